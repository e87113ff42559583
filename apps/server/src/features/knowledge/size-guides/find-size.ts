import type { SizeGuide } from '@chatty/contract/size-guides';
import { headText, type Placement, placeOf, rowText } from '@chatty/contract/size-table';
import { texts } from '#texts/size-guides.ts';
import { foldedWords } from '../../../language/fold.ts';
import type { SaidMeasure } from '../../../language/measures/read-measures.ts';

const cmPerInch = 2.54;

type Table = Pick<SizeGuide, 'columns' | 'rows' | 'unit' | 'betweenNote' | 'outsideNote'>;

/** A measure in one of the columns, in the unit of the guide. */
interface Asked {
  column: number;
  value: number;
}

/** A measure that is not said to be one is looked for where there is only one column that it can be in. */
function columnOf({ columns }: Table, { measure }: SaidMeasure): number {
  if (measure !== null) return columns.findIndex((it) => it.measure === measure);
  const measured = columns.flatMap((it, at) => (it.measure === 'other' ? [] : [at]));
  return measured.length === 1 ? (measured[0] ?? -1) : -1;
}

/** Without a unit it is meant in that of the guide. */
function inUnit(unit: SizeGuide['unit'], said: SaidMeasure): number {
  if (said.unit === null || said.unit === unit) return said.value;
  return unit === 'cm' ? said.value * cmPerInch : said.value / cmPerInch;
}

/** Sizes of other systems that the table states: "EU 42" where a column is called EU. */
function labelled({ columns }: Table, question: string): Asked[] {
  const said = foldedWords(question);
  return columns.flatMap(({ measure, label }, column) => {
    if (measure !== 'other') return [];
    const words = foldedWords(label);
    const at = said.findIndex((_, from) => words.every((it, i) => said[from + i] === it));
    const value = at < 0 || words.length === 0 ? Number.NaN : Number(said[at + words.length]);
    return Number.isNaN(value) ? [] : [{ column, value }];
  });
}

/** What a guide says to somebody's measures. */
export interface FoundSize {
  /** Row by row, below the head of the table, and the shop's note where there is one. */
  lines: string[];
  /** Some measure is outside the table. */
  isOutside: boolean;
}

/** The sizes that all measures agree on; where there are none, all that any of them leads to. */
function sizesOf(places: readonly Placement[]): { sizes: ReadonlySet<string>; agree: boolean } {
  const within = places.flatMap((it) => (it.kind === 'outside' ? [] : [it.sizes]));
  const common = (within[0] ?? []).filter((size) => within.every((it) => it.includes(size)));
  const isBetween = places.some((it) => it.kind === 'between');
  if (common.length > 0 && !isBetween) return { sizes: new Set(common), agree: common.length === 1 };
  return { sizes: new Set(within.flat()), agree: false };
}

/** Finds the rows for what somebody has measured. Null where the guide measures nothing of it. */
export function findSize(guide: Table, said: readonly SaidMeasure[], question: string): FoundSize | null {
  const measured = said.flatMap((it) => {
    const column = columnOf(guide, it);
    return column < 0 ? [] : [{ column, value: inUnit(guide.unit, it) }];
  });
  const asked = [...measured, ...labelled(guide, question)];
  if (asked.length === 0) return null;
  const places = asked.map(({ column, value }) => placeOf(guide, column, value));
  const isOutside = places.some((it) => it.kind === 'outside');
  const { sizes, agree } = sizesOf(places);
  const rows = guide.rows.filter((it) => sizes.has(it.size)).map(rowText);
  const notes = isOutside ? [guide.outsideNote] : agree || guide.betweenNote === '' ? [] : [guide.betweenNote];
  return { lines: [...(rows.length > 0 ? [headText(guide, texts.size), ...rows] : []), ...notes], isOutside };
}
