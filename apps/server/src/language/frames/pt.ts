import type { Frame } from './en.ts';

/** What the assistant says by itself, in Portuguese. */
export const frame: Frame = {
  refused:
    'Desculpe, não encontrei uma resposta para isso. Posso ajudar com produtos, pedidos, entregas e devoluções. Prefere falar com uma pessoa?',
  refusedAgain:
    'Também não encontrei resposta para essa. Toque em “Falar com uma pessoa”: alguém da nossa equipe vai ler esta conversa e responder aqui.',
  refusedOften: [
    'Ainda não tenho uma resposta. Tente perguntar com outras palavras ou toque em “Falar com uma pessoa” e alguém da nossa equipe responderá aqui.',
    'Essa também não consigo responder. Alguém da nossa equipe consegue: toque em “Falar com uma pessoa” e o atendimento continua aqui mesmo.',
  ],
  didYouMean: 'Não sei se entendi bem. É uma destas perguntas?',
  handedOff: 'Vou passar a conversa para uma pessoa da nossa equipe, que responderá aqui.',
  failed:
    'Algo deu errado do meu lado, por isso vou passar a conversa para uma pessoa da nossa equipe, que responderá aqui.',
  spent:
    'Não consigo responder a mais perguntas neste momento, por isso vou passar a conversa para uma pessoa da nossa equipe, que responderá aqui.',
  fileOnly: (count: number) =>
    `Não consigo ver arquivos, por isso vou passar ${count === 1 ? 'o seu' : 'os seus'} para uma pessoa da nossa equipe, que responderá aqui.`,
  fileUnseen: 'Não consigo ver o arquivo que você enviou, mas uma pessoa da nossa equipe consegue.',
  translatedFrom: (language: string) => `Traduzido (original: ${language})`,
  showOriginal: 'Ver o original',
  askedThrice:
    'Se ainda não é disso que você precisa, toque em “Falar com uma pessoa”: alguém da nossa equipe vai ler esta conversa e responder aqui.',
  notAnsweredYet:
    'Nossa equipe ainda não conseguiu responder. Deixe seu e-mail e a resposta chegará até você mesmo se fechar este chat.',
  awayWithEmail: (email: string) => `Estamos fora no momento. Responderemos aqui e por e-mail para ${email}.`,
  wordless: 'Como posso ajudar?',
  wordlessAgain: 'Diga em poucas palavras o que você precisa e eu procuro.',
  noSuchOrder:
    'Nenhum pedido foi encontrado com esse número e esse e-mail ou telefone. Confira os dois e envie novamente, ou fale com uma pessoa. Depois de algumas tentativas, não posso procurar de novo por um tempo.',
  noSuchOrderAgain:
    'Ainda não foi encontrado nenhum pedido com esse número e esse e-mail ou telefone. Se os dois estiverem certos, fale com uma pessoa: alguém da nossa equipe pode procurar. Depois de algumas tentativas, não posso procurar de novo por um tempo.',
  askProof: 'Para consultar o seu pedido, preciso do número dele e do e-mail usado na compra.',
  askedAgain: (question: string) => `Ainda preciso desta informação para ajudar. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Aqui está:' : 'Veja o que encontrei:'),
  foundOrders: (count: number) => (count === 1 ? 'Aqui está o seu pedido:' : 'Aqui estão os seus pedidos:'),
  whereIsOrder: (name: string) => `Onde está o meu pedido ${name}?`,
  steps: {
    search_knowledge: 'Procurando a informação…',
    search_products: 'Procurando produtos…',
    product_details: 'Lendo sobre o produto…',
    look_up_order: 'Consultando o seu pedido…',
    list_discounts: 'Consultando os descontos…',
    hand_off: 'Chamando uma pessoa…',
  },
  facts: {
    soldOut: 'esgotado',
    inStock: 'em estoque',
    fewLeft: (count: number) => `em estoque, só ${count === 1 ? 'resta' : 'restam'} ${count}`,
    from: (price: string) => `a partir de ${price}`,
    reduced: (price: string, usual: string) => `${price} (antes ${usual})`,
    tracking: 'página de rastreamento',
    states: {
      unfulfilled: 'em preparação',
      in_progress: 'em preparação',
      pending_fulfillment: 'em preparação',
      scheduled: 'agendado para mais tarde',
      on_hold: 'em espera',
      partially_fulfilled: 'parcialmente enviado',
      fulfilled: 'enviado',
      in_transit: 'a caminho',
      restocked: 'devolvido',
      out_for_delivery: 'em rota de entrega',
      delivered: 'entregue',
    },
    canceled: (date: string) => `cancelado (em ${date})`,
    delivered: (date: string) => `entregue (em ${date})`,
    refunded: { none: '', partly: ' e parcialmente reembolsado', fully: ' e totalmente reembolsado' },
    onlyRefunded: 'totalmente reembolsado',
    voided: ', e o seu pagamento foi anulado',
    total: {
      none: '',
      partly: (back: string) => ` (reembolso: ${back})`,
      fully: ' (reembolso total)',
    },
  },
  offline: {
    greeting: 'Olá! Como posso ajudar hoje?',
    thanks: 'De nada! Posso ajudar em mais alguma coisa?',
    farewell: 'Certo. Estou aqui sempre que precisar de algo mais. Até logo!',
    banter:
      'Sou o assistente virtual desta loja e é um prazer ajudar com qualquer pergunta sobre ela. O que posso procurar para você?',
    unknown: 'Desculpe, não encontrei uma resposta para isso. Gostaria de falar com uma pessoa?',
    unknownPart: (part: string) => `Não encontrei uma resposta para “${part}”.`,
    noProduct: 'Não encontrei nada assim nesta loja. Poderia descrever de outra forma?',
    askGift: 'Do que essa pessoa gosta, ou o que seria útil para ela?',
    noOption: 'Não encontrei essa opção.',
    noneFits: 'Não encontrei nada que atenda a tudo isso. Estes são os que mais se aproximam:',
    notStated: (product: string) => `A loja não informa isso sobre ${product}.`,
    found: 'Veja o que encontrei:',
    shopSays: 'Isto é o que a loja diz a respeito:',
    addToCart: (product: string) => `Você pode adicionar ${product} ao carrinho aqui mesmo:`,
    noSuchDiscount: 'Não encontrei um desconto desse tipo.',
    discounts: 'Estes códigos estão valendo agora:',
    noDiscount: 'Não encontrei nenhum código de desconto público no momento.',
    askOrder: 'Poderia enviar o número do pedido e o e-mail usado na compra?',
    askNumber: 'Poderia informar também o número do pedido?',
    askEmail: 'Poderia informar também o e-mail usado na compra?',
    whichOrder: (numbers: string) => `A qual pedido você se refere: ${numbers}?`,
    or: ' ou ',
    away: 'Não consegui contato com a loja para verificar isso agora. Gostaria de falar com uma pessoa?',
    order: (name: string, state: string) => `O seu pedido ${name} está ${state}.`,
    arrives: (date: string) => `Deve chegar até ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, até ${ends}`}`,
  },
};
