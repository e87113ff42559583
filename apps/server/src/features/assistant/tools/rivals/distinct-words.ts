import { colors, matters, questionWords, telling } from '../../../../language/concept-kinds.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { everydayWords } from '../../../../language/everyday-words.ts';
import { foldedWords } from '../../../../language/fold.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import { placesIn } from '../../../../language/places/places-named.ts';
import { stemWord } from '../../../retrieval/index.ts';

/** A word that tells an English question from its like, and what it stands before. */
export interface Distinct {
  stem: string;
  /** Its matter, or else its stem. */
  meaning: string;
  /** What it qualifies, by its matter or else its stem: delivery in "the original delivery". */
  next: string | null;
}

const everydayStems: ReadonlySet<string> = new Set([...everydayWords].map(stemWord));

/** A question of more such words is a story; its first ones are held against texts. */
const mostWords = 12;
const leastLetters = 3;

interface Read {
  stem: string;
  /** The matter, or else the stem: what is called otherwise is the same. */
  meaning: string;
  /** What is known of it says already how near a text is: goods, places, and what one word is enough to ask about. */
  isKnown: boolean;
  /** Only a part of what a matter is called: "charge" in "free of charge". */
  isPart: boolean;
}

const abroad: ReadonlySet<Concept> = new Set<Concept>(['international', 'domestic']);
/** What was reduced may go by terms of its own. */
const isKnown = (concept: Concept) =>
  concept !== 'sale' && (!matters.has(concept) || telling.has(concept) || abroad.has(concept));

function read(words: readonly string[]): Read[] {
  const reads = words.map((word) => ({ stem: stemWord(word), meaning: stemWord(word), isKnown: false, isPart: false }));
  for (const { concept, at, length } of wordsOfLanguage('en').finder.inWords(words)) {
    // Rust is a color, and what an iron pan gets.
    if (questionWords.has(concept) || (length === 1 && colors.has(concept))) continue;
    for (const it of reads.slice(at, at + length)) {
      it.meaning = concept;
      it.isKnown = isKnown(concept);
      it.isPart = length > 1;
    }
  }
  return reads;
}

/** The words of an English question that stand neither in questions of every kind nor for what is known. */
export function distinctIn(question: string): Distinct[] {
  const words = foldedWords(question);
  const reads = read(words);
  const ofPlaces = new Set(placesIn(question).flatMap(foldedWords));
  const found = words.flatMap((word, at): Distinct[] => {
    const own = reads[at];
    const isPlain =
      everydayWords.has(word) ||
      everydayStems.has(stemWord(word)) ||
      ofPlaces.has(word) ||
      word.length < leastLetters ||
      !/^\p{L}+$/u.test(word);
    if (!own || own.isKnown || isPlain) return [];
    const next = words[at + 1];
    return [
      { stem: own.stem, meaning: own.meaning, next: next === undefined ? null : (reads[at + 1]?.meaning ?? null) },
    ];
  });
  return [...new Map(found.map((it) => [it.stem, it])).values()].slice(0, mostWords);
}

/** Rusty is what has rust. */
const derived = 2;
const isOf = (stem: string, asked: string) =>
  stem === asked ||
  (Math.min(stem.length, asked.length) > leastLetters &&
    Math.abs(stem.length - asked.length) <= derived &&
    (stem.startsWith(asked) || asked.startsWith(stem)));

/** How many of these words a text holds, and of how many it says what they qualify as well. */
export function holdsOf(distinct: readonly Distinct[], text: string): { words: number; pairs: number } {
  if (distinct.length === 0) return { words: 0, pairs: 0 };
  const reads = read(foldedWords(text));
  const held = distinct.map(({ stem, meaning, next }) => {
    const places = reads.flatMap((it, at) =>
      (!it.isPart || it.meaning === meaning) && isOf(it.stem, stem) ? [at] : [],
    );
    return { isHeld: places.length > 0, isPair: next !== null && places.some((at) => reads[at + 1]?.meaning === next) };
  });
  return { words: held.filter((it) => it.isHeld).length, pairs: held.filter((it) => it.isPair).length };
}
