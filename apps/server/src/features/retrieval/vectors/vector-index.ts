import { floats, integers, shorts } from '../postings/growing.ts';
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
/** The shortlist mostly differs in less than this share of signs: the others need not be counted. */
const likelyShare = 0.4;
/** Farther than any two vectors are. */
const farthest = 0xffff;

/**
 * Vectors of a shop. A large shop is scanned by signs (the share of equal ones estimates the cosine) and only the nearest
 * are compared in full. New, or one that was saved.
 */
export function createVectorIndex(saved?: Saved): VectorIndex {
  const rows = createVectorRows(saved);
  let distances = shorts(0);
  let scores: VectorScores = { nearest: floats(0), vote: floats(0) };

  function check(vectors: readonly Float32Array[]): void {
    const expected = rows.size > 0 ? rows.dimensions : vectors[0]?.length;
    if (vectors.some((vector) => vector.length !== expected)) throw wrongDimensions(expected ?? 0);
  }

  /** Fills `distances` with the number of differing signs; returns the distance within which the shortlist lies. */
  function signDistances(query: Float32Array): number {
    const { bits } = createBitPlanes(rows.dimensions, 1).encode(query);
    if (distances.length < rows.end) distances = shorts(Math.ceil(rows.end * 1.125));
    differingBits(rows.signs, bits, distances, rows.end);
    const all = rows.signBytes * 8;
    return reachOf(likelyShare * all) ?? reachOf(all) ?? all;
  }

  /** The distance within which the shortlist lies; undefined where fewer vectors are as near as `most`. */
  function reachOf(most: number): number | undefined {
    const histogram = integers(rows.signBytes * 8 + 1);
    const { end, gone } = rows;
    const known = distances;
    for (let row = 0; row < end; row += 1) {
      const distance = known[row] ?? 0;
      if (distance <= most && (gone === 0 || !rows.isGone(row))) histogram[distance] = (histogram[distance] ?? 0) + 1;
    }
    let taken = 0;
    for (let reach = 0; reach <= most; reach += 1) {
      taken += histogram[reach] ?? 0;
      if (taken > shortlist) return reach - 1;
    }
    return undefined;
  }

  /** The scores of all documents; vectors within `reach` are compared in full. */
  function scoreSlots(slots: number, reach: number, cosine: (row: number) => number): void {
    const { firsts, counts } = rows;
    const known = distances;
    const { nearest, vote } = scores;
    const { cosines, votes: guesses } = estimatesOf(rows.signBytes * 8);
    for (let slot = 0; slot < slots; slot += 1) {
      const count = counts[slot] ?? 0;
      if (count === 0) continue;
      const first = firsts[slot] ?? 0;
      let best = -1;
      let closest = farthest;
      let votes = 0;
      for (let row = first; row < first + count; row += 1) {
        const distance = known[row] ?? 0;
        if (distance <= reach) {
          const near = cosine(row);
          if (near > best) best = near;
          votes += Math.exp(agreement * near);
        } else {
          if (distance < closest) closest = distance;
          votes += guesses[distance] ?? 0;
        }
      }
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
      return rows.bytes + distances.byteLength + scores.nearest.byteLength + scores.vote.byteLength;
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
      if (scores.vote.length < slots) {
        const room = Math.ceil(slots * 1.125);
        scores = { nearest: floats(room), vote: floats(room) };
      }
      scores.nearest.fill(-1);
      scores.vote.fill(-1);
      if (rows.size === 0) return scores;
      const asked = normalised(query);
      const reach = rows.end > exactScan ? signDistances(asked) : farthest;
      scoreSlots(slots, reach, rows.cosinesWith(asked));
      return scores;
    },
    save: rows.save,
  };
}

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
