import { things } from '../../../../language/concept-kinds.ts';
import { conceptsIn } from './meanings.ts';

/** How somebody says that they look for a thing, whatever the shop calls it. */
const seeking =
  /\b(?:do you (?:have|sell|stock|carry)|have you got|got any|sell any|looking for|searching for|show me|recommend|suggest|(?:cheapest|most expensive|dearest|priciest|best)\b|(?:i |we )?(?:need|want|after|like) (?:some|any)thing\b|(?:i|we)(?:'m|'d| am| would)? (?:need|want|like|after|looking for)(?: to (?:buy|get|order))? (?:an?|some|new)\b|(?:some|any)thing (?:for|to|that|against|with|without)\b|(?:under|below|less than|up to|max(?:imum)?) [$€£]?\d)/i;

/** "Boots for muddy fields": a thing, and what it is for. */
const thingFor = /^\W{0,9}(?:an? |some |the )?((?:[\p{L}-]{2,20} ){1,3})(?:for|that|which|with|without|where|to)\b/iu;
/** "I want boots that last". */
const thingWanted =
  /\b(?:i|we)(?:'m|'d| am| would)? (?:want|need|like|after|looking for) ((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20})/iu;
/** What is said of a thing that somebody has. */
const had =
  /\b(?:not|no longer|broke\w{0,2}|wont|won't|doesnt|doesn't|isnt|isn't|my|our|stopped|arrived|came|problem|return|refund)\b/i;

/** Whether a thing is looked for, by a word that says so or by the thing and its purpose alone. */
export function seeks(words: string): boolean {
  if (seeking.test(words)) return true;
  const thing = (thingFor.exec(words) ?? thingWanted.exec(words))?.[1] ?? '';
  return !had.test(thing) && conceptsIn(thing).some((it) => things.has(it));
}
