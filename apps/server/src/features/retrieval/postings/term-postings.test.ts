import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfSaved, savedOfBytes } from '../snapshots/saved-bytes.ts';
import { stretchLength } from './bit-sums.ts';
import { createTermPostings, type TermPostings } from './term-postings.ts';

type Counts = ReadonlyMap<string, number>;

/** The same as plainly as can be: what each slot holds. */
function plainPostings() {
  const held = new Map<number, Counts>();
  const slotsOf = (term: string) => [...held].filter(([, counts]) => counts.has(term));
  return {
    held,
    spread: (term: string) => slotsOf(term).length,
    of: (term: string) => new Map(slotsOf(term).map(([slot, counts]) => [slot, counts.get(term) ?? 0])),
    totalLength: () =>
      [...held.values()].reduce((sum, counts) => sum + [...counts.values()].reduce((a, b) => a + b, 0), 0),
  };
}

const words = ['a', 'word', 'größe', '返品', '', ' of', '€5', 'antidisestablishment'];
const countsOf = fc
  .array(
    fc.tuple(fc.constantFrom(...words), fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 65_535 }))),
  )
  .map((entries) => new Map(entries));
const step = fc.record({ slot: fc.nat(30), counts: fc.option(countsOf) });

function expectSame(packed: TermPostings, plain: ReturnType<typeof plainPostings>): void {
  expect(packed.documents).toBe(plain.held.size);
  expect(packed.totalLength).toBe(plain.totalLength());
  for (const term of [...words, 'never']) {
    const posting = packed.of(term);
    const found = new Map(
      Array.from({ length: posting?.size ?? 0 }, (_, at) => [posting?.slots[at] ?? -1, posting?.counts[at] ?? -1]),
    );
    expect(found).toEqual(plain.of(term));
    expect(packed.spread(term)).toBe(plain.spread(term));
  }
  const sums = new Float32Array(Math.max(0, ...plain.held.keys()) + 1);
  const worth = Float64Array.from({ length: 1_000 }, (_, count) => count);
  packed.sumUp(
    new Map([
      ['a', 1],
      ['word', 10],
      ['never', 100],
    ]),
    worth,
    sums,
  );
  for (const [slot, counts] of plain.held) {
    const countOf = (term: string) => Math.min(999, counts.get(term) ?? 0);
    expect(sums[slot]).toBe(countOf('a') + 10 * countOf('word'));
  }
}

function perform(steps: readonly { slot: number; counts: Counts | null }[]) {
  const packed = createTermPostings();
  const plain = plainPostings();
  for (const { slot, counts } of steps) {
    packed.remove(slot);
    plain.held.delete(slot);
    if (!counts) continue;
    packed.add(slot, counts);
    plain.held.set(slot, counts);
  }
  return { packed, plain };
}

test('packed postings hold what plain ones do, whatever came and left', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { packed, plain } = perform(steps);
      expectSame(packed, plain);
    }),
  );
});

test('packed postings hold what plain ones do when most documents have left', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 700, maxLength: 900 }), (steps) => {
      const { packed, plain } = perform(steps);
      expectSame(packed, plain);
    }),
    { numRuns: 10 },
  );
});

/** What so many documents hold that lists of all kinds come of it: nearly all of them are in some, few in others. */
function drawnCounts(next: () => number): Counts {
  const counts = new Map<string, number>();
  words.forEach((word, at) => {
    if (next() < 0.9 / 3 ** at) counts.set(word, next() < 0.5 ? 1 : Math.ceil(1 / (next() + 0.0001)));
  });
  return counts;
}

test('packed postings hold what plain ones do through stretches of documents, whatever leaves and is saved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      let state = seed;
      const next = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
      };
      let packed = createTermPostings();
      const plain = plainPostings();
      const put = (slot: number) => {
        const counts = drawnCounts(next);
        packed.remove(slot);
        packed.add(slot, counts);
        plain.held.set(slot, counts);
      };
      const remove = (slot: number) => {
        packed.remove(slot);
        plain.held.delete(slot);
      };
      for (let slot = 0; slot < 2.5 * stretchLength; slot += 1) put(slot);
      for (let slot = 0; slot < stretchLength; slot += 5) put(slot);
      expectSame(packed, plain);
      // So many leave that all lists are written anew, in other stretches.
      for (let slot = 1_000; slot < 2 * stretchLength; slot += 1) if (slot % 7 > 0) remove(slot);
      expectSame(packed, plain);
      const pieces = [...bytesOfSaved(packed.save())].map((it) => Uint8Array.from(it));
      const size = pieces.reduce((sum, it) => sum + it.length, 0);
      packed = createTermPostings(await savedOfBytes(fromAll(pieces), size));
      for (let slot = 0; slot < stretchLength; slot += 1) put(slot);
      expectSame(packed, plain);
    }),
    { numRuns: 2 },
  );
});

test('postings that were saved hold the same, and go on as the others do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), countsOf, async (steps, more) => {
      const { packed, plain } = perform(steps);
      const pieces = [...bytesOfSaved(packed.save())].map((it) => Uint8Array.from(it));
      const size = pieces.reduce((sum, it) => sum + it.length, 0);
      const restored = createTermPostings(await savedOfBytes(fromAll(pieces), size));
      expectSame(restored, plain);
      restored.remove(3);
      restored.add(3, more);
      plain.held.set(3, more);
      expectSame(restored, plain);
    }),
  );
});

async function* fromAll(pieces: readonly Uint8Array[]) {
  yield* pieces;
}

test('a posting takes less than two bytes where documents share their terms', () => {
  const packed = createTermPostings();
  const terms = Array.from({ length: 200 }, (_, i) => `term${i}`);
  for (let slot = 0; slot < 2_000; slot += 1) packed.add(slot, new Map(terms.map((term) => [term, 1])));
  expect(packed.bytes / (2_000 * 200)).toBeLessThan(2);
});

test('of terms that every other document holds, a posting takes less than five bits with all that is beside it', () => {
  const packed = createTermPostings();
  const terms = Array.from({ length: 100 }, (_, i) => `term${i}`);
  const held = (slot: number) => terms.filter((_, i) => (slot + i) % 2 === 0).map((term) => [term, 1] as const);
  for (let slot = 0; slot < 4 * stretchLength + 1; slot += 1) packed.add(slot, new Map(held(slot)));
  expect((packed.bytes * 8) / (4 * stretchLength * 50)).toBeLessThan(5);
});

test('the memory of what comes and leaves for ever does not grow for ever', () => {
  const packed = createTermPostings();
  const put = (round: number) => {
    for (let slot = 0; slot < 100; slot += 1) {
      packed.remove(slot);
      packed.add(
        slot,
        new Map([
          [`only ${round % 7}`, 1],
          ['always', 2],
        ]),
      );
    }
  };
  for (let round = 0; round < 20; round += 1) put(round);
  const { bytes } = packed;
  for (let round = 0; round < 200; round += 1) put(round);
  expect(packed.bytes).toBeLessThan(bytes * 2);
});
