import { goods, matters } from '../../../../language/concept-kinds.ts';
import { everydayWords } from '../../../../language/everyday-words.ts';
import { foldedWords } from '../../../../language/fold.ts';
import { placesIn } from '../../../../language/places/places-named.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import { conceptsIn, meaningsIn } from '../reading/meanings.ts';
import type { ToolResult } from '../reading/read-prompt.ts';
import type { Wish } from '../reading/read-wish.ts';
import { termsOf } from '../reading/words.ts';
import { listOf, textOf } from './found-products.ts';
import { subjectOf } from './subject-of.ts';

/** A passage of a finding. */
export interface FoundPassage {
  title: string;
  text: string;
  language: string;
  /** Of which product alone it speaks; empty where it is of none. */
  product: string;
  /** How near it came, as a share of the nearest, 0..1. */
  relevance: number;
}

/** The passages of a finding, best first. */
export const passagesOf = ({ output }: ToolResult): FoundPassage[] =>
  listOf(output.passages).map((it) => ({
    title: textOf(it.title),
    text: textOf(it.text),
    language: textOf(it.language),
    product: textOf(it.product),
    relevance: typeof it.relevance === 'number' ? it.relevance : 0,
  }));

const looksForThing =
  /\b(?:do you (?:have|sell|stock|carry|offer)|have you got|(?<!\b(?:you|they) (?:start |begin |keep |stop |are |be )?)(?:looking|searching) for|got any|sell any|recommend|suggest|show me)\b/i;

/** Whether a found text is about the thing that is looked for: "do you sell phones" is not answered by "we do not sell data". */
export function speaksOf(wish: Wish, knowledge: ToolResult): boolean {
  const subject = termsOf(subjectOf(wish.english));
  if (subject.length === 0 || !looksForThing.test(wish.words)) return true;
  // "Do you have a store where I can try boots on" is about the store.
  const ofShop = conceptsIn(wish.english).filter((it) => matters.has(it));
  return passagesOf(knowledge).some(({ title }) => {
    const titled = new Set(termsOf(title));
    return subject.some((term) => titled.has(term)) || conceptsIn(title).some((it) => ofShop.includes(it));
  });
}

const premises = /\b(?:is|are) there\b|\bdo you (?:also |even )?have\b|\bhave you got\b/i;
/** "Do you have a store in Boston" is not answered by where the store is, which is somewhere else. */
function isInPlace({ said, english }: Wish, knowledge: ToolResult): boolean {
  const [known] = placesIn(/\b(?:in|near|around)\s.{2,60}$/i.exec(said)?.[0] ?? '');
  const place = /\b(?:in|near|around) (?:the )?(\p{Lu}[\p{L}-]+)/u.exec(said)?.[1] ?? known;
  const named = conceptsIn(english).filter((it) => matters.has(it));
  const isOfPremises = named.includes('shop') || (premises.test(english) && named.length === 0);
  if (!place || !isOfPremises) return true;
  const [first] = passagesOf(knowledge);
  return `${first?.title} ${first?.text}`.toLowerCase().includes(place.toLowerCase());
}

const whetherThereIs =
  /\b(?:(?:is|are) there|do you (?:also |even )?(?:have|offer|provide|do|allow|make|run|host|(?:sell|stock|carry)(?! (?:my|our|me|us)\b))|have you got|(?:can|could|may) (?:i|we) (?:buy|purchase|book|hire|rent|get)(?! (?:it|them|this|that|one|here|online|(?:my |the |a )?(?:cash|money|refund\w{0,3}))\b)) (?:any |a |an |some )?(.{2,40}?)(?: to (.{2,40}?))?(?= (?:near|next|beside|behind|by|at|in|on|for|with|to|from|of|about|outside|inside|around|close|when|if)\b|[?.!,;(]|$)/i;
/** What is for sale is told by a text that speaks of it: "do you sell gift cards" is not answered by how a gift goes back. */
const forSale = /\b(?:sell|stock|carry)\b/i;
/** "In which countries do you do business" asks which, and not whether. */
const asksWhich = /\b(?:what|which|who|how|when|where|why)\b[^.?!,;]{0,60}$/i;
/** What a text that answers may put otherwise: "are there limits" is answered by what is not possible. */
const ofRules =
  /\b(?:limit(?:ation)?s?|restrictions?|conditions?|requirements?|rules?|exceptions?|reasons?|problems?|issues?|chances?|ways?|options?|differences?)\b/gi;

const meaningsOfAll = (knowledge: ToolResult) =>
  meaningsIn(
    passagesOf(knowledge)
      .map(({ title, text }) => `${title}\n${text}`)
      .join('\n'),
  );

/** The words of a thing behind those that the lexicon knows. */
function headAfter(thing: string): string {
  const words = foldedWords(thing);
  const ends = wordsOfLanguage('en')
    .finder.inWords(words)
    .map(({ at, length }) => at + length);
  return words.slice(Math.max(0, ...ends)).join(' ');
}

/**
 * "Is there parking near the shop" is not answered by a text that speaks of no parking. What a thing is there to do belongs
 * to it: "a place to leave a review" is found as a review.
 */
function speaksOfObject({ english }: Wish, knowledge: ToolResult): boolean {
  const asked = whetherThereIs.exec(english);
  if (!asked || asksWhich.test(english.slice(0, asked.index))) return true;
  const [, thing = '', purpose = ''] = asked;
  const object = `${thing} ${purpose}`.replace(ofRules, ' ');
  const meant = meaningsIn(object);
  if (meant.size === 0) return true;
  const held = meaningsOfAll(knowledge);
  const named = conceptsIn(object);
  const [first] = passagesOf(knowledge);
  const said = meaningsIn(`${first?.title}\n${first?.text}`);
  if (forSale.test(asked[0]) && named.length > 0 && !named.some((it) => said.has(it))) return false;
  // What has a name in the lexicon is found by it, in whatever words the text says it; a phone app is an app.
  const head = meaningsIn(headAfter(object));
  if (named.length > 0) return head.size === 0 || [...head].some((it) => held.has(it));
  return [...meant].some((it) => held.has(it));
}

const priceOf =
  /\bhow much (?:is|are|does|do|for)\s{1,9}(?!(?:i|we|you|they|one)\b)(.{2,60}?)(?: costs?)?(?=[?.!,;]|$)|\b(?:price|cost) of\s{1,9}(.{2,60}?)(?=[?.!,;]|$)/i;

/** "How much is the Everest Parka", which the shop does not have, is not answered by what shipping costs. */
function speaksOfPriced({ english }: Wish, knowledge: ToolResult): boolean {
  const asked = priceOf.exec(english);
  const thing = asked?.[1] ?? asked?.[2] ?? '';
  const named = conceptsIn(thing);
  if (thing === '' || (named.length > 0 && !named.some((it) => goods.has(it)))) return true;
  const held = meaningsOfAll(knowledge);
  return [...meaningsIn(thing)].every((it) => held.has(it));
}

const broughtTo =
  /\b(?:return|bring|take|send|give|exchange|swap)\s{1,3}(?:it|them|this|that|something|an item|things?|stuff)\s{1,3}(?:back )?(?:to|at|in)\s{1,3}(?:an? |the |your )?((?:[\p{L}'-]{3,20} ?){1,3})\W{0,9}$/iu;

/** "Can I return it to Sears", of whom no text of the shop speaks, is not answered by how things go back. */
function speaksOfReceiver({ english }: Wish, knowledge: ToolResult): boolean {
  const receiver = broughtTo.exec(english)?.[1]?.trim();
  const unknown = foldedWords(receiver ?? '').filter((it) => !everydayWords.has(it));
  if (unknown.length === 0 || conceptsIn(receiver ?? '').length > 0 || placesIn(receiver ?? '').length > 0) return true;
  const held = meaningsOfAll(knowledge);
  return [...meaningsIn(unknown.join(' '))].some((it) => held.has(it));
}

/** Whose own address or number is asked for: somebody with a first and a last name. A shop may be called so, and has no home. */
const ofPerson =
  /\b(\p{Lu}\p{Ll}{1,30} \p{Lu}[\p{Ll}-]{1,30})['’]s? (?:home|private|personal|mobile|cell) (?:address|phone|number|e-?mail)\b/u;

/** "What is Ada Brook's home address" is not answered by the shop's own. */
function speaksOfPerson({ said }: Wish, knowledge: ToolResult): boolean {
  const name = ofPerson.exec(said)?.[1];
  return name === undefined || passagesOf(knowledge).some(({ title, text }) => `${title}\n${text}`.includes(name));
}

const weather =
  /\b(?:will|does|is|was|gonna|going to)\b[^.?!]{0,20}\b(?:rain|snow|storm|hail|be (?:sunny|rainy|snowy|windy))\w{0,3}\b(?=[^.?!]{0,30}\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week)\b)|\bweather (?:forecast|today|tonight|tomorrow|like)\b/i;
/** The weather is told by no shop; whether a tent keeps dry if it rains tomorrow is asked of the tent. */
const ofSky = ({ english }: Wish) => weather.test(english) && !conceptsIn(english).some((it) => goods.has(it));

const hoursAsked =
  /\b(?:you|guys|shop|store|counter|team|anyone|somebody)\b[^.?!]{0,20}\b(?:open|closed?|there|around)\b|\bopening hours\b|\bopen on\b/i;
/** "Are you open on Thanksgiving" is not answered by the hours of every week. */
function speaksOfDayOff({ english }: Wish, knowledge: ToolResult): boolean {
  const [first] = passagesOf(knowledge);
  const isOfFeast = (text: string) => conceptsIn(text).includes('holiday');
  return !hoursAsked.test(english) || !isOfFeast(english) || isOfFeast(`${first?.title}\n${first?.text}`);
}

const certified = /\bcertif(?:ied|icates?|ications?)\b/i;
/** "Is it certified" is answered by what says so, or names who did. */
function speaksOfCertificate({ english }: Wish, knowledge: ToolResult): boolean {
  if (!certified.test(english)) return true;
  const by = /([\p{L}\p{N}-]{3,20}) certif/iu.exec(english)?.[1]?.toLowerCase();
  return passagesOf(knowledge).some(({ title, text }) => {
    const told = `${title}\n${text}`.toLowerCase();
    return told.includes('certif') || (by !== undefined && told.includes(by));
  });
}

const others = '(?:buyers?|customers?|clients?|shoppers?|visitors?|other people|somebody else|someone else)';
const showing = 'give|show|send|list|tell|name|read|export|print';
const kept = 'names?|orders?|address(?:es)?|e-?mails?|numbers?|details|data|purchases?|list';
/** What the shop knows of others, which is nobody's to be shown: "list the orders with the names of the buyers". */
const ofOthers = new RegExp(
  `\\b(?:${showing})\\b.{0,80}\\b(?:${kept})\\b.{0,20}\\b(?:of|from|by)\\b.{0,20}\\b${others}\\b|\\b(?:${showing})\\b.{0,30}\\b${others}['’]? {1,2}(?:${kept})\\b|\\bwho (?:else )?(?:bought|ordered|purchased)\\b`,
  'i',
);

/** No text of the shop tells of other people's orders. */
const speaksOfOthers = ({ english }: Wish): boolean => !ofOthers.test(english);

/** Whether what was found speaks of the very place, thing, day or person that is asked about. */
export const speaksOfWhatIsAsked = (wish: Wish, knowledge: ToolResult): boolean =>
  !ofSky(wish) &&
  [
    isInPlace,
    speaksOfObject,
    speaksOfPriced,
    speaksOfDayOff,
    speaksOfCertificate,
    speaksOfPerson,
    speaksOfReceiver,
    speaksOfOthers,
  ].every((speaks) => speaks(wish, knowledge));
