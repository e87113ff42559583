import type { Templates } from './template.ts';

/** In Spanish, French, Italian, Portuguese, and Romanian. */
export const romance: Record<'es' | 'fr' | 'it' | 'pt' | 'ro', Templates> = {
  es: {
    'delivery-time':
      'La entrega tarda de 3 a 5 días laborables. Recibirá un correo con un enlace de seguimiento en cuanto su pedido esté en camino.',
    'return-policy':
      'Puede devolver los artículos sin usar en los 30 días siguientes a la entrega. Escríbanos primero y le enviaremos una etiqueta.',
    'payment-methods': [
      '¿Qué formas de pago aceptan?',
      'Puede pagar con tarjeta de crédito, PayPal y tarjeta regalo. Verá todas las formas de pago al finalizar la compra.',
    ],
    'change-order': [
      '¿Puedo cambiar o cancelar mi pedido?',
      'Sí, hasta que lo preparemos. Díganos el número de pedido y qué debe cambiar, y nos ocuparemos lo antes posible.',
    ],
    'international-shipping': [
      '¿Hacen envíos al extranjero?',
      'Sí. Al introducir su dirección al finalizar la compra verá si enviamos a su país y cuánto cuesta.',
    ],
    contact: [
      '¿Cómo puedo contactar con ustedes?',
      'Escríbanos aquí. Si no hay nadie en línea, deje su correo electrónico y le responderemos en cuanto volvamos.',
    ],
    'business-hours': ['¿Cuál es su horario?', 'Respondemos de lunes a viernes, de 9 de la mañana a 5 de la tarde.'],
    sizes: [
      '¿Qué talla necesito?',
      'En la página de cada producto hay una guía de tallas. Si está entre dos tallas, le recomendamos la mayor.',
    ],
  },
  fr: {
    'delivery-time':
      'La livraison prend 3 à 5 jours ouvrés. Vous recevez un e-mail avec un lien de suivi dès que votre commande est en route.',
    'return-policy':
      'Vous pouvez renvoyer les articles non utilisés dans les 30 jours suivant la livraison. Écrivez-nous d’abord, nous vous enverrons une étiquette.',
    'payment-methods': [
      'Quels moyens de paiement acceptez-vous ?',
      'Vous pouvez payer par carte de crédit, PayPal et carte cadeau. Tous les moyens de paiement s’affichent au moment de payer.',
    ],
    'change-order': [
      'Puis-je modifier ou annuler ma commande ?',
      'Oui, tant qu’elle n’est pas emballée. Indiquez-nous son numéro et ce qui doit changer, nous nous en occuperons dès que possible.',
    ],
    'international-shipping': [
      'Livrez-vous à l’étranger ?',
      'Oui. En saisissant votre adresse au moment de payer, vous verrez si nous livrons dans votre pays et à quel prix.',
    ],
    contact: [
      'Comment puis-je vous joindre ?',
      'Écrivez-nous ici. Si personne n’est en ligne, laissez votre adresse e-mail et nous répondrons dès notre retour.',
    ],
    'business-hours': ['Quels sont vos horaires ?', 'Nous répondons du lundi au vendredi, de 9 h à 17 h.'],
    sizes: [
      'Quelle taille me faut-il ?',
      'Chaque page de produit a un guide des tailles. Si vous hésitez entre deux tailles, nous conseillons la plus grande.',
    ],
  },
  it: {
    'delivery-time':
      'La consegna richiede 3–5 giorni lavorativi. Riceverà un’e-mail con un link di tracciamento appena l’ordine sarà in viaggio.',
    'return-policy':
      'Può restituire gli articoli non usati entro 30 giorni dalla consegna. Prima ci scriva: le invieremo un’etichetta.',
    'payment-methods': [
      'Quali metodi di pagamento accettate?',
      'Può pagare con carta di credito, PayPal e carta regalo. Tutti i metodi di pagamento sono indicati alla cassa.',
    ],
    'change-order': [
      'Posso modificare o annullare il mio ordine?',
      'Sì, finché non lo prepariamo. Ci indichi il numero d’ordine e che cosa cambiare: ce ne occuperemo appena possibile.',
    ],
    'international-shipping': [
      'Spedite all’estero?',
      'Sì. Inserendo il suo indirizzo alla cassa vedrà se spediamo nel suo paese e quanto costa.',
    ],
    contact: [
      'Come posso contattarvi?',
      'Ci scriva qui. Se nessuno è online, lasci il suo indirizzo e-mail: risponderemo appena saremo di ritorno.',
    ],
    'business-hours': ['Quando siete aperti?', 'Rispondiamo dal lunedì al venerdì, dalle 9 alle 17.'],
    sizes: [
      'Di quale taglia ho bisogno?',
      'In ogni pagina di prodotto c’è una guida alle taglie. Se è tra due taglie, consigliamo la più grande.',
    ],
  },
  pt: {
    'delivery-time':
      'A entrega leva de 3 a 5 dias úteis. Você recebe um e-mail com um link de rastreamento assim que o pedido estiver a caminho.',
    'return-policy':
      'Você pode devolver itens sem uso em até 30 dias após a entrega. Escreva para nós primeiro e enviaremos uma etiqueta.',
    'payment-methods': [
      'Quais formas de pagamento vocês aceitam?',
      'Você pode pagar com cartão de crédito, PayPal e cartão-presente. Todas as formas de pagamento aparecem ao finalizar a compra.',
    ],
    'change-order': [
      'Posso alterar ou cancelar meu pedido?',
      'Sim, até o embalarmos. Informe o número do pedido e o que deve mudar, e cuidaremos disso assim que possível.',
    ],
    'international-shipping': [
      'Vocês enviam para o exterior?',
      'Sim. Ao informar seu endereço ao finalizar a compra, você vê se enviamos para o seu país e quanto custa.',
    ],
    contact: [
      'Como posso falar com vocês?',
      'Escreva para nós aqui. Se ninguém estiver on-line, deixe seu e-mail e responderemos assim que voltarmos.',
    ],
    'business-hours': ['Qual é o horário de vocês?', 'Respondemos de segunda a sexta, das 9h às 17h.'],
    sizes: [
      'De que tamanho eu preciso?',
      'Cada página de produto tem um guia de tamanhos. Se estiver entre dois tamanhos, recomendamos o maior.',
    ],
  },
  ro: {
    'delivery-time':
      'Livrarea durează 3–5 zile lucrătoare. Primiți un e-mail cu un link de urmărire imediat ce comanda este pe drum.',
    'return-policy':
      'Puteți returna articolele nefolosite în 30 de zile de la livrare. Scrieți-ne mai întâi și vă trimitem o etichetă.',
    'payment-methods': [
      'Ce metode de plată acceptați?',
      'Puteți plăti cu cardul, cu PayPal și cu card cadou. Toate metodele de plată apar la finalizarea comenzii.',
    ],
    'change-order': [
      'Pot modifica sau anula comanda mea?',
      'Da, până când o împachetăm. Spuneți-ne numărul comenzii și ce trebuie schimbat și ne ocupăm cât mai curând.',
    ],
    'international-shipping': [
      'Livrați în străinătate?',
      'Da. Când introduceți adresa la finalizarea comenzii vedeți dacă livrăm în țara dumneavoastră și cât costă.',
    ],
    contact: [
      'Cum vă pot contacta?',
      'Scrieți-ne aici. Dacă nu este nimeni online, lăsați adresa de e-mail și răspundem imediat ce revenim.',
    ],
    'business-hours': ['Care este programul dumneavoastră?', 'Răspundem de luni până vineri, între orele 9 și 17.'],
    sizes: [
      'De ce mărime am nevoie?',
      'Pe pagina fiecărui produs este un ghid de mărimi. Dacă sunteți între două mărimi, o recomandăm pe cea mai mare.',
    ],
  },
};
