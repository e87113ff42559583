import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula.ts';

/** Rows as lines of CSV without any cell that a spreadsheet would run; `first` begins a file, which is UTF-8 by its mark. */
export const writeRows = (rows: readonly (readonly string[])[], { first }: { first: boolean }): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    { bom: first, record_delimiter: 'windows', quoted_match: /[\r\n,;\t"]/ },
  );
