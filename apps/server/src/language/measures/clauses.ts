import { foldedWords, foldText, unspaced } from '../fold.ts';
import type { Language } from '../languages.ts';
import { wordsOfLanguage } from '../lexica.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { contrasts, limits, narrowings, negations } from './negations.ts';

/** The end of a polite verb looks like the Japanese "only". */
const politely = 'いただけ';
/** Scripts in which a word is found anywhere. */
const anywhere: ReadonlySet<Language> = new Set(['ja', 'zh', 'ko', 'th']);

type Entry = readonly { text: string; match: 'whole' | 'beginning' | 'end' }[];
const read = new Map<string, Entry[]>();

const wantedOf = (word: string): Entry[number] => {
  if (word.endsWith('*')) return { text: word.slice(0, -1), match: 'beginning' };
  return word.startsWith('*') ? { text: word.slice(1), match: 'end' } : { text: word, match: 'whole' };
};

/** A list of words as texts are read: folded, each with the stars around it. */
function entriesOf(list: string): Entry[] {
  const known = read.get(list);
  if (known) return known;
  const entries = list
    .split(',')
    .map((it) => foldText(it.replaceAll('*', '\u0001')).replaceAll('\u0001', '*').trim().split(/\s+/).map(wantedOf));
  read.set(list, entries);
  return entries;
}

const fits = (word: string | undefined, { text, match }: Entry[number]) =>
  word !== undefined &&
  (match === 'whole' ? word === text : match === 'beginning' ? word.startsWith(text) : word.endsWith(text));

const holds = (words: readonly string[], list: string) =>
  entriesOf(list).some((entry) => words.some((_, at) => entry.every((wanted, i) => fits(words[at + i], wanted))));
const holdsAnywhere = (text: string, list: string) =>
  entriesOf(list).some((entry) => text.includes(entry.map((it) => it.text).join(' ')));

const saysOneOf = (text: string, language: Language, lists: Readonly<Record<Language, string>>): boolean =>
  anywhere.has(language)
    ? holdsAnywhere(foldText(text).replaceAll(politely, ''), lists[language])
    : holds(foldedWords(text), lists[language]);

/** The matters that a text names. */
export function conceptsIn(text: string, language: Language): Set<Concept> {
  const { finder } = wordsOfLanguage(language);
  const concepts = new Set<Concept>();
  let words: string[] = [];
  const take = () => {
    for (const { concept } of finder.inWords(words)) concepts.add(concept);
    words = [];
  };
  for (const word of foldedWords(text)) {
    if (!unspaced.test(word)) {
      words.push(word);
      continue;
    }
    take();
    for (const { concept } of finder.inRun(word)) concepts.add(concept);
  }
  take();
  return concepts;
}

const shortestPart = 4;
const mostOfARun = 8;

/** Every matter that a text may name, also within its compounds ("Standardlieferung") and beside a longer one. */
export function conceptsWithin(text: string, language: Language): Set<Concept> {
  const { finder } = wordsOfLanguage(language);
  const concepts = conceptsIn(text, language);
  const add = (words: readonly string[]) => {
    for (const { concept } of finder.inWords(words)) concepts.add(concept);
  };
  for (const word of foldedWords(text)) {
    if (unspaced.test(word)) {
      for (let at = 0; at < word.length; at += 1)
        for (let length = 1; length <= mostOfARun; length += 1)
          for (const { concept } of finder.inRun(word.slice(at, at + length))) concepts.add(concept);
      continue;
    }
    add([word]);
    for (let at = shortestPart; at < word.length; at += 1) {
      add([word.slice(0, at)]);
      if (at <= word.length - shortestPart) add([word.slice(at)]);
    }
  }
  // A figure before the sign of a day needs no word for it.
  if (/\d\s?(?:日|天|일)/u.test(text)) concepts.add('day');
  return concepts;
}

/** Part of a sentence that is turned around as a whole, or not. */
export interface PlainClause {
  isNegated: boolean;
  concepts: ReadonlySet<Concept>;
}

const parted = /[;:()\n，；：、。！？]|,(?!\d)|\s[-–—]+\s/;

/** The text between what sets one clause against another. */
function partContrasts(piece: string, language: Language): string[] {
  const entries = entriesOf(contrasts[language]).map((entry) => entry.map((it) => it.text).join(' '));
  if (anywhere.has(language)) {
    const marked = entries.reduce((text, it) => text.replaceAll(it, '\u0001'), foldText(piece));
    return marked.split('\u0001');
  }
  const parts: string[][] = [[]];
  for (const word of foldedWords(piece)) {
    if (entries.includes(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((it) => it.join(' '));
}

/** The clauses of a sentence that say something. */
export function plainClausesOf(sentence: string, language: Language): PlainClause[] {
  return sentence
    .split(parted)
    .flatMap((piece) => partContrasts(piece, language))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => ({ isNegated: isNegated(piece, language), concepts: conceptsIn(piece, language) }));
}

/** Whether something in a text turns it around. */
export const isNegated = (text: string, language: Language): boolean => saysOneOf(text, language, negations);
/** "Only": whether something narrows all that is said. */
export const isNarrowed = (text: string, language: Language): boolean => saysOneOf(text, language, narrowings);
/** "Within": whether something ends with a span of time. */
export const isLimited = (text: string, language: Language): boolean => saysOneOf(text, language, limits);
