import { foldText } from '../../../language/fold.ts';
import { stemWord, termsOf } from '../../retrieval/index.ts';

const modelName = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)+/gu;
/** What comes after these words is what a product goes with, not what it is: "lock for laptop" is no laptop. */
const companion = /\s(?:for|with|compatible with|fits|suitable for)\s/i;

/** Terms of a product's text: stems, and model names also in one piece ("TN-2110" -> "tn", "2110", "tn2110"). */
export function productTermsOf(text: string): string[] {
  const terms = termsOf(text);
  for (const [name] of foldText(text).matchAll(modelName)) {
    if (/\p{N}/u.test(name)) terms.push(name.replace(/[-./_]/g, ''));
  }
  return terms;
}

/** Where the name ends and details begin: "Desk lamp, black", "Desk lamp - black", "Desk lamp (black)". */
const details = /[,|(–—]|\s-\s/;

export interface TitleParts {
  /** What the product is. */
  product: string;
  /** The last word of its name, which in English says what kind of thing it is: a laptop bag is a bag. */
  head: string;
  /** What it goes with. */
  companion: string;
}

export function splitTitle(title: string): TitleParts {
  const at = title.search(companion);
  const product = at <= 0 ? title : title.slice(0, at);
  const name = product.split(details)[0]?.trim() ?? '';
  return { product, head: name.slice(name.lastIndexOf(' ') + 1), companion: product === title ? '' : title.slice(at) };
}

const compound = /(?<![\p{L}\p{N}-])\p{L}{1,20}-\p{L}{2,20}(?![\p{L}\p{N}-])/gu;

/** What is written with a hyphen as others write it, in one word: "make-up", "t-shirt". */
export const compoundTermsOf = (text: string): string[] =>
  [...foldText(text).matchAll(compound)].map(([name]) => stemWord(name.replace('-', '')));
