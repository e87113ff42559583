import { slotKind } from '../slots.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { meaningOf } from './word-classes.ts';

/** The words that a fact of each kind may stand among; whatever else is said needs evidence of its own. */
const around: Readonly<Record<string, string>> = {
  product: 'find found suit match option like look product model name call choose recommend suggest show',
  price: 'cost start sell price',
  stock: 'available now stock moment',
  order: 'order number status item package parcel find found',
  'order-status': 'status now order package parcel',
  'order-date': 'place order date',
  'order-total': 'total pay cost sum order',
  refund: 'refund amount money',
  items: 'item contain include hold order package',
  delivery: 'deliver arrive expect estimate date delivery order package parcel',
  tracking: 'track tracking link number follow parcel package order',
  code: 'code use enter type apply work now right checkout valid active current offer',
  discount: 'code give discount offer',
  ends: 'until end valid expire work code',
  source: 'page read more find detail information see say learn guide policy',
};
const meaningsAround = new Map(
  Object.entries(around).map(([kind, words]) => [kind, new Set(words.split(' ').map(meaningOf))] as const),
);

const numberOf = (name: string) => /:(\d+)/.exec(name)?.[1] ?? '';
const ofProduct = new Set(['price', 'stock']);

/** Each price and stock stands with its own product: the last that was named before it, else the next. */
export function standWithTheirOwn(names: readonly string[]): boolean {
  let last: string | undefined;
  return names.every((name, at) => {
    const [kind, n] = [slotKind(name), numberOf(name)];
    if (kind === 'product') last = n;
    if (!ofProduct.has(kind)) return true;
    const next = names.slice(at).find((it) => slotKind(it) === 'product');
    const owner = last ?? (next ? numberOf(next) : (last = n));
    return owner === n;
  });
}

/** The clauses of a sentence with slots that say more than its slots do, and more than the names of the facts. */
export function saidBeside(
  words: string,
  names: readonly string[],
  facts: Pick<Clause, 'words' | 'answersFor'>,
): Clause[] {
  const kinds = names.map(slotKind);
  const isPlain = (word: string) => facts.words.has(word) || kinds.some((kind) => meaningsAround.get(kind)?.has(word));
  return clausesOf(words).filter(
    (clause) =>
      clause.isNegated ||
      !clause.claims.every((claim) => facts.answersFor.has(claim)) ||
      ![...clause.words].every(isPlain),
  );
}
