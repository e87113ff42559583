import { telling, things } from '../../../../language/concept-kinds.ts';
import { conceptsIn } from './meanings.ts';
import { termsOf } from './words.ts';

const mostParts = 3;
/** What asks or wants something, at the beginning of a sentence. */
const asks =
  /^\W{0,9}(?:(?:and|also|so|ok|okay|please|hi|hello|hey|hiya|but|ugh|hmm|oh)\b\W{0,3}){0,3}(?:how|what|whats|when|where|wheres|which|who|whose|why|do|does|did|can|could|is|are|am|will|would|should|may|have|has|if|any|tell|show|give|find|recommend|suggest|i need|i want|im looking|i am looking|looking for)\b/i;
/** Where one question ends and another begins inside a sentence. */
const between =
  /\s{0,9}(?:,|;)?\s{1,9}(?:and if so|and|also|plus|and also|oh and|but|&|\+)\s{1,9}(?=(?:also )?(?:(?:until|till|til|by|from|at|to|for|in|on|with) (?:what|which|when|whom)|how|what|whats|when|where|which|who|why|do|does|can|could|is|are|will|would|may)\b)|\s{0,9}(?:,|;)?\s{1,9}(?:and|also|plus)\s{1,9}(?:i )?(?:also )?(?:just )?(?:wanted|want|would like|wonder|wondering|was wondering|need|needed|id like)\s{0,9}(?:to (?:know|ask)\s{1,9})?(?:if|whether|about)?\s{1,9}/i;

const hasContent = (text: string) => termsOf(text).length > 0;
const isQuestion = (sentence: string) => /[?？]\s*$/.test(sentence) || asks.test(sentence);

/** The sentences of a message; a point inside a number or an abbreviation ends none. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[?!？！。])\s*|(?<=[\p{L}\p{N}\])]\.)\s+|\n+/u)
    .map((it) => it.trim())
    .filter(Boolean);

const subjectsIn = (text: string) => conceptsIn(text).filter((it) => things.has(it) || telling.has(it));
/** A question of more words than these says what it is about. */
const mostTerms = 8;

/** Whether only what was told names the thing that a question is about, or what happened to it. */
function isToldOf(told: string, piece: string): boolean {
  const asked = subjectsIn(piece);
  return (
    termsOf(piece).length <= mostTerms &&
    !asked.some((it) => things.has(it)) &&
    subjectsIn(told).some((it) => !asked.includes(it))
  );
}

/** "Delivery to Norway how much and how long" asks twice, though it begins like no question. */
function piecesOf(message: string): string[] {
  const pieces = message.split(between).map((it) => it.trim());
  return pieces.length > 1 && pieces.slice(1).every((it) => asks.test(it)) ? pieces : [];
}

/** Asks for the shop's place, in words that stand in every question. */
const whereYouAre =
  /^\W{0,9}(?:(?:and|so|ok|hi|hello|hey)\b\W{1,3}){0,2}where (?:exactly )?are (?:you|u)(?: guys)?(?: exactly| located| based| at){0,2}\W{0,9}$/i;
export const asksWhereYouAre = (question: string): boolean => whereYouAre.test(question);
/** Whether a piece names something, or at least what kind of fact is wanted of what stands before it. */
const saysWhat = (piece: string, at: number) =>
  hasContent(piece) || asksWhereYouAre(piece) || (at > 0 && /\bhow (?:long|much|many)\b/i.test(piece));

/** Two answers to choose from, at the end of a question: "at checkout or when it ships". */
const choices =
  /[,;:–-]\s{0,3}(?:at|when|once|before|after|on|in|by|with|from|only)\b[^,;?.!]{1,60}\bor\s{1,3}(?:at|when|once|before|after|on|in|by|with|from|only)\b[^,;?.!]{1,60}[?.!\s]{0,5}$/i;

/** A question without the answers that it offers: these tell nothing of what it is about. */
export function withoutChoices(question: string): string {
  const at = choices.exec(question)?.index;
  const asked = at === undefined ? '' : question.slice(0, at).trim();
  return asks.test(asked) && termsOf(asked).length > 1 ? `${asked}?` : question;
}

const toldWords = 30;
/** Of a long story its end: the question is about that. */
const lastOf = (told: string) => told.split(' ').slice(-toldWords).join(' ');

/**
 * The questions of a message, each to be answered by itself: sentences that ask, and what "and" joins in one sentence.
 * What is only told beside a question is left out of it, unless the question says nothing without it ("It came broken.
 * What now?"), or does not name what it is about ("The lamp came broken. I want my money back"). A message that asks
 * nothing is one part.
 */
export function splitQuestion(message: string): string[] {
  const sentences = sentencesOf(message);
  const parts: string[] = [];
  let told = '';
  for (const sentence of sentences) {
    if (!isQuestion(sentence)) {
      told = `${told} ${sentence}`.trim();
      continue;
    }
    for (const piece of sentence.split(between).map((it) => it.trim())) {
      const standsAlone = (termsOf(piece).length > 1 && !isToldOf(told, piece)) || (told === '' && hasContent(piece));
      if (standsAlone || told === '') parts.push(piece);
      else parts.push(`${lastOf(told)} ${piece}`);
      told = '';
    }
  }
  const asked = (parts.length > 0 ? parts : piecesOf(message)).filter(saysWhat);
  if (!asked.some(hasContent)) return [message];
  return asked.slice(0, mostParts);
}
