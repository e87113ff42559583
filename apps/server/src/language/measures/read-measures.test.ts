import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeasures, tellsMeasure } from './read-measures.ts';

test.each([
  ['I have a chest of 98 cm', [['chest', 98, 'cm']]],
  ['98cm chest what size', [['chest', 98, 'cm']]],
  ['38 inches waist', [['waist', 38, 'in']]],
  [
    'waist 38", hips 40"',
    [
      ['waist', 38, 'in'],
      ['hip', 40, 'in'],
    ],
  ],
  [
    '98 cm chest, 82 cm waist',
    [
      ['chest', 98, 'cm'],
      ['waist', 82, 'cm'],
    ],
  ],
  [
    'my chest is 98 and my waist is 82',
    [
      ['chest', 98, null],
      ['waist', 82, null],
    ],
  ],
  [
    'chest 98.5cm waist 81,5cm',
    [
      ['chest', 98.5, 'cm'],
      ['waist', 81.5, 'cm'],
    ],
  ],
  ['my foot is 265 mm long', [['foot_length', 26.5, 'cm']]],
  ['Brustumfang 98 cm, welche Größe?', [['chest', 98, 'cm']]],
  ['my chest is 1.06 m', [['chest', 106, 'cm']]],
  ['taille 0,84 metres', [['waist', 84, 'cm']]],
  ['chest 98, 4 m of rope', [['chest', 98, null]]],
  ['98 in the chest', [['chest', 98, null]]],
  ['98 cm', [[null, 98, 'cm']]],
] as const)('“%s” tells %j', (text, told) => {
  expect(readMeasures(text).map((it) => [it.measure, it.value, it.unit])).toEqual(told);
});

test.each([
  'How much is the 3 person tent?',
  'Where is order #1042?',
  'Is $98 the price?',
  'Do you ship in 3 days?',
  'a headlamp for 20 euro',
])('“%s” tells no measure of a body', (text) => expect(tellsMeasure(text)).toBe(false));

const measures = ['chest', 'waist', 'hip', 'inseam', 'neck'] as const;
const said = fc.record({
  measure: fc.constantFrom(...measures),
  value: fc.integer({ min: 200, max: 2_000 }).map((it) => it / 10),
  unit: fc.constantFrom('cm' as const, 'in' as const, null),
  wordFirst: fc.boolean(),
});

test('measures are read as they were said, in any number and with the word on either side', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(said, { selector: (it) => it.measure, minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (all, wordFirst) => {
        const text = all
          .map(({ measure, value, unit }) => {
            const number = `${value}${unit === null ? '' : ` ${unit === 'in' ? 'inches' : unit}`}`;
            return wordFirst ? `${measure} ${number}` : `${number} ${measure}`;
          })
          .join(', ');
        const expected = all.map(({ measure, value, unit }) => ({ measure, value, unit }));
        expect(readMeasures(text)).toEqual(expected);
      },
    ),
  );
});

test('any text is read, and always alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(readMeasures(text)).toEqual(readMeasures(text));
    }),
  );
});
