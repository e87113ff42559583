import type { Frame } from './en.ts';

/** What the assistant says by itself, in Dutch. */
export const frame: Frame = {
  refused:
    'Sorry, daar kon ik geen antwoord op vinden. Ik kan je helpen met producten, bestellingen, verzending en retouren. Wil je liever met een medewerker praten?',
  refusedAgain:
    'Ook daar kon ik niets over vinden. Tik op “Praat met een medewerker”: iemand van ons team leest dit gesprek en antwoordt je hier.',
  refusedOften: [
    'Ik heb nog steeds geen antwoord. Probeer het met andere woorden, of tik op “Praat met een medewerker”, dan antwoordt iemand van ons team je hier.',
    'Ook hier heb ik geen antwoord op. Iemand van ons team wel: tik op “Praat met een medewerker”, dan gaat het gesprek hier verder.',
  ],
  didYouMean: 'Ik weet niet zeker wat je bedoelt. Is het een van deze vragen?',
  handedOff: 'Ik geef je door aan een collega. Je krijgt hier antwoord.',
  failed: 'Er ging bij mij iets mis, dus ik geef je door aan een collega. Je krijgt hier antwoord.',
  spent:
    'Ik kan op dit moment geen vragen meer beantwoorden, dus ik geef je door aan een collega. Je krijgt hier antwoord.',
  fileOnly: (count: number) =>
    `Ik kan geen bestanden bekijken, dus ik geef ${count === 1 ? 'je bestand' : 'je bestanden'} door aan een collega. Je krijgt hier antwoord.`,
  fileUnseen: 'Ik kan het bestand dat je hebt gestuurd niet bekijken, maar een medewerker van ons team wel.',
  askedThrice:
    'Is dit nog steeds niet wat je nodig hebt, tik dan op “Praat met een medewerker”: iemand van ons team leest dit gesprek en antwoordt je hier.',
  notAnsweredYet:
    'Ons team heeft nog niet kunnen antwoorden. Laat je e-mailadres achter, dan bereikt het antwoord je ook als je deze chat sluit.',
  awayWithEmail: (email: string) => `We zijn er nu even niet. We antwoorden je hier en per e-mail op ${email}.`,
  wordless: 'Waarmee kan ik je helpen?',
  wordlessAgain: 'Vertel me in een paar woorden wat je nodig hebt, dan zoek ik het op.',
  noSuchOrder:
    'Er is geen bestelling gevonden met dat nummer en dat e-mailadres of telefoonnummer. Controleer allebei en stuur ze nog een keer, of praat met een medewerker. Na een paar pogingen kan ik een tijdje niet meer zoeken.',
  noSuchOrderAgain:
    'Er is nog steeds geen bestelling gevonden met dat nummer en dat e-mailadres of telefoonnummer. Kloppen ze allebei? Praat dan met een medewerker: iemand van ons team kan het opzoeken. Na een paar pogingen kan ik een tijdje niet meer zoeken.',
  askProof: 'Om je bestelling op te zoeken heb ik het bestelnummer nodig en het e-mailadres waarmee je hebt besteld.',
  askedAgain: (question: string) => `Dit heb ik nog nodig om je te helpen. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Hier is het:' : 'Dit heb ik gevonden:'),
  foundOrders: (count: number) => (count === 1 ? 'Hier is je bestelling:' : 'Hier zijn je bestellingen:'),
  whereIsOrder: (name: string) => `Waar is mijn bestelling ${name}?`,
  steps: {
    search_knowledge: 'Ik zoek het op…',
    search_products: 'Producten zoeken…',
    product_details: 'Productinformatie lezen…',
    look_up_order: 'Je bestelling bekijken…',
    list_discounts: 'Kortingen bekijken…',
    hand_off: 'Ik haal er een medewerker bij…',
  },
  facts: {
    soldOut: 'uitverkocht',
    inStock: 'op voorraad',
    fewLeft: (count: number) => `op voorraad, nog maar ${count} over`,
    from: (price: string) => `vanaf ${price}`,
    reduced: (price: string, usual: string) => `${price} (was ${usual})`,
    tracking: 'volgpagina',
    states: {
      unfulfilled: 'in behandeling',
      in_progress: 'in behandeling',
      pending_fulfillment: 'in behandeling',
      scheduled: 'ingepland voor later',
      on_hold: 'in de wacht gezet',
      partially_fulfilled: 'gedeeltelijk verzonden',
      fulfilled: 'verzonden',
      in_transit: 'onderweg',
      restocked: 'geretourneerd',
      out_for_delivery: 'met de bezorger onderweg',
      delivered: 'bezorgd',
    },
    canceled: (date: string) => `geannuleerd (op ${date})`,
    delivered: (date: string) => `bezorgd (op ${date})`,
    refunded: { none: '', partly: ' en gedeeltelijk terugbetaald', fully: ' en volledig terugbetaald' },
    onlyRefunded: 'volledig terugbetaald',
    voided: ', en de betaling ervan is ongedaan gemaakt',
    total: {
      none: '',
      partly: (back: string) => ` (${back} terugbetaald)`,
      fully: ' (volledig terugbetaald)',
    },
  },
  offline: {
    greeting: 'Hallo! Waarmee kan ik je vandaag helpen?',
    thanks: 'Graag gedaan! Kan ik je nog ergens anders mee helpen?',
    farewell: 'Prima. Ik ben er zodra je weer iets nodig hebt. Het beste!',
    banter:
      'Ik ben de virtuele assistent van deze winkel en help je graag met alle vragen daarover. Wat kan ik voor je vinden?',
    unknown: 'Sorry, daar kon ik geen antwoord op vinden. Wil je met een medewerker praten?',
    unknownPart: (part: string) => `Ik kon geen antwoord vinden op “${part}”.`,
    noProduct: 'Zoiets kon ik in deze winkel niet vinden. Kun je het anders omschrijven?',
    askGift: 'Waar houdt de persoon van, of wat zou goed van pas komen?',
    noOption: 'Die optie kon ik niet vinden.',
    noneFits: 'Ik kon niets vinden dat aan dat alles voldoet. Dit komt het dichtst in de buurt:',
    notStated: (product: string) => `De winkel vermeldt dat niet bij ${product}.`,
    found: 'Dit heb ik gevonden:',
    shopSays: 'Dit zegt de winkel erover:',
    addToCart: (product: string) => `Je kunt ${product} hier meteen aan je winkelwagen toevoegen:`,
    noSuchDiscount: 'Zo’n korting kon ik niet vinden.',
    discounts: 'Deze codes werken nu:',
    noDiscount: 'Ik kon nu geen openbare kortingscode vinden.',
    askOrder: 'Kun je me het bestelnummer sturen en het e-mailadres waarmee je hebt besteld?',
    askNumber: 'Kun je me ook het bestelnummer geven?',
    askEmail: 'Kun je me ook het e-mailadres geven waarmee je hebt besteld?',
    whichOrder: (numbers: string) => `Welke bestelling bedoel je: ${numbers}?`,
    or: ' of ',
    away: 'Ik kon de winkel zojuist niet bereiken om dat na te gaan. Wil je met een medewerker praten?',
    order: (name: string, state: string) => `Je bestelling ${name} is ${state}.`,
    arrives: (date: string) => `Die zou uiterlijk ${date} moeten aankomen.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name} in ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, tot en met ${ends}`}`,
  },
};
