import fc from 'fast-check';
import { expect, test } from 'vitest';
import { darkPath, qrCode } from './qr-code.ts';

/** Draws the path again, square by square. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let n = 0; n < Number(width); n += 1) (rows[Number(y)] as boolean[])[Number(x) + n] = true;
  }
  return rows;
}

test('the path covers the dark squares, all of them and no other', () => {
  const size = 9;
  const square = fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  });
  fc.assert(
    fc.property(square, (rows) => {
      expect(drawn(darkPath(rows), size)).toEqual(rows);
    }),
  );
});

test('a code is square, and the same for the same text', () => {
  const { size, path } = qrCode('https://wa.me/15550109999');
  expect(size).toBeGreaterThanOrEqual(21);
  // The corner by which a camera finds it.
  expect(drawn(path, size)[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  expect(qrCode('https://wa.me/15550109999')).toEqual({ size, path });
});
