import type { Frame } from './en.ts';

/** What the assistant says by itself, in Finnish. */
export const frame: Frame = {
  refused:
    'Pahoittelut, en löytänyt tähän vastausta. Voin auttaa tuotteissa, tilauksissa, toimituksissa ja palautuksissa. Haluaisitko mieluummin jutella ihmisen kanssa?',
  refusedAgain:
    'En löytänyt vastausta tähänkään. Napauta ”Juttele ihmisen kanssa”: joku tiimistämme lukee tämän keskustelun ja vastaa sinulle täällä.',
  refusedOften: [
    'Minulla ei vieläkään ole vastausta. Kokeile kysyä toisin sanoin tai napauta ”Juttele ihmisen kanssa”, niin joku tiimistämme vastaa sinulle täällä.',
    'En osaa vastata tähänkään. Joku tiimistämme osaa: napauta ”Juttele ihmisen kanssa”, niin hän jatkaa kanssasi tässä.',
  ],
  didYouMean: 'En ole varma, mitä tarkoitat. Onko se jokin näistä?',
  handedOff: 'Siirrän sinut kollegalle, joka vastaa sinulle täällä.',
  failed: 'Jokin meni vikaan minun puolellani, joten siirrän sinut kollegalle, joka vastaa sinulle täällä.',
  spent: 'En voi juuri nyt vastata useampiin kysymyksiin, joten siirrän sinut kollegalle, joka vastaa sinulle täällä.',
  fileOnly: (count: number) =>
    `En voi katsoa tiedostoja, joten välitän ${count === 1 ? 'tiedostosi' : 'ne'} kollegalle, joka vastaa sinulle täällä.`,
  fileUnseen: 'En voi katsoa lähettämääsi tiedostoa, mutta joku tiimistämme voi.',
  translatedFrom: (language: string) => `Käännetty (alkukieli: ${language})`,
  showOriginal: 'Näytä alkuperäinen',
  askedThrice:
    'Jos tämä ei vieläkään ole se, mitä tarvitset, napauta ”Juttele ihmisen kanssa”: joku tiimistämme lukee tämän keskustelun ja vastaa sinulle täällä.',
  notAnsweredYet:
    'Tiimimme ei ole vielä ehtinyt vastata. Jätä sähköpostiosoitteesi, niin vastaus tavoittaa sinut, vaikka sulkisit tämän chatin.',
  awayWithEmail: (email: string) =>
    `Emme ole juuri nyt paikalla. Vastaamme sinulle täällä ja sähköpostitse osoitteeseen ${email}.`,
  wordless: 'Miten voin auttaa?',
  wordlessAgain: 'Kerro muutamalla sanalla, mitä tarvitset, niin selvitän asian.',
  noSuchOrder:
    'Tällä numerolla ja tällä sähköpostilla tai puhelinnumerolla ei löytynyt tilausta. Tarkista molemmat ja lähetä ne uudelleen tai juttele ihmisen kanssa. Muutaman yrityksen jälkeen en voi hetkeen hakea uudelleen.',
  noSuchOrderAgain:
    'Tällä numerolla ja tällä sähköpostilla tai puhelinnumerolla ei vieläkään löytynyt tilausta. Jos molemmat ovat oikein, juttele ihmisen kanssa: joku tiimistämme voi etsiä tilauksen. Muutaman yrityksen jälkeen en voi hetkeen hakea uudelleen.',
  askProof: 'Tilauksesi hakemiseen tarvitsen sen numeron ja sähköpostiosoitteen, jolla teit tilauksen.',
  askedAgain: (question: string) => `Tarvitsen tämän vielä, jotta voin auttaa. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Tässä se on:' : 'Nämä löysin:'),
  foundOrders: (count: number) => (count === 1 ? 'Tässä on tilauksesi:' : 'Tässä ovat tilauksesi:'),
  whereIsOrder: (name: string) => `Missä tilaukseni ${name} on?`,
  steps: {
    search_knowledge: 'Etsin tietoa…',
    search_products: 'Etsin tuotteita…',
    product_details: 'Luen tuotteesta…',
    look_up_order: 'Tarkistan tilaustasi…',
    list_discounts: 'Tarkistan alennuksia…',
    hand_off: 'Haen paikalle ihmisen…',
  },
  facts: {
    soldOut: 'loppuunmyyty',
    inStock: 'varastossa',
    fewLeft: (count: number) => `varastossa, jäljellä enää ${count} kpl`,
    from: (price: string) => `alkaen ${price}`,
    reduced: (price: string, usual: string) => `${price} (aiemmin ${usual})`,
    tracking: 'seurantasivu',
    states: {
      unfulfilled: 'käsittelyssä',
      in_progress: 'käsittelyssä',
      pending_fulfillment: 'käsittelyssä',
      scheduled: 'ajoitettu myöhemmäksi',
      on_hold: 'odottaa toistaiseksi',
      partially_fulfilled: 'osittain lähetetty',
      fulfilled: 'lähetetty',
      in_transit: 'matkalla',
      restocked: 'palautettu',
      out_for_delivery: 'jakelussa',
      delivered: 'toimitettu',
    },
    canceled: (date: string) => `peruutettu (${date})`,
    delivered: (date: string) => `toimitettu (${date})`,
    refunded: { none: '', partly: ' ja osittain hyvitetty', fully: ' ja kokonaan hyvitetty' },
    onlyRefunded: 'kokonaan hyvitetty',
    voided: ', ja sen maksu on mitätöity',
    total: {
      none: '',
      partly: (back: string) => ` (hyvitetty ${back})`,
      fully: ' (hyvitetty kokonaan)',
    },
  },
  offline: {
    greeting: 'Hei! Miten voin auttaa tänään?',
    thanks: 'Ole hyvä! Voinko auttaa vielä jossain muussa?',
    farewell: 'Selvä. Olen täällä, kun tarvitset jotain muuta. Hyvää jatkoa!',
    banter:
      'Olen tämän kaupan virtuaalinen avustaja ja autan mielelläni kaikissa sitä koskevissa kysymyksissä. Mitä voin etsiä sinulle?',
    unknown: 'Pahoittelut, en löytänyt tähän vastausta. Haluaisitko jutella ihmisen kanssa?',
    unknownPart: (part: string) => `En löytänyt vastausta tähän: ”${part}”.`,
    noProduct: 'En löytänyt tästä kaupasta mitään sellaista. Voisitko kuvailla sitä toisin?',
    askGift: 'Mistä lahjan saaja pitää, tai mitä hän voisi tarvita?',
    noOption: 'En löytänyt sellaista vaihtoehtoa.',
    noneFits: 'En löytänyt tuotetta, joka vastaisi kaikkea tuota. Nämä ovat lähimpänä:',
    notStated: (product: string) => `Kauppa ei kerro tätä tästä tuotteesta: ${product}.`,
    found: 'Nämä löysin:',
    shopSays: 'Kauppa kertoo asiasta näin:',
    addToCart: (product: string) => `${product} – voit lisätä tuotteen ostoskoriin tästä:`,
    noSuchDiscount: 'En löytänyt sellaista alennusta.',
    discounts: 'Nämä koodit ovat nyt voimassa:',
    noDiscount: 'En löytänyt juuri nyt julkista alennuskoodia.',
    askOrder: 'Voisitko lähettää tilausnumeron ja sähköpostiosoitteen, jolla teit tilauksen?',
    askNumber: 'Voisitko kertoa myös tilausnumeron?',
    askEmail: 'Voisitko kertoa myös sähköpostiosoitteen, jolla teit tilauksen?',
    whichOrder: (numbers: string) => `Mitä tilausta tarkoitat: ${numbers}?`,
    or: ' vai ',
    away: 'En saanut juuri nyt yhteyttä kauppaan tarkistaakseni asian. Haluaisitko jutella ihmisen kanssa?',
    order: (name: string, state: string) => `Tilauksesi ${name} tila: ${state}.`,
    arrives: (date: string) => `Arvioitu saapuminen: viimeistään ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) =>
      `- ${code}: ${what}${ends && `, voimassaolo päättyy ${ends}`}`,
  },
};
