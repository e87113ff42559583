import type { Frame } from './en.ts';

/** What the assistant says by itself, in German. */
export const frame: Frame = {
  refused:
    'Dazu konnte ich leider keine Antwort finden. Ich helfe Ihnen gern bei Produkten, Bestellungen, Versand und Rückgaben. Möchten Sie stattdessen mit einem Menschen sprechen?',
  refusedAgain:
    'Auch dazu konnte ich nichts finden. Tippen Sie auf „Mit einem Menschen sprechen“: Jemand aus unserem Team liest dann dieses Gespräch und antwortet Ihnen hier.',
  refusedOften: [
    'Ich habe leider noch immer keine Antwort. Fragen Sie gern mit anderen Worten, oder tippen Sie auf „Mit einem Menschen sprechen“, dann antwortet Ihnen hier jemand aus unserem Team.',
    'Auch das kann ich nicht beantworten. Jemand aus unserem Team kann es: Tippen Sie auf „Mit einem Menschen sprechen“, dann geht es gleich hier weiter.',
  ],
  didYouMean: 'Ich bin nicht sicher, was Sie meinen. Ist es eine dieser Fragen?',
  handedOff: 'Ich gebe Sie an eine Kollegin oder einen Kollegen weiter. Die Antwort bekommen Sie hier.',
  failed:
    'Bei mir ist etwas schiefgegangen. Deshalb gebe ich Sie an eine Kollegin oder einen Kollegen weiter. Die Antwort bekommen Sie hier.',
  spent:
    'Ich kann im Moment keine weiteren Fragen beantworten. Deshalb gebe ich Sie an eine Kollegin oder einen Kollegen weiter. Die Antwort bekommen Sie hier.',
  fileOnly: (count: number) =>
    `Ich kann keine Dateien ansehen. Deshalb gebe ich ${count === 1 ? 'Ihre Datei' : 'Ihre Dateien'} an eine Kollegin oder einen Kollegen weiter. Die Antwort bekommen Sie hier.`,
  fileUnseen: 'Die Datei, die Sie geschickt haben, kann ich nicht ansehen, ein Mensch aus unserem Team aber schon.',
  translatedFrom: (language: string) => `Übersetzt (Original: ${language})`,
  showOriginal: 'Original anzeigen',
  askedThrice:
    'Wenn das noch immer nicht das ist, was Sie brauchen, tippen Sie auf „Mit einem Menschen sprechen“: Jemand aus unserem Team liest dann dieses Gespräch und antwortet Ihnen hier.',
  notAnsweredYet:
    'Unser Team konnte noch nicht antworten. Hinterlassen Sie Ihre E-Mail-Adresse, dann erreicht Sie die Antwort auch, wenn Sie diesen Chat schließen.',
  awayWithEmail: (email: string) => `Wir sind gerade nicht da. Wir antworten Ihnen hier und per E-Mail an ${email}.`,
  wordless: 'Womit kann ich Ihnen helfen?',
  wordlessAgain: 'Schreiben Sie mir in ein paar Worten, was Sie brauchen, dann sehe ich nach.',
  noSuchOrder:
    'Zu dieser Nummer mit dieser E-Mail-Adresse oder Telefonnummer wurde keine Bestellung gefunden. Bitte prüfen Sie beides und senden Sie es noch einmal, oder sprechen Sie mit einem Menschen. Nach einigen Versuchen kann ich eine Zeit lang nicht mehr nachsehen.',
  noSuchOrderAgain:
    'Es wurde noch immer keine Bestellung zu dieser Nummer mit dieser E-Mail-Adresse oder Telefonnummer gefunden. Wenn beides stimmt, sprechen Sie bitte mit einem Menschen: Jemand aus unserem Team kann nachsehen. Nach einigen Versuchen kann ich eine Zeit lang nicht mehr nachsehen.',
  askProof:
    'Um Ihre Bestellung zu finden, brauche ich die Bestellnummer und die E-Mail-Adresse, mit der Sie bestellt haben.',
  askedAgain: (question: string) => `Das brauche ich noch, um Ihnen zu helfen. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Das habe ich gefunden:' : 'Diese Produkte habe ich gefunden:'),
  foundOrders: (count: number) => (count === 1 ? 'Hier ist Ihre Bestellung:' : 'Hier sind Ihre Bestellungen:'),
  whereIsOrder: (name: string) => `Wo ist meine Bestellung ${name}?`,
  steps: {
    search_knowledge: 'Ich sehe nach …',
    search_products: 'Produkte werden gesucht …',
    product_details: 'Produktangaben werden gelesen …',
    look_up_order: 'Ihre Bestellung wird geprüft …',
    list_discounts: 'Rabatte werden geprüft …',
    hand_off: 'Ich hole einen Menschen …',
  },
  facts: {
    soldOut: 'ausverkauft',
    inStock: 'auf Lager',
    fewLeft: (count: number) => `auf Lager, nur noch ${count} Stück`,
    from: (price: string) => `ab ${price}`,
    reduced: (price: string, usual: string) => `${price} (statt ${usual})`,
    tracking: 'Sendungsverfolgung',
    states: {
      unfulfilled: 'in Vorbereitung',
      in_progress: 'in Vorbereitung',
      pending_fulfillment: 'in Vorbereitung',
      scheduled: 'für später eingeplant',
      on_hold: 'vorerst angehalten',
      partially_fulfilled: 'teilweise versandt',
      fulfilled: 'versandt',
      in_transit: 'unterwegs',
      restocked: 'zurückgesendet',
      out_for_delivery: 'in der Zustellung',
      delivered: 'zugestellt',
    },
    canceled: (date: string) => `storniert (am ${date})`,
    delivered: (date: string) => `zugestellt (am ${date})`,
    refunded: { none: '', partly: ' und teilweise erstattet', fully: ' und vollständig erstattet' },
    onlyRefunded: 'vollständig erstattet',
    voided: ', und die Zahlung dafür wurde aufgehoben',
    total: {
      none: '',
      partly: (back: string) => ` (${back} erstattet)`,
      fully: ' (vollständig erstattet)',
    },
  },
  offline: {
    greeting: 'Guten Tag! Wie kann ich Ihnen heute helfen?',
    thanks: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
    farewell: 'Alles klar. Ich bin hier, wann immer Sie noch etwas brauchen. Machen Sie es gut!',
    banter:
      'Ich bin die virtuelle Assistenz dieses Shops und helfe Ihnen gern bei allen Fragen dazu. Was darf ich für Sie finden?',
    unknown: 'Dazu konnte ich leider keine Antwort finden. Möchten Sie mit einem Menschen sprechen?',
    unknownPart: (part: string) => `Zu „${part}“ konnte ich keine Antwort finden.`,
    noProduct: 'So etwas konnte ich in diesem Shop nicht finden. Können Sie es anders beschreiben?',
    askGift: 'Was mag die Person, oder was könnte sie gebrauchen?',
    noOption: 'Diese Variante konnte ich nicht finden.',
    noneFits: 'Ich konnte nichts finden, das zu allem davon passt. Das kommt am nächsten:',
    notStated: (product: string) => `Dazu macht der Shop bei ${product} keine Angabe.`,
    found: 'Das habe ich gefunden:',
    shopSays: 'Das sagt der Shop dazu:',
    addToCart: (product: string) => `Hier können Sie ${product} direkt in den Warenkorb legen:`,
    noSuchDiscount: 'Einen solchen Rabatt konnte ich nicht finden.',
    discounts: 'Diese Codes gelten gerade:',
    noDiscount: 'Ich konnte gerade keinen öffentlichen Rabattcode finden.',
    askOrder: 'Können Sie mir die Bestellnummer und die E-Mail-Adresse senden, mit der Sie bestellt haben?',
    askNumber: 'Können Sie mir auch die Bestellnummer nennen?',
    askEmail: 'Können Sie mir auch die E-Mail-Adresse nennen, mit der Sie bestellt haben?',
    whichOrder: (numbers: string) => `Welche Bestellung meinen Sie: ${numbers}?`,
    or: ' oder ',
    away: 'Ich konnte den Shop gerade nicht erreichen, um das zu prüfen. Möchten Sie mit einem Menschen sprechen?',
    order: (name: string, state: string) => `Ihre Bestellung ${name} ist ${state}.`,
    arrives: (date: string) => `Sie sollte bis ${date} ankommen.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name} in ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, bis ${ends}`}`,
  },
};
