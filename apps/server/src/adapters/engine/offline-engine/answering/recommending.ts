import { conceptsIn } from '../reading/meanings.ts';
import type { Wish } from '../reading/read-wish.ts';
import { subjectOf } from './subject-of.ts';

/** What goes with a thing: the thing stands at the end, or is the one that was pointed at. */
const goesWith =
  /\b(?:go(?:es)?|pair(?:s|ed)?|match(?:es)?|fits?|combines?|suits?)(?: (?:well|best|nicely))? (?:with|to)\b\s{0,3}(?:(?:the|a|an|my|this|that|it|these|those)\b)?\s{0,3}([^?.!]{0,80})|\b(?:(?:what|anything) else (?:do|would|should|could) (?:i|we) (?:need|get|buy|take|want)|(?:need|get|buy|take|use)(?: together| along)? with)\b\s{0,3}(?:(?:for|with|the|a|an|my|this|that|it)\b\s{0,3}){0,3}([^?.!]{0,80})/i;
/** The same in languages whose word for it is also that for a size. */
const goesWithIt =
  /\bpass(?:t|en)\b.{0,20}\b(?:zu|dazu)\b|\b(?:va|vont) (?:bien )?avec\b|\b(?:combina|va bien|pega) con\b|\bpast (?:goed )?bij\b/i;
const gift = /\b(?:gifts?|presents?)\b/i;
const advice =
  /\b(?:recommend(?:ations?|ed)?|suggest(?:ions?)?|advise|what should i (?:buy|get|take|choose)|(?:which|what) (?:one )?(?:would|should) (?:you|i) (?:take|buy|choose|pick|get)|(?:help|let) me (?:choose|decide|pick|find)|bestsellers?|best sellers?|most popular|what(?: is|'s) popular)\b/i;
const looking =
  /\b(?:do you (?:have|sell|stock|carry|offer)|have you got|looking for|searching for|got any|sell any|show me|i (?:need|want|would like))\b/i;
/** What is said around a thing of which advice is asked. */
const around =
  /\b(?:recommend(?:ations?|ed)?|suggest(?:ions?)?|advise|ideas?|gifts?|presents?|buy|get|take|choose|pick|give|good|nice|best|great|popular|bestsellers?|sellers?|most|help|let|should|other|else|products?|items?|anything|something|any|some|customers?|people|of|to|from|with|it|this|that)\b/gi;
/** For whom it is, or for what. */
const purpose = /\bfor\b.{0,200}$/i;

function thingIn({ english }: Wish): { thing?: string } {
  const thing = subjectOf(english.replace(purpose, ' ')).replace(around, ' ').replace(/\s+/g, ' ').trim();
  return thing.length > 2 ? { thing: thing.slice(0, 300) } : {};
}

interface RecommendCall {
  name: 'recommend_products';
  input: Record<string, string>;
}

/** Which of the shop's own recommendations a wish asks for; null where it asks for none. */
export function recommendCall(wish: Wish): RecommendCall | null {
  const { english, named } = wish;
  const call = (input: Record<string, string>): RecommendCall => ({ name: 'recommend_products', input });
  const together = goesWith.exec(wish.words);
  if (together) {
    const about = named ?? (together[1] ?? together[2] ?? '').trim();
    return call({ wish: 'goes_with', ...(about.length > 2 ? { about: about.slice(0, 300) } : {}) });
  }
  if (goesWithIt.test(wish.said)) return call({ wish: 'goes_with', ...(named ? { about: named } : {}) });
  if (named !== null) return null;
  const concepts = conceptsIn(english);
  if (gift.test(english)) return call({ wish: 'gift', ...thingIn(wish) });
  if (advice.test(english) || concepts.includes('recommend')) return call({ wish: 'recommend', ...thingIn(wish) });
  return looking.test(english) ? call({ wish: 'looking', ...thingIn(wish) }) : null;
}
