import type { Frame } from './en.ts';

/** What the assistant says by itself, in Romanian. */
export const frame: Frame = {
  refused:
    'Îmi pare rău, nu am găsit un răspuns la această întrebare. Vă pot ajuta cu produse, comenzi, livrare și retururi. Preferați să vorbiți cu o persoană?',
  refusedAgain:
    'Nici la aceasta nu am găsit un răspuns. Apăsați pe „Vorbiți cu o persoană”: cineva din echipa noastră va citi această conversație și vă va răspunde aici.',
  refusedOften: [
    'Tot nu am un răspuns. Încercați să întrebați cu alte cuvinte sau apăsați pe „Vorbiți cu o persoană” și cineva din echipa noastră vă va răspunde aici.',
    'Încă o întrebare la care nu pot răspunde. Cineva din echipa noastră poate: apăsați pe „Vorbiți cu o persoană” și va prelua conversația chiar aici.',
  ],
  didYouMean: 'Nu sunt sigur că am înțeles. Este una dintre aceste întrebări?',
  handedOff: 'Vă transfer către o persoană din echipa noastră, care vă va răspunde aici.',
  failed:
    'Ceva nu a mers bine din partea mea, așa că vă transfer către o persoană din echipa noastră, care vă va răspunde aici.',
  spent:
    'Momentan nu mai pot răspunde la alte întrebări, așa că vă transfer către o persoană din echipa noastră, care vă va răspunde aici.',
  fileOnly: (count: number) =>
    `Nu pot vedea fișiere, așa că transmit ${count === 1 ? 'fișierul dumneavoastră' : 'fișierele dumneavoastră'} către o persoană din echipa noastră, care vă va răspunde aici.`,
  fileUnseen: 'Nu pot vedea fișierul trimis, dar o persoană din echipa noastră poate.',
  translatedFrom: (language: string) => `Tradus (original: ${language})`,
  showOriginal: 'Arată originalul',
  askedThrice:
    'Dacă tot nu este ceea ce căutați, apăsați pe „Vorbiți cu o persoană”: cineva din echipa noastră va citi această conversație și vă va răspunde aici.',
  notAnsweredYet:
    'Echipa noastră nu a reușit încă să răspundă. Lăsați-ne adresa de e-mail și răspunsul va ajunge la dumneavoastră chiar dacă închideți acest chat.',
  awayWithEmail: (email: string) => `Nu suntem disponibili acum. Vă vom răspunde aici și prin e-mail la ${email}.`,
  wordless: 'Cu ce vă pot ajuta?',
  wordlessAgain: 'Spuneți-mi în câteva cuvinte de ce aveți nevoie și caut eu.',
  noSuchOrder:
    'Nu a fost găsită nicio comandă cu acel număr și acel e-mail sau telefon. Vă rugăm să le verificați pe ambele și să le trimiteți din nou sau să vorbiți cu o persoană. După câteva încercări, nu mai pot căuta o vreme.',
  noSuchOrderAgain:
    'Tot nu a fost găsită nicio comandă cu acel număr și acel e-mail sau telefon. Dacă ambele sunt corecte, vorbiți cu o persoană: cineva din echipa noastră o poate căuta. După câteva încercări, nu mai pot căuta o vreme.',
  askProof: 'Pentru a căuta comanda, am nevoie de numărul ei și de adresa de e-mail cu care ați comandat.',
  askedAgain: (question: string) => `Mai am nevoie de această informație ca să vă pot ajuta. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Iată produsul:' : 'Iată ce am găsit:'),
  foundOrders: (count: number) => (count === 1 ? 'Iată comanda dumneavoastră:' : 'Iată comenzile dumneavoastră:'),
  whereIsOrder: (name: string) => `Unde este comanda mea ${name}?`,
  steps: {
    search_knowledge: 'Caut informația…',
    search_products: 'Caut produse…',
    product_details: 'Citesc despre produs…',
    look_up_order: 'Verific comanda…',
    list_discounts: 'Verific reducerile…',
    hand_off: 'Chem o persoană…',
  },
  facts: {
    soldOut: 'stoc epuizat',
    inStock: 'în stoc',
    fewLeft: (count: number) => `în stoc, ${count === 1 ? 'a mai rămas' : 'au mai rămas'} doar ${count}`,
    from: (price: string) => `de la ${price}`,
    reduced: (price: string, usual: string) => `${price} (înainte ${usual})`,
    tracking: 'pagina de urmărire',
    states: {
      unfulfilled: 'în pregătire',
      in_progress: 'în pregătire',
      pending_fulfillment: 'în pregătire',
      scheduled: 'programată pentru mai târziu',
      on_hold: 'în așteptare',
      partially_fulfilled: 'expediată parțial',
      fulfilled: 'expediată',
      in_transit: 'pe drum',
      restocked: 'returnată',
      out_for_delivery: 'în curs de livrare',
      delivered: 'livrată',
    },
    canceled: (date: string) => `anulată (pe ${date})`,
    delivered: (date: string) => `livrată (pe ${date})`,
    refunded: { none: '', partly: ' și rambursată parțial', fully: ' și rambursată integral' },
    onlyRefunded: 'rambursată integral',
    voided: ', iar plata ei a fost anulată',
    total: {
      none: '',
      partly: (back: string) => ` (rambursare: ${back})`,
      fully: ' (rambursare integrală)',
    },
  },
  offline: {
    greeting: 'Bună ziua! Cu ce vă pot ajuta astăzi?',
    thanks: 'Cu plăcere! Vă mai pot ajuta cu ceva?',
    farewell: 'În regulă. Sunt aici ori de câte ori mai aveți nevoie de ceva. O zi bună!',
    banter:
      'Sunt asistentul virtual al acestui magazin și vă ajut cu plăcere cu orice întrebare despre el. Ce pot căuta pentru dumneavoastră?',
    unknown: 'Îmi pare rău, nu am găsit un răspuns la această întrebare. Doriți să vorbiți cu o persoană?',
    unknownPart: (part: string) => `Nu am găsit un răspuns la „${part}”.`,
    noProduct: 'Nu am găsit nimic asemănător în acest magazin. Îl puteți descrie altfel?',
    askGift: 'Ce îi place acelei persoane sau ce i-ar putea fi de folos?',
    noOption: 'Nu am găsit această opțiune.',
    noneFits: 'Nu am găsit nimic care să îndeplinească toate acestea. Cele mai apropiate sunt:',
    notStated: (product: string) => `Magazinul nu precizează acest lucru pentru ${product}.`,
    found: 'Iată ce am găsit:',
    shopSays: 'Iată ce spune magazinul despre aceasta:',
    addToCart: (product: string) => `Puteți adăuga ${product} în coș chiar aici:`,
    noSuchDiscount: 'Nu am găsit o reducere de acest fel.',
    discounts: 'Aceste coduri sunt valabile acum:',
    noDiscount: 'Nu am găsit niciun cod de reducere public în acest moment.',
    askOrder: 'Îmi puteți trimite numărul comenzii și adresa de e-mail cu care ați comandat?',
    askNumber: 'Îmi puteți spune și numărul comenzii?',
    askEmail: 'Îmi puteți spune și adresa de e-mail cu care ați comandat?',
    whichOrder: (numbers: string) => `La ce comandă vă referiți: ${numbers}?`,
    or: ' sau ',
    away: 'Nu am putut contacta magazinul chiar acum pentru a verifica. Doriți să vorbiți cu o persoană?',
    order: (name: string, state: string) => `Comanda dumneavoastră ${name} este ${state}.`,
    arrives: (date: string) => `Ar trebui să ajungă până pe ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, până pe ${ends}`}`,
  },
};
