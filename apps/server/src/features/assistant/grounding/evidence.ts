import type { OrderStatus } from '@chatty/contract/contacts';
import type { ProductCard, Source } from '@chatty/contract/messages';
import type { StoreDiscount } from '../../../ports/commerce.ts';
import { type Claim, claimsIn } from './claims.ts';
import { contentWords } from './reading/content-words.ts';
import { discountSlots, orderSlots, productSlots, type Slot, sourceSlot } from './slots.ts';

/** A piece of the shop's own knowledge, as retrieval finds it. */
export interface EvidencePassage {
  id: string;
  kind: Source['kind'];
  sourceId: string;
  title: string;
  text: string;
  url: string | null;
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
  /** Whether a passage or a fact says this. */
  supports(claim: Claim): boolean;
  /** Whether it stands in the visitor's own words. */
  echoes(claim: Claim): boolean;
  /** Whether any text of the evidence matches. */
  says(words: RegExp): boolean;
  /** The passages that a sentence takes its words from, best first. */
  carriers(sentence: string): EvidencePassage[];
}

const keyOf = ({ kind, value }: Pick<Claim, 'kind' | 'value'>) => `${kind}:${value}`;

/** Every key that a claim of evidence stands for: a date with its year also answers for the date without it. */
function keysOf(claim: Claim): string[] {
  const keys = [keyOf(claim)];
  if (claim.kind === 'date')
    keys.push(
      keyOf({
        kind: 'date',
        value: claim.value.replace(/^\d{4}-(?=\d\d-\d\d$)/, ''),
      }),
    );
  if (claim.kind === 'measure')
    keys.push(
      keyOf({
        kind: 'number',
        value: claim.value.slice(claim.value.indexOf(':') + 1),
      }),
    );
  return keys;
}

/** Collects what the tools of one turn found. `visitorText` is what the visitor said, for echoes only. */
export function createEvidence({ locale, visitorText }: { locale: string; visitorText: string }): Evidence {
  const passages: EvidencePassage[] = [];
  const products: ProductCard[] = [];
  const orders: OrderStatus[] = [];
  const discounts: StoreDiscount[] = [];
  const slots = new Map<string, Slot>();
  const claims = new Set<string>();
  const texts: string[] = [];
  const words = new Map<EvidencePassage, Set<string>>();
  const own = new Set(claimsIn(visitorText).map(keyOf));

  const read = (text: string, except: readonly Claim['kind'][] = []) => {
    texts.push(text);
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
      words.set(passage, new Set([...contentWords(passage.title), ...contentWords(passage.text)]));
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
      add(
        products,
        product,
        (n) => productSlots(n, product, locale),
        [product.title, ...product.variants.map((it) => it.title)].join('\n'),
      ),
    addOrder: (order) =>
      add(orders, order, (n) => orderSlots(n, order, locale), order.lines.map((line) => line.title).join('\n')),
    addDiscount: (discount) => add(discounts, discount, (n) => discountSlots(n, discount, locale), ''),
    supports: (claim) => claims.has(keyOf(claim)),
    echoes: (claim) => own.has(keyOf(claim)),
    says: (pattern) => texts.some((it) => pattern.test(it)),
    carriers(sentence) {
      const said = contentWords(sentence);
      if (said.length === 0) return [];
      return passages
        .map((passage) => ({
          passage,
          shared: said.filter((word) => words.get(passage)?.has(word)).length,
        }))
        .filter(({ shared }) => shared >= 2 || shared / said.length >= 0.5)
        .sort((a, b) => b.shared - a.shared)
        .map((it) => it.passage);
    },
  };
}
