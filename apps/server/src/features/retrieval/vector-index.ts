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
  /** Throws RangeError when the vectors' dimensions differ from those stored, or from each other. */
  check(vectors: readonly Float32Array[]): void;
  /** Replaces a document's vectors, once they pass `check`. */
  put(slot: number, vectors: readonly Float32Array[]): void;
  remove(slot: number): void;
  /** Throws RangeError when the query's dimensions differ from those stored. */
  score(query: Float32Array, slots: number): VectorScores;
}

/**
 * How strongly several near vectors outvote a single nearest one: the votes are summed as exp(agreement x cosine),
 * so a document with many variants close to the question beats one with a lucky hit. Infinity would be the maximum.
 */
const agreement = 10;
/** Up to this many vectors each is compared exactly; beyond, signs choose `shortlist` of them. */
const exactScan = 1024;
const shortlist = 256;

/**
 * Vectors of a shop, as bytes plus a sketch of their signs. A large shop is scanned by sketch (the share of equal
 * signs estimates the cosine) and only the nearest are compared in full: 10,000 x 512 in under a millisecond.
 */
export function createVectorIndex(): VectorIndex {
  const rowsOf = new Map<number, number[]>();
  const free: number[] = [];
  let dimensions = 0;
  let words = 0;
  let rows = 0;
  let codes = new Int8Array(0);
  let sketches = new Int32Array(0);
  let scales = new Float32Array(0);
  let owners = new Int32Array(0);
  let distances = new Uint16Array(0);
  let scores: VectorScores = { nearest: new Float32Array(0), vote: new Float32Array(0) };

  function reserve(count: number): void {
    if (count <= owners.length) return;
    const room = Math.max(16, Math.ceil(count * 1.6));
    codes = resized(codes, new Int8Array(room * dimensions));
    sketches = resized(sketches, new Int32Array(room * words));
    scales = resized(scales, new Float32Array(room));
    owners = resized(owners, new Int32Array(room));
    distances = new Uint16Array(room);
  }

  function write(row: number, slot: number, vector: Float32Array): void {
    const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
    const highest = vector.reduce((most, x) => Math.max(most, Math.abs(x)), 0) || 1;
    const sketch = signsOf(vector, words);
    for (let i = 0; i < dimensions; i += 1)
      codes[row * dimensions + i] = Math.round(((vector[i] ?? 0) / highest) * 127);
    sketches.set(sketch, row * words);
    scales[row] = highest / 127 / length;
    owners[row] = slot;
  }

  /** An index without vectors takes those of any model. */
  function startOver(components: number): void {
    dimensions = components;
    words = Math.ceil(components / 32);
    rows = 0;
    free.length = 0;
    codes = new Int8Array(0);
    sketches = new Int32Array(0);
    scales = new Float32Array(0);
    owners = new Int32Array(0);
  }

  function check(vectors: readonly Float32Array[]): void {
    const expected = rowsOf.size > 0 ? dimensions : vectors[0]?.length;
    if (vectors.some((vector) => vector.length !== expected)) throw wrongDimensions(expected ?? 0);
  }

  function remove(slot: number): void {
    for (const row of rowsOf.get(slot) ?? []) {
      owners[row] = -1;
      free.push(row);
    }
    rowsOf.delete(slot);
  }

  function cosine(query: Float32Array, row: number): number {
    return dotBytes(query, codes, row * dimensions, dimensions) * (scales[row] ?? 0);
  }

  /** Fills `distances` with the number of differing signs; returns the distance within which the shortlist lies. */
  function sketchDistances(query: Float32Array): number {
    const signs = signsOf(query, words);
    const histogram = new Int32Array(words * 32 + 1);
    for (let row = 0; row < rows; row += 1) {
      let distance = 0;
      const from = row * words;
      for (let i = 0; i < words; i += 1) distance += bitCount((sketches[from + i] ?? 0) ^ (signs[i] ?? 0));
      distances[row] = distance;
      if ((owners[row] ?? -1) >= 0) histogram[distance] = (histogram[distance] ?? 0) + 1;
    }
    let taken = 0;
    let reach = 0;
    while (reach < histogram.length && taken + (histogram[reach] ?? 0) <= shortlist) taken += histogram[reach++] ?? 0;
    return reach - 1;
  }

  return {
    get size() {
      return rowsOf.size;
    },
    check,
    put(slot, vectors) {
      check(vectors);
      remove(slot);
      const [first] = vectors;
      if (!first) return;
      if (rowsOf.size === 0) startOver(first.length);
      const taken = vectors.map((vector) => {
        const row = free.pop() ?? rows++;
        reserve(rows);
        write(row, slot, vector);
        return row;
      });
      rowsOf.set(slot, taken);
    },
    remove,
    score(query, slots) {
      check([query]);
      if (scores.vote.length < slots)
        scores = { nearest: new Float32Array(slots * 2), vote: new Float32Array(slots * 2) };
      const { nearest, vote } = scores;
      nearest.fill(-1);
      vote.fill(0);
      const asked = normalised(query);
      const reach = rowsOf.size > 0 && rows > exactScan ? sketchDistances(asked) : undefined;
      const estimates = cosinesOfDistances(words * 32);
      const estimatedVotes = estimates.map((near) => Math.exp(agreement * near));
      for (let row = 0; row < rows; row += 1) {
        const slot = owners[row] ?? -1;
        if (slot < 0) continue;
        const distance = distances[row] ?? 0;
        const exact = reach === undefined || distance <= reach;
        const near = exact ? cosine(asked, row) : (estimates[distance] ?? 0);
        if (near > (nearest[slot] ?? -1)) nearest[slot] = near;
        vote[slot] = (vote[slot] ?? 0) + (exact ? Math.exp(agreement * near) : (estimatedVotes[distance] ?? 0));
      }
      for (let slot = 0; slot < slots; slot += 1) {
        const votes = vote[slot] ?? 0;
        vote[slot] = votes > 0 ? Math.log(votes) / agreement : -1;
      }
      return scores;
    },
  };
}

/** Signs agree as often as the angle is small (Goemans and Williamson's hyperplanes): cos(pi x share that differs). */
function cosinesOfDistances(bits: number): Float64Array {
  return Float64Array.from({ length: bits + 1 }, (_, distance) => Math.cos((Math.PI * distance) / Math.max(1, bits)));
}

function signsOf(vector: Float32Array, words: number): Int32Array {
  const signs = new Int32Array(words);
  vector.forEach((x, i) => {
    if (x > 0) signs[i >> 5] = (signs[i >> 5] ?? 0) | (1 << (i & 31));
  });
  return signs;
}

function bitCount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Four sums at once: the processor does not wait for one addition to finish before the next. */
function dotBytes(query: Float32Array, codes: Int8Array, from: number, count: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let i = 0;
  for (; i + 3 < count; i += 4) {
    a += (query[i] ?? 0) * (codes[from + i] ?? 0);
    b += (query[i + 1] ?? 0) * (codes[from + i + 1] ?? 0);
    c += (query[i + 2] ?? 0) * (codes[from + i + 2] ?? 0);
    d += (query[i + 3] ?? 0) * (codes[from + i + 3] ?? 0);
  }
  for (; i < count; i += 1) a += (query[i] ?? 0) * (codes[from + i] ?? 0);
  return a + b + c + d;
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  return vector.map((x) => (Number.isFinite(x) ? x / length : 0));
}

function resized<T extends Int8Array | Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function wrongDimensions(dimensions: number): RangeError {
  return new RangeError(`all vectors must have ${dimensions} dimensions`);
}
