import { hashText } from '../catalogue/seeded-random.ts';

/** A unit vector made from the words of a text: equal texts are equal, texts with common words are near each other. */
export function embedText(text: string, dimensions: number): number[] {
  const vector = new Float64Array(dimensions);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const hash = hashText(word.replace(/(ing|es|s)$/, ''));
    const place = hash % dimensions;
    vector[place] = (vector[place] ?? 0) + (hash & 0x10000 ? 1 : -1);
  }
  const length = Math.hypot(...vector) || 1;
  return Array.from(vector, (value) => value / length);
}
