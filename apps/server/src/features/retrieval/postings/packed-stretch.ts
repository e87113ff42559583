import { addMap, mapBytes, stretchSums } from './bit-sums.ts';
import { bytes, grown, shorts } from './growing.ts';
import { addCodes, readCodes, writeCode } from './posting-codes.ts';
import { numbersIn, type Saved } from '../snapshots/saved.ts';

/**
 * The lists of so many documents in a row, packed for good. Of a list that many of them are in, maps of bits come first: one
 * of those that hold it once at least, one of those that hold it twice, and so on while a map is shorter than what it spares.
 * Codes follow, of what the maps leave.
 */
export interface PackedStretch {
  readonly bytes: number;
  /** The lists that are not empty, in rising order. */
  readonly lists: Uint32Array;
  /** Writes a list's documents and counts from `found` on, the first document of the stretch being `first`; answers where they end. */
  read(list: number, first: number, documents: Int32Array, counts: Uint16Array, found: number): number;
  /** Adds to `stretchSums` of each document the weight that stands at its count, or the last one for higher counts. */
  addTo(list: number, weights: Int32Array): void;
  save(): Saved;
}

/** How much more than once each document of a stretch holds a list that is read. */
const more = shorts(mapBytes * 8);

/** The stretch that was saved. */
export function packedStretch(saved: Saved): PackedStretch {
  const lists = numbersIn(saved, 'lists', Uint32Array);
  /** Where each list's entry ends in `packed`: the number of its maps, the maps, codes. */
  const ends = numbersIn(saved, 'ends', Uint32Array);
  const packed = numbersIn(saved, 'packed', Uint8Array);

  /** The list's place among `lists`; -1 where it is empty. */
  function placeOf(list: number): number {
    let low = 0;
    let high = lists.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const there = lists[middle] ?? 0;
      if (there === list) return middle;
      if (there < list) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  const startOf = (place: number) => (place === 0 ? 0 : (ends[place - 1] ?? 0));

  return {
    bytes: lists.byteLength + ends.byteLength + packed.byteLength,
    lists,
    read(list, first, documents, counts, found) {
      const place = placeOf(list);
      if (place < 0) return found;
      const start = startOf(place);
      const maps = packed[start] ?? 0;
      const codes = start + 1 + maps * mapBytes;
      if (maps === 0) return readCodes(packed, codes, ends[place] ?? 0, first - 1, documents, counts, found);
      more.fill(0);
      const second = start + 1 + mapBytes;
      for (let at = second; at < codes; at += 1) {
        const eighth = ((at - second) % mapBytes) * 8;
        for (let bits = packed[at] ?? 0; bits > 0; bits &= bits - 1) {
          const document = eighth + 31 - Math.clz32(bits & -bits);
          more[document] = (more[document] ?? 0) + 1;
        }
      }
      const size = readCodes(packed, codes, ends[place] ?? 0, -1, documents, counts, found);
      for (let at = found; at < size; at += 1) {
        const document = documents[at] ?? 0;
        more[document] = (more[document] ?? 0) + (counts[at] ?? 0);
      }
      let to = found;
      for (let at = start + 1; at < second; at += 1) {
        const eighth = (at - start - 1) * 8;
        for (let bits = packed[at] ?? 0; bits > 0; bits &= bits - 1) {
          const document = eighth + 31 - Math.clz32(bits & -bits);
          documents[to] = first + document;
          counts[to] = 1 + (more[document] ?? 0);
          to += 1;
        }
      }
      return to;
    },
    addTo(list, weights) {
      const place = placeOf(list);
      if (place < 0) return;
      const start = startOf(place);
      const maps = packed[start] ?? 0;
      const highest = weights.length - 1;
      const weightAt = (count: number) => weights[Math.min(count, highest)] ?? 0;
      for (let map = 0; map < maps; map += 1) {
        addMap(packed, start + 1 + map * mapBytes, weightAt(map + 1) - weightAt(map));
      }
      addCodes(packed, start + 1 + maps * mapBytes, ends[place] ?? 0, -1, weights, maps, stretchSums);
    },
    save: () => ({ lists, ends, packed }),
  };
}

/** Packs lists one after the other, in rising order, whose documents are numbered within the stretch. */
export function createStretchPacker() {
  let packed = bytes(0);
  let used = 0;
  const lists: number[] = [];
  const ends: number[] = [];
  return {
    add(list: number, documents: Int32Array, counts: Uint16Array, size: number): void {
      const start = used;
      used += 1;
      let maps = 0;
      for (; maps < mostMaps && size > mapBytes && moreThan(maps, counts, size) > mapBytes; maps += 1) {
        packed = grown(packed, used + mapBytes, bytes).fill(0, used, used + mapBytes);
        for (let at = 0; at < size; at += 1) {
          const document = documents[at] ?? 0;
          const byte = used + (document >> 3);
          if ((counts[at] ?? 0) > maps) packed[byte] = (packed[byte] ?? 0) | (1 << (document & 7));
        }
        used += mapBytes;
      }
      packed = grown(packed, used + size * longestCode, bytes);
      let last = -1;
      for (let at = 0; at < size; at += 1) {
        const rest = (counts[at] ?? 0) - maps;
        if (rest <= 0) continue;
        const step = (documents[at] ?? 0) - last;
        used = writeCode(packed, used, step, rest);
        last += step;
      }
      packed[start] = maps;
      lists.push(list);
      ends.push(used);
    },
    done: (): PackedStretch =>
      packedStretch({ lists: Uint32Array.from(lists), ends: Uint32Array.from(ends), packed: packed.slice(0, used) }),
  };
}

/** A step within a stretch takes three bytes at most, and so does a count. */
const longestCode = 6;
/** A byte holds their number. */
const mostMaps = 255;

function moreThan(count: number, counts: Uint16Array, size: number): number {
  let many = 0;
  for (let at = 0; at < size; at += 1) if ((counts[at] ?? 0) > count) many += 1;
  return many;
}
