import type { Language } from '../../language/languages.ts';
import { conceptTermsOf, demandedTermsOf, countryTermsOf, tellingTermsOf, wantedTermsOf } from './concept-terms.ts';
import { characterGrams, termsOf, wordsOf } from './text-analysis.ts';
import { doubles, grown } from './postings/growing.ts';
import { countTerms, createTermPostings, type TermPostings } from './postings/term-postings.ts';
import { numberIn, numbersIn, partIn, type Saved } from './snapshots/saved.ts';

/** One field of a document; `weight` is a whole number of times that its words count. */
export interface Field {
  text: string;
  weight: number;
}

/** Scores of one query for every slot, each 0..1. The arrays are reused by the next query: read them at once. */
export interface LexicalScores {
  /** BM25 as a share of what a document matching every word perfectly could get. */
  match: Float32Array;
  /** Share of the query's information (idf mass) that occurs in the document at all. */
  coverage: Float32Array;
  /** Cosine over character n-grams: forgives typos, endings and compounds. */
  spelling: Float32Array;
  /** Share of the query's matters (idf mass) that the document names, whatever it calls them. */
  matters: Float32Array;
  /** Share of the matters that an answer must name, and that the document does; 1 where the query demands none. */
  named: Float32Array;
  /** Share of the countries and goods of the query that the document names, of those that any does; 1 where there are none. */
  preferred: Float32Array;
  /** Share of the matters that tell what is asked, and that the document names; 0 where there are none. */
  told: Float32Array;
}

export interface LexicalIndex {
  /** The memory that it takes. */
  readonly bytes: number;
  /** `language` is the one that the fields are written in. */
  put(slot: number, fields: readonly Field[], language: Language): void;
  remove(slot: number): void;
  score(text: string, language: Language): LexicalScores;
  save(): Saved;
}

const saturation = 1.2;
const lengthPenalty = 0.75;
/** n-grams of three and four characters: five adds half the memory again and finds nothing more. */
const gramSizes = [3, 4] as const;
/** A visitor's essay is cut: its first words name the matter, and the cost of a query stays bounded. */
const longestQuery = 600;

interface Source {
  fields: readonly Field[];
  language: Language;
}

/**
 * Words, matters and spellings of a shop's documents, packed in typed arrays; documents come and go one by one. New, or
 * one that was saved.
 */
export function createLexicalIndex(saved?: Saved): LexicalIndex {
  const words = createTermPostings(saved && partIn(saved, 'words'));
  const matters = createTermPostings(saved && partIn(saved, 'matters'));
  const grams = createTermPostings(saved && partIn(saved, 'grams'));
  let gramNorms = saved ? numbersIn(saved, 'gramNorms', Float64Array) : doubles(0);
  let end = saved ? numberIn(saved, 'end') : 0;
  let scores: LexicalScores = emptyScores(0);

  function remove(slot: number): void {
    for (const postings of [words, matters, grams]) postings.remove(slot);
  }

  return {
    get bytes() {
      const own = [gramNorms, ...Object.values<Float32Array>({ ...scores })];
      return words.bytes + matters.bytes + grams.bytes + own.reduce((sum, it) => sum + it.byteLength, 0);
    },
    put(slot, fields, language) {
      remove(slot);
      const source = { fields, language };
      words.add(slot, wordCounts(source));
      matters.add(slot, matterCounts(source));
      const spelling = gramCounts(source);
      grams.add(slot, spelling);
      gramNorms = grown(gramNorms, slot + 1, doubles);
      gramNorms[slot] = Math.sqrt([...spelling.values()].reduce((sum, count) => sum + damped(count) ** 2, 0));
      end = Math.max(end, slot + 1);
    },
    remove,
    score(text, language) {
      if (scores.match.length < end) scores = emptyScores(Math.ceil(end * 1.125));
      for (const array of [scores.match, scores.coverage, scores.spelling, scores.matters]) array.fill(0);
      const asked = text.slice(0, longestQuery);
      scoreWords(words, [...new Set(termsOf(asked))], scores);
      scoreMatters(matters, [...new Set(conceptTermsOf(asked, language))], scores.matters);
      scoreNamed(matters, demandedTermsOf(asked, language), scores.named);
      const preferred = wantedTermsOf(asked, language).filter((term) => matters.spread(term) > 0);
      scoreNamed(matters, preferred, scores.preferred);
      const telling = tellingTermsOf(asked, language);
      if (telling.length === 0) scores.told.fill(0);
      else scoreNamed(matters, telling, scores.told);
      scoreGrams(grams, gramNorms, countTerms(gramsOf(asked)), scores.spelling);
      return scores;
    },
    save: () => ({
      words: words.save(),
      matters: matters.save(),
      grams: grams.save(),
      gramNorms: gramNorms.subarray(0, end),
      end,
    }),
  };
}

/** Rarity of a term that `spread` of `documents` documents hold; never negative. */
export function rarity(documents: number, spread: number): number {
  return Math.log(1 + (documents - spread + 0.5) / (spread + 0.5));
}

function scoreWords(words: TermPostings, query: readonly string[], { match, coverage }: LexicalScores): void {
  const averageLength = words.totalLength / Math.max(1, words.documents) || 1;
  const idfs = query.map((term) => rarity(words.documents, words.spread(term)));
  const mass = idfs.reduce((sum, idf) => sum + idf, 0) || 1;
  query.forEach((term, i) => {
    const posting = words.of(term);
    const share = (idfs[i] ?? 0) / mass;
    if (!posting) return;
    for (let at = 0; at < posting.size; at += 1) {
      const slot = posting.slots[at] ?? 0;
      const count = posting.counts[at] ?? 0;
      const length = 1 - lengthPenalty + (lengthPenalty * words.lengthOf(slot)) / averageLength;
      match[slot] = (match[slot] ?? 0) + (share * count) / (count + saturation * length);
      coverage[slot] = (coverage[slot] ?? 0) + share;
    }
  });
}

/** How often a matter is named says little: an answer about shipping may name it once. */
const matterSaturation = 0.5;

function scoreMatters(postings: TermPostings, query: readonly string[], matters: Float32Array): void {
  const idfs = query.map((term) => rarity(postings.documents, postings.spread(term)));
  const mass = idfs.reduce((sum, idf) => sum + idf, 0) || 1;
  query.forEach((term, i) => {
    const posting = postings.of(term);
    for (let at = 0; at < (posting?.size ?? 0); at += 1) {
      const slot = posting?.slots[at] ?? 0;
      const count = posting?.counts[at] ?? 0;
      matters[slot] = (matters[slot] ?? 0) + (((idfs[i] ?? 0) / mass) * count) / (count + matterSaturation);
    }
  });
}

function scoreNamed(words: TermPostings, demanded: readonly string[], named: Float32Array): void {
  named.fill(demanded.length === 0 ? 1 : 0);
  for (const term of demanded) {
    const posting = words.of(term);
    for (let at = 0; at < (posting?.size ?? 0); at += 1) {
      const slot = posting?.slots[at] ?? 0;
      named[slot] = (named[slot] ?? 0) + 1 / demanded.length;
    }
  }
}

/** Documents weigh their n-grams without idf, so that their norms stay true while others come and go. */
function scoreGrams(
  grams: TermPostings,
  norms: Float64Array,
  query: ReadonlyMap<string, number>,
  spelling: Float32Array,
): void {
  const weights = new Map<string, number>();
  let squares = 0;
  for (const [gram, count] of query) {
    const weight = damped(count) * (1 + Math.log((1 + grams.documents) / (1 + grams.spread(gram))));
    weights.set(gram, weight);
    squares += weight * weight;
  }
  for (const [gram, weight] of weights) weights.set(gram, weight / Math.sqrt(squares));
  grams.sumUp(weights, dampedCounts, spelling);
  for (let slot = 0; slot < norms.length; slot += 1) spelling[slot] = (spelling[slot] ?? 0) / (norms[slot] || 1);
}

function wordCounts({ fields }: Source): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, weight } of fields) countTerms(termsOf(text), weight, counts);
  return counts;
}

function matterCounts({ fields, language }: Source): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, weight } of fields) {
    countTerms(conceptTermsOf(text, language), weight, counts);
    countTerms(countryTermsOf(text, language), 1, counts);
  }
  return counts;
}

function gramCounts({ fields }: Source): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of fields) countTerms(gramsOf(text), 1, counts);
  return counts;
}

function gramsOf(text: string): string[] {
  return characterGrams(wordsOf(text), gramSizes[0], gramSizes[1]);
}

/** What n-grams weigh that are there so often; higher counts weigh as the highest of these. */
const dampedCounts = Float64Array.from({ length: 256 }, (_, count) => (count === 0 ? 0 : 1 + Math.log(count)));

const damped = (count: number) => dampedCounts[Math.min(count, dampedCounts.length - 1)] ?? 0;

function emptyScores(size: number): LexicalScores {
  const zeros = () => new Float32Array(size);
  return {
    match: zeros(),
    coverage: zeros(),
    spelling: zeros(),
    matters: zeros(),
    named: zeros(),
    preferred: zeros(),
    told: zeros(),
  };
}
