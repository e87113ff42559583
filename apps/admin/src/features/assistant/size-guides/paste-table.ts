import type { Measure, SizeUnit } from '@chatty/contract/size-guides';
import { mostGuideColumns, mostGuideRows } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { rangeIn } from '@chatty/contract/size-table';
import type { ColumnDraft, RowDraft } from './guide-draft.ts';

export interface PastedTable {
  columns: ColumnDraft[];
  rows: RowDraft[];
  /** Null where the table names none. */
  unit: SizeUnit | null;
}

/** By what a heading is known. */
const known: readonly [Measure, RegExp][] = [
  ['foot_length', /foot|feet|\bfu[ßs]/i],
  ['chest', /chest|bust|brust|poitrine|pecho/i],
  ['waist', /waist|taill|cintura/i],
  ['hip', /\bhips?\b|hüft|hanche|cadera/i],
  ['inseam', /inseam|inside leg|innenbein/i],
  ['sleeve', /sleeve|arm/i],
  ['shoulder', /shoulder|schulter/i],
  ['neck', /neck|collar|hals/i],
  ['head', /head|kopf/i],
  ['hand', /\bhand/i],
  ['height', /height|größe/i],
];

const unitIn = (heading: string): SizeUnit | null =>
  /\bcm\b/i.test(heading) ? 'cm' : /\b(?:in|inch(?:es)?)\b|["″]/i.test(heading) ? 'in' : null;

function columnOf(heading: string): ColumnDraft {
  const label =
    heading
      .replace(/[([{].{0,20}[)\]}]|["″]/g, '')
      .trim()
      .slice(0, 40) || heading.trim().slice(0, 40);
  const measure = known.find(([, words]) => words.test(heading))?.[0] ?? 'other';
  return { key: newId(), measure, label };
}

/** The cells of a table of a web page, or of lines with tabs between them. */
function cellsIn(html: string, text: string): string[][] {
  const table = html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const lines = table
    ? [...table.rows].map((row) => [...row.cells].map((it) => it.textContent ?? ''))
    : text.split(/\r?\n/).map((line) => line.split(/\t|\s\|\s/));
  return lines.map((line) => line.map((it) => it.replace(/\s+/g, ' ').trim())).filter((line) => line.some(Boolean));
}

/**
 * A table that was copied from a spreadsheet or a web page: the first row names the measures, the first column the sizes.
 * Null where there is none.
 */
export function readPasted(html: string, text: string): PastedTable | null {
  const [head, ...lines] = cellsIn(html, text);
  const headings = (head ?? []).slice(1, mostGuideColumns + 1);
  const rows = lines
    .filter((line) => line[0] !== '' && line.slice(1).some((it) => rangeIn(it) !== null))
    .slice(0, mostGuideRows)
    .map(([size = '', ...cells]) => ({
      key: newId(),
      size: size.slice(0, 20),
      cells: headings.map((_, at) => (rangeIn(cells[at] ?? '') ? (cells[at] ?? '') : '')),
    }));
  if (headings.length === 0 || rows.length === 0) return null;
  const unit = [...(head ?? []), ...lines.flat()].map(unitIn).find((it) => it !== null) ?? null;
  return { columns: headings.map(columnOf), rows, unit };
}
