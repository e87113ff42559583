import { everydayWords } from '../../../../../language/everyday-words.ts';
import { conceptsIn } from '../meanings.ts';

const inCapitals = /(?<![\p{L}\p{N}#-])[A-Z][A-Z0-9]{4,21}(?![\p{L}\p{N}-])/gu;
const calledCode = /\b(?:codes?|coupon|voucher) (?=[a-z]{0,20}\d)([a-z0-9]{4,22})\b/gi;
/** What is asked of codes. */
const ofCodes =
  /\b(?:codes?|coupons?|vouchers?|discounts?|promos?|valid|active|works?|working|expired?|still good|checkout|appl(?:y|ies|ied)|accept(?:s|ed)?|redeem\w{0,2}|doing (?:any|no)thing)\b/i;

/** What works with something is a model. */
const ofModels = /\b(?:works?|fits?|compatible|pairs?) (?:with|on|for) (?:my|a|an|the)\b/i;

/** The one discount code that a visitor names; null where none is, or several are. A word in capitals alone is no code. */
export function codeNamed(text: string): string | null {
  if (!ofCodes.test(text) || ofModels.test(text) || !/\p{Ll}/u.test(text)) return null;
  const named = [...(text.match(inCapitals) ?? []), ...[...text.matchAll(calledCode)].map(([, it = '']) => it)];
  const codes = new Set(named.filter((it) => conceptsIn(it).length === 0 && !everydayWords.has(it.toLowerCase())));
  const [code] = codes;
  return codes.size === 1 && code ? code : null;
}
