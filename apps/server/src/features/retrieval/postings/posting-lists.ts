import { bytes, grown, naturals } from './growing.ts';
import { addCodes, lengthOfCode, readCodes, writeCode } from './posting-codes.ts';
import { numberIn, numbersIn, type Saved } from '../snapshots/saved.ts';

/**
 * Many lists of (document, count) that grow: a list is a chain of slices in one block of bytes. Documents come in rising
 * order, and only the step from the last one is written: mostly one byte, since a step is short where a list is long.
 */
export interface PostingLists {
  readonly bytes: number;
  /** One more than the highest list. */
  readonly size: number;
  /** Adds at the end of a list; `document` is higher than the last one of that list. */
  append(list: number, document: number, count: number): void;
  /** Writes a list's documents, `first` more than they were given as, and counts from `found` on; answers where they end. */
  read(list: number, first: number, documents: Int32Array, counts: Uint16Array, found: number): number;
  /** Adds to the sum of each document of a list the weight that stands at its count, or the last one for higher counts. */
  addTo(list: number, weights: Int32Array, sums: Int32Array): void;
  save(): Saved;
}

/** Sizes of a list's slices in their order; the last one is that of all further ones. A pointer to the next ends each. */
const sliceSizes = [8, 12, 18, 27, 40, 60, 90, 135, 200, 256];
const pointerBytes = 4;
const sizeOf = (slice: number) => sliceSizes[slice] ?? 256;
const lastLevel = sliceSizes.length;

/** New lists, or those that were saved. Slices never lie at 0, which means "none". */
export function createPostingLists(saved?: Saved): PostingLists {
  let pool = saved ? numbersIn(saved, 'pool', Uint8Array) : new Uint8Array(0);
  let used = saved ? numberIn(saved, 'used') : pointerBytes;
  /** Of each list: its first slice, where the next posting goes, where the slice ends, and the last document. */
  let heads = saved ? numbersIn(saved, 'heads', Uint32Array) : new Uint32Array(0);
  let tails = saved ? numbersIn(saved, 'tails', Uint32Array) : new Uint32Array(0);
  let ends = saved ? numbersIn(saved, 'ends', Uint32Array) : new Uint32Array(0);
  let lasts = saved ? numbersIn(saved, 'lasts', Uint32Array) : new Uint32Array(0);
  let levels = saved ? numbersIn(saved, 'levels', Uint8Array) : new Uint8Array(0);
  let size = heads.length;

  function newSlice(list: number, level: number): number {
    const start = used;
    used += sizeOf(level);
    pool = grown(pool, used, bytes);
    levels[list] = Math.min(lastLevel, level);
    tails[list] = start;
    ends[list] = used - pointerBytes;
    return start;
  }

  function begin(list: number): void {
    if (list >= heads.length) {
      heads = grown(heads, list + 1, naturals);
      tails = grown(tails, list + 1, naturals);
      ends = grown(ends, list + 1, naturals);
      lasts = grown(lasts, list + 1, naturals);
      levels = grown(levels, list + 1, bytes);
    }
    size = Math.max(size, list + 1);
    heads[list] = newSlice(list, 0);
  }

  /** Goes on in a new slice; the old one's rest stays zero, which is the step of no posting. */
  function goOn(list: number): void {
    const pointer = ends[list] ?? 0;
    const next = newSlice(list, (levels[list] ?? 0) + 1);
    for (let i = 0; i < pointerBytes; i += 1) pool[pointer + i] = next >>> (8 * i);
  }

  const pointerAt = (at: number) =>
    ((pool[at] ?? 0) | ((pool[at + 1] ?? 0) << 8) | ((pool[at + 2] ?? 0) << 16) | ((pool[at + 3] ?? 0) << 24)) >>> 0;

  return {
    get size() {
      return size;
    },
    get bytes() {
      return pool.byteLength + 4 * heads.byteLength + levels.byteLength;
    },
    append(list, document, count) {
      if ((heads[list] ?? 0) === 0) begin(list);
      const step = document + 1 - (lasts[list] ?? 0);
      while ((tails[list] ?? 0) + lengthOfCode(step, count) > (ends[list] ?? 0)) goOn(list);
      tails[list] = writeCode(pool, tails[list] ?? 0, step, count);
      lasts[list] = document + 1;
    },
    read(list, first, documents, counts, from) {
      let found = from;
      for (let start = heads[list] ?? 0, level = 0; start > 0; level += 1) {
        const end = start + sizeOf(level) - pointerBytes;
        const before = found > from ? (documents[found - 1] ?? 0) : first - 1;
        found = readCodes(pool, start, end, before, documents, counts, found);
        start = pointerAt(end);
      }
      return found;
    },
    addTo(list, weights, sums) {
      let document = -1;
      for (let start = heads[list] ?? 0, level = 0; start > 0; level += 1) {
        const end = start + sizeOf(level) - pointerBytes;
        document = addCodes(pool, start, end, document, weights, 0, sums);
        start = pointerAt(end);
      }
    },
    save() {
      const own = (of: Uint32Array) => of.subarray(0, size);
      return {
        pool: pool.subarray(0, used),
        used,
        heads: own(heads),
        tails: own(tails),
        ends: own(ends),
        lasts: own(lasts),
        levels: levels.subarray(0, size),
      };
    },
  };
}
