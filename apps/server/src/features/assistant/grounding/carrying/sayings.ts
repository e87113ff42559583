import { isUnknowing } from '../promises.ts';
import { contentWords } from '../reading/content-words.ts';
import { clausesOf, together } from './clauses.ts';
import { meaningOf } from './word-classes.ts';

const meanings = (words: string) => new Set(words.trim().split(/\s+/).map(meaningOf));

/** What the assistant may ask about, beside what the visitor and the shop have named. */
const asked = meanings(
  `order number email address phone size color colour budget price model product name detail more tell help person colleague human agent team
  connect talk speak contact anything something else assist look search kind type occasion use gift prefer preference mean specify share provide
  check send try again clarify explain rephrase question information way word instead choose option interest describe`,
);
/** What is known or not, of what. */
const knowing = meanings(
  `find found see know knew sure confirm information detail answer anything something able unable about match help look that exact exactly
  specific unfortunately sorry moment right now yet store database question search tell certain`,
);
/** What leads to what was found. */
const introducing = meanings(
  'find found suit match option like idea suggestion pick product choose follow some few might good great recommend suggest show look available',
);
/** What is said of a person who may take over. */
const handing = meanings(
  'connect pass talk speak person colleague human agent team member support someone somebody help like moment soon answer read conversation chat over touch ask',
);

const asking =
  /^(?:(?:and|so|or|ok(?:ay)?|sorry),?\s)?(?:which|what|where|when|who|how (?:big|large|old|many|much)|would you|do you (?:mean|want|prefer|need|like|know which|have)|did you mean|(?:could|can|would) you (?:please )?(?:tell|send|share|give|provide|clarify|specify|describe|rephrase|check|explain)|may i|can i (?:ask|have|help|show)|shall i|should i|is (?:it|this|that)|are you|want me|for (?:who|what))\b/i;
const requesting = /^please (?:tell|send|share|give|provide|check|try|let me know)\b/i;

interface Known {
  /** The meanings of the words that the visitor used. */
  visitorWords: ReadonlySet<string>;
  /** Those in the titles of what was found. */
  titleWords: ReadonlySet<string>;
}

/** Whether a sentence has no words but these, and no figures. */
function isMadeOf(sentence: string, ...allowed: readonly ReadonlySet<string>[]): boolean {
  const clauses = clausesOf(sentence);
  return clauses.every(
    ({ words, claims }) => claims.length === 0 && [...words].every((word) => allowed.some((it) => it.has(word))),
  );
}
const isTurned = (sentence: string) => clausesOf(sentence).some((it) => it.isNegated);

/** Figures in a question back are the visitor's own: the validator has seen to that. */
const withoutFigures = (question: string) => question.replace(/#?\d[\d.,-]*/g, ' ');

/**
 * A question back, "Which size do you need?", or a request, "Please send me the order number". What a question takes for
 * granted the visitor or the shop has named.
 */
export function isAskingBack(sentence: string, { visitorWords, titleWords }: Known): boolean {
  const plain = sentence.trim().replace(/[*_"“”]/g, '');
  if (requesting.test(plain)) return isMadeOf(plain, asked);
  return /\?\)?$/.test(plain) && asking.test(plain) && isMadeOf(withoutFigures(plain), asked, visitorWords, titleWords);
}

/** "I could not find …", and nothing beside it. */
export const saysUnknown = (sentence: string, { visitorWords, titleWords }: Known): boolean =>
  isUnknowing(sentence) && isMadeOf(sentence, knowing, asked, visitorWords, titleWords);

/** How many follow. */
const counts = new Map(['two', 'three', 'four', 'five', 'six'].map((word, at) => [meaningOf(word), at + 2] as const));

/**
 * "These may suit you:" before facts that the store gave. "Two serums:" where at least so many things were found that are
 * called so, each of them by all of these words.
 */
export function introduces(sentence: string, { titleWords }: Known, titles: readonly ReadonlySet<string>[]): boolean {
  if (!/:\s*$/.test(sentence) || isTurned(sentence)) return false;
  const { words, claims } = together(clausesOf(sentence));
  const count = [...words].find((it) => counts.has(it));
  if (count === undefined) return isMadeOf(sentence, introducing, titleWords);
  const kind = [...words].filter((it) => it !== count && !introducing.has(it));
  const ofKind = titles.filter((title) => kind.every((it) => title.has(it))).length;
  return claims.length === 0 && ofKind >= (counts.get(count) ?? 0);
}

/** "A colleague can help you": what is always so, or was just done. */
export const offersPerson = (sentence: string): boolean =>
  contentWords(sentence).length > 0 &&
  isMadeOf(sentence, handing) &&
  !isTurned(sentence) &&
  /\b(?:person|colleague|human|agent|team|someone|somebody)\b/i.test(sentence);
