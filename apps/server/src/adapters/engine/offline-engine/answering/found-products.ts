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

/** A product that was found, with the terms of its title and those of them that were said. */
interface Titled {
  product: Facts;
  title: readonly string[];
  said: readonly string[];
}

/**
 * The one product of those that were found of whose title most is said, where that is a name and a word more: "the Copse
 * fleece" is the Copse High-Pile Fleece, as long as no other Copse is a fleece, and no other product is called by its name.
 */
const namedByPart = (titled: readonly Titled[]): Titled | undefined =>
  titled.find(
    (it) =>
      it.said.length > 1 &&
      it.said.some(isName) &&
      titled.every(
        (other) =>
          other === it ||
          (!it.said.every((term) => other.title.includes(term)) &&
            !other.said.some((term) => isName(term) && !it.title.includes(term))),
      ),
  );

const definite = /\b(?:the|your|this|that)\s{1,3}\p{L}/iu;

/** "Is the stove heavy": the only product that was found of the kind that is said, where one is spoken of. */
function onlyOfKind(words: string, titled: readonly Titled[]): Titled | undefined {
  if (!definite.test(words)) return undefined;
  const ofKind = titled.filter(({ product }) => product.isKind === true);
  const most = Math.max(0, ...ofKind.map(({ said }) => said.length));
  const best = ofKind.filter(({ said }) => said.length === most);
  return best.length === 1 ? best[0] : undefined;
}

/**
 * The product that is meant, if one is and not a kind of product: it was pointed at, most of its name was said, or so much
 * that it can be no other. Of several the one of which most was said.
 */
export function theOneMeant(
  wish: Pick<Wish, 'named' | 'english'> & { said?: string },
  products: readonly Facts[],
): Facts | undefined {
  // Also as the visitor wrote it: a name, such as Poplar, may have been taken for a misspelled word.
  const words = wish.named ?? `${wish.english} ${wish.said ?? ''}`;
  const spoken = new Set(termsOf(words));
  const titled = products.map((product): Titled => {
    const title = termsOf(textOf(product.title));
    const heard = new Set(termsOf(wordsOf(product.heard).join(' ')));
    return { product, title, said: title.filter((it) => spoken.has(it) || heard.has(it)) };
  });
  const shareOf = ({ title, said }: Titled) => said.length / title.length;
  const [meant] = titled
    .filter((it) => it.title.length > 1 && shareOf(it) >= namedShare)
    .sort((a, b) => b.said.length - a.said.length || shareOf(b) - shareOf(a));
  if (meant) return meant.product;
  if (wish.named !== null) return products[0];
  return (namedByPart(titled) ?? onlyOfKind(wish.english, titled))?.product;
}

/** Whether the shop has a product of the kind that was said, by its own words for it, or one that is all that was said. */
export const isOfKind = (products: readonly Facts[]): boolean =>
  products.some((it) => it.isKind === true || it.isTold === true);

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
