import { floats, grown, integers, roomFor, shorts } from '../postings/growing.ts';
import { partIn, type Saved } from '../snapshots/saved.ts';
import { createBitPlanes, productsWith } from './bit-planes.ts';
import { differingBits } from './differing-bits.ts';
import { createVectorRows } from './vector-rows.ts';

/** Scores of one query for every slot. The arrays are reused by the next query: read them at once. */
export interface VectorScores {
  /** Cosine of the document's nearest vector, -1..1; -1 for a document without vectors. */
  nearest: Float32Array;
  /** All of a document's vectors speaking together (see `agreement`); -1 without vectors. */
  vote: Float32Array;
  /** Cosine of the document's last vector, -1..1; -1 without vectors. */
  last: Float32Array;
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
/** Farther than any two vectors are. */
const farthest = 0xffff;

/**
 * Vectors of a shop. A large shop is scanned by signs (the share of equal ones estimates the cosine) and only the nearest
 * are compared in full. New, or one that was saved.
 */
export function createVectorIndex(saved?: Saved): VectorIndex {
  /** The last vector of each document, and all others. They are fewer, and so may be held in finer bits. */
  const lasts = createVectorRows(saved && partIn(saved, 'lasts'));
  const others = createVectorRows(saved && partIn(saved, 'others'));
  let distances = { ofLasts: shorts(0), ofOthers: shorts(0) };
  let scores = emptyScores(0);

  function check(vectors: readonly Float32Array[]): void {
    const expected = lasts.size > 0 ? lasts.dimensions : vectors[0]?.length;
    if (vectors.some((vector) => vector.length !== expected)) throw wrongDimensions(expected ?? 0);
  }

  /** Fills `distances` with the number of differing signs; answers within which of them vectors are compared in full. */
  function signDistances(query: Float32Array, slots: number): Reach {
    const { bits } = createBitPlanes(lasts.dimensions, 1).encode(query);
    const ofLasts = grown(distances.ofLasts, lasts.end, shorts);
    const ofOthers = grown(distances.ofOthers, others.end, shorts);
    distances = { ofLasts, ofOthers };
    differingBits(lasts.signs, bits, ofLasts, lasts.end);
    differingBits(others.signs, bits, ofOthers, others.end);
    const atEach = integers(bits.length * 8 + 1);
    for (let slot = 0; slot < slots; slot += 1) {
      if ((lasts.counts[slot] ?? 0) === 0) continue;
      const distance = ofLasts[lasts.firsts[slot] ?? 0] ?? 0;
      atEach[distance] = (atEach[distance] ?? 0) + 1;
    }
    const reachOfLasts = reachOf(atEach, lasts.size > exactScan ? shortlist : lasts.size);
    const { firsts, counts } = others;
    for (let slot = 0; slot < slots; slot += 1) {
      const first = firsts[slot] ?? 0;
      const end = first + (counts[slot] ?? 0);
      for (let row = first; row < end; row += 1) {
        const distance = ofOthers[row] ?? 0;
        atEach[distance] = (atEach[distance] ?? 0) + 1;
      }
    }
    return { ofLasts: reachOfLasts, ofAll: reachOf(atEach, shortlist) };
  }

  /** The scores of all documents; vectors within the reach are compared in full. */
  function scoreSlots(slots: number, reach: Reach, products: Float32Array): void {
    const { firsts, counts } = others;
    const { firsts: lastRows, counts: lastCounts } = lasts;
    const { ofLasts, ofOthers } = distances;
    const { nearest, vote, last } = scores;
    const { cosines, votes: guesses } = estimatesOf(lasts.signBytes * 8);
    const [cosineOfLast, cosineOf] = [lasts.cosinesWith(products), others.cosinesWith(products)];
    for (let slot = 0; slot < slots; slot += 1) {
      if ((lastCounts[slot] ?? 0) === 0) continue;
      const lastRow = lastRows[slot] ?? 0;
      const lastDistance = ofLasts[lastRow] ?? 0;
      const guess = cosines[lastDistance] ?? -1;
      last[slot] = lastDistance <= reach.ofLasts ? cosineOfLast(lastRow) : guess;
      const isNear = lastDistance <= reach.ofAll;
      let best = isNear ? cosineOfLast(lastRow) : guess;
      const first = firsts[slot] ?? 0;
      const end = first + (counts[slot] ?? 0);
      if (end > first) {
        let votes = isNear ? Math.exp(agreement * best) : (guesses[lastDistance] ?? 0);
        let closest = farthest;
        for (let row = first; row < end; row += 1) {
          const distance = ofOthers[row] ?? 0;
          if (distance <= reach.ofAll) {
            const near = cosineOf(row);
            if (near > best) best = near;
            votes += Math.exp(agreement * near);
          } else {
            if (distance < closest) closest = distance;
            votes += guesses[distance] ?? 0;
          }
        }
        if (closest < farthest) best = Math.max(best, cosines[closest] ?? -1);
        vote[slot] = Math.log(votes) / agreement;
      } else vote[slot] = best;
      nearest[slot] = best;
    }
  }

  function remove(slot: number): void {
    lasts.remove(slot);
    others.remove(slot);
  }

  return {
    get size() {
      return lasts.size;
    },
    get bytes() {
      const own = [distances.ofLasts, distances.ofOthers, scores.nearest, scores.vote, scores.last];
      return own.reduce((sum, it) => sum + it.byteLength, lasts.bytes + others.bytes);
    },
    check,
    put(slot, vectors) {
      check(vectors);
      remove(slot);
      if (vectors.length > 0) lasts.add(slot, vectors.slice(-1));
      if (vectors.length > 1) others.add(slot, vectors.slice(0, -1));
    },
    remove,
    score(query, slots) {
      check([query]);
      if (scores.vote.length < slots) scores = emptyScores(roomFor(slots));
      for (const array of [scores.nearest, scores.vote, scores.last]) array.fill(-1);
      if (lasts.size === 0) return scores;
      const asked = normalised(query);
      const reach = lasts.end + others.end > exactScan ? signDistances(asked, slots) : everything;
      scoreSlots(slots, reach, productsWith(asked, lasts.signBytes));
      return scores;
    },
    save: () => ({ lasts: lasts.save(), others: others.save() }),
  };
}

/** Vectors that differ in so many signs at most are compared in full: of all, and of the last ones of documents. */
interface Reach {
  ofAll: number;
  ofLasts: number;
}

const everything: Reach = { ofAll: farthest, ofLasts: farthest };

/** The largest distance within which at most `most` vectors lie, by how many are at each. */
function reachOf(histogram: Int32Array, most: number): number {
  let taken = 0;
  for (let reach = 0; reach < histogram.length; reach += 1) {
    taken += histogram[reach] ?? 0;
    if (taken > most) return reach - 1;
  }
  return histogram.length;
}

const emptyScores = (room: number): VectorScores => ({
  nearest: floats(room),
  vote: floats(room),
  last: floats(room),
});

/** What is guessed of a vector by the number of its signs that differ. */
interface Estimates {
  cosines: Float64Array;
  votes: Float64Array;
}

/** Signs agree as often as the angle is small (Goemans and Williamson's hyperplanes): cos(pi x share that differs). */
function estimatesOf(bits: number): Estimates {
  const cosines = Float64Array.from({ length: bits + 1 }, (_, distance) =>
    Math.cos((Math.PI * distance) / Math.max(1, bits)),
  );
  return { cosines, votes: cosines.map((near) => Math.exp(agreement * near)) };
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
  return vector.map((x) => (Number.isFinite(x) ? x / length : 0));
}

function wrongDimensions(dimensions: number): RangeError {
  return new RangeError(`all vectors must have ${dimensions} dimensions`);
}
