import type { Lexicon } from './lexicon.ts';

/** What Portuguese-speaking visitors call the matters of a shop. */
export const lexicon: Lexicon = {
  common:
    'de, é, o, a, e, tem, têm, aceitam, vcs, eu, os, uma, uns, umas, dos, ao, aos, na, nas, nos, pelo, pela, num, numa, são, está, estão, estou, foi, ser, meu, minha, meus, minhas, seu, sua, vosso, vossa, vocês, você, vcs, vc, ele, ela, isso, isto, esse, essa, este, esta, que, quê, qual, quais, como, quando, quanto, quantos, quantas, onde, quem, por que, não, sem, com, para, pra, mas, mais, muito, já, também, até, tem, têm, tenho, posso, podem, quero, gostaria, preciso, fazem, olá, oi, obrigado, obrigada',
  idle: 'um, em, no, do, da, das, se, me, te, lhe, nós, à, às, ou, por, sobre, outro, outra, outros, algum, alguma, alguns, algo, tudo, todo, toda, todos, todas, mesmo, agora, aqui, ali, então, assim, bem, só, faz, fazer, faço, feito, funciona, tomar, pegar, escolher, escolho, devo, deve, deveria, sei, saber, dizer, favor, por favor, será, seria, era, tinha, vou, vai, vão, ir, to, tô, tou, poderia, queria, pessoais, pessoal, usam, utilizam, acontece, política, politica, nossa, nosso, seus, suas, vossos, ainda, sou, somos, estes, estas, desse, desta, deste, nesse, dessa, pro, pros, pelos, não sei, dar, dá para, dá pra, me passa, passar, acho, ter que, ter, usar, uso, chegou a, coloquei, incluso, inclusa, incluído, incluida, juntos, juntas',
  between: 'entre',
  concepts: {
    howLong:
      'quanto tempo, quantos dias, em quanto tempo, em quantos dias, qual o prazo, quanto demora, demora, demoram, prazo, prazos, dura quanto',
    howMuch:
      'quanto, quanto custa, quanto custam, quanto é, quanto fica, quanto sai, quanto vale, quanto pago, qual o valor, qual o preço, que preço, qto, qnt',
    when: 'quando, que dia, que data, que horas, a que horas, até quando, a partir de quando, para quando, desde quando',
    where: 'onde, aonde, cadê, de onde, em que cidade, em que lugar, onde fica, onde ficam',
    which: 'qual, quais, que tipo, o que, que género',
    how: 'como, como posso, como faço, como faz, como fazer, como é que, de que forma, de que maneira, como funciona',
    who: 'quem, com quem, a quem, para quem',
    why: 'por que, porque, por que motivo, por qual motivo, pq',
    can: 'posso, pode, podem, é possível, possível, dá para, dá pra, consigo, poderia, podemos, é permitido, será que posso',
    have: 'tem, vocês têm, vendem, oferecem, há, existe, existem, fazem, trabalham com',
    want: 'quero, queria, gostaria, preciso, procuro, estou procurando, estou à procura, tô procurando, desejo, precisava',
    not: 'não, nunca, sem, jamais, nenhum, nenhuma, nem, ñ',
    my: 'meu, minha, meus, minhas, nosso, nossa',
    is: 'são, está, estão, era, foi, eram',
    shipping:
      'entreg*, envia*, envio*, envie*, frete, fretes, portes, mandar, mandam, despach*, correios, sedex, transportadora*, expedição, expedid*, expedir, domicílio',
    arrive: 'cheg*, receb*, vem, vir',
    express:
      'expresso, expressa, express, rápid*, urgen*, prioritári*, mais rápido, dia seguinte, no dia seguinte, 24 horas, 24h',
    standard: 'padrão, standard, envio normal, entrega normal, frete normal, envio simples, pac',
    international:
      'internaciona*, exterior, estrangeiro, para fora, outros países, outro país, país, países, fora do brasil, fora de portugal, mundo, mundo inteiro',
    domestic: 'naciona*, dentro do país, território nacional, todo o brasil, brasil todo, portugal continental, ilhas',
    customs:
      'alfandeg*, aduan*, taxa de importação, taxas de importação, imposto de importação, impostos de importação, importação, direitos aduaneiros, desalfandeg*, tributad*',
    parcel: 'pacote*, volume, volumes, a caixa, minha caixa',
    lost: 'perdid*, perdeu, extravi*, sumiu, sumid*, desaparec*, parado, parada, preso, roubad*, não chegou nunca, nunca chegou, não se move, não anda, retid*, sumiram, desapareceu, perdido, extraviad*',
    track:
      'rastre*, tracking, seguimento, acompanhar, código de rastreio, código de rastreamento, número de rastreio, localizar, track, seguir, rastrear, rastreio, rastreamento, rastreia, acompanhar pedido',
    late: 'atras*, demorando, a demorar, demorad*, ainda não, ainda à espera, ainda nada, até agora nada, estou esperando, estou à espera',
    today: 'hoje, hoje mesmo, mesmo dia, no mesmo dia, ainda hoje',
    pickup:
      'retir*, levant*, recolh*, retirar na loja, levantar na loja, buscar, ir buscar, click and collect, pick up, pickup, coleta',
    poBox:
      'caixa postal, apartado, ponto de retirada, pontos de retirada, ponto de recolha, pontos de recolha, cacifo*, locker*, armário inteligente, ponto pickup',
    forwarder: 'redirecion*, reencaminh*, endereço de redirecionamento, transitári*, agente de carga, reenvi*',
    military: 'militar*, endereço militar, base militar, exército, quartel, apo, fpo',
    order: 'pedido, pedidos, encomend*, compra*, comprei, pedi, minha compra',
    number: 'número*, num, nº, nr',
    status: 'status, estado, situação, andamento, ponto de situação, a quantas anda, como está',
    cancel: 'cancel*, anular, anulação, desistir, desisti, desistência',
    change:
      'alter*, modific*, mudar, mudança, mudo, corrig*, edit*, atualiz*, trocar o endereço, trocar a morada, trocar endereço, retific*',
    address: 'endereço*, morada*, cep, código postal',
    invoice:
      'fatur*, nota fiscal, notas fiscais, nf, nfe, recibo*, comprovante*, comprovativo*, talão, cupom fiscal, segunda via',
    minimum: 'mínim*, pelo menos, no mínimo, pedido mínimo, compra mínima, a partir de quanto, a partir de que valor',
    preorder:
      'pré venda, prevenda, encomenda antecipada, reserva*, pré encomenda, pré encomendar, pré reserva, pré compra',
    return: 'devol*, retorn*, mandar de volta, enviar de volta, arrepend*, livre resolução, logística reversa',
    refund:
      'reembols*, estorn*, meu dinheiro, dinheiro de volta, devolução do dinheiro, devolvem o dinheiro, devolver o dinheiro, ressarci*, restitui*',
    exchange:
      'troca, trocas, trocar, troco, trocam, trocado, substituir, substituição, trocar por, trocar de tamanho, outro tamanho, tamanho maior, tamanho menor, outra numeração',
    damaged:
      'quebr*, danific*, dano, danos, defeit*, estrag*, avari*, rasg*, furo, furado, furada, partid*, rachad*, riscad*, manch*, vazando, não funciona, não funcionam, não está funcionando, parou de funcionar, deixou de funcionar, amassad*',
    wrong:
      'errad*, erro, erros, engan*, incorret*, trocaram, veio outro, veio outra, produto diferente, não é o que pedi, não foi o que pedi, equivocad*',
    deadline:
      'prazo de devolução, prazo para, prazo de troca, data limite, quantos dias tenho, último dia, tempo limite, prazo máximo, até que dia, até quando posso, prazo para devolver, prazo para troca',
    label: 'etiquet*, etiqueta de devolução, código de postagem, autorização de postagem',
    cost: 'custo*, custa, custam, custar, preço*, valor, valores, taxa, taxas, tarifa*, caro, cara, caros, caras, cobram, cobra',
    free: 'grátis, gratuit*, de graça, frete grátis, sem custo, sem custos, oferta dos portes, portes grátis, de borla',
    tax: 'imposto, impostos, iva, icms, tributo*',
    payment:
      'pagamento*, pagar, pago, paga, pagam, paguei, pagando, formas de pagamento, forma de pagamento, métodos de pagamento, método de pagamento, meios de pagamento',
    card: 'cartão, cartões, cartão de crédito, cartões de crédito, cartão de débito, visa, mastercard, amex, american express, elo, hipercard',
    wallet: 'paypal, pay pal, apple pay, google pay, shop pay, amazon pay, mbway, mb way, mercado pago, picpay',
    installments:
      'parcela*, em parcelas, em prestações, prestações, prestação, sem juros, quantas vezes, em vezes, pagar depois, financiamento, crediário, klarna, a prestações',
    cash: 'dinheiro, em dinheiro, numerário, à cobrança, contra reembolso, pagar na entrega, pagamento na entrega, em espécie',
    bankTransfer:
      'transferência*, transferência bancária, pix, boleto*, multibanco, iban, sepa, conta bancária, depósito',
    crypto: 'bitcoin*, cripto*, ethereum, btc',
    currency: 'moeda*, euro, euros, dólar*, reais, libras',
    discount:
      'desconto*, cupom, cupons, cupão, cupões, código promocional, código de desconto, promo, promoção, promoções, oferta*, voucher*, vale desconto, código promo',
    stacking:
      'acumul*, combin*, cumulativ*, dois cupons, vários cupons, dois códigos, vários códigos, juntar, mais de um cupom, usar juntos, cupons juntos, acumular cupons',
    sale: 'saldos, liquidação, queima, em promoção, black friday, cyber monday, outlet, remarcad*, rebaixad*',
    giftCard:
      'vale presente, vales presente, cartão presente, cartões presente, cartão oferta, cartões oferta, vale oferta, cheque oferta, cheque prenda, gift card, gift cards, giftcard, vale compras, crédito na loja',
    expire: 'expir*, venc*, válid*, caduc*, vigência',
    loyalty:
      'fidelidade, pontos, programa de pontos, programa de fidelidade, recompensa*, membro*, cashback, vip, sócio*, clube',
    student: 'estudant*, desconto de estudante, desconto para estudantes, universitári*, aluno*',
    priceMatch:
      'mais barato em outro, mais barato em outra, mais barato noutro, mais barato noutra, mais barato noutra loja, cobrem o preço, cobrir o preço, igualam, igualar, garantia de preço, melhor preço garantido, concorr*',
    shop: 'loja*, loja física, lojas físicas, showroom, filial, filiais, localização, localizad*, sede, ponto de venda, pontos de venda, unidade',
    hours:
      'horário*, horário de funcionamento, horário de atendimento, abrem, abre, abert*, fecham, fecha, fechad*, funcionam, funcionamento, expediente',
    holiday: 'feriado*, férias, natal, páscoa, ano novo, carnaval, dia dos namorados, véspera',
    weekend: 'fim de semana, fins de semana, final de semana, finais de semana, fds, sábado*, domingo*',
    contact:
      'contat*, contact*, falar com vocês, entrar em contato, entrar em contacto, escrever, atendimento ao cliente, apoio ao cliente, sac, serviço de apoio',
    phone: 'telefon*, tel, telemóvel, celular, ligar, ligo, ligação, chamada, whatsapp, whats, zap, número de telefone',
    email: 'email, emails, e mail, e mails, mail, correio eletrônico, endereço de email, endereço de e mail',
    human:
      'human*, uma pessoa, pessoa real, pessoa de verdade, alguém, atendente*, assistente, assistentes, operador*, representante*, funcionári*, vendedor*, ser humano, consultor*, atendimento humano, colaborador',
    talk: 'falar, fala, falo, conversar, chat, bate papo, papo',
    company:
      'sobre nós, quem somos, nossa história, fundada, fundado, fundador*, quando começaram, desde quando existem, funcionários, quantas pessoas trabalham',
    hiring:
      'emprego*, vaga, vagas, trabalhar com, trabalhar aí, trabalhar na, trabalhe conosco, trabalhar convosco, trabalho, recrut*, contrat*, currículo*, estágio*, carreira*, candidat*',
    wholesale:
      'atacado, atacadista*, por atacado, grossista*, por grosso, revend*, grandes quantidades, grande quantidade, b2b, cnpj, lojista*',
    rental: 'alug*, locação, emprest*, leasing',
    affiliate:
      'afiliad*, influencer*, influenciador*, parceri*, parceir*, patrocin*, embaixador*, colaborações, colaboração, permuta',
    sustainability:
      'sustentá*, ecológic*, recicl*, meio ambiente, ambienta*, ambiente, carbono, clima, étic*, comércio justo, ecofriendly',
    origin:
      'fabric*, feito em, feitos em, feita em, feitas em, made in, origem, procedência, país de origem, onde são feitos, onde é feito, onde são produzidos, produzid*, proveniência, de onde vem, de onde são, ateliê*, oficina, feitos, feitas, fabricados, fabricadas',
    privacy:
      'privacidade, dados pessoais, meus dados, dados, lgpd, rgpd, proteção de dados, excluir meus dados, apagar os meus dados, cookies',
    account:
      'conta, contas, minha conta, criar conta, criar uma conta, cadastr*, regist*, login, logar, entrar na conta, senha*, palavra passe, password, perfil, usuário*, utilizador*',
    newsletter:
      'newsletter*, boletim, subscrev*, subscri*, descadastr*, cancelar a subscrição, cancelar inscrição, inscrev*, inscrição, emails publicitários, lista de emails',
    catalog: 'catálogo*, folheto*, brochura*',
    app: 'app, aplicativo*, aplicação, apps',
    giftWrap:
      'embalagem de presente, embalagem para presente, papel de presente, embrulho de presente, embrulho para presente, para presente, embrulh*, embal*, papel de embrulho, cartão com mensagem, mensagem de presente',
    engraving: 'gravação, gravar, gravad*, personaliz*, sob medida, por medida, bordad*, bordar, monograma*, iniciais',
    product: 'produto*, artigo*, item, itens, mercadoria*, objeto*',
    recommend: 'recomend*, indic*, sugest*, sugere, sugerem, sugerir, aconselh*, conselho*, ideia, ideias',
    stock: 'estoque*, em stock, stock, disponí*, esgot*, restam, resta, sobrou, pronta entrega, acabou',
    restock:
      'reposição, repor, repõem, vai voltar, voltar ao estoque, volta ao estoque, volta a ter, voltar a ter, de volta ao estoque, novamente disponível, disponível novamente, volta em stock, reabastec*, repost*',
    warranty: 'garanti*',
    claim: 'reclam*, queixa*, acionar, acionar a garantia',
    repair: 'repar*, consert*, arranj*, remend*, assistência técnica, costurar',
    spareParts:
      'peça de reposição, peças de reposição, peça sobressalente, peças sobressalentes, sobressalente*, peças de substituição, peça, peças, refil',
    size: 'tamanho*, numeração, veste, vestem, serve, medidas do corpo, número do calçado, manequim, xs, xl, xxl, gg',
    sizeChart:
      'guia de tamanhos, tabela de tamanhos, tabela de medidas, guia de medidas, tabela de numeração, guia de tamanho, tabela de tamanho',
    small: 'pequen*, muito pequeno, apertad*, justo, justa, fica pequeno, ficou pequeno, ficou apertado',
    large: 'grande, grandes, muito grande, largo, larga, largos, folgad*, ficou grande, fica grande',
    wash: 'lavar, lava, lavo, lavam, lavag*, lavad*, lavável, máquina de lavar, na máquina, limp*, lavandaria, lavanderia, detergente*',
    dry: 'secar, seca, secagem, secador*, máquina de secar',
    care: 'cuidado, cuidados, cuidar, cuido, manutenção, conservar, conservação',
    waterproof:
      'imperme*, waterproof, resistente à água, resistentes à água, resiste à água, prova d’água, à prova d’água, à prova de água, estanque*, molha',
    material: 'materia*, tecido*, pano, composição, feito de, feita de, feitos de, feitas de, é de quê',
    weight: 'peso, pesa, pesam, pesad*, quanto pesa, leve, leves, kg, quilo*, gramas',
    dimensions:
      'dimensão, dimensões, medida*, mede, medem, altura, largura, comprimento, profundidade, diâmetro, cm, litros',
    color: 'cor, cores, tom, tons',
    vegan: 'vegan*, veget*, sem couro, origem animal, cruelty free',
    kids: 'criança*, filho*, filha*, bebê*, infanti*, menino*, menina*, miúdo*, juvenil, kids',
    women: 'mulher*, feminin*, esposa, namorada, para ela, senhora*, mãe, irmã, damas',
    men: 'homem, homens, masculin*, marido, namorado, para ele, pai, irmão, cavalheiro*',
    pets: 'cão, cães, cachorr*, gato, gatos, gata, animal, animais, pet, pets, animal de estimação, bicho*',
    cheapest:
      'barat*, mais barato, mais barata, mais em conta, em conta, preço mais baixo, menor preço, econômic*, acessív*, orçamento',
    dearest: 'mais caro, mais cara, mais caros, mais caras, luxo, premium, topo de gama, alto padrão',
    newest:
      'novidade*, lançament*, novos produtos, produtos novos, nova coleção, última coleção, mais recente, mais recentes, mais novo, mais novos, acabou de chegar, recém chegados',
    bestseller:
      'mais vendido, mais vendidos, mais vendida, mais vendidas, mais popular, mais populares, popular*, best seller, best sellers, bestseller*, campeão de vendas',
    under: 'menos de, abaixo de, abaixo, inferior*, até, no máximo, máximo, menos que',
    over: 'mais de, acima de, acima, superior*, mais que',
    cart: 'carrinho*, cesto, cesta, sacola de compras, adicion*, pôr no carrinho, colocar no carrinho, cestinho',
    compare: 'compar*, diferenç*, diferente*, melhor*, vs, versus, qual é melhor, qual a diferença',
    assembly: 'montagem, montar, monta, montad*, instal*, instruç*, manual, manuais',
    insurance: 'seguro*, assegur*, segurad*',
    gift: 'presente*, prenda*, oferecer, lembrança*, lembrancinha*, aniversário',
    jacket: 'jaquet*, casaco*, blusão, blusões, parka*, anorak*, corta vento, sobretudo*, blazer*, quispo',
    shirt: 'camisa, camisas, camiset*, camisol*, t shirt, t shirts, tshirt*, polo, polos, blusa, blusas, regata*',
    sweater:
      'suéter*, pulôver*, pullover*, moletom*, moletons, malha, malhas, hoodie*, cardigã*, sweat, sweatshirt*, fleece, tricô, agasalho*',
    trousers: 'calça, calças, jeans, ganga, bermuda*, calção, calções, leggings, legging, shorts',
    dress: 'vestido*, saia, saias',
    shoes: 'sapat*, calçado*, bota, botas, botin*, tênis, sandália*, chinelo*, pantufa*, sneaker*',
    socks: 'meia, meias, collants, peúga*, meia calça',
    hat: 'gorro*, boné, bonés, chapéu*, touca*, boina*',
    gloves: 'luva*, mitene*',
    scarf: 'cachecol, cachecóis, lenço, lenços, echarpe*, xale*, gola',
    underwear: 'roupa íntima, roupa interior, cueca*, calcinha*, sutiã*, soutien*, lingerie, boxer*',
    swimwear: 'maiô*, biquíni*, bikini*, fato de banho, fatos de banho, sunga*, calções de banho, roupa de banho',
    backpack: 'mochil*',
    bag: 'bolsa*, mala de mão, sacola*, saco, sacos, pochete*, tiracolo, necessaire, tote',
    wallets: 'carteira*, porta cartões, porta moedas, porta cartão',
    suitcase: 'mala, malas, bagage*, trolley*',
    tent: 'barraca*, tenda*, abrigo*',
    sleepingBag: 'saco de dormir, sacos de dormir, saco cama, sacos cama',
    sleepingPad: 'isolante*, colchonete*, colchão inflável, colchão insuflável, tapete de dormir, esteira*',
    blanket: 'manta, mantas, cobertor*, edredom, edredons, edredão, edredões, coberta*',
    pillow: 'almofad*, travesseir*',
    towel: 'toalha*',
    lamp: 'lâmpada*, luminária*, candeeiro*, luz, luzes, abajur*, iluminação',
    torch: 'lanterna*, frontal',
    poles: 'bastão, bastões',
    cooler: 'caixa térmica, geleira, cooler',
    mug: 'caneca*, xícara*, chávena*, copo, copos, mug',
    bottle: 'garraf*, cantil, cantis, thermos, squeeze',
    pan: 'frigideir*, panel*, caçarola*, tacho*, wok, sertã',
    kettle: 'chaleira*, bule, bules, cafeteira*',
    stove: 'fogareir*, fogão, fogões, churrasqueir*, grelha*, queimador*, barbecue',
    plate: 'prato, pratos, tigela*, louça*, loiça*, bowl, bowls, saladeira*',
    knife: 'faca, facas, canivete*, lâmina*, multiferramenta*, facão',
    chair: 'cadeira*, poltrona*, banqueta*, assento*',
    table: 'mesa, mesas, escrivaninha*, secretária',
    sofa: 'sofá*, canapé',
    bed: 'cama, camas, colchão, colchões, lençol, lençóis, roupa de cama',
    curtain: 'cortina*, persiana*, estores',
    rug: 'tapete*, carpete*, alcatifa*, capacho*',
    candle: 'vela, velas',
    vase: 'vaso, vasos, jarra, jarras, floreira*, cachepô',
    jewelry: 'joia*, colar, colares, anel, anéis, brinco*, pulseira*, bijuteria*',
    watch: 'relógio*',
    glasses: 'óculos, óculos de sol',
    umbrella: 'guarda chuva, guarda chuvas, chapéu de chuva, sombrinha*, guarda sol',
    phoneCase: 'capa de celular, capa para celular, capa de telemóvel, capa para telemóvel, capinha*, capa, capas',
    headphones: 'fone, fones, fone de ouvido, fones de ouvido, auricular*, auscultador*, headphone*, headset, airpods',
    laptop: 'portátil, portáteis, notebook*, laptop*, computador*, pc',
    charger: 'carregador*, cabo, cabos, power bank, powerbank, bateria*, bateria externa, adaptador*',
    cosmetics:
      'cosmétic*, maquiagem, maquilhagem, creme, cremes, shampoo, champô*, xampu, sabonete*, sabão, sérum, loção, batom',
    perfume: 'perfum*, colônia, fragrância*, aroma, aromas',
    coffee: 'café, cafés, espresso',
    tea: 'chá, chás',
    chocolate: 'chocolate*, bombom, bombons, doces, rebuçado*',
    wine: 'vinho*, espumante*',
    book: 'livro*, romance, romances',
    toy: 'brinquedo*, jogo, jogos, quebra cabeça, puzzle*, pelúcia*, peluche*, boneca, bonecas, boneco',
    bike: 'bicicleta*, bike, bikes, ciclis*, bici',
    wool: 'lã, lãs, merino, caxemira, cashmere, mohair',
    cotton: 'algodão',
    leather: 'couro*, pele, camurça',
    silk: 'seda',
    linen: 'linho',
    down: 'penas, plumas, penugem, pluma de ganso',
    wood: 'madeira*, carvalho, pinho',
    castIron: 'ferro fundido',
    black: 'preto, preta, pretos, pretas, negro',
    white: 'branco*, branca*, cru',
    red: 'vermelh*, bordô, encarnad*',
    blue: 'azul, azuis, marinho, turquesa',
    green: 'verde*, oliva',
    gray: 'cinza, cinzas, cinzent*, antracite, chumbo',
    brown: 'marrom, castanh*, bege, camelo',
    yellow: 'amarel*, mostarda, ocre',
    pink: 'rosa, rosas, cor de rosa, fúcsia',
    orange: 'laranja*',
    purple: 'roxo, roxa, roxos, violeta, lilás, púrpura',
    day: 'dia, dias, dias úteis, dia útil, úteis',
    week: 'semana, semanas',
    month: 'mês, meses, mensal',
    year: 'ano, anos',
    hour: 'hora, horas, h, minuto*',
    person: 'pessoas, gente, lugares',
    winter: 'inverno*, frio, neve',
    summer: 'verão, calor, quente',
    rain: 'chuva*, chove, chuvos*, molhad*',
    hiking: 'caminhad*, trilha*, trilho*, trekking, montanh*, ar livre, outdoor, caminhar',
    camping: 'camping, acamp*, campismo, campista*',
    night: 'noite, noites, noturn*, escuro, escuridão',
    hello: 'olá, oi, oie, opa, bom dia, boa tarde, boa noite, e aí, alô, saudações, tudo bem',
    thanks: 'obrigad*, muito obrigado, muito obrigada, valeu, brigad*, agradec*, grato, grata, vlw',
    bye: 'tchau, adeus, até logo, até mais, até breve, até amanhã, bom fim de semana, xau, falou',
    yes: 'sim, claro, ok, okay, com certeza, isso mesmo, beleza, pode ser, perfeito, tá bom',
    no: 'não obrigado, não obrigada, nada mais, só isso, mais nada, não precisa, nope',
    please: 'por favor, pfv, pf, se faz favor, por gentileza, por obséquio, pfvr, faz favor',
    and: 'e, e também, além disso, bem como',
  },
};
