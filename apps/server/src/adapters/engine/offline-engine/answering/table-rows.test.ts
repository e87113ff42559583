import { describe, expect, test } from 'vitest';
import { rowAskedFor } from './table-rows.ts';

const sizes = [
  'Measure over light underwear.',
  '',
  'Size | Chest | Waist',
  'S | 89-94 cm | 75-80 cm',
  'M | 95-101 cm | 81-87 cm',
  'L | 102-109 cm | 88-95 cm',
  '',
  'Boots: half a size up.',
].join('\n');
const head = 'Size | Chest | Waist';

describe('the row of a table that is asked for', () => {
  test.each([
    ['which size if my chest is 98 cm', `${head}\nM | 95-101 cm | 81-87 cm`],
    ['my waist is 90', `${head}\nL | 102-109 cm | 88-95 cm`],
    ['chest 96, waist is 82: which size', `${head}\nM | 95-101 cm | 81-87 cm`],
    ['my waist is 90 and my chest 104', `${head}\nL | 102-109 cm | 88-95 cm`],
    ['what are the measures of size S', `${head}\nS | 89-94 cm | 75-80 cm`],
  ])('%s', (question, row) => {
    expect(rowAskedFor(question, sizes)).toBe(row);
  });

  test.each([
    'i am between M and L, which size should i take',
    'what is the difference between S and M',
    'the jacket is too small, can i exchange it for size L',
    'can i return a size M',
  ])('is none for "%s"', (question) => {
    expect(rowAskedFor(question, sizes)).toBeUndefined();
  });

  test('is the one of what was bought, for its warranty', () => {
    const terms = 'Group | Term\nCables | 5 years\nCases | 12 months';
    expect(rowAskedFor('warranty cables', terms)).toBe('Group | Term\nCables | 5 years');
  });

  test('is none for a measure in a unit of which nothing says that the figures are in it', () => {
    const models = 'Phone | Plug | Peak\nModel 14 and 13 | USB-C | 23 W\nModel 16 | USB-C | 27 W';
    expect(rowAskedFor('which charger for a 13 inch laptop', models)).toBeUndefined();
    expect(rowAskedFor('which charger has 27 watts', models)).toContain('Model 16');
    expect(rowAskedFor('what charges the model 13', models)).toContain('Model 14 and 13');
    const inches = 'Size | Waist (in)\nS | 29–31\nM | 32–34';
    expect(rowAskedFor('my waist is 33 inches', inches)).toContain('M | 32–34');
  });

  test('is none where no row has the measure, or there is no table', () => {
    expect(rowAskedFor('my chest is 140 cm', sizes)).toBeUndefined();
    expect(rowAskedFor('my chest is 98 cm', 'Chest: 95-101 cm is M.')).toBeUndefined();
  });
});
