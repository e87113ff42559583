import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { createPassageIndex } from '../../apps/server/src/features/knowledge/search/passage-index.ts';
import { createProductIndex } from '../../apps/server/src/features/catalog/search/product-index.ts';
import type { CachedEmbeddings } from './cached-embeddings.ts';
import { measureProducts, type ProductMeasures, nearestRank, type Shopped } from './measures.ts';
import { readJsonLines, readRatings } from './rows.ts';

interface CatalogProduct {
  id: string;
  title: string;
  text: string;
  brand: string;
  /** "product colour: Black" ... */
  attrs: string[];
  price_cents: number;
}

interface ProductQuestion {
  id: string;
  text: string;
  no_answer: boolean;
}

export interface ProductRow extends ProductMeasures {
  system: string;
  median: number;
  p95: number;
}

type Search = (text: string, embedding: Float32Array | undefined) => { ids: string[]; confidence: number };

export async function measureProductSet(folder: string, embeddings: CachedEmbeddings): Promise<ProductRow[]> {
  const products = readJsonLines<CatalogProduct>(join(folder, 'corpus.jsonl'));
  const questions = readJsonLines<ProductQuestion>(join(folder, 'queries.jsonl'));
  const ratings = readRatings(join(folder, 'qrels.tsv'));
  const asked = await embeddings.of(questions.map((question) => question.text));
  const titles = await embeddings.of(products.map((product) => product.title));
  const systems: [string, Search][] = [
    ['Chatty', chattySearch(products, titles)],
    ['Chatty, no embeddings', chattySearch(products, undefined)],
    ['MiniSearch title x2 + text fuzzy .2 prefix', miniSearch(products)],
  ];
  return systems.map(([system, search]) => {
    const times: number[] = [];
    // There are few questions: several rounds, the first to warm the compiler.
    for (let round = 0; round < 10; round += 1) {
      for (const [i, question] of questions.entries()) {
        const started = performance.now();
        search(question.text, asked[i]);
        if (round > 0) times.push(performance.now() - started);
      }
    }
    const shopped = questions.map((question, i): Shopped => {
      const { ids, confidence } = search(question.text, asked[i]);
      const rated = ratings.get(question.id) ?? new Map<string, number>();
      const found = ids.map((id) => rated.get(id) ?? 0);
      return { answerable: !question.no_answer, found, rated: [...rated.values()], confidence };
    });
    return { system, ...measureProducts(shopped), median: nearestRank(times, 0.5), p95: nearestRank(times, 0.95) };
  });
}

export interface LatencyRow {
  passages: number;
  median: number;
  p95: number;
  megabytes: number;
  buildSeconds: number;
}

/** The passage index at the size of the largest plan: the same rows as passages, and FAQ-like questions. */
export async function measurePassageLatency(
  folder: string,
  questions: readonly string[],
  embeddings: CachedEmbeddings,
): Promise<LatencyRow> {
  const rows = readJsonLines<CatalogProduct>(join(folder, 'corpus.jsonl'));
  const titles = await embeddings.of(rows.map((row) => row.title));
  const asked = await embeddings.of(questions);
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const index = createPassageIndex();
  rows.forEach(({ id, title, text, attrs }, i) => {
    const embedding = titles[i];
    const body = `${text} ${attrs.join('. ')}`;
    index.put({ id, kind: 'page', title, text: body, embeddings: embedding ? [embedding] : [] });
  });
  const buildSeconds = (performance.now() - started) / 1000;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const times = questions.map((text, i) => {
    const from = performance.now();
    index.search({ text, embedding: asked[i], limit: 5 });
    return performance.now() - from;
  });
  const measured = times.slice(Math.min(50, times.length >> 1));
  const used = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const megabytes = used / 1e6;
  return {
    passages: index.size,
    median: nearestRank(measured, 0.5),
    p95: nearestRank(measured, 0.95),
    megabytes,
    buildSeconds,
  };
}

function chattySearch(products: readonly CatalogProduct[], embeddings: readonly Float32Array[] | undefined): Search {
  const index = createProductIndex();
  const isType = (attribute: string) => /^(?:product )?type:/.test(attribute);
  const valueOf = (attribute: string) => attribute.slice(attribute.indexOf(':') + 1).trim();
  products.forEach(({ id, title, text, brand, attrs, price_cents }, i) => {
    index.put({
      id,
      title,
      vendor: brand,
      type: attrs.filter(isType).map(valueOf).join(' '),
      tags: attrs.filter((attribute) => !isType(attribute)).map(valueOf),
      description: text,
      price: { low: price_cents, high: price_cents },
      inStock: true,
      embedding: embeddings?.[i],
    });
  });
  return (text, embedding) => {
    const { hits, confidence } = index.search({ text, embedding: embeddings && embedding, limit: 10 });
    return { ids: hits.map((hit) => hit.id), confidence };
  };
}

function miniSearch(products: readonly CatalogProduct[]): Search {
  const index = new MiniSearch({ fields: ['title', 'text'] });
  index.addAll(
    products.map(({ id, title, text, brand, attrs }) => ({ id, title, text: [text, brand, ...attrs].join(' ') })),
  );
  return (text) => {
    const hits = index.search(text, { fuzzy: 0.2, prefix: true, boost: { title: 2 } });
    return { ids: hits.slice(0, 10).map((hit) => String(hit.id)), confidence: hits[0]?.score ?? 0 };
  };
}
