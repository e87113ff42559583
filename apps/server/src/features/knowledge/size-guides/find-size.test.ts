import { placeOf, rangeNotes, rangeIn } from '@chatty/contract/size-table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeasures } from '../../../language/measures/read-measures.ts';
import { findSize } from './find-size.ts';

const jackets = {
  unit: 'cm' as const,
  columns: [
    { measure: 'chest' as const, label: 'Chest' },
    { measure: 'waist' as const, label: 'Waist' },
    { measure: 'other' as const, label: 'EU' },
  ],
  rows: [
    {
      size: 'S',
      ranges: [
        { from: 88, to: 95 },
        { from: 72, to: 79 },
        { from: 46, to: 46 },
      ],
    },
    {
      size: 'M',
      ranges: [
        { from: 96, to: 104 },
        { from: 80, to: 88 },
        { from: 48, to: 50 },
      ],
    },
    { size: 'L', ranges: [{ from: 105, to: 112 }, { from: 89, to: 97 }, null] },
  ],
  betweenNote: 'Between two sizes, take the larger one.',
  outsideNote: 'We have no size for this measure. Our team can tell you more.',
};
const head = 'Size | Chest (cm) | Waist (cm) | EU';
const [s, m, l] = ['S | 88–95 | 72–79 | 46', 'M | 96–104 | 80–88 | 48–50', 'L | 105–112 | 89–97 | —'];
const find = (text: string) => findSize(jackets, readMeasures(text), text);

describe('a size is found', () => {
  test.each([
    ['I have a chest of 98 cm', [head, m]],
    ['chest 38 inches', [head, m]],
    ['my chest is 980 mm', [head, m]],
    ['chest 98, waist 82', [head, m]],
    ['chest 98 cm and waist 95 cm', [head, m, l, jackets.betweenNote]],
    ['my chest is 104.5', [head, m, l, jackets.betweenNote]],
    ['chest 130 cm', [jackets.outsideNote]],
    ['chest 98 and waist 130', [head, m, jackets.outsideNote]],
    ['I wear EU 50', [head, m]],
    ['I wear EU 46', [head, s]],
  ])('“%s”', (text, lines) => expect(find(text)?.lines).toEqual(lines));

  test.each(['my neck is 40 cm', '98 cm', 'which size do I need?'])('“%s” finds none: nothing is guessed', (text) =>
    expect(find(text)).toBeNull(),
  );
});

/** Sizes one above the other, some with gaps or overlaps between them. */
const table = fc
  .array(fc.record({ width: fc.integer({ min: 0, max: 12 }), step: fc.integer({ min: -3, max: 6 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => {
    let at = 60;
    return parts.map(({ width, step }, i) => {
      const from = Math.max(0, at);
      at = from + width + step;
      return { size: `S${i}`, ranges: [{ from, to: from + width }] };
    });
  });

test('every value is in the sizes that hold it, between two neighbors, or told to be outside', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 0, max: 4_000 }), (rows, tenths) => {
      const value = tenths / 20;
      const holding = rows.filter(({ ranges: [it] }) => it && it.from <= value && value <= it.to).map((it) => it.size);
      const place = placeOf({ rows }, 0, value);
      const lowest = Math.min(...rows.map((it) => it.ranges[0]?.from ?? 0));
      const highest = Math.max(...rows.map((it) => it.ranges[0]?.to ?? 0));
      if (holding.length > 0) expect(place).toEqual({ kind: 'in', sizes: expect.arrayContaining(holding) });
      else expect(place.kind).toBe(value < lowest || value > highest ? 'outside' : 'between');
    }),
  );
});

test('where no gap and no overlap is told, every value of the table is in one row, or on the edge of two', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const guide = { unit: 'cm' as const, columns: [{ measure: 'chest' as const, label: 'Chest' }], rows };
      if (rangeNotes(guide).length > 0) return;
      const all = rows.flatMap(({ ranges: [it] }) => (it ? [it.from, it.to] : []));
      for (let value = Math.min(...all); value <= Math.max(...all); value += 1) {
        const place = placeOf(guide, 0, value);
        expect(place.kind === 'in' ? place.sizes.length : 0).toBeGreaterThan(0);
      }
    }),
  );
});

test.each([
  ['96-104', { from: 96, to: 104 }],
  ['96 – 104 cm', { from: 96, to: 104 }],
  ['37,5 to 40', { from: 37.5, to: 40 }],
  ['98', { from: 98, to: 98 }],
  ['104/96', { from: 96, to: 104 }],
  ['', null],
  ['one', null],
  ['1 2 3', null],
])('a pasted cell “%s” is %j', (cell, range) => expect(rangeIn(cell)).toEqual(range));
