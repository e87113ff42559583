import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingBits } from './differing-bits.ts';

const bitsIn = (byte: number) => [...byte.toString(2)].filter((it) => it === '1').length;

test('differing bits are counted as one counts them by hand', () => {
  const drawn = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 40 })).chain(([eights, count]) =>
    fc.record({
      query: fc.uint8Array({ minLength: eights * 8, maxLength: eights * 8 }),
      rows: fc.uint8Array({ minLength: eights * 8 * count, maxLength: eights * 8 * count }),
    }),
  );
  fc.assert(
    fc.property(drawn, ({ query, rows }) => {
      const count = rows.length / query.length;
      const distances = new Uint16Array(count);
      differingBits(rows, query, distances, count);
      const expected = Array.from({ length: count }, (_, row) =>
        query.reduce((sum, byte, i) => sum + bitsIn(byte ^ (rows[row * query.length + i] ?? 0)), 0),
      );
      expect([...distances]).toEqual(expected);
    }),
  );
});

test('more rows than are looked at in one go are all counted', () => {
  const width = 64;
  const count = 5_000;
  const rows = new Uint8Array(width * count);
  for (let row = 0; row < count; row += 1) rows.fill(255, row * width, row * width + (row % (width + 1)));
  const distances = new Uint16Array(count);
  differingBits(rows, new Uint8Array(width), distances, count);
  expect([...distances]).toEqual(Array.from({ length: count }, (_, row) => (row % (width + 1)) * 8));
});
