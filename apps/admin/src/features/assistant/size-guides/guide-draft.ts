import { newId } from '@chatty/contract/new-id';
import { type SizeColumn, type SizeGuide, SizeGuideText, type SizeRange } from '@chatty/contract/size-guides';
import { rangeIn } from '@chatty/contract/size-table';
import { texts } from '#texts/size-guides.ts';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

/** A size as it is typed: each cell a range, a number, or nothing. */
export interface RowDraft {
  key: string;
  size: string;
  cells: string[];
}

export interface ColumnDraft extends SizeColumn {
  key: string;
}

/** What the form holds, as it is typed. */
export interface GuideDraft extends Pick<SizeGuide, 'name' | 'unit' | 'scope' | 'betweenNote' | 'outsideNote'> {
  columns: ColumnDraft[];
  rows: RowDraft[];
}

export const emptyRow = (columns: number): RowDraft => ({
  key: newId(),
  size: '',
  cells: Array.from({ length: columns }, () => ''),
});
export const emptyColumn = (): ColumnDraft => ({ key: newId(), measure: 'chest', label: texts.form.measures.chest });

const first = (size: string, at: number): RowDraft => ({ key: String(at), size, cells: [''] });

export const emptyDraft: GuideDraft = {
  name: '',
  unit: 'cm',
  columns: [{ key: '0', measure: 'chest', label: texts.form.measures.chest }],
  rows: ['S', 'M', 'L'].map(first),
  scope: { all: true, products: [], types: [], vendors: [], tags: [] },
  betweenNote: texts.form.firstBetween,
  outsideNote: texts.form.firstOutside,
};

const cellOf = (range: SizeRange | null): string =>
  range ? (range.from === range.to ? String(range.from) : `${range.from}–${range.to}`) : '';

export const draftOf = ({ name, unit, columns, rows, scope, betweenNote, outsideNote }: SizeGuide): GuideDraft => ({
  ...{ name, unit, scope, betweenNote, outsideNote },
  columns: columns.map((it, at) => ({ ...it, key: String(at) })),
  rows: rows.map(({ size, ranges }, at) => ({ key: String(at), size, cells: ranges.map(cellOf) })),
});

/** What goes to the server. */
export const bodyOf = ({ columns, rows, ...draft }: GuideDraft): SizeGuideText => ({
  ...draft,
  columns: columns.map(({ measure, label }) => ({ measure, label })),
  rows: rows.map(({ size, cells }) => ({ size, ranges: cells.map(rangeIn) })),
});

/** The first cell that is neither empty nor a range. */
function badCell({ columns, rows }: GuideDraft): string | undefined {
  for (const { size, cells } of rows) {
    const at = cells.findIndex((it) => it.trim() !== '' && rangeIn(it) === null);
    if (at >= 0) return texts.form.badCell(size, columns[at]?.label ?? '');
  }
  return undefined;
}

/** The contract's own rules, so that the form never promises what the server refuses. */
export function problemsOf(draft: GuideDraft): Problems<GuideDraft> {
  const bad = badCell(draft);
  return { ...problemsIn<GuideDraft>(SizeGuideText, bodyOf(draft)), ...(bad ? { rows: bad } : {}) };
}
