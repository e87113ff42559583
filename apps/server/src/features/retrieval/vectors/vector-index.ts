import { bytes, floats, grown, integers, shorts } from '../postings/growing.ts';
import { numberIn, numbersIn, type Saved } from '../snapshots/saved.ts';
import { createBitPlanes, planesFor, productsWith } from './bit-planes.ts';
import { differingBits } from './differing-bits.ts';

/** Scores of one query for every slot. The arrays are reused by the next query: read them at once. */
export interface VectorScores {
  /** Cosine of the document's nearest vector, -1..1; -1 for a document without vectors. */
  nearest: Float32Array;
  /** All of a document's vectors speaking together (see `agreement`); -1 without vectors. */
  vote: Float32Array;
}

export interface VectorIndex {
  /** Number of documents with vectors. */
  readonly size: number;
  /** The memory that it takes. */
  readonly bytes: number;
  /** Throws RangeError when the vectors' dimensions differ from those stored, or from each other. */
  check(vectors: readonly Float32Array[]): void;
  /** Replaces a document's vectors, once they pass `check`. */
  put(slot: number, vectors: readonly Float32Array[]): void;
  remove(slot: number): void;
  /** Throws RangeError when the query's dimensions differ from those stored. */
  score(query: Float32Array, slots: number): VectorScores;
  save(): Saved;
}

/**
 * How strongly several near vectors outvote a single nearest one: the votes are summed as exp(agreement x cosine),
 * so a document with many variants close to the question beats one with a lucky hit. Infinity would be the maximum.
 */
const agreement = 10;
/** Up to this many vectors each is compared exactly; beyond, signs choose `shortlist` of them. */
const exactScan = 1024;
const shortlist = 256;
/** More vectors than these are kept in fewer bits. */
const fewVectors = 4096;
/** So many rows of vectors that left are kept whatever the number of the others is. */
const fewGone = 64;

/**
 * Vectors of a shop as planes of bits, the first of which are their signs. A large shop is scanned by signs (the share of
 * equal ones estimates the cosine) and only the nearest are compared in full. New, or one that was saved.
 */
export function createVectorIndex(saved?: Saved): VectorIndex {
  let dimensions = saved ? numberIn(saved, 'dimensions') : 0;
  let planes = createBitPlanes(dimensions, saved ? numberIn(saved, 'planes') : planesFor(0, false));
  let size = saved ? numberIn(saved, 'size') : 0;
  let rows = saved ? numberIn(saved, 'rows') : 0;
  let gone = saved ? numberIn(saved, 'gone') : 0;
  let signs = saved ? numbersIn(saved, 'signs', Uint8Array) : bytes(0);
  let details = saved ? numbersIn(saved, 'details', Uint8Array) : bytes(0);
  let scales = saved ? numbersIn(saved, 'scales', Float32Array) : floats(0);
  /** Whose a row is; -1 of one that left. */
  let owners = saved ? numbersIn(saved, 'owners', Int32Array) : integers(0);
  /** Of each slot: its first row, and how many follow each other. */
  let firsts = saved ? numbersIn(saved, 'firsts', Int32Array) : integers(0);
  let counts = saved ? numbersIn(saved, 'counts', Uint16Array) : shorts(0);
  let distances = shorts(0);
  let scores: VectorScores = { nearest: floats(0), vote: floats(0) };

  const detailBytes = () => planes.planeBytes * (planes.planes - 1);

  function write(row: number, slot: number, vector: Float32Array): void {
    const { bits, scale } = planes.encode(vector);
    signs = grown(signs, (row + 1) * planes.planeBytes, bytes);
    details = grown(details, (row + 1) * detailBytes(), bytes);
    scales = grown(scales, row + 1, floats);
    owners = grown(owners, row + 1, integers);
    signs.set(bits.subarray(0, planes.planeBytes), row * planes.planeBytes);
    details.set(bits.subarray(planes.planeBytes), row * detailBytes());
    scales[row] = scale;
    owners[row] = slot;
  }

  /** An index without vectors takes those of any model. */
  function startOver(components: number): void {
    dimensions = components;
    planes = createBitPlanes(components, planesFor(components, false));
    rows = 0;
    gone = 0;
    signs = bytes(0);
    details = bytes(0);
    scales = floats(0);
    owners = integers(0);
  }

  function check(vectors: readonly Float32Array[]): void {
    const expected = size > 0 ? dimensions : vectors[0]?.length;
    if (vectors.some((vector) => vector.length !== expected)) throw wrongDimensions(expected ?? 0);
  }

  function remove(slot: number): void {
    const count = counts[slot] ?? 0;
    if (count === 0) return;
    const first = firsts[slot] ?? 0;
    owners.fill(-1, first, first + count);
    counts[slot] = 0;
    gone += count;
    size -= 1;
  }

  /** Moves rows together, so that those that left take no room. */
  function squeeze(): void {
    let to = 0;
    for (let row = 0; row < rows; row += 1) {
      const slot = owners[row] ?? -1;
      if (slot < 0) continue;
      if (firsts[slot] === row) firsts[slot] = to;
      signs.copyWithin(to * planes.planeBytes, row * planes.planeBytes, (row + 1) * planes.planeBytes);
      details.copyWithin(to * detailBytes(), row * detailBytes(), (row + 1) * detailBytes());
      scales[to] = scales[row] ?? 0;
      owners[to] = slot;
      to += 1;
    }
    rows = to;
    gone = 0;
  }

  /** Writes all rows in as many planes as many vectors get. */
  function coarsen(count: number): void {
    const finer = planes;
    const [oldSigns, oldDetails, oldOwners] = [signs, details, owners];
    planes = createBitPlanes(dimensions, count);
    details = bytes(0);
    for (let row = 0; row < rows; row += 1) {
      const width = finer.planeBytes;
      const bits = new Uint8Array(width * finer.planes);
      bits.set(oldSigns.subarray(row * width, (row + 1) * width));
      bits.set(oldDetails.subarray(row * (bits.length - width), (row + 1) * (bits.length - width)), width);
      write(row, oldOwners[row] ?? -1, finer.decode(bits));
    }
  }

  /** The cosine of a row with the query that `products` are of. */
  function cosine(products: Float32Array, row: number): number {
    const width = planes.planeBytes;
    let sum = productOf(products, signs, row * width, width);
    for (let plane = 1; plane < planes.planes; plane += 1) {
      sum = 2 * sum + productOf(products, details, row * detailBytes() + (plane - 1) * width, width);
    }
    return sum * (scales[row] ?? 0);
  }

  /** Fills `distances` with the number of differing signs; returns the distance within which the shortlist lies. */
  function signDistances(query: Float32Array): number {
    const { bits } = createBitPlanes(dimensions, 1).encode(query);
    if (distances.length < rows) distances = shorts(owners.length);
    differingBits(signs, bits, distances, rows);
    const histogram = integers(planes.planeBytes * 8 + 1);
    for (let row = 0; row < rows; row += 1) {
      const distance = distances[row] ?? 0;
      if (gone === 0 || (owners[row] ?? -1) >= 0) histogram[distance] = (histogram[distance] ?? 0) + 1;
    }
    let taken = 0;
    let reach = 0;
    while (reach < histogram.length && taken + (histogram[reach] ?? 0) <= shortlist) taken += histogram[reach++] ?? 0;
    return reach - 1;
  }

  return {
    get size() {
      return size;
    },
    get bytes() {
      const own = [signs, details, scales, owners, firsts, counts, distances, scores.nearest, scores.vote];
      return own.reduce((sum, it) => sum + it.byteLength, 0);
    },
    check,
    put(slot, vectors) {
      check(vectors);
      remove(slot);
      const [first] = vectors;
      if (!first) return;
      if (size === 0) startOver(first.length);
      if (gone > fewGone && gone * 4 > rows) squeeze();
      firsts = grown(firsts, slot + 1, integers);
      counts = grown(counts, slot + 1, shorts);
      firsts[slot] = rows;
      counts[slot] = vectors.length;
      size += 1;
      for (const vector of vectors) write(rows++, slot, vector);
      const wanted = planesFor(dimensions, rows > fewVectors);
      if (wanted < planes.planes) coarsen(wanted);
    },
    remove,
    score(query, slots) {
      check([query]);
      if (scores.vote.length < slots) {
        const room = Math.ceil(slots * 1.125);
        scores = { nearest: floats(room), vote: floats(room) };
      }
      const { nearest, vote } = scores;
      nearest.fill(-1);
      vote.fill(-1);
      const asked = normalised(query);
      const products = productsWith(asked, planes.planeBytes);
      const reach = size > 0 && rows > exactScan ? signDistances(asked) : undefined;
      const estimates = cosinesOfDistances(planes.planeBytes * 8);
      const estimatedVotes = estimates.map((near) => Math.exp(agreement * near));
      for (let slot = 0; slot < slots; slot += 1) {
        const count = counts[slot] ?? 0;
        if (count === 0) continue;
        const first = firsts[slot] ?? 0;
        let best = -1;
        let votes = 0;
        for (let row = first; row < first + count; row += 1) {
          const distance = distances[row] ?? 0;
          const isNear = reach === undefined || distance <= reach;
          const near = isNear ? cosine(products, row) : (estimates[distance] ?? 0);
          if (near > best) best = near;
          votes += isNear ? Math.exp(agreement * near) : (estimatedVotes[distance] ?? 0);
        }
        nearest[slot] = best;
        vote[slot] = count === 1 ? best : Math.log(votes) / agreement;
      }
      return scores;
    },
    save: () => ({
      dimensions,
      planes: planes.planes,
      size,
      rows,
      gone,
      signs: signs.subarray(0, rows * planes.planeBytes),
      details: details.subarray(0, rows * detailBytes()),
      scales: scales.subarray(0, rows),
      owners: owners.subarray(0, rows),
      firsts,
      counts,
    }),
  };
}

/** Signs agree as often as the angle is small (Goemans and Williamson's hyperplanes): cos(pi x share that differs). */
function cosinesOfDistances(bits: number): Float64Array {
  return Float64Array.from({ length: bits + 1 }, (_, distance) => Math.cos((Math.PI * distance) / Math.max(1, bits)));
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

function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  return vector.map((x) => (Number.isFinite(x) ? x / length : 0));
}

function wrongDimensions(dimensions: number): RangeError {
  return new RangeError(`all vectors must have ${dimensions} dimensions`);
}
