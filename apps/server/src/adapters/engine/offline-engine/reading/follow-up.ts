import { goods, matters, productFacts, questionWords, things } from '../../../../language/concept-kinds.ts';
import { foldedWords } from '../../../../language/fold.ts';
import { placesIn } from '../../../../language/places/places-named.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import { conceptsIn } from './meanings.ts';
import { seeksAnew } from './products/listed.ts';
import { routeMessage } from './route-message.ts';
import { termsOf, withoutEnd, wordsOf } from './words.ts';

/** How a message begins that goes on with the one before it. */
const opening =
  /^\W{0,20}(?:(?:ugh|h+mm*|oh|ah|cool|great|nice|damn|k|ok(?:ay)?|alright|well|so)\b[\s,.!]{1,9}){0,3}(?:and|or|but|also|what about|how about|what if|and what about|same for|then)\b\s*/i;
const pointing = /\b(?:it|its|that|those|these|them|em|they|this one|that one|one|there)\b/i;
/** Some of what was spoken of: "can I use two of them". */
const someOf = /\b(?:one|two|both|any|some|all|each|more|several|\d) of (?:it|them|em|those|these)\b/i;
/** A verb is left out that was said before: "what temperature if I have to", "when should I". */
const elliptic =
  /\b(?:have|need|want|got|going|allowed|able|supposed|ought) to\W{0,9}$|\bif (?:i|we) (?:must|should|do|did|can|could|dont|don't)\W{0,9}$|\b(?:should|can|could|must|may) (?:i|we)\W{0,9}$/i;
/** "Do I get it refunded in that case": whichever case was spoken of. */
const inThatCase = /\bin (?:that|this|such a) case\b/i;
/** "So straight to Lima then?" concludes from what was said. */
const concluding = /\bthen\W{0,9}$/i;
const mostConcluding = 6;
/** What a question that goes on begins or ends with, and that says nothing. */
const filler =
  /^(?:\W{0,9}(?:ugh|h+mm*|oh|ah|cool|great|nice|damn|k|ok(?:ay)?|alright|well|so)\b[\s,.!]{1,9}){1,3}|[\s,]{1,9}(?:then|though|anyway|instead|too|as well|(?:is (?:it|that) )?(?:the )?same(?: thing| there)?|in (?:that|this|such a) case)(?=\W{0,9}$)/gi;
/** Matters that are asked about by their name alone. */
const subjects = new Set(
  (
    'return refund exchange warranty repair hours giftCard payment card wallet installments cash crypto discount wholesale ' +
    'track cancel size sizeChart contact phone email hiring privacy loyalty newsletter restock pickup customs tax wash invoice ' +
    'rental student priceMatch giftWrap account spareParts damaged lost holiday weekend'
  ).split(' '),
);
/** What stands for one of its kind in a question: another of the kind takes its place. */
const kinds: readonly RegExp[] = [
  /\b(?:to|in|for|from) (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}/u,
  /\b(?:express|standard|overnight|regular|expedited|priority)\b/i,
];

/** How it goes there, where only the place is another. */
const straight = /\b(?:directly|direct|straight|only|just|even)\b/gi;

/** Whether a message says little by itself: it begins like a continuation, points at something, or is a crumb. */
export function isFollowUp(asked: string): boolean {
  if (opening.test(asked) || someOf.test(asked) || inThatCase.test(asked)) return true;
  if (concluding.test(asked) && wordsOf(asked).length <= mostConcluding) return true;
  const question = asked.replace(filler, '');
  const words = wordsOf(question);
  const terms = termsOf(question);
  if ((pointing.test(question) || elliptic.test(question)) && terms.length <= 2 && words.length <= 8) return true;
  if (
    words.length <= 2 &&
    conceptsIn(question).some((it) => productFacts.has(it) || it === 'howLong' || it === 'howMuch')
  )
    return true;
  return /^\W{0,9}(?:to|in|for|under|over|below|with|without)\s/i.test(question) && words.length <= 4;
}

/** Of these the shop has one rule for all: "the warranty on it" is the warranty, whatever was spoken of before. */
const ofShop = new Set(
  'return refund exchange warranty hours giftCard payment card wallet installments cash crypto discount privacy contact phone email holiday weekend'.split(
    ' ',
  ),
);

const namesSubject = (text: string, among: ReadonlySet<string> = subjects) =>
  conceptsIn(text).some((it) => among.has(it));

const namesThing = (text: string) => conceptsIn(text).some((it) => goods.has(it)) || routeMessage(text) === 'product';
const namesFact = (text: string) => conceptsIn(text).some((it) => productFacts.has(it) || goods.has(it));

const interrogatives = new Set(['howLong', 'howMuch', 'when', 'where', 'cost']);
/** How a question begins that another question word can replace. */
const interrogative =
  /^(?:and |so |ok )?(?:how much|how long|what|when|where)(?: (?:is|are|does|do|will|would|can))?\b\s*/i;

/** What belongs to a matter, and only what was said before tells to which: the label of a return, the deadline of a claim. */
const ofMatters = new Set<Concept>(['label', 'claim', 'expire', 'deadline', 'number', 'status']);

/** "Also, how long is shipping to Canada": a question word and a matter, and nothing that points back. */
const asksItself = (rest: string) =>
  !pointing.test(rest) &&
  conceptsIn(rest).some((it) => interrogatives.has(it) || it === 'can') &&
  conceptsIn(rest).some((it) => matters.has(it) && !interrogatives.has(it) && !ofMatters.has(it));

/** "How much is express shipping", "and how long?": how long express shipping takes. */
function asksOtherwise(rest: string, previous: string): string | null {
  const asked = conceptsIn(rest);
  if (asked.length === 0 || !asked.every((it) => interrogatives.has(it)) || termsOf(rest).length > 1) return null;
  const subject = withoutEnd(previous)
    .replace(interrogative, '')
    .replace(/\b(?:costs?|price|how (?:much|long))\b/gi, ' ')
    .trim();
  return subject === '' ? null : `${withoutEnd(rest)} ${subject}?`;
}

const preposition = /^(?:on|for|of|with|about) /i;
const determiner = /^(?:a|an|the|my|our|your|this|that|these|those)\b/i;

/** "Warranty on backpacks", "ok and tents": the warranty on tents. */
function ofOtherThing(rest: string, previous: string): string | null {
  const named = conceptsIn(rest).filter((it) => !questionWords.has(it));
  const isThing = named.some((it) => things.has(it)) && named.every((it) => goods.has(it));
  if (!isThing || !namesSubject(previous)) return null;
  const words = foldedWords(previous);
  const ofGoods = wordsOfLanguage('en')
    .finder.inWords(words)
    .filter((it) => goods.has(it.concept));
  const last = ofGoods.findLast((it) => things.has(it.concept));
  if (!last) return null;
  // What it is made of goes with it: "a merino top" for "my down jacket".
  let { at } = last;
  for (const it of ofGoods.toReversed()) if (it.at + it.length === at) at = it.at;
  const other = withoutEnd(rest).replace(preposition, '');
  if (determiner.test(words[at - 1] ?? '') && determiner.test(other)) at -= 1;
  return words.toSpliced(at, last.at + last.length - at, other).join(' ');
}

/** A place, spelled with a small letter too: "and to mexico" replaces "to Canada". */
const capitalized = (text: string) =>
  text.replace(/\b(to|from) (?:the )?(\p{Ll}[\p{L}-]+)/gu, (_, by: string, name: string) =>
    /^(?:me|my|you|your|it|us|the|a|be|get|buy|know|pay|return|send|ship)$/.test(name)
      ? `${by} ${name}`
      : `${by} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );

const destination = /\b(?:to|in|from|for) (?:the )?([\p{L}-]{2,30}(?: [\p{L}-]{2,30})?)/giu;

/** "Can I get express there", after "do you deliver to Hawaii": to Hawaii. */
function withPlace(question: string, before: readonly string[]): string {
  if (!/\bthere\b(?! (?:a|an|any|is|are)\b)/i.test(question) || /\b(?:is|are) there\b/i.test(question)) return question;
  for (const earlier of before.toReversed()) {
    const named = [...earlier.matchAll(destination)].findLast(([, name = '']) => placesIn(name).length > 0);
    if (named) return question.replace(/\b(?:to |in )?there\b/i, named[0]);
  }
  return question;
}

const anotherOne =
  /\b(an?|the|another|some) ?(?:(?:new|other|second|different|bigger|smaller) )?ones?\b|(?<!\b(?:which|this|that|each|only) )\bone\W{0,9}$/i;

/** "How fast would a new one arrive", after a gift card was spoken of: a new gift card. */
function withThing(question: string, before: readonly string[]): string {
  const isNamed = conceptsIn(question).some((it) => things.has(it) || isHeld(it));
  if (!anotherOne.test(question) || isNamed) return question;
  for (const earlier of before.toReversed()) {
    const words = foldedWords(earlier);
    const last = wordsOfLanguage('en')
      .finder.inWords(words)
      .findLast((it) => things.has(it.concept) || isHeld(it.concept));
    if (last) return question.replace(/\bones?\b/i, words.slice(last.at, last.at + last.length).join(' '));
  }
  return question;
}
/** What one buys, too, though it is no kind of goods. */
const isHeld = (concept: Concept): boolean => concept === 'giftCard' || concept === 'spareParts';

/** A question of so many words that say something stands by itself. */
const sentenceTerms = 3;

/**
 * A question that stands by itself. `before` are the questions before it, spelled out in this way, the latest last: a
 * follow-up takes its subject from them, "and express?" that of the delivery time that was asked for.
 */
export function spellOut(question: string, before: readonly string[]): string {
  const previous = before.at(-1);
  if (!previous) return question;
  const named = withThing(question, before);
  if (named !== question) return named;
  if (!isFollowUp(question)) return question;
  const own = question.replace(opening, '').replace(filler, '').trim();
  const rest = withPlace(own, before);
  const isPlaced = rest !== own;
  const route = routeMessage(rest);
  if (route === 'human' || route === 'greeting' || route === 'thanks' || route === 'farewell') return question;
  const added = capitalized(rest);
  const said = withoutEnd(added);
  for (const kind of kinds) {
    const own = kind.exec(said)?.[0];
    if (!own || termsOf(said.replace(kind, ' ').replace(straight, ' ')).length > 0) continue;
    const base = before.findLast((it) => kind.test(it));
    return base ? base.replace(kind, own) : `${withoutEnd(previous)} ${own}?`;
  }
  if (namesSubject(rest) && (namesSubject(rest, ofShop) || !pointing.test(rest))) return rest;
  if (asksItself(rest) || seeksAnew(rest)) return rest;
  // Once it is said where, nothing is missing: "would a stove be ok to send there".
  if (isPlaced && !pointing.test(rest) && termsOf(rest).length >= sentenceTerms) return rest;
  const otherwise = asksOtherwise(rest, previous) ?? ofOtherThing(rest, previous);
  if (otherwise) return otherwise;
  // "Do you have it in pine" goes back to the thing, also when something else was asked meanwhile.
  const isSpan = conceptsIn(previous).some((it) => matters.has(it)) && /\bhow long\b/i.test(rest);
  const thing = namesFact(rest) && !isSpan ? before.findLast(namesThing) : undefined;
  return `${withoutEnd(thing ?? previous)} ${rest}`;
}
