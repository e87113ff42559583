import { dimensions } from '../../apps/server/src/language/paraphrases/paraphrase-model.ts';
import { createAdam } from './adam.ts';
import type { WordVectors } from './word-vectors.ts';

/** A word may weigh so little and so much. */
const [lightest, heaviest] = [0.02, 4];

/** A text's vector, of length 1, and what is needed to correct it. */
export interface Read {
  words: Int32Array;
  /** The general vectors of its words, weighed and added up. */
  sum: Float32Array;
  /** Of the vector before it was made of length 1. */
  length: number;
  unit: Float32Array;
}

/** What words are known of, by their numbers. */
export interface Vocabulary {
  words: readonly string[];
  /** So many of them, the first ones, stand in examples: they have a vector of their own beside the general one. */
  seen: number;
  /** The place of each among the general vectors; -1 where there is none. */
  generalOf: Int32Array;
  /** How much each weighs. */
  weights: Float32Array;
}

/** A text is the sum of its words' vectors, each weighed: a general vector, turned and cut, and one of the word's own. */
export function createTextModel(
  { seen, generalOf, weights }: Vocabulary,
  { size, numbers }: WordVectors,
  random: () => number,
) {
  const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
  const turn = Float32Array.from({ length: size * dimensions }, () => normal() / 10);
  const own = Float32Array.from({ length: seen * dimensions }, () => normal() * 0.15);
  const adam = { turn: createAdam(turn), own: createAdam(own), weights: createAdam(weights) };
  const placeOf = (word: number) => (generalOf[word] ?? -1) * size;

  return {
    read(words: Int32Array): Read {
      const sum = new Float32Array(size);
      const vector = new Float32Array(dimensions);
      for (const word of words) {
        const weight = weights[word] ?? 0;
        const place = placeOf(word);
        if (place >= 0) for (let i = 0; i < size; i += 1) sum[i] = (sum[i] ?? 0) + weight * (numbers[place + i] ?? 0);
        if (word >= seen) continue;
        for (let i = 0; i < dimensions; i += 1)
          vector[i] = (vector[i] ?? 0) + weight * (own[word * dimensions + i] ?? 0);
      }
      for (let g = 0; g < size; g += 1) {
        const value = sum[g] ?? 0;
        for (let i = 0; i < dimensions; i += 1) vector[i] = (vector[i] ?? 0) + value * (turn[g * dimensions + i] ?? 0);
      }
      const length = Math.hypot(...vector) + 1e-6;
      return { words, sum, length, unit: vector.map((it) => it / length) };
    },
    /** Adds to the gradients what a text's vector is to go against. */
    correct({ words, sum, length, unit }: Read, against: Float32Array): void {
      const along = against.reduce((total, it, i) => total + it * (unit[i] ?? 0), 0);
      const change = against.map((it, i) => (it - along * (unit[i] ?? 0)) / length);
      const turned = new Float32Array(size);
      for (let g = 0; g < size; g += 1) {
        for (let i = 0; i < dimensions; i += 1) {
          const at = g * dimensions + i;
          adam.turn.gradient[at] = (adam.turn.gradient[at] ?? 0) + (sum[g] ?? 0) * (change[i] ?? 0);
          turned[g] = (turned[g] ?? 0) + (turn[at] ?? 0) * (change[i] ?? 0);
        }
      }
      for (const word of words) {
        const weight = weights[word] ?? 0;
        const place = placeOf(word);
        let slope = 0;
        if (place >= 0) for (let g = 0; g < size; g += 1) slope += (numbers[place + g] ?? 0) * (turned[g] ?? 0);
        if (word < seen) {
          for (let i = 0; i < dimensions; i += 1) {
            const at = word * dimensions + i;
            slope += (own[at] ?? 0) * (change[i] ?? 0);
            adam.own.gradient[at] = (adam.own.gradient[at] ?? 0) + weight * (change[i] ?? 0);
          }
        }
        adam.weights.gradient[word] = (adam.weights.gradient[word] ?? 0) + slope;
      }
    },
    /** Goes so far against the gradients. */
    step(pace: number): void {
      for (const it of Object.values(adam)) it.step(pace);
      for (let word = 0; word < weights.length; word += 1)
        weights[word] = Math.min(heaviest, Math.max(lightest, weights[word] ?? 0));
    },
  };
}
