import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Robin Alder', 'RA'],
  ['J & K Shop', 'JK'],
  ['“Juniper” (Tarn)', 'JT'],
  ['mei', 'M'],
  ['  Ida   Brook  Lind ', 'IB'],
  ['7 Seas', '7S'],
  ['Ágnes Őry', 'ÁŐ'],
  ['山田 太郎', '山太'],
  ['محمد علي', 'مع'],
  ['🙂 Nora', 'N'],
  ['&', ''],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('whatever a name is, its initials hold letters and digits only, and few of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      // Some letters have capitals of several letters: ß is SS.
      expect(initialsOf(name)).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
      expect([...initialsOf(name).replace(/\p{M}/gu, '')].length).toBeLessThanOrEqual(6);
    }),
  );
});
