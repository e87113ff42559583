import { bytes, floats, grown, integers, shorts } from '../postings/growing.ts';
import { numberIn, numbersIn, type Saved } from '../snapshots/saved.ts';
import { createBitPlanes, planesFor } from './bit-planes.ts';

/** Vectors one after the other, those of a document together. */
export interface VectorRows {
  /** Rows in use, those of vectors that left included. */
  readonly end: number;
  /** Number of documents with vectors. */
  readonly size: number;
  readonly bytes: number;
  readonly dimensions: number;
  /** The signs of all rows, and how many bytes they are for each. */
  readonly signs: Uint8Array;
  readonly signBytes: number;
  add(slot: number, vectors: readonly Float32Array[]): void;
  remove(slot: number): void;
  /** Answers the cosine of a query with a row; the query is given as its `productsWith` planes of so many bytes. */
  cosinesWith(products: Float32Array): (row: number) => number;
  /** Of each slot: its first row, and how many follow each other. */
  readonly firsts: Int32Array;
  readonly counts: Uint16Array;
  save(): Saved;
}

/** So many rows of vectors that left are kept whatever the number of the others is. */
const fewGone = 64;

/** New rows, or those that were saved. */
export function createVectorRows(saved?: Saved): VectorRows {
  let dimensions = saved ? numberIn(saved, 'dimensions') : 0;
  let planes = createBitPlanes(dimensions, saved ? numberIn(saved, 'planes') : planesFor(0, 0));
  let size = saved ? numberIn(saved, 'size') : 0;
  let end = saved ? numberIn(saved, 'end') : 0;
  let gone = saved ? numberIn(saved, 'gone') : 0;
  let signs = saved ? numbersIn(saved, 'signs', Uint8Array) : bytes(0);
  /** The planes that follow the signs. */
  let details = saved ? numbersIn(saved, 'details', Uint8Array) : bytes(0);
  let scales = saved ? numbersIn(saved, 'scales', Float32Array) : floats(0);
  let firsts = saved ? numbersIn(saved, 'firsts', Int32Array) : integers(0);
  let counts = saved ? numbersIn(saved, 'counts', Uint16Array) : shorts(0);

  const detailBytes = () => planes.planeBytes * (planes.planes - 1);

  function write(row: number, vector: Float32Array): void {
    const { bits, scale } = planes.encode(vector);
    signs = grown(signs, (row + 1) * planes.planeBytes, bytes);
    details = grown(details, (row + 1) * detailBytes(), bytes);
    scales = grown(scales, row + 1, floats);
    signs.set(bits.subarray(0, planes.planeBytes), row * planes.planeBytes);
    details.set(bits.subarray(planes.planeBytes), row * detailBytes());
    scales[row] = scale;
  }

  /** Where there are no vectors, those of any model are welcome. */
  function startOver(components: number): void {
    dimensions = components;
    planes = createBitPlanes(components, planesFor(components, 0));
    end = 0;
    gone = 0;
    details = bytes(0);
  }

  /** Moves rows together, so that those that left take no room. */
  function squeeze(): void {
    const [width, rest] = [planes.planeBytes, detailBytes()];
    const held = integers(size);
    let found = 0;
    for (let slot = 0; slot < counts.length; slot += 1) if ((counts[slot] ?? 0) > 0) held[found++] = slot;
    let to = 0;
    for (const slot of held.sort((a, b) => (firsts[a] ?? 0) - (firsts[b] ?? 0))) {
      const first = firsts[slot] ?? 0;
      const after = first + (counts[slot] ?? 0);
      signs.copyWithin(to * width, first * width, after * width);
      details.copyWithin(to * rest, first * rest, after * rest);
      scales.copyWithin(to, first, after);
      firsts[slot] = to;
      to += after - first;
    }
    end = to;
    gone = 0;
  }

  /** Writes all rows in fewer planes. */
  function coarsen(count: number): void {
    const [finer, width, oldSigns, oldDetails] = [planes, planes.planeBytes, signs, details];
    const bits = new Uint8Array(width * finer.planes);
    planes = createBitPlanes(dimensions, count);
    details = bytes(0);
    for (let row = 0; row < end; row += 1) {
      bits.set(oldSigns.subarray(row * width, (row + 1) * width));
      bits.set(oldDetails.subarray(row * (bits.length - width), (row + 1) * (bits.length - width)), width);
      write(row, finer.decode(bits));
    }
  }

  return {
    get end() {
      return end;
    },
    get size() {
      return size;
    },
    get bytes() {
      return [signs, details, scales, firsts, counts].reduce((sum, it) => sum + it.byteLength, 0);
    },
    get dimensions() {
      return dimensions;
    },
    get signs() {
      return signs;
    },
    get signBytes() {
      return planes.planeBytes;
    },
    add(slot, vectors) {
      if (size === 0) startOver(vectors[0]?.length ?? 0);
      if (gone > fewGone && gone * 4 > end) squeeze();
      firsts = grown(firsts, slot + 1, integers);
      counts = grown(counts, slot + 1, shorts);
      firsts[slot] = end;
      counts[slot] = vectors.length;
      size += 1;
      for (const vector of vectors) write(end++, vector);
      const wanted = planesFor(dimensions, end);
      if (wanted < planes.planes) coarsen(wanted);
    },
    remove(slot) {
      const count = counts[slot] ?? 0;
      counts[slot] = 0;
      gone += count;
      if (count > 0) size -= 1;
    },
    cosinesWith(products) {
      const width = planes.planeBytes;
      return (row) => {
        let sum = productOf(products, signs, row * width, width);
        for (let plane = 1; plane < planes.planes; plane += 1) {
          sum = 2 * sum + productOf(products, details, row * detailBytes() + (plane - 1) * width, width);
        }
        return sum * (scales[row] ?? 0);
      };
    },
    get firsts() {
      return firsts;
    },
    get counts() {
      return counts;
    },
    save: () => ({
      dimensions,
      planes: planes.planes,
      size,
      end,
      gone,
      signs: signs.subarray(0, end * planes.planeBytes),
      details: details.subarray(0, end * detailBytes()),
      scales: scales.subarray(0, end),
      firsts,
      counts,
    }),
  };
}

/** The product of one plane of a vector with a query. Four sums at once: no addition waits for another to finish. */
function productOf(products: Float32Array, bits: Uint8Array, from: number, width: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < width; i += 4) {
    const at = i * 256;
    a += products[at + (bits[from + i] ?? 0)] ?? 0;
    b += products[at + 256 + (bits[from + i + 1] ?? 0)] ?? 0;
    c += products[at + 512 + (bits[from + i + 2] ?? 0)] ?? 0;
    d += products[at + 768 + (bits[from + i + 3] ?? 0)] ?? 0;
  }
  return a + b + c + d;
}
