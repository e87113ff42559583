import type { Language } from '../../../language/languages.ts';
import {
  countTerms,
  createSlots,
  createTermPostings,
  createVectorIndex,
  goodsTermsOf,
  partIn,
  rarity,
  type Saved,
  selectBest,
  type ShopIndex,
} from '../../retrieval/index.ts';
import { productConfidenceOf } from './product-confidence.ts';
import { emptyScores, highest, type ProductScores } from './product-scores.ts';
import { createProductFacts } from './product-facts.ts';
import { type Alternative, meaningsOf, spreadOf, unknownIn } from './query-meanings.ts';
import { compoundTermsOf, productTermsOf, splitTitle } from './product-terms.ts';
import { createVocabulary } from './vocabulary.ts';

export interface Product {
  id: string;
  /** That its texts are written in; English if not given. */
  language?: Language;
  title: string;
  type?: string;
  vendor?: string;
  tags?: readonly string[];
  /** Option values: "Red", "XL" ... */
  options?: readonly string[];
  description?: string;
  /** Lowest and highest price of its variants, in the currency's smallest unit. */
  price: { low: number; high: number };
  inStock: boolean;
  /** Embedding of the title, for the confidence; may come later, by another `put`. */
  embedding?: Float32Array;
}

export interface ProductQuery {
  text: string;
  /** That the query is in; English if not given. */
  language?: Language;
  embedding?: Float32Array;
  limit: number;
  /** Smallest unit of the currency, bounds included: products with a variant in this range. */
  price?: { min?: number; max?: number };
  inStockOnly?: boolean;
}

export interface ProductHit {
  id: string;
  /** What hits are ordered by, 0..1. */
  score: number;
  /** Share of the query's information that occurs in the product, 0..1. */
  coverage: number;
  /** The same share, of what says what it is: its title, type, tags and options. */
  told: number;
}

export interface ProductAnswer {
  hits: ProductHit[];
  /** The terms of products that the query's words stand for, slips and beginnings included. */
  heard: ReadonlySet<string>;
  /** How likely it is, 0..1, that the shop sells something of the kind. */
  confidence: number;
  /** Words of the query that no product of the shop holds, nor any like them. */
  unknown: string[];
}

export interface ProductIndex extends ShopIndex {
  /** Adds or replaces. Throws RangeError when the embedding's dimensions differ from those of the others. */
  put(product: Product): void;
  /** Throws RangeError when the query's embedding is not of the model that made the others. */
  search(query: ProductQuery): ProductAnswer;
}

type FieldName = 'head' | 'title' | 'companion' | 'type' | 'vendor' | 'tags' | 'options' | 'description';

const fieldWeights: Readonly<Record<FieldName, number>> = {
  title: 3,
  head: 1,
  companion: 1,
  type: 1,
  vendor: 1,
  tags: 0.5,
  options: 0.5,
  description: 1,
};
const fieldNames = Object.keys(fieldWeights) as FieldName[];
const saturation = 1.2;
/** Product texts vary in length by habit of the vendor more than by substance: half of the usual penalty. */
const lengthPenalty = 0.4;
/** Words decide; meaning orders products that match about equally, and stands in when no word is shared. */
const meaningWeight = 0.3;
/** Fields that say what a product is; a word in a description proves little. */
const telling: ReadonlySet<FieldName> = new Set(['title', 'type', 'tags', 'options']);

/** One shop's products, in memory. Facts (price, stock) only filter here; they are read from the database. New, or one that was saved. */
export function createProductIndex(saved?: Saved): ProductIndex {
  const products = createSlots(saved && partIn(saved, 'products'));
  const facts = createProductFacts(saved && partIn(saved, 'facts'));
  const fields = saved && partIn(saved, 'fields');
  const postings = new Map(fieldNames.map((name) => [name, createTermPostings(fields && partIn(fields, name))]));
  const spread = createTermPostings(saved && partIn(saved, 'spread'));
  const vocabulary = createVocabulary(saved && partIn(saved, 'vocabulary'));
  const vectors = createVectorIndex(saved && partIn(saved, 'vectors'));
  let scratch = new Float32Array(0);

  /** Whether a term says what some product is. */
  const isTold = (term: string) => [...telling].some((name) => (postings.get(name)?.spread(term) ?? 0) > 0);

  /** Takes a product out but for its id. */
  function empty(slot: number): void {
    for (const field of postings.values()) field.remove(slot);
    spread.remove(slot);
    vectors.remove(slot);
  }

  /** Adds one word's score to every product (BM25F): fields are summed before the saturation, not after. */
  function scoreWord(meanings: readonly Alternative[], mass: number, scores: ProductScores): void {
    const touched: number[] = [];
    for (const { term, worth } of meanings) {
      for (const [name, field] of postings) {
        const posting = field.of(term);
        if (!posting) continue;
        const averageLength = field.totalLength / Math.max(1, field.documents) || 1;
        for (let at = 0; at < posting.size; at += 1) {
          const slot = posting.slots[at] ?? 0;
          const length = 1 - lengthPenalty + (lengthPenalty * field.lengthOf(slot)) / averageLength;
          if (scratch[slot] === 0) touched.push(slot);
          scratch[slot] = (scratch[slot] ?? 0) + (worth * fieldWeights[name] * (posting.counts[at] ?? 0)) / length;
          scores.named[slot] = Math.max(scores.named[slot] ?? 0, worth);
          if (telling.has(name)) scores.told[slot] = Math.max(scores.told[slot] ?? 0, worth);
          if (name === 'title') scores.titled[slot] = Math.max(scores.titled[slot] ?? 0, worth);
        }
      }
    }
    for (const slot of touched) {
      const frequency = scratch[slot] ?? 0;
      scores.match[slot] = (scores.match[slot] ?? 0) + (mass * frequency) / (frequency + saturation);
      scores.coverage[slot] = (scores.coverage[slot] ?? 0) + mass * (scores.named[slot] ?? 0);
      scores.titleCoverage[slot] = (scores.titleCoverage[slot] ?? 0) + mass * (scores.titled[slot] ?? 0);
      scores.kindCoverage[slot] = (scores.kindCoverage[slot] ?? 0) + mass * (scores.told[slot] ?? 0);
      scores.named[slot] = 0;
      scores.titled[slot] = 0;
      scores.told[slot] = 0;
      scratch[slot] = 0;
    }
  }

  function score(words: readonly Alternative[][], end: number): ProductScores {
    const scores = emptyScores(end);
    if (scratch.length < end) scratch = new Float32Array(end * 2);
    const idfs = words.map((meanings) => rarity(products.size, spreadOf(meanings, spread)));
    const mass = idfs.reduce((sum, idf) => sum + idf, 0) || 1;
    words.forEach((meanings, i) => scoreWord(meanings, (idfs[i] ?? 0) / mass, scores));
    return scores;
  }

  return {
    get size() {
      return products.size;
    },
    get bytes() {
      const held = [products, facts, spread, vocabulary, vectors, ...postings.values()];
      return held.reduce((sum, it) => sum + it.bytes, scratch.byteLength);
    },
    has: (id) => products.of(id) !== undefined,
    ids: products.ids,
    put(product) {
      const embeddings = product.embedding ? [product.embedding] : [];
      vectors.check(embeddings);
      const slot = products.put(product.id);
      empty(slot);
      facts.put(slot, product);
      const terms = new Map<string, number>();
      for (const [name, counts] of countsOf(product)) {
        postings.get(name)?.add(slot, counts);
        for (const term of counts.keys()) terms.set(term, 1);
      }
      spread.add(slot, terms);
      for (const term of terms.keys()) vocabulary.add(term);
      vectors.put(slot, embeddings);
    },
    remove(id) {
      const slot = products.remove(id);
      if (slot !== undefined) empty(slot);
    },
    search({ text, language = 'en', embedding, limit, price, inStockOnly }) {
      const end = products.end;
      const meanings = meaningsOf(text, language, spread, vocabulary, isTold);
      const scores = score(meanings, end);
      const meaning = embedding && vectors.size > 0 ? vectors.score(embedding, end) : undefined;
      const fits = (slot: number) => {
        if (!products.holds(slot) || (inStockOnly && !facts.isInStock(slot))) return false;
        return facts.highOf(slot) >= (price?.min ?? 0) && facts.lowOf(slot) <= (price?.max ?? Infinity);
      };
      const byId = (a: number, b: number) => ((products.at(a) ?? '') < (products.at(b) ?? '') ? -1 : 1);
      if (meaning) addMeaning(scores.match, meaning.nearest, end);
      const best = selectBest(scores.match, end, limit, fits, byId);
      return {
        hits: best.map(({ slot, score: match }) => ({
          id: products.at(slot) ?? '',
          score: Math.min(1, match / (1 + meaningWeight)),
          coverage: Math.min(1, scores.coverage[slot] ?? 0),
          told: Math.min(1, scores.kindCoverage[slot] ?? 0),
        })),
        heard: new Set(meanings.flat().map((it) => it.term)),
        unknown: unknownIn(text, meanings, spread),
        confidence:
          best.length === 0
            ? 0
            : productConfidenceOf({
                titleCoverage: Math.min(1, highest(scores.titleCoverage, end, fits)),
                kindCoverage: Math.min(1, highest(scores.kindCoverage, end, fits)),
                nearest: meaning && highest(meaning.nearest, end, fits),
              }),
      };
    },
    save: () => ({
      products: products.save(),
      facts: facts.save(),
      fields: Object.fromEntries([...postings].map(([name, field]) => [name, field.save()])),
      spread: spread.save(),
      vocabulary: vocabulary.save(),
      vectors: vectors.save(),
    }),
  };
}

function addMeaning(match: Float32Array, nearest: Float32Array, end: number): void {
  const nobodyShares = match.every((score) => score === 0);
  for (let slot = 0; slot < end; slot += 1) {
    const said = match[slot] ?? 0;
    if (said > 0 || nobodyShares) match[slot] = said + meaningWeight * Math.max(0, nearest[slot] ?? 0);
  }
}

function countsOf(product: Product): [FieldName, Map<string, number>][] {
  const { product: title, head, companion } = splitTitle(product.title);
  const texts: Record<FieldName, string> = {
    title,
    head,
    companion,
    type: product.type ?? '',
    vendor: product.vendor ?? '',
    tags: (product.tags ?? []).join(' \n '),
    options: (product.options ?? []).join(' \n '),
    description: product.description ?? '',
  };
  const kinds = (name: FieldName) =>
    name !== 'head' && telling.has(name)
      ? goodsTermsOf(texts[name], product.language ?? 'en').map((it) => it.term)
      : [];
  return fieldNames.map((name) => [
    name,
    countTerms([...productTermsOf(texts[name]), ...compoundTermsOf(texts[name]), ...kinds(name)]),
  ]);
}
