import type { Numbers } from '../postings/growing.ts';

/** What an index is made of, by name: blocks of numbers, and a little beside them. */
export interface Saved {
  readonly [name: string]: Numbers | number | string | boolean | null | Saved;
}

/** A snapshot that does not hold what its reader expects. */
export class Damaged extends Error {}

/** The block of that name. Throws `Damaged` where there is none of this type. */
export function numbersIn<T extends Numbers>(saved: Saved, name: string, type: new (length: number) => T): T {
  const value = saved[name];
  if (value instanceof type) return value;
  throw new Damaged(`${name} is missing`);
}

/** The part of that name. Throws `Damaged` where there is none. */
export function partIn(saved: Saved, name: string): Saved {
  const value = saved[name];
  if (value && typeof value === 'object' && !ArrayBuffer.isView(value)) return value;
  throw new Damaged(`${name} is missing`);
}

/** The number of that name. Throws `Damaged` where there is none. */
export function numberIn(saved: Saved, name: string): number {
  const value = saved[name];
  if (typeof value === 'number') return value;
  throw new Damaged(`${name} is missing`);
}

/** Texts as blocks of numbers. */
export function saveTexts(texts: readonly string[]): Saved {
  const ends = new Uint32Array(texts.length);
  let length = 0;
  texts.forEach((text, i) => {
    ends[i] = length += text.length;
  });
  const letters = new Uint16Array(length);
  let at = 0;
  for (const text of texts) for (let i = 0; i < text.length; i += 1) letters[at++] = text.charCodeAt(i);
  return { letters, ends };
}

/** The texts that `saveTexts` was given. */
export function textsOf(saved: Saved): string[] {
  const letters = numbersIn(saved, 'letters', Uint16Array);
  let start = 0;
  return Array.from(numbersIn(saved, 'ends', Uint32Array), (end) => {
    const text = String.fromCharCode(...letters.subarray(start, end));
    start = end;
    return text;
  });
}
