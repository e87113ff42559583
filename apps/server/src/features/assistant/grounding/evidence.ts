import type { OrderStatus } from '@chatty/contract/contacts';
import type { ProductCard, Source } from '@chatty/contract/messages';
import { foldedWords } from '../../../language/fold.ts';
import type { Frame } from '../../../language/frames/en.ts';
import { frameOf, type Language } from '../../../language/languages.ts';
import type { StoreDiscount } from '../../../ports/commerce.ts';
import { type Claim, claimsIn, keyOf, keysOf } from './claims.ts';
import { carries, carriesClause, readStatement } from './carrying/carried.ts';
import { type Clause, clausesOf, together } from './carrying/clauses.ts';
import { type Near, nearestIn } from './nearness.ts';
import { carryingWords, isQuote } from './carrying/quotes.ts';
import { type Window, windowsOf } from './carrying/windows.ts';
import { inOneSpelling } from './promises.ts';
import { contentWords } from './reading/content-words.ts';
import { withoutOrders } from './without-orders.ts';
import { sharesIn, speaksOfPrice } from './shares.ts';
import { discountSlots, orderSlots, productSlots, type Slot, sourceSlot } from './slots.ts';

/** A piece of the shop's own knowledge, as retrieval finds it. */
export interface EvidencePassage {
  id: string;
  /** `scenario`: what the shop wants to be said here, or before what it recommends; nobody reads it as a source. */
  kind: Source['kind'] | 'scenario';
  sourceId: string;
  title: string;
  text: string;
  url: string | null;
  /** The visitor's language, where the shop itself says this in it; else it is in the shop's. */
  language?: Language;
}

/** What this turn may rely on: nothing else may stand in the answer. */
export interface Evidence {
  readonly passages: readonly EvidencePassage[];
  readonly products: readonly ProductCard[];
  readonly orders: readonly OrderStatus[];
  readonly discounts: readonly StoreDiscount[];
  readonly slots: ReadonlyMap<string, Slot>;
  /** Set once a person was asked for. */
  handedOff: boolean;
  /** Adding the same thing again gives the number that it already has, from 1. */
  addPassage(passage: EvidencePassage): number;
  addProduct(product: ProductCard): number;
  addOrder(order: OrderStatus): number;
  addDiscount(discount: StoreDiscount): number;
  /** Whether a passage or a fact says this, as the sentence means it in which it stands. */
  supports(claim: Claim, sentence: string): boolean;
  /** Whether it stands in the visitor's own words. */
  echoes(claim: Claim): boolean;
  /** Whether any text of the evidence matches. */
  says(words: RegExp): boolean;
  /** The first passage that says all that a sentence says. */
  carrier(sentence: string): EvidencePassage | undefined;
  /** The first passage in which a sentence stands word for word. */
  quoted(sentence: string): EvidencePassage | undefined;
  /** The shop's own words that say all of a sentence. */
  carryingWords(sentence: string): string | undefined;
  /** The words of the shop that come nearest to a sentence, where any do. */
  nearest(sentence: string): string | undefined;
  /** Whether every word of a text stands in the visitor's own. */
  wasSaid(text: string): boolean;
  /** Whether they used a word, by its stem. */
  wasAsked(stem: string): boolean;
  /** The visitor's language, and what the assistant says by itself to them. */
  readonly language: Language;
  readonly frame: Frame;
  /** The meanings of words: of what the visitor said, and of the titles of what was found. */
  readonly visitorWords: ReadonlySet<string>;
  titleWords(): ReadonlySet<string>;
  /** The meanings of the words in the title of each product. */
  productTitles(): ReadonlySet<string>[];
  /** What is known of that which these slots are facts of. */
  knownOf(slotNames: readonly string[]): KnownOf;
}

/** What is known of products, orders, discounts or sources. */
export interface KnownOf {
  /** Their names and those of their variants and lines, as one clause. */
  names: Clause;
  /** Whether their own texts say all of a clause. */
  carries(clause: Clause): boolean;
}

const wordsIn = (...texts: string[]) => together(texts.flatMap(clausesOf)).words;
const namesOfProduct = ({ title, variants }: ProductCard) =>
  withoutOrders([title, ...variants.map((it) => it.title)].join('\n'));
const namesOfOrder = ({ lines }: OrderStatus) => lines.map((line) => line.title).join('\n');

interface Asked {
  /** The visitor's language. */
  language: Language;
  /** How numbers and dates are written for them. */
  locale: string;
  visitorText: string;
  /** In the shop's words, where it has some. */
  frame?: Frame;
  /** The currency in which the store shows them its prices, where that counts. */
  shownCurrency?: string | null;
}

/**
 * Collects what the tools of one turn found. `visitorText` is what the visitor said: it may be echoed and asked about, and
 * proves nothing.
 */
export function createEvidence({
  language,
  locale,
  visitorText,
  frame = frameOf(language),
  shownCurrency = null,
}: Asked): Evidence {
  const passages: EvidencePassage[] = [];
  const products: ProductCard[] = [];
  const orders: OrderStatus[] = [];
  const discounts: StoreDiscount[] = [];
  const slots = new Map<string, Slot>();
  const claims = new Set<string>();
  /** What things are made of; no sentence takes these for what is off a price. */
  const shares = new Set<string>();
  const texts: string[] = [];
  const windows = new Map<string, Window[]>();
  const visitorWords = wordsIn(visitorText);
  const saidWords = new Set(foldedWords(visitorText));
  const askedWords = new Set(contentWords(visitorText));
  const { or } = frame.offline;
  const own = new Set(claimsIn(visitorText).map(keyOf));
  const windowsIn = (passage: EvidencePassage): Window[] => {
    const known = windows.get(passage.id) ?? windowsOf(passage);
    windows.set(passage.id, known);
    return known;
  };

  const read = (text: string, except: readonly Claim['kind'][] = []) => {
    texts.push(inOneSpelling(text));
    for (const claim of claimsIn(text)) {
      if (!except.includes(claim.kind)) for (const key of keysOf(claim)) claims.add(key);
    }
  };
  const add = <T extends { id: string }>(
    list: T[],
    thing: T,
    made: (n: number) => Slot[],
    text: string,
    except?: Claim['kind'][],
  ): number => {
    const known = list.findIndex((other) => other.id === thing.id);
    if (known >= 0) return known + 1;
    const n = list.push(thing);
    for (const slot of made(n)) slots.set(slot.name, slot);
    read(text, except);
    return n;
  };

  return {
    passages,
    products,
    orders,
    discounts,
    slots,
    handedOff: false,
    addPassage(passage) {
      // A description may mention an old price or code; only the store's own data counts for those.
      const isProduct = passage.kind === 'product';
      if (isProduct) for (const it of sharesIn(passage.text)) shares.add(it);
      return add(
        passages,
        passage,
        (n) => [sourceSlot(n, passage)],
        `${passage.title}\n${passage.text}\n${passage.url ?? ''}`,
        isProduct ? ['money', 'percent', 'code'] : [],
      );
    },
    // Prices and stock are left out on purpose: they may only be written through slots.
    addProduct: (product) =>
      add(products, product, (n) => productSlots(n, product, locale, shownCurrency), namesOfProduct(product)),
    addOrder: (order) => add(orders, order, (n) => orderSlots(n, order, locale), namesOfOrder(order)),
    addDiscount: (discount) => add(discounts, discount, (n) => discountSlots(n, discount, locale), ''),
    supports: (claim, sentence) => claims.has(keyOf(claim)) || (shares.has(keyOf(claim)) && !speaksOfPrice(sentence)),
    echoes: (claim) => own.has(keyOf(claim)),
    says: (pattern) => texts.some((it) => pattern.test(it)),
    carrier(sentence) {
      const statement = readStatement(sentence);
      return passages.find((it) => windowsIn(it).some((window) => carries(window, statement, visitorWords)));
    },
    quoted: (sentence) => passages.find((it) => isQuote(windowsIn(it), sentence)),
    carryingWords(sentence) {
      for (const passage of passages) {
        const words = carryingWords(windowsIn(passage), sentence, visitorWords);
        if (words !== undefined) return words;
      }
      return undefined;
    },
    nearest(sentence) {
      const statement = readStatement(sentence);
      const near = passages
        .flatMap((it) => nearestIn(windowsIn(it), statement) ?? [])
        .reduce<Near | null>((best, it) => (best && best.near >= it.near ? best : it), null);
      return near?.words;
    },
    wasSaid: (text) => foldedWords(text.replaceAll(or.trim(), ' ')).every((it) => saidWords.has(it)),
    wasAsked: (stem) => askedWords.has(stem),
    language,
    frame,
    visitorWords,
    titleWords: () => wordsIn(...passages.map((it) => it.title), ...products.map((it) => it.title)),
    productTitles: () => products.map((it) => wordsIn(it.title)),
    knownOf(slotNames) {
      const ids = new Set(slotNames.map((name) => slots.get(name)?.origin.id));
      const isMeant = ({ id }: { id: string }) => ids.has(id);
      const names = [
        ...products.filter(isMeant).map(namesOfProduct),
        ...orders.filter(isMeant).map(namesOfOrder),
        ...discounts.filter(isMeant).map((it) => it.title),
      ];
      const own = passages.filter((it) => isMeant(it) || (it.kind === 'product' && ids.has(it.sourceId)));
      return {
        names: together(names.flatMap(clausesOf)),
        carries: (clause) => own.flatMap(windowsIn).some((window) => carriesClause(window, clause)),
      };
    },
  };
}
