import { demanding, things } from '../../../../language/concept-kinds.ts';
import { foldedWords } from '../../../../language/fold.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { conceptsIn, meaningsIn } from '../reading/meanings.ts';
import { priceLimits } from '../reading/products/price-limits.ts';
import { spokenAsOne } from '../reading/products/spoken-as-one.ts';
import type { Wish } from '../reading/read-wish.ts';
import { isEveryday, termsOf, wordsOf as wordsIn } from '../reading/words.ts';

/** A part of a tool's answer. */
export type Facts = Record<string, unknown>;

export const listOf = (value: unknown): Facts[] =>
  Array.isArray(value) ? value.filter((it) => typeof it === 'object' && it !== null) : [];
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : [];

/** So much of a title must be said for a product to be meant by its name. */
const namedShare = 0.75;

/** Words that a title has as a name: they name no matter, such as a kind of goods, a material or a color. "K2" is one. */
const isName = (term: string) =>
  conceptsIn(term).length === 0 && (/\p{L}{3}/u.test(term) || /^(?=.{0,8}\p{N})[\p{L}\p{N}]{2,9}$/u.test(term));

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

/** How much there is of it in one: no name of it. */
const packaging = new Set(
  termsOf('pack packs set sets box boxes kit bundle pair piece pieces two three four five six'),
);

/** What the last word of a name means, or the last two: a sleeping bag is no bag. */
function headOf(thing: string): ReadonlySet<string> {
  const words = wordsIn(thing);
  const [last, lastTwo] = [1, 2].map((count) => meaningsIn(words.slice(-count).join(' ')));
  return new Set([...(last ?? []), ...(lastTwo ?? [])]);
}

/** What a product is called, and what kind of thing it is where the shop says so. */
const calledOf = (product: Facts): ReadonlySet<string> =>
  meaningsIn(`${textOf(product.title)}\n${textOf(product.kind)}`);

/** That the very word stands in a title counts beside another word for it: a teapot is a kettle, too. */
const literally = 0.5;

/**
 * "What does the alba taste like", "how loud is the hand mixer": the one product that was found of which most is said where
 * it is spoken of as one, with the last word of that by whatever word for it, or a word that is nothing but a name.
 */
function spokenOfAsOne(words: string, titled: readonly Titled[]): Titled | undefined {
  const called = titled.map(({ product }) => calledOf(product));
  // "Earphones with which I hear the cars" are earphones.
  const leading = conceptsIn(words.split(/\s{1,9}/, 2).join(' ')).find((it) => things.has(it));
  for (const thing of spokenAsOne(words)) {
    const meanings = [...meaningsIn(thing)];
    const terms = new Set(termsOf(thing));
    const head = headOf(thing);
    const isCalled = (it: string) => !packaging.has(it) && (head.has(it) || (isName(it) && !isEveryday(it)));
    const held = titled.map(({ product, title }, at) => {
      const isKind = product.isKind === true && textOf(product.kind) === '';
      const shared = meanings.filter((it) => called[at]?.has(it) || (isKind && head.has(it)));
      const literal = title.filter((it) => terms.has(it)).length;
      return shared.some(isCalled) ? shared.length + literally * literal : 0;
    });
    const most = Math.max(0, ...held);
    const best = titled.filter((_, at) => held[at] === most);
    const at = best[0] ? titled.indexOf(best[0]) : -1;
    if (most > 0 && best.length === 1 && (!leading || called[at]?.has(leading))) return best[0];
    // By what the shop says of it beside its name: the only one that is all that was said.
    const told = titled.filter(({ product }) => product.isTold === true);
    if (most === 0 && meanings.length > 1 && told.length === 1) return told[0];
  }
  return undefined;
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
  const words = wish.named ?? priceLimits(`${wish.english} ${wish.said ?? ''}`).text;
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
  return (namedByPart(titled) ?? spokenOfAsOne(words, titled))?.product;
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

const ownWords = (product: Facts) =>
  new Set(termsOf([product, ...listOf(product.variants)].map((it) => textOf(it.title)).join(' ')));

/** Whether a card shows what is asked, whatever else is said. */
export const asksOfCard = (words: string): boolean => conceptsIn(words).some((it) => shownByCard.has(it));

/** Whether more is asked of a product than what its card shows: "which wood is that", "how much does it shrink". */
export function asksMore(words: string, product: Facts): boolean {
  if (conceptsIn(words).includes('restock')) return true;
  const own = ownWords(product);
  const asked = termsOf(words).filter((it) => !own.has(it) && !plainWish.has(it));
  return asksOfCard(words) ? asked.some((it) => conceptsIn(it).length === 0 && !isEveryday(it)) : asked.length > 0;
}

/** Words that ask for an option, and say nothing else. */
const ofOption: ReadonlySet<Concept> = new Set<Concept>(['stock', 'cost', 'size', 'color', 'small', 'large', 'have']);

/** Whether more is asked than one of its options: "is the white shirt see-through" is no question for a white one. */
export function asksBesideOption(words: string, product: Facts): boolean {
  const known = new Set(termsOf([product, ...askedVariants(product)].map((it) => textOf(it.title)).join(' ')));
  const rest = termsOf(besideName(words, product)).filter((it) => !known.has(it) && !plainWish.has(it));
  const named = conceptsIn(words);
  return named.includes('restock') || rest.some((it) => conceptsIn(it).every((one) => !ofOption.has(one)));
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
