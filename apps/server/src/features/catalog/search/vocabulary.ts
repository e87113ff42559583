import {
  characterGrams,
  countTerms,
  createTermDictionary,
  createTermPostings,
  partIn,
  type Saved,
} from '../../retrieval/index.ts';

/** The words that a shop uses or once used, to guess what a misspelt one was meant to be. */
export interface Vocabulary {
  /** The memory that it takes. */
  readonly bytes: number;
  add(word: string): void;
  /**
   * Those known words that `word` may stand for and that are still used, likeliest first: one or two slips of the finger,
   * or its beginning.
   */
  near(word: string, isUsed: (word: string) => boolean): NearWord[];
  save(): Saved;
}

export interface NearWord {
  word: string;
  /** How much a hit on it is worth beside the word as written, 0..1. */
  worth: number;
}

const worthOf = { oneSlip: 0.8, twoSlips: 0.6, beginning: 0.6 };
const mostGuesses = 3;
const leastGuessed = 4;
const candidates = 40;

/** A new vocabulary, or one that was saved. */
export function createVocabulary(saved?: Saved): Vocabulary {
  const words = createTermDictionary(saved && partIn(saved, 'words'));
  const grams = createTermPostings(saved && partIn(saved, 'grams'));

  return {
    get bytes() {
      return words.bytes + grams.bytes;
    },
    add(word) {
      if (!guessable(word) || words.of(word) >= 0) return;
      grams.add(words.add(word), gramCounts(word));
    },
    near(word, isUsed) {
      if (!guessable(word)) return [];
      const shared = new Map<number, number>();
      for (const gram of gramCounts(word).keys()) {
        const posting = grams.of(gram);
        for (let at = 0; posting && at < posting.size; at += 1) {
          const slot = posting.slots[at] ?? 0;
          shared.set(slot, (shared.get(slot) ?? 0) + 1);
        }
      }
      const likeliest = [...shared]
        .map(([slot, common]) => ({ known: words.at(slot), common }))
        .map(({ known, common }) => ({ known, likeness: common / (known.length + word.length) }))
        .sort((a, b) => b.likeness - a.likeness || (a.known < b.known ? -1 : 1));
      // So short a word is cut, and no slip: it must be the beginning of one word alone.
      if (word.length < leastGuessed) {
        const cut = likeliest.filter(({ known }) => known.startsWith(word) && isUsed(known));
        return cut.length === 1 ? cut.map(({ known }) => ({ word: known, worth: worthOf.beginning })) : [];
      }
      return first(likeliest, candidates, ({ known }) => isUsed(known))
        .map(({ known }) => ({ word: known, worth: worth(word, known) }))
        .filter((guess) => guess.worth > 0)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, mostGuesses);
    },
    save: () => ({ words: words.save(), grams: grams.save() }),
  };
}

/** The first of those that are accepted; no more are asked for. */
function first<T>(all: readonly T[], most: number, accept: (it: T) => boolean): T[] {
  const found: T[] = [];
  for (const it of all) {
    if (found.length === most) break;
    if (accept(it)) found.push(it);
  }
  return found;
}

/** Numbers and model names are never guessed: TN-2110 is not nearly TN-2120. */
function guessable(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && /^\p{L}+$/u.test(word);
}

function gramCounts(word: string): Map<string, number> {
  return countTerms(characterGrams([word], 2, 2));
}

function worth(written: string, known: string): number {
  const slips = slipsBetween(written, known, 2);
  if (slips <= 1) return worthOf.oneSlip;
  if (slips === 2 && written.length >= 7) return worthOf.twoSlips;
  return known.startsWith(written) ? worthOf.beginning : 0;
}

/** Letters missing, added, wrong or swapped with a neighbour; counts no further than `most` + 1. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = slips;
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(most + 1, last[b.length] ?? 0);
}
