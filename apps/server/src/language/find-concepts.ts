import { type Concept, english } from './lexicon/concepts.ts';
import { slipBetween } from './spelling/slip-between.ts';

/** A stretch of words that names a matter. */
export interface Found {
  concept: Concept;
  /** The first word, and how many. */
  at: number;
  length: number;
  /** How many of their letters the entry gives: "verzend*" is more of "verzendkosten" than "*kosten". */
  letters: number;
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
  /**
   * What is named in folded words, from left to right; of entries that overlap the longest one counts. A word may name
   * two matters at once: one that stands under both, or a compound that begins with one and ends with the other.
   */
  inWords(words: readonly string[]): Found[];
  /** The same in a script without spaces: `at` and `length` count its characters. */
  inRun(characters: string): Found[];
  /** What a long word that names nothing was meant to name, if a hand slipped once: "reparirt" is "repariert". */
  meantBy(word: string): Concept | undefined;
}

/** Of fewer letters too many words are one slip apart. */
const slipLetters = 7;

/** Two letters exchanged, or one more or less: with another letter it is mostly another word. */
const isSlip = (a: string, b: string) => [1, 2].includes(slipBetween(a, b));

/** Whether a word is this one but for a slip, or begins so. */
function isSlipOf(word: string, { text, match }: Wanted): boolean {
  if (match === 'whole') return isSlip(word, text);
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, text.length + more);
    return beginning.length === text.length + more && isSlip(beginning, text);
  });
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
  const long = new Map<string, Entry[]>();
  const byWord = new Map<string, Entry[]>();
  const byBeginning = new Map<string, Entry[]>();
  const byEnd = new Map<string, Entry[]>();
  const add = (map: Map<string, Entry[]>, key: string, entry: Entry) =>
    void map.set(key, [...(map.get(key) ?? []), entry]);
  return {
    add(entry: Entry) {
      const [first, second] = entry.words;
      if (!first) return;
      if (!second && first.match !== 'end' && first.text.length >= slipLetters) add(long, first.text[0] ?? '', entry);
      if (first.match === 'whole') add(byWord, first.text, entry);
      else if (first.match === 'beginning') add(byBeginning, first.text.slice(0, keyLetters), entry);
      else add(byEnd, first.text.slice(-keyLetters), entry);
    },
    /** Long words by themselves that begin with the same letter. */
    longLike: (word: string): readonly Entry[] => long.get(word[0] ?? '') ?? [],
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

const matchOf = ({ words }: Entry) => (words.length === 1 ? words[0]?.match : undefined);

/** What a word names beside the entry that fits it best: under another matter the same, or the other end of a compound. */
function besides(best: Entry, others: readonly Entry[], word: string): Entry[] {
  const isSame = (it: Entry) => it.words.length === best.words.length && it.letters === best.letters;
  const same = others.find((it) => isSame(it) && it.concept !== best.concept && matchOf(it) === matchOf(best));
  if (same) return [same];
  const other = { beginning: 'end', end: 'beginning', whole: undefined }[matchOf(best) ?? 'whole'];
  const isOtherEnd = (it: Entry) => matchOf(it) === other && best.letters + it.letters <= word.length;
  const end = other && others.find((it) => isOtherEnd(it) && it.concept !== best.concept);
  return end ? [end] : [];
}

/** The beginning of a compound before its end. */
const asWritten = (a: Entry, b: Entry) => Number(matchOf(a) === 'end') - Number(matchOf(b) === 'end');

/**
 * Reads a lexicon once. `fold` is how texts are read before they are held against it. English writes no compounds, and
 * says with one word what it means.
 */
export function createConceptFinder(
  concepts: Readonly<Record<Concept, string>>,
  fold: (text: string) => string,
  isEnglish = false,
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
  const longestAt = (words: readonly string[], at: number): readonly Entry[] => {
    const [best, ...others] = entries
      .beginningWith(words[at] ?? '')
      .filter((entry) => entry.words.every((wanted, i) => fits(words[at + i], wanted)))
      .sort((a, b) => b.words.length - a.words.length || b.letters - a.letters);
    if (!best) return [];
    return isEnglish ? [best] : [best, ...besides(best, others, words[at] ?? '')].sort(asWritten);
  };
  return {
    inWords(words) {
      const found: Found[] = [];
      for (let at = 0; at < words.length; at += 1) {
        const [entry, ...more] = longestAt(words, at);
        if (!entry) continue;
        const length = entry.words.length;
        found.push(...[entry, ...more].map(({ concept, letters }) => ({ concept, at, length, letters })));
        at += length - 1;
      }
      return found;
    },
    meantBy(word) {
      if (word.length < slipLetters) return undefined;
      return entries
        .longLike(word)
        .filter(({ words: [wanted] }) => wanted !== undefined && isSlipOf(word, wanted))
        .sort((a, b) => b.letters - a.letters)[0]?.concept;
    },
    inRun(characters) {
      const found: Found[] = [];
      for (let at = 0; at < characters.length; at += 1) {
        for (let length = Math.min(longestRun, characters.length - at); length > 0; length -= 1) {
          const concept = runs.get(characters.slice(at, at + length));
          if (!concept) continue;
          found.push({ concept, at, length, letters: length });
          at += length - 1;
          break;
        }
      }
      return found;
    },
  };
}
