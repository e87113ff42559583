import { everydayWords } from '../everyday-words.ts';
import { foldText } from '../fold.ts';
import { wordsOfLanguage } from '../lexica.ts';
import { english } from '../lexicon/concepts.ts';
import { realWords } from './real-words.ts';
import { slipBetween } from './slip-between.ts';

const leastLetters = 5;

/** The longer words that English-speaking visitors call a shop's matters by, each under all that one slip makes of it. */
let slips: Map<string, string[]> | undefined;

/** What a word becomes by leaving out one letter: two words that share such a rest are one slip apart, or close to it. */
const rests = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];

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
