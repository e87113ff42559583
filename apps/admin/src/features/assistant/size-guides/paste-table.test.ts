// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPasted } from './paste-table.ts';

const shown = (html: string, text: string) => {
  const table = readPasted(html, text);
  return (
    table && {
      unit: table.unit,
      columns: table.columns.map(({ measure, label }) => `${measure}: ${label}`),
      rows: table.rows.map(({ size, cells }) => [size, ...cells]),
    }
  );
};

test('a table from a spreadsheet is read, with its unit and measures', () => {
  expect(shown('', 'Size\tChest (in)\tFoot length\tEU\nS\t34-36\t\t46\n\nM\t38 to 40\t10\t48')).toEqual({
    unit: 'in',
    columns: ['chest: Chest', 'foot_length: Foot length', 'other: EU'],
    rows: [
      ['S', '34-36', '', '46'],
      ['M', '38 to 40', '10', '48'],
    ],
  });
});

test('a table of a web page is read, without what stands around it', () => {
  const html =
    '<p>Our sizes</p><table><tr><th>Size</th><th>Waist <b>cm</b></th></tr><tr><td>M</td><td>80–88<script>1</script></td></tr></table>';
  expect(shown(html, 'ignored')).toEqual({ unit: 'cm', columns: ['waist: Waist cm'], rows: [['M', '80–881']] });
});

test.each(['', 'Just a sentence.', 'Size\tChest', 'Size\tChest\nM\tmedium'])('%j is no table', (text) =>
  expect(readPasted('', text)).toBeNull(),
);
