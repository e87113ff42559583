import type { ProductCard } from '@chatty/contract/messages';
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
const optionWords = (text: string) =>
  contentWords(sizes.reduce((rest, [said, size]) => rest.replace(said, size), text.normalize('NFKC')));

/**
 * The variants that a text names by their options: "in M", "the blue one". Those that most of its words name; none where
 * it names no option, or there is nothing to choose.
 */
export function namedVariants(text: string, { title, variants }: Pick<ProductCard, 'title' | 'variants'>): Variant[] {
  if (variants.length < 2) return [];
  const ofProduct = new Set(optionWords(title));
  const said = new Set(optionWords(text.replace(ofName, ' ')).filter((it) => !ofProduct.has(it)));
  const named = variants.map((it) => ({ it, count: optionWords(it.title).filter((word) => said.has(word)).length }));
  const most = Math.max(...named.map(({ count }) => count));
  const best = named.filter(({ count }) => count === most).map(({ it }) => it);
  // A word that all variants hold chooses none of them.
  return most === 0 || best.length === variants.length ? [] : best;
}
