import type { Frame } from './en.ts';

/** What the assistant says by itself, in Hungarian. */
export const frame: Frame = {
  refused:
    'Sajnálom, erre nem találtam választ. Termékekkel, rendelésekkel, szállítással és visszaküldéssel kapcsolatban tudok segíteni. Szeretne inkább egy munkatársunkkal beszélni?',
  refusedAgain:
    'Erre sem találtam választ. Koppintson a „Beszélek egy munkatárssal” gombra: csapatunk egyik tagja elolvassa ezt a beszélgetést, és itt válaszol Önnek.',
  refusedOften: [
    'Továbbra sincs válaszom. Próbálja meg más szavakkal megkérdezni, vagy koppintson a „Beszélek egy munkatárssal” gombra, és csapatunk egyik tagja itt válaszol Önnek.',
    'Erre a kérdésre sem tudok válaszolni. Csapatunk egyik tagja viszont igen: koppintson a „Beszélek egy munkatárssal” gombra, és itt folytatja Önnel a beszélgetést.',
  ],
  didYouMean: 'Nem vagyok biztos benne, mire gondol. Ezek közül valamelyikre?',
  handedOff: 'Átadom a beszélgetést egy kollégának, aki itt válaszol Önnek.',
  failed: 'Nálam hiba történt, ezért átadom a beszélgetést egy kollégának, aki itt válaszol Önnek.',
  spent: 'Most nem tudok több kérdésre válaszolni, ezért átadom a beszélgetést egy kollégának, aki itt válaszol Önnek.',
  fileOnly: (count: number) =>
    `Fájlokat nem tudok megnézni, ezért továbbadom ${count === 1 ? 'az Önét' : 'őket'} egy kollégának, aki itt válaszol Önnek.`,
  fileUnseen: 'Az elküldött fájlt nem tudom megnézni, de csapatunk egyik tagja igen.',
  translatedFrom: (language: string) => `Fordítás (az eredeti nyelve: ${language})`,
  showOriginal: 'Eredeti megjelenítése',
  askedThrice:
    'Ha még mindig nem erre van szüksége, koppintson a „Beszélek egy munkatárssal” gombra: csapatunk egyik tagja elolvassa ezt a beszélgetést, és itt válaszol Önnek.',
  notAnsweredYet:
    'Csapatunk még nem tudott válaszolni. Adja meg az e-mail-címét, és a válasz akkor is eljut Önhöz, ha bezárja ezt a csevegést.',
  awayWithEmail: (email: string) =>
    `Jelenleg nem vagyunk elérhetők. Itt és e-mailben, a(z) ${email} címre válaszolunk Önnek.`,
  wordless: 'Miben segíthetek?',
  wordlessAgain: 'Írja le néhány szóban, mire van szüksége, és utánanézek.',
  noSuchOrder:
    'Ezzel a számmal és ezzel az e-mail-címmel vagy telefonszámmal nem találtunk rendelést. Kérem, ellenőrizze mindkettőt, és küldje el újra, vagy beszéljen egy munkatársunkkal. Néhány próbálkozás után egy ideig nem tudok újra keresni.',
  noSuchOrderAgain:
    'Ezzel a számmal és ezzel az e-mail-címmel vagy telefonszámmal továbbra sem találtunk rendelést. Ha mindkettő helyes, beszéljen egy munkatársunkkal: csapatunk egyik tagja meg tudja keresni. Néhány próbálkozás után egy ideig nem tudok újra keresni.',
  askProof: 'A rendelés megkereséséhez a számára és a rendeléskor megadott e-mail-címre van szükségem.',
  askedAgain: (question: string) => `Ahhoz, hogy segíthessek, erre még szükségem van. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Íme:' : 'Ezeket találtam:'),
  foundOrders: (count: number) => (count === 1 ? 'Íme a rendelése:' : 'Íme a rendelései:'),
  whereIsOrder: (name: string) => `Hol van a rendelésem (${name})?`,
  steps: {
    search_knowledge: 'Utánanézek…',
    search_products: 'Termékek keresése…',
    product_details: 'Olvasok a termékről…',
    look_up_order: 'Megnézem a rendelését…',
    list_discounts: 'Megnézem a kedvezményeket…',
    hand_off: 'Hívok egy munkatársat…',
  },
  facts: {
    soldOut: 'elfogyott',
    inStock: 'raktáron',
    fewLeft: (count: number) => `raktáron, már csak ${count} darab`,
    from: (price: string) => `kezdőár: ${price}`,
    reduced: (price: string, usual: string) => `${price} (korábban ${usual})`,
    tracking: 'nyomkövetési oldal',
    states: {
      unfulfilled: 'előkészítés alatt',
      in_progress: 'előkészítés alatt',
      pending_fulfillment: 'előkészítés alatt',
      scheduled: 'későbbre ütemezve',
      on_hold: 'felfüggesztve',
      partially_fulfilled: 'részben feladva',
      fulfilled: 'feladva',
      in_transit: 'úton van',
      restocked: 'visszaküldve',
      out_for_delivery: 'kiszállítás alatt',
      delivered: 'kézbesítve',
    },
    canceled: (date: string) => `törölve (${date})`,
    delivered: (date: string) => `kézbesítve (${date})`,
    refunded: { none: '', partly: ', az ára részben visszatérítve', fully: ', az ára teljes egészében visszatérítve' },
    onlyRefunded: 'az ára teljes egészében visszatérítve',
    voided: ', a fizetés érvénytelenítve',
    total: {
      none: '',
      partly: (back: string) => ` (ebből visszatérítve: ${back})`,
      fully: ' (teljes egészében visszatérítve)',
    },
  },
  offline: {
    greeting: 'Üdvözlöm! Miben segíthetek ma?',
    thanks: 'Szívesen! Segíthetek még valamiben?',
    farewell: 'Rendben. Itt vagyok, ha bármi másra szüksége van. Minden jót!',
    banter:
      'Az üzlet virtuális asszisztense vagyok, és szívesen segítek bármilyen ezzel kapcsolatos kérdésben. Mit keressek Önnek?',
    unknown: 'Sajnálom, erre nem találtam választ. Szeretne egy munkatársunkkal beszélni?',
    unknownPart: (part: string) => `Erre nem találtam választ: „${part}”.`,
    noProduct: 'Ehhez hasonlót nem találtam ebben az üzletben. Le tudná írni másképp?',
    askGift: 'Mit szeret az illető, vagy minek vehetné hasznát?',
    noOption: 'Ezt a változatot nem találtam.',
    noneFits: 'Nem találtam olyat, amely mindennek megfelel. Ezek állnak a legközelebb hozzá:',
    notStated: (product: string) => `Az üzlet ezt nem írja erről a termékről: ${product}.`,
    found: 'Ezeket találtam:',
    shopSays: 'Az üzlet ezt írja erről:',
    addToCart: (product: string) => `${product} – itt a kosárba teheti:`,
    noSuchDiscount: 'Ilyen kedvezményt nem találtam.',
    discounts: 'Jelenleg ezek a kódok érvényesek:',
    noDiscount: 'Most nem találtam nyilvános kedvezménykódot.',
    askOrder: 'El tudná küldeni a rendelés számát és a rendeléskor megadott e-mail-címet?',
    askNumber: 'Meg tudná adni a rendelés számát is?',
    askEmail: 'Meg tudná adni a rendeléskor használt e-mail-címet is?',
    whichOrder: (numbers: string) => `Melyik rendelésre gondol: ${numbers}?`,
    or: ' vagy ',
    away: 'Most nem értem el az üzletet, hogy ezt ellenőrizzem. Szeretne egy munkatársunkkal beszélni?',
    order: (name: string, state: string) => `Rendelésének (${name}) állapota: ${state}.`,
    arrives: (date: string) => `A várható érkezés legkésőbbi napja: ${date}`,
    product: (name: string, price: string, stock: string) => `${name} – ${price}, ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name} (${variant}) – ${price}, ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) =>
      `- ${code}: ${what}${ends && `, érvényesség vége: ${ends}`}`,
  },
};
