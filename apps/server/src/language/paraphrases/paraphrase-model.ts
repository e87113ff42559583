import { readFileSync } from 'node:fs';

/** How many numbers stand for a text. */
export const dimensions = 64;

/** What was learned by `npm run bench -- paraphrases`. */
export interface TrainedParaphrases {
  /** The known words, parted by spaces. */
  words: string;
  /** The largest number of each word's vector, as 32-bit floats in base64. */
  scales: string;
  /** `dimensions` numbers of one byte each for each word, in base64: the vector, as parts of 127 of its scale. */
  vectors: string;
}

/** The words of an English text as the model knows them: letters alone, apostrophes gone. */
export const paraphraseWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘\p{M}]/gu, '')
    .match(/[a-z]+/g) ?? [];

/** So many words of a text are read. */
export const longestText = 48;

export interface ParaphraseModel {
  /** What an English text says, as a vector of length 1; null where it has no word that is known. */
  vectorOf(text: string): Float32Array | null;
}

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64')).buffer;

export function createParaphraseModel({ words, scales, vectors }: TrainedParaphrases): ParaphraseModel {
  const at = new Map(words.split(' ').map((word, index) => [word, index]));
  const scale = new Float32Array(bytesOf(scales));
  const numbers = new Int8Array(bytesOf(vectors));
  const indexOf = (word: string) => at.get(word) ?? (word.endsWith('s') ? at.get(word.slice(0, -1)) : undefined);
  return {
    vectorOf(text) {
      const sum = new Float32Array(dimensions);
      for (const word of paraphraseWords(text).slice(0, longestText)) {
        const index = indexOf(word);
        if (index === undefined) continue;
        const weight = (scale[index] ?? 0) / 127;
        for (let i = 0; i < dimensions; i += 1)
          sum[i] = (sum[i] ?? 0) + weight * (numbers[index * dimensions + i] ?? 0);
      }
      const length = Math.hypot(...sum);
      return length === 0 ? null : sum.map((it) => it / length);
    },
  };
}

/** The cosine of two vectors of length 1. */
export function cosineOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < dimensions; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

let kept: ParaphraseModel | undefined;

/** The model that was trained on what visitors of shops ask and what shops say. It is read when it is first asked for. */
export const paraphrases = (): ParaphraseModel => {
  kept ??= createParaphraseModel(
    JSON.parse(readFileSync(new URL('paraphrase-weights.json', import.meta.url), 'utf8')) as TrainedParaphrases,
  );
  return kept;
};
