import type { SizeGuideText, SizeRange } from './size-guides.ts';

/** Where the ranges of a column leave something open or say it twice. */
export interface RangeNote {
  kind: 'gap' | 'overlap';
  /** The place of the column, and the two sizes. */
  column: number;
  sizes: [string, string];
  from: number;
  to: number;
}

interface Placed extends SizeRange {
  size: string;
}

/** Two values less apart than this follow each other: tables go from 96–104 to 105–112, or to 104.5. */
const stepOf = { cm: 1, in: 0.5 } as const;
const almost = 1e-9;

/** The ranges of a column in the order of its values. */
const placedIn = ({ rows }: Pick<SizeGuideText, 'rows'>, column: number): Placed[] =>
  rows
    .flatMap(({ size, ranges }) => {
      const range = ranges[column];
      return range ? [{ size, ...range }] : [];
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);

/** Gaps and overlaps of neighboring sizes. Neither is wrong: who is in one is told both sizes. */
export function rangeNotes(guide: Pick<SizeGuideText, 'columns' | 'rows' | 'unit'>): RangeNote[] {
  return guide.columns.flatMap((_, column) => {
    const placed = placedIn(guide, column);
    return placed.slice(1).flatMap((next, at): RangeNote[] => {
      const before = placed[at];
      if (!before) return [];
      const sizes: [string, string] = [before.size, next.size];
      if (next.from < before.to)
        return [{ kind: 'overlap', column, sizes, from: next.from, to: Math.min(before.to, next.to) }];
      if (next.from - before.to > stepOf[guide.unit] + almost)
        return [{ kind: 'gap', column, sizes, from: before.to, to: next.from }];
      return [];
    });
  });
}

/** Where a value stands in a column: in the sizes whose range holds it, between two, or outside of all. */
export type Placement =
  | { kind: 'in'; sizes: string[] }
  | { kind: 'between'; sizes: [string, string] }
  | { kind: 'outside' };

/** Finds a value, in the unit of the guide, in one of its columns. */
export function placeOf(guide: Pick<SizeGuideText, 'rows'>, column: number, value: number): Placement {
  const placed = placedIn(guide, column);
  const holding = placed.filter((it) => it.from - almost <= value && value <= it.to + almost);
  if (holding.length > 0) return { kind: 'in', sizes: holding.map((it) => it.size) };
  const below = placed.filter((it) => it.to < value).toSorted((a, b) => b.to - a.to)[0];
  const above = placed.find((it) => it.from > value);
  return below && above ? { kind: 'between', sizes: [below.size, above.size] } : { kind: 'outside' };
}

const shown = (value: number) => String(Math.round(value * 100) / 100);

const rangeText = (range: SizeRange | null | undefined): string =>
  range ? (range.from === range.to ? shown(range.from) : `${shown(range.from)}–${shown(range.to)}`) : '—';

/** The head of the table as people read it. */
export const headText = ({ columns, unit }: Pick<SizeGuideText, 'columns' | 'unit'>, sizeWord: string): string =>
  [sizeWord, ...columns.map(({ measure, label }) => (measure === 'other' ? label : `${label} (${unit})`))].join(' | ');

export const rowText = ({ size, ranges }: SizeGuideText['rows'][number]): string =>
  [size, ...ranges.map(rangeText)].join(' | ');

/** What stands in a cell of a pasted table: a number, or two; null where it is something else. */
export function rangeIn(cell: string): SizeRange | null {
  const numbers = [...cell.replace(/(\d),(\d)/g, '$1.$2').matchAll(/\d+(?:\.\d+)?/g)].map(([it]) => Number(it));
  const [from, to = from] = numbers;
  if (from === undefined || to === undefined || numbers.length > 2) return null;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}
