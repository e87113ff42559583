import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVectorIndex } from './vector-index.ts';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function vectorOf(next: () => number, dimensions: number): Float32Array {
  return Float32Array.from({ length: dimensions }, next);
}

function cosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

describe('the vector index', () => {
  test('nearest is the cosine of the nearest vector, within a hundredth', () => {
    const next = numbers(1);
    const documents = Array.from({ length: 60 }, () => [vectorOf(next, 64), vectorOf(next, 64)]);
    const index = createVectorIndex();
    documents.forEach((vectors, slot) => index.put(slot, vectors));
    const query = vectorOf(next, 64);
    const { nearest } = index.score(query, documents.length);
    documents.forEach((vectors, slot) => {
      const expected = Math.max(...vectors.map((vector) => cosine(query, vector)));
      expect(Math.abs((nearest[slot] ?? 0) - expected)).toBeLessThan(0.01);
    });
  });

  test('finds the ten nearest of five thousand as an exact scan does', () => {
    const next = numbers(2);
    // Meanings come in clusters, as texts do.
    const topics = Array.from({ length: 50 }, () => vectorOf(next, 256));
    const about = (topic: number) => topics[topic]?.map((x) => x + 0.8 * next()) ?? new Float32Array(256);
    const vectors = Array.from({ length: 5000 }, (_, i) => about(i % 50));
    const index = createVectorIndex();
    vectors.forEach((vector, slot) => index.put(slot, [vector]));
    let found = 0;
    for (let topic = 0; topic < 20; topic += 1) {
      const query = about(topic);
      const { nearest } = index.score(query, vectors.length);
      const best = (score: (slot: number) => number) =>
        vectors
          .map((_, slot) => ({ slot, score: score(slot) }))
          .sort((a, b) => b.score - a.score)
          .slice(0, 10);
      const wanted = new Set(best((slot) => cosine(query, vectors[slot] ?? query)).map(({ slot }) => slot));
      found += best((slot) => nearest[slot] ?? 0).filter(({ slot }) => wanted.has(slot)).length;
    }
    expect(found / 200).toBeGreaterThan(0.95);
  });

  test('of many vectors, which get fewer bits, cosines stay within three hundredths and the nearest is found', () => {
    const next = numbers(5);
    const vectors = Array.from({ length: 4_500 }, () => vectorOf(next, 512));
    const index = createVectorIndex();
    vectors.forEach((vector, slot) => index.put(slot, [vector]));
    expect(index.bytes / vectors.length).toBeLessThan(300);
    for (let slot = 0; slot < vectors.length; slot += 500) {
      const query = vectors[slot]?.map((x) => x + 0.5 * next()) ?? new Float32Array(512);
      const { nearest } = index.score(query, vectors.length);
      expect(Math.abs((nearest[slot] ?? 0) - cosine(query, vectors[slot] ?? query))).toBeLessThan(0.03);
      expect(nearest.subarray(0, vectors.length).indexOf(Math.max(...nearest))).toBe(slot);
    }
  });

  test('a document’s last vector is told by itself: the nearest of them as exactly as if there were no others', () => {
    const next = numbers(8);
    const documents = Array.from({ length: 2_000 }, () => Array.from({ length: 3 }, () => vectorOf(next, 128)));
    const index = createVectorIndex();
    const alone = createVectorIndex();
    documents.forEach((vectors, slot) => {
      index.put(slot, vectors);
      alone.put(slot, vectors.slice(-1));
    });
    for (let slot = 0; slot < documents.length; slot += 7) {
      index.remove(slot);
      alone.remove(slot);
    }
    const query = documents[99]?.[2]?.map((x) => x + 0.5 * next()) ?? new Float32Array(128);
    const { last } = index.score(query, documents.length);
    expect(last).toEqual(alone.score(query, documents.length).nearest);
    expect(last.indexOf(Math.max(...last))).toBe(99);
  });

  test('an index that was saved scores as before', () => {
    const next = numbers(6);
    const index = createVectorIndex();
    for (let slot = 0; slot < 50; slot += 1) index.put(slot, [vectorOf(next, 64), vectorOf(next, 64)]);
    for (let slot = 0; slot < 50; slot += 3) index.remove(slot);
    const restored = createVectorIndex(index.save());
    const query = vectorOf(next, 64);
    const scoresOf = (it: typeof index) => {
      const { nearest, vote } = it.score(query, 50);
      return [nearest.slice(0, 50), vote.slice(0, 50)];
    };
    expect(scoresOf(restored)).toEqual(scoresOf(index));
  });

  test('several near vectors outvote one that is a little nearer', () => {
    const index = createVectorIndex();
    const query = Float32Array.of(1, 0, 0, 0);
    index.put(0, [Float32Array.of(0.9, 0.43, 0, 0)]);
    index.put(
      1,
      Array.from({ length: 5 }, () => Float32Array.of(0.85, 0.53, 0, 0)),
    );
    const { nearest, vote } = index.score(query, 2);
    expect(nearest[0]).toBeGreaterThan(nearest[1] ?? 1);
    expect(vote[1]).toBeGreaterThan(vote[0] ?? 1);
  });

  test('vectors of other dimensions are an error, and welcome once the last old one is gone', () => {
    const index = createVectorIndex();
    index.put(0, [Float32Array.of(1, 0, 0)]);
    expect(() => index.put(1, [Float32Array.of(1, 0)])).toThrow(RangeError);
    expect(() => index.score(Float32Array.of(1, 0), 1)).toThrow(RangeError);
    expect(() => createVectorIndex().put(0, [Float32Array.of(1), Float32Array.of(1, 0)])).toThrow(RangeError);
    index.remove(0);
    index.put(0, [Float32Array.of(1, 0)]);
    expect(index.score(Float32Array.of(1, 0), 1).nearest[0]).toBeCloseTo(1, 2);
  });

  test('putting and removing leaves what building anew gives', () => {
    const step = fc.record({ slot: fc.nat(9), vectors: fc.nat(3), seed: fc.integer() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const lived = createVectorIndex();
        const left = new Map<number, Float32Array[]>();
        for (const { slot, vectors, seed } of steps) {
          const next = numbers(seed);
          const given = Array.from({ length: vectors }, () => vectorOf(next, 40));
          lived.put(slot, given);
          left.set(slot, given);
        }
        const built = createVectorIndex();
        for (const [slot, vectors] of left) built.put(slot, vectors);
        const query = vectorOf(numbers(7), 40);
        expect(lived.size).toBe(built.size);
        const [a, b] = [lived.score(query, 10), built.score(query, 10)];
        for (let slot = 0; slot < 10; slot += 1) {
          expect(a.nearest[slot]).toBeCloseTo(b.nearest[slot] ?? 0, 5);
          expect(a.vote[slot]).toBeCloseTo(b.vote[slot] ?? 0, 5);
        }
      }),
    );
  });

  test('broken numbers spoil nobody else', () => {
    const index = createVectorIndex();
    index.put(0, [Float32Array.of(Number.NaN, Infinity, 0)]);
    index.put(1, [Float32Array.of(0, 1, 0)]);
    const { nearest } = index.score(Float32Array.of(0, 1, Number.NaN), 2);
    expect(nearest[1]).toBeGreaterThan(0.5);
    expect(nearest.every(Number.isFinite)).toBe(true);
  });
});
