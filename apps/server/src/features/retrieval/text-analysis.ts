import { stem } from 'porter2';
import { foldText, unspaced } from '../../language/fold.ts';

/** Words that say nothing about the subject: articles, pronouns, auxiliaries, courtesies. Question words stay. */
const stopWords = new Set(
  (
    'a an the this that these those i im ive id me my mine we us our you your u ur he she it its they them their ' +
    'is are am be been being was were do does did doing done have has had having will would shall should can could ' +
    'may might must of to in on at by for from with as into about than then so and or but if not no there here ' +
    'please pls plz hi hello hey dear sir madam thanks thank ok okay just also any some want wanna need like know tell'
  ).split(' '),
);

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of foldText(text).matchAll(wordPattern)) {
    if (unspaced.test(run)) words.push(...pairsOf(run));
    else words.push(run);
  }
  return words;
}

/**
 * The stem of a folded word, so that "refunded", "refunding" and "refunds" meet. Words with digits or other scripts come
 * back as they are.
 */
export const stemWord = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stem(word) : word);

/** Stems of the words that carry meaning. A text of stop words alone keeps them: "what is this" must find itself. */
export function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(stemWord);
}

/** Runs of `from` to `to` characters of each word, the word's borders marked: a typo spoils only some of them. */
export function characterGrams(words: readonly string[], from: number, to: number): string[] {
  const grams: string[] = [];
  for (const word of words) {
    const bordered = ` ${word} `;
    for (let size = from; size <= to; size += 1) {
      for (let at = 0; at + size <= bordered.length; at += 1) grams.push(bordered.slice(at, at + size));
    }
  }
  return grams;
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i] ?? ''}${character}`);
}
