import { givenBack } from '../../../../language/concept-kinds.ts';
import { conceptsIn } from '../reading/meanings.ts';
import { wordsOf } from '../reading/words.ts';

/** What parts the cells of a row. */
export const bar = ' | ';
const range = /(?<!\d)(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:-|–|—|to)\s?(\d{1,6}(?:[.,]\d{1,3})?)/;
const numberOf = (text: string | undefined) => Number((text ?? '').replace(',', '.'));

const cellsOf = (line: string) => line.split(bar).map((it) => it.trim());

/** The runs of lines that are rows: as many cells in each as in the one above it. */
function tablesIn(text: string): string[][] {
  const tables: string[][] = [];
  let rows: string[] = [];
  for (const line of [...text.split('\n'), '']) {
    const isRow = line.includes(bar) && (rows.length === 0 || cellsOf(line).length === cellsOf(rows[0] ?? '').length);
    if (isRow) rows.push(line);
    else {
      if (rows.length > 1) tables.push(rows);
      rows = line.includes(bar) ? [line] : [];
    }
  }
  return tables;
}

/** Whether a cell holds a number: it is the number, or a range around it. */
function holds(cell: string, asked: number): boolean {
  const [, from, to] = range.exec(cell) ?? [];
  if (from !== undefined) return numberOf(from) <= asked && asked <= numberOf(to);
  return [...cell.matchAll(/\d+(?:[.,]\d+)?/g)].some(([it]) => numberOf(it) === asked);
}

/** Units of measures, and how a text shows that its figures are of one. */
const units: readonly [named: RegExp, shown: RegExp][] = [
  [/^(?:in|inch|inches|["″])$/i, /["″]|\binch|\(in\)/i],
  [/^cm$/i, /\bcm\b|centimet/i],
  [/^mm$/i, /\bmm\b|millimet/i],
  [/^(?:kg|kilos?)$/i, /\bkg\b|\bkilo/i],
  [/^(?:lbs?|pounds?)$/i, /\blbs?\b|\bpound/i],
  [/^(?:w|watts?)$/i, /\d\s?w\b|\bwatt|\bw\b/i],
];
const measured =
  /(?<![\p{L}\d#])(\d{1,9}(?:[.,]\d{1,9})?)(?:[\s-]?(inch(?:es)?|in|["″]|cm|mm|kg|kilos?|lbs?|pounds?|watts?|w)(?![\p{L}\d]))?/giu;

/** The numbers that a question tells, but for measures in a unit of which a text says nothing: a "13-inch laptop" is no model 13. */
function numbersIn(question: string, text: string): number[] {
  return [...question.matchAll(measured)].flatMap(([, it, unit = '']) => {
    const shown = units.find(([named]) => named.test(unit))?.[1];
    return shown && !shown.test(text) ? [] : [numberOf(it)];
  });
}

/** The measures that a question tells with the column each is of: "chest is 98 cm, waist 84". */
function measuresOf(question: string, heads: readonly string[]): { at: number; value: number }[] {
  return heads.flatMap((head, at) => {
    const [name = ''] = wordsOf(head);
    if (name === '') return [];
    const value = new RegExp(`\\b${name}s?\\b[^\\d.?!]{0,20}(\\d{1,4}(?:[.,]\\d)?)`, 'iu').exec(question)?.[1];
    return value === undefined ? [] : [{ at, value: numberOf(value) }];
  });
}

/**
 * The row of a table that a question asks for, below the row of its headings, word for word: the one with the measure that
 * was named, in the column that was named if any was, or the one whose first cell was named. Undefined where no row is,
 * where two are named ("between M and L"), or where something goes back ("exchange it for an L").
 */
export function rowAskedFor(question: string, text: string): string | undefined {
  const asked = new Set(wordsOf(question));
  const goesBack = conceptsIn(question).some((it) => givenBack.has(it));
  const numbers = numbersIn(question, text);
  for (const [head = '', ...rows] of tablesIn(text)) {
    const named = cellsOf(head).flatMap((cell, at) => (wordsOf(cell).some((it) => asked.has(it)) ? [at] : []));
    const columns = (row: string) => cellsOf(row).filter((_, at) => named.length === 0 || named.includes(at));
    const placed = measuresOf(question, cellsOf(head));
    const fits = (row: string) => placed.filter(({ at, value }) => holds(cellsOf(row)[at] ?? '', value)).length;
    const most = Math.max(0, ...rows.map(fits));
    const byMeasure =
      placed.length > 0 && most > 0
        ? rows.find((row) => fits(row) === most)
        : rows.find((row) => numbers.some((it) => columns(row).some((cell) => holds(cell, it))));
    const byName = rows.filter((row) => {
      const first = wordsOf(cellsOf(row)[0] ?? '');
      return first.length > 0 && first.every((it) => asked.has(it));
    });
    const row = byMeasure ?? (byName.length === 1 && !goesBack ? byName[0] : undefined);
    if (row) return `${head}\n${row}`;
  }
  return undefined;
}
