import type { Frame } from './en.ts';

/** What the assistant says by itself, in Spanish. */
export const frame: Frame = {
  refused:
    'Lo siento, no he podido encontrar una respuesta a eso. Puedo ayudar con productos, pedidos, envíos y devoluciones. ¿Prefieres hablar con una persona?',
  refusedAgain:
    'Tampoco he podido encontrar respuesta a eso. Pulsa «Hablar con una persona»: alguien de nuestro equipo leerá esta conversación y te responderá aquí.',
  refusedOften: [
    'Sigo sin tener una respuesta. Intenta preguntarlo con otras palabras o pulsa «Hablar con una persona» y alguien de nuestro equipo te responderá aquí.',
    'Esta tampoco la puedo responder. Alguien de nuestro equipo sí puede: pulsa «Hablar con una persona» y seguirá contigo aquí mismo.',
  ],
  didYouMean: 'No me queda claro qué quieres decir. ¿Es alguna de estas preguntas?',
  handedOff: 'Te paso con una persona de nuestro equipo, que te responderá aquí.',
  failed: 'Algo ha fallado por mi parte, así que te paso con una persona de nuestro equipo, que te responderá aquí.',
  spent:
    'Ahora mismo no puedo responder más preguntas, así que te paso con una persona de nuestro equipo, que te responderá aquí.',
  fileOnly: (count: number) =>
    `No puedo ver archivos, así que paso ${count === 1 ? 'el tuyo' : 'los tuyos'} a una persona de nuestro equipo, que te responderá aquí.`,
  fileUnseen: 'No puedo ver el archivo que has enviado, pero una persona de nuestro equipo sí puede.',
  translatedFrom: (language: string) => `Traducido (original: ${language})`,
  showOriginal: 'Ver el original',
  askedThrice:
    'Si esto sigue sin ser lo que necesitas, pulsa «Hablar con una persona»: alguien de nuestro equipo leerá esta conversación y te responderá aquí.',
  notAnsweredYet:
    'Nuestro equipo aún no ha podido responder. Déjanos tu correo electrónico y la respuesta te llegará aunque cierres este chat.',
  awayWithEmail: (email: string) =>
    `Ahora mismo no estamos. Te responderemos aquí y por correo electrónico a ${email}.`,
  wordless: '¿En qué puedo ayudarte?',
  wordlessAgain: 'Dime en pocas palabras qué necesitas y lo busco.',
  noSuchOrder:
    'No se ha encontrado ningún pedido con ese número y ese correo o teléfono. Revisa ambos datos y envíalos de nuevo, o habla con una persona. Tras unos cuantos intentos no puedo volver a buscar durante un rato.',
  noSuchOrderAgain:
    'Sigue sin aparecer ningún pedido con ese número y ese correo o teléfono. Si ambos son correctos, habla con una persona: alguien de nuestro equipo puede buscarlo. Tras unos cuantos intentos no puedo volver a buscar durante un rato.',
  askProof: 'Para buscar tu pedido necesito su número y el correo electrónico con el que lo hiciste.',
  askedAgain: (question: string) => `Todavía necesito este dato para poder ayudarte. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Aquí está:' : 'Esto es lo que he encontrado:'),
  foundOrders: (count: number) => (count === 1 ? 'Aquí tienes tu pedido:' : 'Aquí tienes tus pedidos:'),
  whereIsOrder: (name: string) => `¿Dónde está mi pedido ${name}?`,
  steps: {
    search_knowledge: 'Buscando la información…',
    search_products: 'Buscando productos…',
    product_details: 'Leyendo sobre el producto…',
    look_up_order: 'Consultando tu pedido…',
    list_discounts: 'Consultando los descuentos…',
    hand_off: 'Buscando a una persona…',
  },
  facts: {
    soldOut: 'agotado',
    inStock: 'en stock',
    fewLeft: (count: number) => `en stock, solo ${count === 1 ? 'queda' : 'quedan'} ${count}`,
    from: (price: string) => `desde ${price}`,
    reduced: (price: string, usual: string) => `${price} (antes ${usual})`,
    tracking: 'página de seguimiento',
    states: {
      unfulfilled: 'en preparación',
      in_progress: 'en preparación',
      pending_fulfillment: 'en preparación',
      scheduled: 'programado para más adelante',
      on_hold: 'en espera',
      partially_fulfilled: 'enviado en parte',
      fulfilled: 'enviado',
      in_transit: 'en camino',
      restocked: 'devuelto',
      out_for_delivery: 'en reparto',
      delivered: 'entregado',
    },
    canceled: (date: string) => `cancelado (el ${date})`,
    delivered: (date: string) => `entregado (el ${date})`,
    refunded: { none: '', partly: ' y reembolsado en parte', fully: ' y reembolsado por completo' },
    onlyRefunded: 'reembolsado por completo',
    voided: ', y su pago fue anulado',
    total: {
      none: '',
      partly: (back: string) => ` (reembolso: ${back})`,
      fully: ' (reembolso completo)',
    },
  },
  offline: {
    greeting: '¡Hola! ¿En qué puedo ayudarte hoy?',
    thanks: '¡De nada! ¿Puedo ayudarte en algo más?',
    farewell: 'De acuerdo. Aquí estoy para cuando necesites algo más. ¡Hasta pronto!',
    banter:
      'Soy el asistente virtual de esta tienda y con gusto ayudo con cualquier pregunta sobre ella. ¿Qué puedo buscar para ti?',
    unknown: 'Lo siento, no he podido encontrar una respuesta a eso. ¿Te gustaría hablar con una persona?',
    unknownPart: (part: string) => `No he podido encontrar una respuesta a «${part}».`,
    noProduct: 'No he podido encontrar nada parecido en esta tienda. ¿Podrías describirlo de otra manera?',
    askGift: '¿Qué le gusta a esa persona o qué le podría ser útil?',
    noOption: 'No he podido encontrar esa opción.',
    noneFits: 'No he podido encontrar nada que cumpla todo eso. Esto es lo que más se acerca:',
    notStated: (product: string) => `La tienda no indica eso sobre ${product}.`,
    found: 'Esto es lo que he encontrado:',
    shopSays: 'Esto es lo que dice la tienda al respecto:',
    addToCart: (product: string) => `Puedes añadir ${product} al carrito aquí mismo:`,
    noSuchDiscount: 'No he podido encontrar un descuento de ese tipo.',
    discounts: 'Estos códigos funcionan ahora mismo:',
    noDiscount: 'No he podido encontrar ningún código de descuento público en este momento.',
    askOrder: '¿Me puedes enviar el número de pedido y el correo electrónico con el que lo hiciste?',
    askNumber: '¿Me puedes decir también el número de pedido?',
    askEmail: '¿Me puedes decir también el correo electrónico con el que hiciste el pedido?',
    whichOrder: (numbers: string) => `¿A qué pedido te refieres: ${numbers}?`,
    or: ' o ',
    away: 'Ahora mismo no he podido conectar con la tienda para comprobarlo. ¿Te gustaría hablar con una persona?',
    order: (name: string, state: string) => `Tu pedido ${name} está ${state}.`,
    arrives: (date: string) => `Debería llegar a más tardar el ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, hasta el ${ends}`}`,
  },
};
