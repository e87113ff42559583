import { foldedWords, foldText, unspaced } from './fold.ts';
import type { Language } from './languages.ts';
import { wordsOfLanguage } from './lexica.ts';
import { type Concept, english } from './lexicon/concepts.ts';
import { placeInEnglish, placeWithin } from './places/places.ts';

/** What stays as it is, words, and the signs that end a sentence. */
const tokens =
  /\[(?:email|phone):\d+\]|#\s?[\p{L}\p{N}-]+|[$€£¥]?\s?\p{N}[\p{N}.,]*\s?[%€$£¥]?|[\p{L}\p{M}'’]+|[.?!;。？！،؟\n]+/gu;
const sentenceEnds: Readonly<Record<string, string>> = { '。': '. ', '？': '? ', '！': '! ', '؟': '? ', '،': ', ' };
const isWord = (token: string) => /^[\p{L}\p{M}]/u.test(token);

/** The word by which English names a concept. */
export const englishOf = (concept: Concept): string => english[concept].split(',')[0] ?? '';

/** A stretch of words of a spaced script, in English as far as they are known. */
function retellWords(originals: readonly string[], language: Language): string[] {
  const { common, finder } = wordsOfLanguage(language);
  const read = originals.flatMap((original) =>
    foldedWords(original).map((word, _, all) => ({ word, original: all.length > 1 ? word : original })),
  );
  const words = read.map(({ word }) => word);
  const found = new Map(finder.inWords(words).map((it) => [it.at, it] as const));
  const told: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const it = found.get(at);
    if (it) {
      told.push(englishOf(it.concept));
      at += it.length - 1;
      continue;
    }
    const word = words[at] ?? '';
    if (common.has(word)) continue;
    told.push(placeInEnglish(word, language) ?? read[at]?.original ?? '');
  }
  return told;
}

/** A stretch of a script without spaces. What no entry holds is left out, but for what is written in Latin letters. */
function retellRun(run: string, language: Language): string[] {
  const characters = foldText(run);
  const { finder } = wordsOfLanguage(language);
  const told: string[] = [];
  let from = 0;
  const rest = (to: number) => {
    const place = placeWithin(characters.slice(from, to), language);
    if (place) told.push(place);
  };
  for (const { concept, at, length } of finder.inRun(characters)) {
    rest(at);
    told.push(englishOf(concept));
    from = at + length;
  }
  rest(characters.length);
  return told;
}

/**
 * Retells a question in English, word by word: what its lexicon knows by the English word, places by their English name,
 * numbers and unknown words as they are. No sentence, but what English search and patterns need.
 */
export function retellInEnglish(text: string, language: Language): string {
  if (language === 'en') return text;
  const told: string[] = [];
  let words: string[] = [];
  const flush = () => {
    told.push(...retellWords(words, language));
    words = [];
  };
  for (const [token] of text.matchAll(tokens)) {
    if (isWord(token) && unspaced.test(token)) {
      flush();
      told.push(...retellRun(token, language));
    } else if (isWord(token)) words.push(token);
    else {
      flush();
      told.push(sentenceEnds[token] ?? token);
    }
  }
  flush();
  return told
    .filter((word, at) => word !== told[at - 1])
    .join(' ')
    .replace(/ ([.?!,;])/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
