import { type Concept, english } from './lexicon/concepts.ts';

/** A stretch of words that names a matter. */
export interface Found {
  concept: Concept;
  /** The first word, and how many. */
  at: number;
  length: number;
}

interface Entry {
  concept: Concept;
  words: readonly Wanted[];
  /** Letters that are given: of two entries the more exact one counts. */
  letters: number;
}

interface Wanted {
  text: string;
  match: 'whole' | 'beginning' | 'end';
}

export interface ConceptFinder {
  /** What is named in folded words, from left to right; of entries that overlap the longest one counts. */
  inWords(words: readonly string[]): Found[];
  /** The same in a script without spaces: `at` and `length` count its characters. */
  inRun(characters: string): Found[];
}

const keyLetters = 3;
const keyLengths = [1, 2, keyLetters];
const longestRun = 8;

function wantedOf(word: string): Wanted {
  if (word.endsWith('*')) return { text: word.slice(0, -1), match: 'beginning' };
  if (word.startsWith('*')) return { text: word.slice(1), match: 'end' };
  return { text: word, match: 'whole' };
}

const fits = (word: string | undefined, { text, match }: Wanted): boolean => {
  if (word === undefined) return false;
  if (match === 'whole') return word === text;
  return match === 'beginning' ? word.startsWith(text) : word.endsWith(text);
};

/** Entries by how their first word begins or ends, so that a word is held against a few of them. */
function createEntries() {
  const byWord = new Map<string, Entry[]>();
  const byBeginning = new Map<string, Entry[]>();
  const byEnd = new Map<string, Entry[]>();
  const add = (map: Map<string, Entry[]>, key: string, entry: Entry) =>
    void map.set(key, [...(map.get(key) ?? []), entry]);
  return {
    add(entry: Entry) {
      const [first] = entry.words;
      if (!first) return;
      if (first.match === 'whole') add(byWord, first.text, entry);
      else if (first.match === 'beginning') add(byBeginning, first.text.slice(0, keyLetters), entry);
      else add(byEnd, first.text.slice(-keyLetters), entry);
    },
    // Stems may be shorter than a key: two signs are a word in some scripts.
    beginningWith: (word: string): Entry[] => [
      ...(byWord.get(word) ?? []),
      ...keyLengths.flatMap((length) => [
        ...(byBeginning.get(word.slice(0, length)) ?? []),
        ...(byEnd.get(word.slice(-length)) ?? []),
      ]),
    ],
  };
}

/** Reads a lexicon once. `fold` is how texts are read before they are held against it. */
export function createConceptFinder(
  concepts: Readonly<Record<Concept, string>>,
  fold: (text: string) => string,
): ConceptFinder {
  const entries = createEntries();
  const runs = new Map<string, Concept>();
  for (const concept of Object.keys(english) as Concept[]) {
    for (const written of (concepts[concept] ?? '').split(',')) {
      const parts = fold(written.replaceAll('*', '\u0001'))
        .replaceAll('\u0001', '*')
        .trim()
        .split(/\s+/)
        .filter(Boolean);
      const words = parts.map(wantedOf).filter(({ text }) => text !== '');
      if (words.length === 0) continue;
      entries.add({ concept, words, letters: words.reduce((sum, { text }) => sum + text.length, 0) });
      const run = words.map(({ text }) => text).join('');
      if (!runs.has(run)) runs.set(run, concept);
    }
  }
  const longestAt = (words: readonly string[], at: number): Entry | undefined =>
    entries
      .beginningWith(words[at] ?? '')
      .filter((entry) => entry.words.every((wanted, i) => fits(words[at + i], wanted)))
      .sort((a, b) => b.words.length - a.words.length || b.letters - a.letters)[0];
  return {
    inWords(words) {
      const found: Found[] = [];
      for (let at = 0; at < words.length; at += 1) {
        const entry = longestAt(words, at);
        if (!entry) continue;
        found.push({ concept: entry.concept, at, length: entry.words.length });
        at += entry.words.length - 1;
      }
      return found;
    },
    inRun(characters) {
      const found: Found[] = [];
      for (let at = 0; at < characters.length; at += 1) {
        for (let length = Math.min(longestRun, characters.length - at); length > 0; length -= 1) {
          const concept = runs.get(characters.slice(at, at + length));
          if (!concept) continue;
          found.push({ concept, at, length });
          at += length - 1;
          break;
        }
      }
      return found;
    },
  };
}
