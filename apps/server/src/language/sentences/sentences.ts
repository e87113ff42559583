/** Where merchants find a sentence, among the texts of the assistant. */
export type SentenceCategory = 'refusals' | 'hand-off' | 'waiting' | 'courtesies' | 'answers' | 'orders' | 'progress';

export interface Sentence {
  category: SentenceCategory;
  /** Where it stands in a frame. */
  path: string;
  /** What is put into it, in order; `count` alone chooses among its plural forms. */
  puts: readonly string[];
}

/** What the keys of sentences begin with: a shop's wording is read by it. */
export const sentencePrefix = 'assistantSays';
export type SentenceKey = `${typeof sentencePrefix}${string}`;

/** Sentences of a category: the end of the key, where it stands, and what is put in. */
const of = (
  category: SentenceCategory,
  sentences: Readonly<Record<string, readonly [path: string, ...puts: string[]]>>,
) =>
  Object.entries(sentences).map(([name, [path, ...puts]]): [SentenceKey, Sentence] => [
    `${sentencePrefix}${name}`,
    { category, path, puts },
  ]);

/**
 * What of a frame stands by itself, so that a shop may word and translate it: by its key. The rest is composed with other
 * words, and would read wrong if it were worded alone (`sentences.test.ts` names it).
 */
export const sentences: ReadonlyMap<SentenceKey, Sentence> = new Map([
  ...of('refusals', {
    Refused: ['refused'],
    RefusedAgain: ['refusedAgain'],
    RefusedOften: ['refusedOften.0'],
    RefusedOftenToo: ['refusedOften.1'],
    DidYouMean: ['didYouMean'],
    AskedThrice: ['askedThrice'],
    Unknown: ['offline.unknown'],
    UnknownPart: ['offline.unknownPart', 'question'],
    NoProduct: ['offline.noProduct'],
    NoOption: ['offline.noOption'],
    NoneFits: ['offline.noneFits'],
    NotStated: ['offline.notStated', 'product'],
    NoSuchDiscount: ['offline.noSuchDiscount'],
    NoDiscount: ['offline.noDiscount'],
    ShopAway: ['offline.away'],
  }),
  ...of('hand-off', {
    HandedOff: ['handedOff'],
    Failed: ['failed'],
    Spent: ['spent'],
    FileOnly: ['fileOnly', 'count'],
    FileUnseen: ['fileUnseen'],
  }),
  ...of('waiting', { NotAnsweredYet: ['notAnsweredYet'], AwayWithEmail: ['awayWithEmail', 'email'] }),
  ...of('courtesies', {
    Greeting: ['offline.greeting'],
    Thanks: ['offline.thanks'],
    Farewell: ['offline.farewell'],
    Banter: ['offline.banter'],
    Wordless: ['wordless'],
    WordlessAgain: ['wordlessAgain'],
  }),
  ...of('answers', {
    Found: ['offline.found'],
    FoundProducts: ['foundProducts', 'count'],
    FoundOrders: ['foundOrders', 'count'],
    Product: ['offline.product', 'product', 'price', 'stock'],
    Variant: ['offline.variant', 'product', 'variant', 'price', 'stock'],
    AddToCart: ['offline.addToCart', 'product'],
    AskGift: ['offline.askGift'],
    Discounts: ['offline.discounts'],
    ShopSays: ['offline.shopSays'],
    TranslatedFrom: ['translatedFrom', 'language'],
    ShowOriginal: ['showOriginal'],
  }),
  ...of('orders', {
    AskProof: ['askProof'],
    AskOrder: ['offline.askOrder'],
    AskNumber: ['offline.askNumber'],
    AskEmail: ['offline.askEmail'],
    AskedAgain: ['askedAgain', 'question'],
    WhichOrder: ['offline.whichOrder', 'numbers'],
    NoSuchOrder: ['noSuchOrder'],
    NoSuchOrderAgain: ['noSuchOrderAgain'],
    Order: ['offline.order', 'order', 'state'],
    Arrives: ['offline.arrives', 'date'],
    WhereIsOrder: ['whereIsOrder', 'order'],
  }),
  ...of('progress', {
    Searching: ['steps.search_knowledge'],
    SearchingProducts: ['steps.search_products'],
    ReadingProduct: ['steps.product_details'],
    CheckingOrder: ['steps.look_up_order'],
    CheckingDiscounts: ['steps.list_discounts'],
    GettingPerson: ['steps.hand_off'],
  }),
]);
