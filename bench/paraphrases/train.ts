import {
  dimensions,
  longestText,
  paraphraseWords,
  type TrainedParaphrases,
} from '../../apps/server/src/language/paraphrases/paraphrase-model.ts';
import { randomNumbers, shuffled } from '../random-numbers.ts';
import { createTextModel, type Vocabulary } from './text-model.ts';
import type { WordVectors } from './word-vectors.ts';

/** What a shop says, and what visitors write who want to be told it. */
export interface Example {
  says: string;
  answer: string;
  asks: readonly string[];
}

const rounds = 8;
const batch = 256;
const pace = 3e-3;
/** What is left of the pace in the last round. */
const slowing = 0.8;
/** How sharply a pair must stand out from the others of its batch. */
const sharpness = 14;
/** So many words are left out at random, so that none is relied upon alone. */
const dropped = 0.15;
/** What a word weighs by its rarity to begin with: at least, and at most, which is for one that no example holds. */
const ofRarity = 0.3;
const [leastAtFirst, mostAtFirst] = [0.1, 2];
/** So many of the most usual words are known beside those of the examples. */
const usualWords = 30_000;
const longestWord = 20;

function vocabularyOf(examples: readonly Example[], vectors: WordVectors): Vocabulary {
  const holders = new Map<string, number>();
  let texts = 0;
  for (const { says, answer, asks } of examples) {
    for (const text of [says, answer, ...asks]) {
      texts += 1;
      for (const word of new Set(paraphraseWords(text))) holders.set(word, (holders.get(word) ?? 0) + 1);
    }
  }
  const places = new Map(vectors.words.map((word, at) => [word, at]));
  const singular = (word: string) => (word.endsWith('s') ? places.get(word.slice(0, -1)) : undefined);
  const usual = vectors.words.slice(0, usualWords).filter((it) => /^[a-z]+$/.test(it) && it.length <= longestWord);
  const words = [...new Set([...holders.keys(), ...usual])];
  return {
    words,
    seen: holders.size,
    generalOf: Int32Array.from(words, (word) => places.get(word) ?? singular(word) ?? -1),
    weights: Float32Array.from(words, (word) =>
      Math.min(mostAtFirst, Math.max(leastAtFirst, ofRarity * Math.log(texts / (1 + (holders.get(word) ?? 0))))),
    ),
  };
}

interface Text {
  words: Int32Array;
  /** The number of the example that it is from. */
  example: number;
}
type Pair = readonly [asked: Text, told: Text];

/**
 * How each text of a batch of pairs is to change so that what is asked comes nearer to what answers it than to what answers the
 * others, and the other way around (contrastive learning: van den Oord, Li, Vinyals, 2018).
 */
function changesOf(pairs: readonly Pair[], asked: readonly Float32Array[], told: readonly Float32Array[]) {
  const count = pairs.length;
  const powers = new Float32Array(count * count);
  const [ofAsked, ofTold] = [new Float32Array(count), new Float32Array(count)];
  const empty = new Float32Array(dimensions);
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < count; b += 1) {
      // Two questions after the same are no strangers.
      if (a !== b && pairs[a]?.[0].example === pairs[b]?.[0].example) continue;
      const [one, other] = [asked[a] ?? empty, told[b] ?? empty];
      let near = 0;
      for (let i = 0; i < dimensions; i += 1) near += (one[i] ?? 0) * (other[i] ?? 0);
      const power = Math.exp(sharpness * (near - 1));
      powers[a * count + b] = power;
      ofAsked[a] = (ofAsked[a] ?? 0) + power;
      ofTold[b] = (ofTold[b] ?? 0) + power;
    }
  }
  const [againstAsked, againstTold] = [asked, told].map((it) => it.map(() => new Float32Array(dimensions)));
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < count; b += 1) {
      const power = powers[a * count + b] ?? 0;
      if (power === 0) continue;
      const share = power / (ofAsked[a] ?? 1) + power / (ofTold[b] ?? 1) - (a === b ? 2 : 0);
      const factor = (share * sharpness) / (2 * count);
      const [one, other] = [againstAsked?.[a] ?? empty, againstTold?.[b] ?? empty];
      for (let i = 0; i < dimensions; i += 1) {
        one[i] = (one[i] ?? 0) + factor * (told[b]?.[i] ?? 0);
        other[i] = (other[i] ?? 0) + factor * (asked[a]?.[i] ?? 0);
      }
    }
  }
  return { againstAsked: againstAsked ?? [], againstTold: againstTold ?? [] };
}

/** Learns vectors of words from examples and general vectors. The same examples give the same model. */
export function train(examples: readonly Example[], vectors: WordVectors): TrainedParaphrases {
  const vocabulary = vocabularyOf(examples, vectors);
  const numberOf = new Map(vocabulary.words.map((word, at) => [word, at]));
  const random = randomNumbers(7);
  const model = createTextModel(vocabulary, vectors, random);
  const textOf = (text: string, example: number): Text => ({
    words: Int32Array.from(
      paraphraseWords(text)
        .slice(0, longestText)
        .flatMap((it) => numberOf.get(it) ?? []),
    ),
    example,
  });
  const learn = (pairs: readonly Pair[], step: number) => {
    const [asked, told] = [0, 1].map((at) =>
      pairs.map((pair) => model.read((pair[at]?.words ?? new Int32Array(0)).filter(() => random() >= dropped))),
    );
    if (!asked || !told) return;
    const { againstAsked, againstTold } = changesOf(
      pairs,
      asked.map((it) => it.unit),
      told.map((it) => it.unit),
    );
    for (const [at, it] of asked.entries()) model.correct(it, againstAsked[at] ?? new Float32Array(dimensions));
    for (const [at, it] of told.entries()) model.correct(it, againstTold[at] ?? new Float32Array(dimensions));
    model.step(step);
  };

  const anyOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const texts = examples.map(({ says, answer, asks }, example) => ({
    asks: asks.map((it) => textOf(it, example)),
    // Mostly a passage has both.
    told: [says, answer, `${says} ${answer}`, `${says} ${answer}`].map((it) => textOf(it, example)),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const pairs = shuffled(
      texts.flatMap(({ asks, told }) =>
        asks.flatMap((it): Pair[] => [
          [it, anyOf(told)],
          [it, anyOf(asks)],
        ]),
      ),
      round + 1,
    );
    const step = pace * (1 - (slowing * round) / rounds);
    for (let at = 0; at + batch <= pairs.length; at += batch) learn(pairs.slice(at, at + batch), step);
  }
  return packed(vocabulary.words, (word) => {
    const { unit, length } = model.read(Int32Array.of(word));
    return unit.map((it) => it * length);
  });
}

function packed(words: readonly string[], vectorOf: (word: number) => Float32Array): TrainedParaphrases {
  const scales = new Float32Array(words.length);
  const numbers = new Int8Array(words.length * dimensions);
  for (let word = 0; word < words.length; word += 1) {
    const vector = vectorOf(word);
    const scale = Math.max(...vector.map(Math.abs)) || 1;
    scales[word] = scale;
    for (const [i, it] of vector.entries()) numbers[word * dimensions + i] = Math.round((127 * it) / scale);
  }
  const base64 = (it: ArrayBufferView) => Buffer.from(it.buffer, it.byteOffset, it.byteLength).toString('base64');
  return { words: words.join(' '), scales: base64(scales), vectors: base64(numbers) };
}
