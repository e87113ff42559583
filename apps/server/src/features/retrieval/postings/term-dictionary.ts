import { grown, integers, naturals, shorts } from './growing.ts';
import { numbersIn, type Saved } from '../snapshots/saved.ts';

/** Numbers terms from 0 in the order in which they came. A term costs its letters and some twelve bytes; none is forgotten. */
export interface TermDictionary {
  readonly size: number;
  readonly bytes: number;
  /** The term's number; -1 for one that never came. */
  of(term: string): number;
  /** The term's number, a new one when the term is new. */
  add(term: string): number;
  at(id: number): string;
  save(): Saved;
}

const fullest = 0.6;

function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < term.length; i += 1) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** A new dictionary, or one that was saved. */
export function createTermDictionary(saved?: Saved): TermDictionary {
  let letters = saved ? numbersIn(saved, 'letters', Uint16Array) : new Uint16Array(0);
  /** Where each term's letters end. */
  let ends = saved ? numbersIn(saved, 'ends', Uint32Array) : new Uint32Array(0);
  let size = ends.length;
  /** Hash table: term number + 1; 0 is an empty place. */
  let table = new Int32Array(16);

  const startOf = (id: number) => (id === 0 ? 0 : (ends[id - 1] ?? 0));

  function rehash(): void {
    let room = 16;
    while (size > room * fullest * 0.75) room *= 2;
    table = integers(room);
    for (let id = 0; id < size; id += 1) {
      let place = hashOf(at(id)) & (room - 1);
      while (table[place] !== 0) place = (place + 1) & (room - 1);
      table[place] = id + 1;
    }
  }

  function at(id: number): string {
    return String.fromCharCode(...letters.subarray(startOf(id), ends[id] ?? 0));
  }

  function isAt(id: number, term: string): boolean {
    const start = startOf(id);
    if ((ends[id] ?? 0) - start !== term.length) return false;
    for (let i = 0; i < term.length; i += 1) if (letters[start + i] !== term.charCodeAt(i)) return false;
    return true;
  }

  /** Where the term stands in the table, or the empty place where it belongs. */
  function placeOf(term: string): number {
    const mask = table.length - 1;
    let place = hashOf(term) & mask;
    for (;;) {
      const id = (table[place] ?? 0) - 1;
      if (id < 0 || isAt(id, term)) return place;
      place = (place + 1) & mask;
    }
  }

  if (size > 0) rehash();

  return {
    get size() {
      return size;
    },
    get bytes() {
      return letters.byteLength + ends.byteLength + table.byteLength;
    },
    of: (term) => (table[placeOf(term)] ?? 0) - 1,
    add(term) {
      const place = placeOf(term);
      const known = (table[place] ?? 0) - 1;
      if (known >= 0) return known;
      const start = size === 0 ? 0 : (ends[size - 1] ?? 0);
      letters = grown(letters, start + term.length, shorts);
      for (let i = 0; i < term.length; i += 1) letters[start + i] = term.charCodeAt(i);
      ends = grown(ends, size + 1, naturals);
      ends[size] = start + term.length;
      size += 1;
      table[place] = size;
      if (size > table.length * fullest) rehash();
      return size - 1;
    },
    at,
    save: () => ({ letters: letters.subarray(0, startOf(size)), ends: ends.subarray(0, size) }),
  };
}
