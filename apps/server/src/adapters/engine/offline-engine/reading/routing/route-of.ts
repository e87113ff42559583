import { afterSales, goods, things } from '../../../../../language/concept-kinds.ts';
import { conceptsIn } from '../meanings.ts';
import { type Route, routeMessage } from '../route-message.ts';
import { codeNamed } from './code-named.ts';

const onSale = /\b(?:on sale|reduced|discounted|marked down)\b/i;
/** Of a thing that is named it is asked, whatever the shop calls it. */
const oneOnSale =
  /\b(?:is|are) (?:the|this|that|your) (?!(?:shop|store|site|whole|entire)\b).{3,60} (?:on sale|reduced|discounted|marked down)\b/i;
const codeSaid = /\b(?:codes?|coupons?|vouchers?|promos?)\b/i;

/** "Any lamp on sale" looks for a lamp, and for no code; what was on sale and goes back asks for neither. */
export function routeOf(words: string, said: string): Route {
  const route = routeMessage(words);
  if (codeNamed(said) !== null && !conceptsIn(words).includes('stacking') && route !== 'human') return 'discount';
  // No small talk is of things.
  if (route === 'aside' && conceptsIn(words).some((it) => things.has(it))) return 'product';
  if (route !== 'discount' || !onSale.test(words) || codeSaid.test(words)) return route;
  const named = conceptsIn(words);
  if (named.some((it) => afterSales.has(it))) return 'support';
  return named.some((it) => goods.has(it)) || oneOnSale.test(words) ? 'product' : route;
}
