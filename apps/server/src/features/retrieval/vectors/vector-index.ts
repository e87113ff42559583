import { floats, grown, integers, roomFor, shorts } from '../postings/growing.ts';
import type { Saved } from '../snapshots/saved.ts';
import { createBitPlanes } from './bit-planes.ts';
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
  const rows = createVectorRows(saved);
  let distances = shorts(0);
  let scores = emptyScores(0);

  function check(vectors: readonly Float32Array[]): void {
    const expected = rows.size > 0 ? rows.dimensions : vectors[0]?.length;
    if (vectors.some((vector) => vector.length !== expected)) throw wrongDimensions(expected ?? 0);
  }

  /** Fills `distances` with the number of differing signs; answers within which of them vectors are compared in full. */
  function signDistances(query: Float32Array, slots: number): Reach {
    const { bits } = createBitPlanes(rows.dimensions, 1).encode(query);
    distances = grown(distances, rows.end, shorts);
    differingBits(rows.signs, bits, distances, rows.end);
    const ofAll = integers(rows.signBytes * 8 + 1);
    const ofLast = integers(rows.signBytes * 8 + 1);
    const { firsts, counts } = rows;
    const known = distances;
    for (let slot = 0; slot < slots; slot += 1) {
      const first = firsts[slot] ?? 0;
      const end = first + (counts[slot] ?? 0);
      let distance = 0;
      for (let row = first; row < end; row += 1) {
        distance = known[row] ?? 0;
        ofAll[distance] = (ofAll[distance] ?? 0) + 1;
      }
      if (end > first) ofLast[distance] = (ofLast[distance] ?? 0) + 1;
    }
    return { ofAll: reachOf(ofAll, shortlist), ofLast: reachOf(ofLast, rows.size > exactScan ? shortlist : rows.size) };
  }

  /** The scores of all documents; vectors within the reach are compared in full. */
  function scoreSlots(slots: number, reach: Reach, cosine: (row: number) => number): void {
    const { firsts, counts } = rows;
    const known = distances;
    const { nearest, vote, last } = scores;
    const { cosines, votes: guesses } = estimatesOf(rows.signBytes * 8);
    const { ofAll, ofLast } = reach;
    for (let slot = 0; slot < slots; slot += 1) {
      const count = counts[slot] ?? 0;
      if (count === 0) continue;
      const first = firsts[slot] ?? 0;
      const final = first + count - 1;
      let best = -1;
      let closest = farthest;
      let votes = 0;
      for (let row = first; row <= final; row += 1) {
        const distance = known[row] ?? 0;
        if (distance <= ofAll) {
          const near = cosine(row);
          if (near > best) best = near;
          votes += Math.exp(agreement * near);
        } else {
          if (distance < closest) closest = distance;
          votes += guesses[distance] ?? 0;
        }
      }
      const lastDistance = known[final] ?? 0;
      last[slot] = lastDistance <= ofLast ? cosine(final) : (cosines[lastDistance] ?? -1);
      if (closest < farthest) best = Math.max(best, cosines[closest] ?? -1);
      nearest[slot] = best;
      vote[slot] = count === 1 ? best : Math.log(votes) / agreement;
    }
  }

  return {
    get size() {
      return rows.size;
    },
    get bytes() {
      return rows.bytes + distances.byteLength + 3 * scores.nearest.byteLength;
    },
    check,
    put(slot, vectors) {
      check(vectors);
      rows.remove(slot);
      if (vectors.length > 0) rows.add(slot, vectors);
    },
    remove: rows.remove,
    score(query, slots) {
      check([query]);
      if (scores.vote.length < slots) scores = emptyScores(roomFor(slots));
      for (const array of [scores.nearest, scores.vote, scores.last]) array.fill(-1);
      if (rows.size === 0) return scores;
      const asked = normalised(query);
      const reach = rows.end > exactScan ? signDistances(asked, slots) : everything;
      scoreSlots(slots, reach, rows.cosinesWith(asked));
      return scores;
    },
    save: rows.save,
  };
}

/** Vectors that differ in so many signs at most are compared in full: of all, and of the last ones of documents. */
interface Reach {
  ofAll: number;
  ofLast: number;
}

const everything: Reach = { ofAll: farthest, ofLast: farthest };

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
