import { foldText } from '../fold.ts';
import { wordsOfLanguage } from '../lexica.ts';
import { english } from '../lexicon/concepts.ts';
import { realWords } from './real-words.ts';

const leastLetters = 5;
/** In a longer word any letter may be another one: no other word is meant by "guarentee" or "calander". */
const longLetters = 7;

/** The longer words that English-speaking visitors call a shop's matters by, each under all that one slip makes of it. */
let slips: Map<string, string> | undefined;

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

/**
 * One letter more, less, or its neighbor on the keyboard, or two neighbors in the word exchanged. With any other letter it
 * is mostly another word: stuff is no staff, and lumps are no lamps.
 */
function isOneSlip(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [leftA, leftB] = [a.slice(from, endA), b.slice(from, endB)];
  if (leftA.length + leftB.length <= 1) return true;
  if (leftA.length === 1 && leftB.length === 1)
    return (a.length >= longLetters && b.length >= longLetters) || areNeighbors(leftA, leftB);
  return leftA.length === 2 && leftB.length === 2 && leftA[0] === leftB[1] && leftA[1] === leftB[0];
}

function knownSlips(): Map<string, string> {
  if (slips) return slips;
  slips = new Map();
  for (const entry of [
    ...Object.values(english).join(',').split(','),
    'policy',
    'canada',
    'mexico',
    'australia',
    'germany',
  ]) {
    for (const word of foldText(entry).trim().split(/\s+/)) {
      if (word.length < leastLetters) continue;
      for (const rest of rests(word)) if (!slips.has(rest)) slips.set(rest, word);
    }
  }
  return slips;
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
    if (isName || common.has(word) || realWords.has(word) || finder.inWords([word]).length > 0) return written;
    const meant = rests(word)
      .map((rest) => knownSlips().get(rest))
      .find((known) => known !== undefined && isOneSlip(word, known));
    return meant && meant[0] === word[0] ? meant : written;
  });
}
