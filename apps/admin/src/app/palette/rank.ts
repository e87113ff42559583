/** What is found by its words. */
export interface Findable {
  label: string;
  /** Other words that lead to it. */
  words?: string;
}

/** Capitals and accents do not matter. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, as they are compared. */
export const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether one character typed too much, too little, wrongly or too early makes one out of the other. */
function isOneSlipFrom(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const [left, right] = [a.slice(start, aEnd), b.slice(start, bEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Whether the letters of what was typed stand in a word in their order, the first one first. */
function isThinnedFrom(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at >= typed.length;
}

/** From so many letters on, a word may be mistyped or abridged; shorter ones would be found everywhere. */
const [slipFrom, thinFrom] = [4, 3];

/** How well a typed word names a word, from 0 for not at all to 1. */
function strengthOf(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  if (typed.length > 1 && word.includes(typed)) return 0.5;
  const begun = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  if (typed.length >= slipFrom && begun.some((it) => it.length >= thinFrom && isOneSlipFrom(typed, it))) return 0.4;
  return typed.length >= thinFrom && isThinnedFrom(typed, word) ? 0.3 : 0;
}

/** Other words lead less straight to a thing than its name. */
const byOtherWords = 0.6;
const byInitials = 0.55;

function bestOf(typed: string, label: readonly string[], others: readonly string[]): number {
  const initials = label.map((it) => it[0]).join('');
  return Math.max(
    0,
    ...label.map((it) => strengthOf(typed, it)),
    ...others.map((it) => strengthOf(typed, it) * byOtherWords),
    typed.length > 1 && initials.startsWith(typed) ? byInitials : 0,
  );
}

/**
 * How well something fits what was typed, from 0 to 3; null where a typed word fits none of its words. Of what fits, that
 * stands first whose name is, then whose name begins with, what was typed.
 */
export function rankOf(search: string, { label, words = '' }: Findable): number | null {
  const typed = wordsIn(search);
  if (typed.length === 0) return 0;
  const [own, others] = [wordsIn(label), wordsIn(words)];
  const strengths = typed.map((it) => bestOf(it, own, others));
  if (strengths.includes(0)) return null;
  const [name, whole] = [own.join(' '), typed.join(' ')];
  const begins = name === whole ? 2 : name.startsWith(whole) ? 1 : 0;
  return begins + strengths.reduce((sum, it) => sum + it, 0) / strengths.length;
}
