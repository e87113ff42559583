import type { Frame } from './en.ts';

/** What the assistant says by itself, in Italian. */
export const frame: Frame = {
  refused:
    'Mi dispiace, non ho trovato una risposta a questa domanda. Posso aiutarti con prodotti, ordini, spedizioni e resi. Preferisci parlare con una persona?',
  refusedAgain:
    'Non ho trovato nemmeno questa risposta. Premi «Parla con una persona»: qualcuno del nostro team leggerà questa conversazione e ti risponderà qui.',
  refusedOften: [
    'Non ho ancora una risposta. Prova a chiederlo con altre parole, oppure premi «Parla con una persona» e qualcuno del nostro team ti risponderà qui.',
    'Anche a questa non so rispondere. Qualcuno del nostro team può farlo: premi «Parla con una persona» e proseguirà con te proprio qui.',
  ],
  didYouMean: 'Non sono sicuro di aver capito. È una di queste domande?',
  handedOff: 'Ti passo a una persona del nostro team, che ti risponderà qui.',
  failed:
    'Qualcosa è andato storto da parte mia, quindi ti passo a una persona del nostro team, che ti risponderà qui.',
  spent:
    'Al momento non posso rispondere ad altre domande, quindi ti passo a una persona del nostro team, che ti risponderà qui.',
  fileOnly: (count: number) =>
    `Non posso vedere i file, quindi passo ${count === 1 ? 'il tuo' : 'i tuoi'} a una persona del nostro team, che ti risponderà qui.`,
  fileUnseen: 'Non posso vedere il file che hai inviato, ma una persona del nostro team può farlo.',
  translatedFrom: (language: string) => `Tradotto (lingua originale: ${language})`,
  showOriginal: 'Mostra l’originale',
  askedThrice:
    'Se ancora non è quello che ti serve, premi «Parla con una persona»: qualcuno del nostro team leggerà questa conversazione e ti risponderà qui.',
  notAnsweredYet:
    'Il nostro team non è ancora riuscito a rispondere. Lascia il tuo indirizzo email e la risposta ti arriverà anche se chiudi questa chat.',
  awayWithEmail: (email: string) => `Al momento non ci siamo. Ti risponderemo qui e via email a ${email}.`,
  wordless: 'Come posso aiutarti?',
  wordlessAgain: 'Dimmi in poche parole di cosa hai bisogno e lo cerco.',
  noSuchOrder:
    'Non è stato trovato nessun ordine con quel numero e quell’e-mail o telefono. Controlla entrambi e inviali di nuovo, oppure parla con una persona. Dopo alcuni tentativi non posso più cercare per un po’.',
  noSuchOrderAgain:
    'Ancora nessun ordine trovato con quel numero e quell’e-mail o telefono. Se entrambi sono corretti, parla con una persona: qualcuno del nostro team può cercarlo. Dopo alcuni tentativi non posso più cercare per un po’.',
  askProof: 'Per cercare il tuo ordine mi servono il suo numero e l’indirizzo e-mail con cui lo hai effettuato.',
  askedAgain: (question: string) => `Per aiutarti mi serve ancora questa informazione. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Ecco il prodotto:' : 'Ecco cosa ho trovato:'),
  foundOrders: (count: number) => (count === 1 ? 'Ecco il tuo ordine:' : 'Ecco i tuoi ordini:'),
  whereIsOrder: (name: string) => `Dov’è il mio ordine ${name}?`,
  steps: {
    search_knowledge: 'Cerco le informazioni…',
    search_products: 'Cerco tra i prodotti…',
    product_details: 'Leggo i dettagli del prodotto…',
    look_up_order: 'Controllo il tuo ordine…',
    list_discounts: 'Controllo gli sconti…',
    hand_off: 'Cerco una persona…',
  },
  facts: {
    soldOut: 'esaurito',
    inStock: 'disponibile',
    fewLeft: (count: number) => `disponibile, ${count === 1 ? 'ne resta' : 'ne restano'} solo ${count}`,
    from: (price: string) => `a partire da ${price}`,
    reduced: (price: string, usual: string) => `${price} (anziché ${usual})`,
    tracking: 'pagina di tracciamento',
    states: {
      unfulfilled: 'in preparazione',
      in_progress: 'in preparazione',
      pending_fulfillment: 'in preparazione',
      scheduled: 'programmato per un secondo momento',
      on_hold: 'in sospeso',
      partially_fulfilled: 'parzialmente spedito',
      fulfilled: 'spedito',
      in_transit: 'in viaggio',
      restocked: 'restituito',
      out_for_delivery: 'in consegna',
      delivered: 'consegnato',
    },
    canceled: (date: string) => `annullato (in data ${date})`,
    delivered: (date: string) => `consegnato (in data ${date})`,
    refunded: { none: '', partly: ' e parzialmente rimborsato', fully: ' e interamente rimborsato' },
    onlyRefunded: 'interamente rimborsato',
    voided: ', e il suo pagamento è stato annullato',
    total: {
      none: '',
      partly: (back: string) => ` (rimborso: ${back})`,
      fully: ' (rimborso totale)',
    },
  },
  offline: {
    greeting: 'Ciao! Come posso aiutarti oggi?',
    thanks: 'Prego! Posso aiutarti con qualcos’altro?',
    farewell: 'Va bene. Sono qui ogni volta che hai bisogno di altro. A presto!',
    banter:
      'Sono l’assistente virtuale di questo negozio e rispondo volentieri a qualsiasi domanda in merito. Cosa posso cercare per te?',
    unknown: 'Mi dispiace, non ho trovato una risposta a questa domanda. Vuoi parlare con una persona?',
    unknownPart: (part: string) => `Non ho trovato una risposta a «${part}».`,
    noProduct: 'Non ho trovato niente del genere in questo negozio. Potresti descriverlo in un altro modo?',
    askGift: 'Che cosa piace a questa persona, o che cosa potrebbe esserle utile?',
    noOption: 'Non ho trovato questa opzione.',
    noneFits: 'Non ho trovato nulla che corrisponda a tutto questo. Ecco ciò che si avvicina di più:',
    notStated: (product: string) => `Il negozio non lo indica per ${product}.`,
    found: 'Ecco cosa ho trovato:',
    shopSays: 'Ecco cosa dice il negozio al riguardo:',
    addToCart: (product: string) => `Puoi aggiungere ${product} al carrello proprio qui:`,
    noSuchDiscount: 'Non ho trovato uno sconto di questo tipo.',
    discounts: 'Questi codici sono validi in questo momento:',
    noDiscount: 'Al momento non ho trovato nessun codice sconto pubblico.',
    askOrder: 'Puoi inviarmi il numero d’ordine e l’indirizzo e-mail con cui hai ordinato?',
    askNumber: 'Puoi dirmi anche il numero d’ordine?',
    askEmail: 'Puoi dirmi anche l’indirizzo e-mail con cui hai ordinato?',
    whichOrder: (numbers: string) => `Quale ordine intendi: ${numbers}?`,
    or: ' o ',
    away: 'In questo momento non sono riuscito a contattare il negozio per verificarlo. Vuoi parlare con una persona?',
    order: (name: string, state: string) => `Il tuo ordine ${name} è ${state}.`,
    arrives: (date: string) => `Dovrebbe arrivare entro questa data: ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, scadenza: ${ends}`}`,
  },
};
