import { everydayWords } from '../everyday-words.ts';
import { foldText } from '../fold.ts';
import { wordsOfLanguage } from '../lexica.ts';
import { english } from '../lexicon/concepts.ts';
import { realWords } from './real-words.ts';

const leastLetters = 5;
/** In a longer word any letter may be another one: no other word is meant by "guarentee" or "calander". */
const longLetters = 7;

/** The longer words that English-speaking visitors call a shop's matters by, each under all that one slip makes of it. */
let slips: Map<string, string[]> | undefined;

/** What a word becomes by leaving out one letter: two words that share such a rest are one slip apart, or close to it. */
const rests = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keyOf = (letter: string) => {
  const row = keyboard.findIndex((it) => it.includes(letter));
  return { row, column: keyboard[row]?.indexOf(letter) ?? -9 };
};
/** Whether a finger that meant one letter could hit the other. */
function areNeighbors(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)];
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}

/** Letters that are written for each other by ear. */
const alike = new Set(['ck', 'kc', 'sz', 'zs', 'iy', 'yi', 'sc', 'cs', 'qk', 'kq']);

/**
 * How many of what a hand does wrong lie between two words, 0 where more does: two neighbors in the word exchanged (1), one
 * letter more or less (2), or its neighbor on the keyboard (3). With any other letter it is mostly another word: stuff is
 * no staff, and lumps are no lamps.
 */
function slipBetween(a: string, b: string): 0 | 1 | 2 | 3 {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [leftA, leftB] = [a.slice(from, endA), b.slice(from, endB)];
  if (leftA.length === 2 && leftB.length === 2 && leftA[0] === leftB[1] && leftA[1] === leftB[0]) return 1;
  if (leftA.length + leftB.length <= 1) return 2;
  const isReplaced = leftA.length === 1 && leftB.length === 1;
  const isLong = a.length >= longLetters && b.length >= longLetters;
  if (isReplaced && isLong && alike.has(`${leftA}${leftB}`)) return 2;
  return isReplaced && (isLong || areNeighbors(leftA, leftB)) ? 3 : 0;
}

const placesWritten = ['policy', 'amount', 'maximum', 'minimum', 'canada', 'mexico', 'australia', 'germany'];
const wordsIn = (entries: string) =>
  entries
    .split(',')
    .flatMap((it) => foldText(it).trim().split(/\s+/))
    .filter((it) => it.length >= leastLetters);

function knownSlips(): Map<string, string[]> {
  if (slips) return slips;
  slips = new Map();
  for (const word of wordsIn([...Object.values(english), ...placesWritten].join(','))) {
    for (const rest of rests(word)) {
      const there = slips.get(rest);
      if (there) there.push(word);
      else slips.set(rest, [word]);
    }
  }
  return slips;
}

/** What was meant by a word with one slip; of several the one by the likeliest. */
function meantBySlip(word: string): string | undefined {
  const near = rests(word).flatMap((rest) => knownSlips().get(rest) ?? []);
  const slipped = near
    .map((known) => ({ known, slip: known[0] === word[0] ? slipBetween(word, known) : 0 }))
    .filter(({ slip }) => slip > 0);
  return slipped.toSorted((a, b) => a.slip - b.slip)[0]?.known;
}

/**
 * An English text with the matters of a shop spelled right: "retrun polcy" -> "return policy". A word that the English
 * lexicon knows, or that is another word, stays as it is, and so does one that begins with a capital within a sentence: it may be a name.
 */
export function correctSpelling(text: string): string {
  const { common, finder } = wordsOfLanguage('en');
  return text.replace(/(?<![\p{L}\p{N}[#@.:/-])\p{L}{5,20}(?![\p{L}\p{N}\]@:/-])/gu, (written, at: number) => {
    const word = foldText(written);
    const isName = at > 0 && /^\p{Lu}/u.test(written);
    if (
      isName ||
      common.has(word) ||
      realWords.has(word) ||
      everydayWords.has(word) ||
      finder.inWords([word]).length > 0
    )
      return written;
    return meantBySlip(word) ?? written;
  });
}
