import type { ProductCard } from '@chatty/contract/messages';
import { withUnitsApart } from '../../../language/measures/read-measures.ts';
import { contentWords } from './reading/content-words.ts';

type Variant = ProductCard['variants'][number];

/** Ways of saying a size; longer ones first. */
const sizes: readonly [said: RegExp, size: string][] = [
  [/\b(?:extra|x)[\s-]{0,3}small\b/gi, 'xs'],
  [/\b(?:extra[\s-]{0,3}extra|double[\s-]{0,3}extra|xx)[\s-]{0,3}large\b|\b2xl\b/gi, 'xxl'],
  [/\b(?:extra|x)[\s-]{0,3}large\b/gi, 'xl'],
  [/\bsmall\b/gi, 's'],
  [/\bmedium\b/gi, 'm'],
  [/\blarge\b/gi, 'l'],
];
/** Part of the name of a product, which may be another one: a "3-Season Tent" is not for three. */
const ofName = /(?<![\p{L}\p{N}])\d{1,4}-\p{Lu}\p{L}{1,20}/gu;
/** "For two": for so many, and not for so long. */
const forSo =
  /\bfor (two|three|four|five|six|eight|ten|twelve)\b(?! (?:hours?|days?|nights?|weeks?|months?|years?)\b)/gi;
const inDigits = new Map(
  Object.entries({ two: '2', three: '3', four: '4', five: '5', six: '6', eight: '8', ten: '10', twelve: '12' }),
);
const withDigits = (text: string) =>
  text.replace(forSo, (_, many: string) => `for ${inDigits.get(many.toLowerCase()) ?? many}`);
const optionWords = (text: string) =>
  contentWords(
    withUnitsApart(sizes.reduce((rest, [said, size]) => rest.replace(said, size), withDigits(text.normalize('NFKC')))),
  );

const bigs = '(?:big|bigger|biggest|large|larger|largest|tallest|longest)';
const smalls = '(?:small|little|smaller|smallest|tiny|tiniest|mini|shortest)';
const oneOf = (sizes: string) => new RegExp(`\\b(?:the )?${sizes} (?:one|size|version)\\b`, 'i');
const [biggest, smallest] = [oneOf(bigs), oneOf(smalls)];
const before = (sizes: string) => new RegExp(`\\b(?:the|your|that|this) ${sizes} ((?:[\\p{L}-]{2,20} ?){1,4})`, 'iu');
const [bigBefore, smallBefore] = [before(bigs), before(smalls)];

/** "The big hand cream": before words of its name, none of which says so. */
function isBefore(pattern: RegExp, text: string, title: string): boolean {
  const words = new Set(contentWords(title));
  const [said = '', named = ''] = pattern.exec(text) ?? [];
  const size = contentWords(said.replace(named, ' '));
  return contentWords(named).some((it) => words.has(it)) && !size.some((it) => words.has(it));
}

/** What one of a unit is in the smallest one of its kind. */
const unitSizes = new Map(
  Object.entries({ ml: 1, cl: 10, dl: 100, l: 1000, g: 1, kg: 1000, mm: 1, cm: 10, m: 1000, in: 25, ft: 305 }),
);
const measure = /(\d{1,6}(?:[.,]\d{1,3})?)\s?(\p{L}{1,2})?(?!\p{L})/gu;

/** How large a variant is by its measures: "150 × 220 cm"; 0 where it names none. */
const extentOf = (title: string) =>
  [...title.matchAll(measure)].reduce(
    (all, [, number = '', unit = '']) =>
      (all || 1) * Number(number.replace(',', '.')) * (unitSizes.get(unit.toLowerCase()) ?? 1),
    0,
  );

/** "The big one": the variants with the greatest measures; none where all are alike, or have no measures. */
function byExtent(text: string, title: string, variants: readonly Variant[]): Variant[] {
  const isBig = biggest.test(text) || isBefore(bigBefore, text, title);
  if (!isBig && !smallest.test(text) && !isBefore(smallBefore, text, title)) return [];
  const extents = variants.map((it) => extentOf(it.title));
  const wanted = isBig ? Math.max(...extents) : Math.min(...extents);
  const found = variants.filter((_, at) => extents[at] === wanted);
  return extents.includes(0) || found.length === variants.length ? [] : found;
}

/** "In bath size": a word of the product's name that only some of its variants have, where it is called a size. */
const sizeNamed = /\b([\p{L}-]{2,20}) (?:size|version)\b|\bsize ([\p{L}-]{2,20})\b/giu;

/**
 * The variants that a text names by their options: "in M", "the blue one". Those that most of its words name; none where
 * it names no option, or there is nothing to choose.
 */
export function namedVariants(text: string, { title, variants }: Pick<ProductCard, 'title' | 'variants'>): Variant[] {
  if (variants.length < 2) return [];
  const ofProduct = new Set(optionWords(title));
  const sized = new Set(optionWords([...text.matchAll(sizeNamed)].map((it) => it[1] ?? it[2] ?? '').join(' ')));
  const said = new Set(optionWords(text.replace(ofName, ' ')).filter((it) => !ofProduct.has(it) || sized.has(it)));
  const named = variants.map((it) => ({ it, count: optionWords(it.title).filter((word) => said.has(word)).length }));
  const most = Math.max(...named.map(({ count }) => count));
  const best = named.filter(({ count }) => count === most).map(({ it }) => it);
  // A word that all variants hold chooses none of them.
  return most === 0 || best.length === variants.length ? byExtent(text, title, variants) : best;
}
