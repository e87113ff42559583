import { foldText, termsOf } from './text-analysis.ts';

const modelName = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)+/gu;
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

/** Splits a title into what the product is and what it goes with. */
export function splitTitle(title: string): { product: string; companion: string } {
  const at = title.search(companion);
  return at <= 0 ? { product: title, companion: '' } : { product: title.slice(0, at), companion: title.slice(at) };
}
