import { type Concept, english } from './lexicon/concepts.ts';

const setOf = (concepts: string) => new Set(concepts.split(' ') as Concept[]) as ReadonlySet<Concept>;

/** What a question is built of, and courtesies: not what it is about. */
export const questionWords = setOf(
  'howLong howMuch when where which how who why can have want not my is number hello thanks bye yes no please and talk',
);

const inOrder = Object.keys(english) as Concept[];
/** Kinds of goods, what they are made of, and their colors. */
export const goods: ReadonlySet<Concept> = new Set(
  inOrder.slice(inOrder.indexOf('jacket'), inOrder.indexOf('purple') + 1),
);

/** Kinds of goods alone. */
export const things: ReadonlySet<Concept> = new Set(
  inOrder.slice(inOrder.indexOf('jacket'), inOrder.indexOf('bike') + 1),
);

/** Colors alone. */
export const colors: ReadonlySet<Concept> = new Set(
  inOrder.slice(inOrder.indexOf('black'), inOrder.indexOf('purple') + 1),
);

/** What is asked of products: their cards and descriptions tell it. */
export const productFacts = setOf(
  'product cost stock restock size weight dimensions color material waterproof cheapest dearest newest bestseller under over ' +
    'cart compare recommend kids women men pets vegan gift sale care person small large origin',
);

/** What tells some goods from others of their kind: a text on waterproof jackets is none on down jackets. */
export const qualities = setOf('waterproof vegan kids women men pets');

const around = setOf(
  'day week month year hour person winter summer rain hiking camping night today human currency minimum standard deadline',
);

/** Matters of the shop itself, such as returns: no product answers a question about them. */
export const matters: ReadonlySet<Concept> = new Set(
  inOrder.filter((it) => !questionWords.has(it) && !goods.has(it) && !productFacts.has(it) && !around.has(it)),
);

/** Matters that what a shop writes of a product tells too: how it is washed, and whether it comes back. */
export const toldOfProducts = setOf(
  'wash dry care assembly restock warranty origin sustainability label arrive engraving',
);

/** What is also said by saying the more special: who asks for Klarna is told how one can pay. */
export const broader: Partial<Record<Concept, Concept>> = {
  card: 'payment',
  wallet: 'payment',
  installments: 'payment',
  cash: 'payment',
  bankTransfer: 'payment',
  crypto: 'payment',
  poBox: 'shipping',
  forwarder: 'shipping',
  military: 'shipping',
  arrive: 'shipping',
  holiday: 'hours',
  weekend: 'hours',
  sizeChart: 'size',
};

/** Matters that one word is enough to ask about: a passage that names the same is hardly about something else. */
export const telling = setOf(
  'customs lost damaged return refund exchange cancel phone email hours pickup giftCard warranty repair privacy tax wash origin ' +
    'invoice wholesale company sizeChart installments discount stacking newsletter loyalty spareParts forwarder poBox express',
);

/**
 * Matters that a shop either speaks of or does not: an answer that does not name them answers something else. "How much
 * is a tent rental" is no question about the price of tents.
 */
export const demanding = setOf(
  'customs forwarder invoice preorder tax stacking giftCard loyalty student priceMatch hiring company wholesale rental affiliate ' +
    'sustainability origin newsletter catalog giftWrap engraving restock warranty repair wash waterproof vegan kids ' +
    'pets assembly insurance pickup',
);

/** What goes back, and what comes for it: often told under one heading, and the terms of one are those of the others. */
export const givenBack = setOf('return refund exchange');

/** What comes after buying. */
export const afterSales = setOf('return refund exchange cancel damaged warranty repair spareParts');

/** Who asks how long something takes wants to hear of one of these. */
export const spans = setOf('hour day week month year today');
