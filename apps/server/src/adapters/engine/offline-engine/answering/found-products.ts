import { demanding } from '../../../../language/concept-kinds.ts';
import { foldedWords } from '../../../../language/fold.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { conceptsIn } from '../reading/meanings.ts';
import type { Wish } from '../reading/read-wish.ts';
import { termsOf } from '../reading/words.ts';

/** A part of a tool's answer. */
export type Facts = Record<string, unknown>;

export const listOf = (value: unknown): Facts[] =>
  Array.isArray(value) ? value.filter((it) => typeof it === 'object' && it !== null) : [];
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : [];

/** So much of a title must be said for a product to be meant by its name. */
const namedShare = 0.75;

/** Words that a title has as a name: they name no matter, such as a kind of goods, a material or a color. */
const isName = (term: string) => conceptsIn(term).length === 0 && /\p{L}{3}/u.test(term);

/**
 * The one product of those that were found of whose title most is said, where that is a name and a word more: "the Copse
 * fleece" is the Copse High-Pile Fleece, as long as no other Copse is a fleece.
 */
function namedByPart(said: ReadonlySet<string>, titles: readonly (readonly string[])[]): number {
  const shares = titles.map((title) => title.filter((it) => said.has(it)));
  return shares.findIndex(
    (own, at) =>
      own.length > 1 &&
      own.some(isName) &&
      shares.every((other, i) => i === at || !own.every((it) => other.includes(it))),
  );
}

/**
 * The product that is meant, if one is and not a kind of product: it was pointed at, most of its name was said, or so much
 * that it can be no other. Of several the one with the longest name.
 */
export function theOneMeant(
  wish: Pick<Wish, 'named' | 'english'> & { said?: string },
  products: readonly Facts[],
): Facts | undefined {
  // Also as the visitor wrote it: a name, such as Poplar, may have been taken for a misspelled word.
  const said = new Set(termsOf(wish.named ?? `${wish.english} ${wish.said ?? ''}`));
  const titled = products.map((product) => ({ product, title: termsOf(textOf(product.title)) }));
  const meant = titled
    .filter(({ title }) => title.length > 1 && title.filter((it) => said.has(it)).length / title.length >= namedShare)
    .sort((a, b) => b.title.length - a.title.length);
  if (meant[0]) return meant[0].product;
  if (wish.named !== null) return products[0];
  const titles = titled.map(({ title }) => title);
  return products[namedByPart(said, titles)];
}

/** The variants that the visitor asked for, as the tool marks them. */
export const askedVariants = (product: Facts): Facts[] => listOf(product.variants).filter((it) => it.asked === true);

/** What was said beside a product's name: that a tent is called "3-Season" asks for no season. */
export function besideName(words: string, product: Facts): string {
  const title = new Set(foldedWords(textOf(product.title)));
  return words.replace(/[\p{L}\p{N}][\p{L}\p{N}-]{0,40}/gu, (word) =>
    foldedWords(word).every((it) => title.has(it)) ? ' ' : word,
  );
}

const plainWish = new Set(
  termsOf(
    'stock available availability price cost buy order first second third last one product item left back sell still',
  ),
);
const shownByCard: ReadonlySet<Concept> = new Set<Concept>([
  'cost',
  'howMuch',
  'stock',
  'restock',
  'cart',
  'sale',
  'cheapest',
  'dearest',
  'recommend',
]);

/** Whether the visitor's own words name something that is no word of the product's name: "and in blue?" */
export function asksOption(words: string, product: Facts): boolean {
  const title = new Set(termsOf(textOf(product.title)));
  return (
    /\b(?:in|with|size|colou?r)\b/i.test(words) && termsOf(words).some((it) => !title.has(it) && !plainWish.has(it))
  );
}

/** Whether more is asked of a product than what its card shows: "which wood is that", "can it go in the dishwasher". */
export function asksMore(words: string, product: Facts): boolean {
  const title = new Set(termsOf(textOf(product.title)));
  const asked = termsOf(words).filter((it) => !title.has(it) && !plainWish.has(it));
  return asked.length > 0 && !conceptsIn(words).some((it) => shownByCard.has(it));
}

/** Words of a search that no product of the shop holds. */
export const unknownWords = (output: Facts): string[] => wordsOf(output.unknown);

/** Whether something is wanted that products either are or are not, and none of the shop's says that it is: "vegan". */
export function lacksWhatIsDemanded({ words }: Pick<Wish, 'words'>, output: Facts): boolean {
  const unknown = unknownWords(output).join(' ');
  return conceptsIn(unknown).some((it) => demanding.has(it)) && conceptsIn(words).some((it) => demanding.has(it));
}

const measured =
  /(?<![\p{L}\d.,])\d{1,5}(?:[.,]\d)? ?(?:ml|cl|l|lit(?:er|re)s?|kg|g|grams?|lbs?|oz|cm|mm|m|inch(?:es)?|lumens?|watts?|w|gb|tb)\b/giu;

/** The measures that a text tells, each number apart from its unit. */
export const measuresIn = (text: string): string[] =>
  [...text.matchAll(measured)].map(([it]) => it.replace(/(\d) ?(\p{L})/u, '$1 $2'));

/** Whether a measure is wanted that no product of the shop names: "a chair for 145 kg". */
export function lacksMeasure({ words }: Pick<Wish, 'words'>, output: Facts): boolean {
  const unknown = new Set(unknownWords(output));
  return measuresIn(words).some((it) => unknown.has(it.split(' ')[0] ?? ''));
}
