import { foldedWords } from '../../../language/fold.ts';

/** A longer word is another one. */
const comparedMaxChars = 40;

/** How many signs two words differ by, counted up to `most` and one more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? most + 1;
}

const isNumber = (word: string) => /\p{N}/u.test(word);

/** Whether one of these may be what the word was, or is to be. */
function isNear(word: string, others: readonly string[]): boolean {
  if (isNumber(word)) return others.includes(word);
  const most = Math.max(1, Math.floor(word.length / 3));
  return others.some(
    (it) => it === word || (word.length <= comparedMaxChars && !isNumber(it) && distance(word, it, most) <= most),
  );
}

const numbersOf = (words: readonly string[]) => words.filter(isNumber).sort().join(' ');
/** What is no sentence: addresses, and the signs that make a figure another one. */
const fixedOf = (text: string) =>
  (text.match(/https?:\S{1,2000}|[^\s@]{1,64}@[^\s@]{1,200}|[\p{Sc}%#]/gu) ?? [])
    .map((it) => it.replace(/[.,;:!?)]$/, ''))
    .sort()
    .join(' ');
const negations = new Set('no not never none without dont doesnt didnt isnt cant cannot wont wasnt'.split(' '));
const isDenied = (words: readonly string[]) => words.some((it) => negations.has(it));
/** Who has more words corrected than this wrote another text. */
const mostCorrected = 60;

/** So many words may be others than errors explain: "were" that becomes "was". */
const oddWords = (words: readonly string[]) => 1 + Math.floor(words.length / 8);

/**
 * Whether a text is another one with its errors corrected: as many words give or take a few, the same numbers, addresses and
 * signs of currencies, nothing denied that was not. `only`: each word is near to one of the other's. `nearly`: a few are
 * other words, which may mean something else. `more`: it is another text.
 */
export function correctionOf(original: string, corrected: string): 'only' | 'nearly' | 'more' {
  const [own, theirs] = [foldedWords(original), foldedWords(corrected)];
  const slack = 1 + Math.floor(own.length / 8);
  if (Math.abs(own.length - theirs.length) > slack) return 'more';
  if (numbersOf(own) !== numbersOf(theirs) || fixedOf(original) !== fixedOf(corrected)) return 'more';
  if (isDenied(own) !== isDenied(theirs)) return 'more';
  const [ownSet, theirSet] = [new Set(own), new Set(theirs)];
  const [gone, come] = [[...ownSet].filter((it) => !theirSet.has(it)), [...theirSet].filter((it) => !ownSet.has(it))];
  if (Math.max(gone.length, come.length) > mostCorrected) return 'more';
  const odd = Math.max(
    come.filter((it) => !isNear(it, [...ownSet])).length,
    gone.filter((it) => !isNear(it, [...theirSet])).length,
  );
  if (odd === 0) return 'only';
  return odd <= oddWords(own) ? 'nearly' : 'more';
}

const word = /\p{L}+/gu;

/** A text with its words capitalized as in another: "monday" is a day once it is "Monday". */
export function capitalizedAs(corrected: string, original: string): string {
  const written = new Map([...corrected.matchAll(word)].map(([it]) => [it.toLowerCase(), it]));
  return original.replace(word, (it) => written.get(it.toLowerCase()) ?? it);
}
