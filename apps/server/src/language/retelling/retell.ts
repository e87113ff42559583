import { goods } from '../concept-kinds.ts';
import type { Found } from '../find-concepts.ts';
import { foldedWords, foldText, unspaced } from '../fold.ts';
import type { Language } from '../languages.ts';
import { type Words, wordsOfLanguage } from '../lexica.ts';
import { type Concept, english } from '../lexicon/concepts.ts';
import { placeInEnglish, placeWithin } from '../places/places.ts';
import { type Piece, plainQuestion } from './plain-questions.ts';

/** What stays as it is, words, and the signs that end a sentence. Korean hangs its endings on names in Latin letters. */
const tokens =
  /\[(?:email|phone):\d+\]|#\s?[\p{L}\p{N}-]+|[$€£¥]?\s?\p{N}[\p{N}.,]*\s?[%€$£¥]?|\p{Script=Latin}+(?=\p{Script=Hangul})|[\p{L}\p{M}'’]+|[.?!;。？！،؟\n]+/gu;
const sentenceEnds: Readonly<Record<string, string>> = { '。': '. ', '？': '? ', '！': '! ', '؟': '? ', '،': ', ' };
const isWord = (token: string) => /^[\p{L}\p{M}]/u.test(token);

/** The word by which English names a concept. */
export const englishOf = (concept: Concept): string => english[concept].split(',')[0] ?? '';

const pieceOf = (concept: Concept): Piece => ({ text: englishOf(concept), is: concept });

/** What is written as one with a word: "and" and "to" of Arabic and Hebrew, what Korean puts behind. */
const attached: Partial<Record<Language, RegExp>> = {
  ar: /^(?:[وف]?(?:بال|لل|كال|ال)|[وفبلك])(?=.{2})/u,
  he: /^[והבלמשכ]{1,2}(?=.{2})/u,
  ko: /(?<=.)(?:으로도|에서도|으로|에서|에도|에게|까지|부터|이랑|로도|은|는|이|가|을|를|의|도|과|와|로|에|랑)$/u,
};

/** A word by itself, where with what is attached to it nobody knows it. */
function bareOf(word: string, language: Language, { common, idle, finder }: Words): string {
  const pattern = attached[language];
  if (!pattern || common.has(word) || idle.has(word) || finder.inWords([word]).length > 0) return word;
  return word.replace(pattern, '');
}

/** Whether a small word was read as a thing that is written with other accents. */
const isMisread = ({ concept, length }: Found, original: string, { written }: Words): boolean =>
  length === 1 && (goods.has(concept) || concept === 'product') && written.has(original.toLowerCase().normalize('NFC'));

/** A stretch of words of a spaced script, in English as far as they are known. */
function retellWords(originals: readonly string[], language: Language): Piece[] {
  const known = wordsOfLanguage(language);
  const { common, idle, between, finder } = known;
  const read = originals.flatMap((original) =>
    foldedWords(original).map((word, _, all) => ({
      word: bareOf(word, language, known),
      written: word,
      original: all.length > 1 ? word : original,
    })),
  );
  const words = read.map(({ word }) => word);
  const found = Map.groupBy(finder.inWords(words), (it) => it.at);
  const told: Piece[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (idle.has(`${word} ${words[at + 1]}`)) {
      at += 1;
      continue;
    }
    const named = found.get(at)?.filter((it) => !isMisread(it, read[at]?.original ?? '', known));
    if (named && named.length > 0) {
      told.push(...named.map((it) => pieceOf(it.concept)));
      at += (named[0]?.length ?? 1) - 1;
      continue;
    }
    if (between.has(word)) told.push({ text: 'between', is: 'between' });
    if (between.has(word) || common.has(word) || idle.has(word)) continue;
    const place = placeInEnglish(read[at]?.written ?? word, language) ?? placeInEnglish(word, language);
    const meant = place === undefined ? finder.meantBy(word) : undefined;
    if (meant) told.push(pieceOf(meant));
    else told.push(place ? { text: place, is: 'place' } : { text: read[at]?.original ?? '', is: 'unknown' });
  }
  return told;
}

/** A stretch of a script without spaces. What no entry holds is left out, but for what is written in Latin letters. */
function retellRun(run: string, language: Language): Piece[] {
  const characters = foldText(run);
  const { finder } = wordsOfLanguage(language);
  const told: Piece[] = [];
  let from = 0;
  const rest = (to: number) => {
    const place = placeWithin(characters.slice(from, to), language);
    if (place) told.push({ text: place, is: 'place' });
  };
  for (const { concept, at, length } of finder.inRun(characters)) {
    rest(at);
    told.push(pieceOf(concept));
    from = at + length;
  }
  rest(characters.length);
  return told;
}

const endsSentence = /^[.?!;。？！؟\n]/u;

/** What English begins a question with, in this order. */
const first: readonly Piece['is'][] = ['howLong', 'howMuch', 'when', 'where', 'which', 'how', 'who', 'why'];
const then: readonly Piece['is'][] = ['can', 'have', 'want'];

/** Question words as English orders them: at the beginning, and before "can i". */
function inEnglishOrder(pieces: readonly Piece[]): readonly Piece[] {
  const asked = [first, then].flatMap((some) => pieces.find((it) => some.includes(it.is)) ?? []);
  return [...asked, ...pieces.filter((it) => !asked.includes(it))];
}

/** The pieces of one sentence in English: as a sentence, where it is one that many ask, or else one after the other. */
const inWords = (pieces: readonly Piece[]): string[] => {
  const question = plainQuestion(pieces);
  return question === undefined ? inEnglishOrder(pieces).map((it) => it.text) : [question];
};

/**
 * Retells a question in English, word by word: what its lexicon knows by the English word, places by their English name,
 * numbers and unknown words as they are. No sentence, but for questions that many ask, but what English search and
 * patterns need.
 */
export function retellInEnglish(text: string, language: Language): string {
  if (language === 'en') return text;
  const told: string[] = [];
  let sentence: Piece[] = [];
  let words: string[] = [];
  const flush = () => {
    sentence.push(...retellWords(words, language));
    words = [];
  };
  const end = () => {
    flush();
    told.push(...inWords(sentence));
    sentence = [];
  };
  for (const [token] of text.matchAll(tokens)) {
    if (isWord(token) && unspaced.test(token)) {
      flush();
      sentence.push(...retellRun(token, language));
    } else if (isWord(token)) words.push(token);
    else if (endsSentence.test(token)) {
      end();
      told.push(sentenceEnds[token] ?? token);
    } else {
      flush();
      sentence.push({ text: sentenceEnds[token] ?? token, is: 'unknown' });
    }
  }
  end();
  return told
    .filter((word, at) => word !== told[at - 1])
    .join(' ')
    .replace(/([.?!])(?: ?[.?!])+/g, '$1')
    .replace(/ ([.?!,;])/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
