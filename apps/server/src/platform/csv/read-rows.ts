import { CsvError, parse } from 'csv-parse/sync';

/** A row of a file and the line in which it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A file that can be read up to a line. */
export class BrokenCsv extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`CSV broken in line ${line}`);
    this.line = line;
  }
}

/**
 * A file as text: UTF-8 as it should be, UTF-16 as Excel's “Unicode text”, else as Excel saves CSV in the West. Null for
 * what is no text, such as a workbook.
 */
export function textOf(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign between columns: the one that stands most often in the first line, outside of quotation marks. */
function delimiterOf(text: string): string {
  const first = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const often = [',', ';', '\t'].map((it) => ({ it, times: first.split(it).length }));
  return often.reduce((most, it) => (it.times > most.times ? it : most)).it;
}

/** Excel names the sign between columns in a line of its own. */
const excelLine = /^sep=.\r?\n/i;

/** Longer rows are no rows: a quotation mark is missing, or it is no table. */
const rowMaxChars = 500_000;

/** The rows of a file of CSV, at most so many. Throws `BrokenCsv`. */
export function readRows(whole: string, most?: number): CsvRow[] {
  const text = whole.replace(excelLine, '');
  const offset = text === whole ? 0 : 1;
  const rows: CsvRow[] = [];
  let end = offset;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: rowMaxChars,
      ...(most === undefined ? {} : { to: most }),
      on_record(cells: string[], { lines }) {
        rows.push({ line: end + 1, cells });
        end = lines + offset;
        return null;
      },
    });
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    throw new BrokenCsv(Number(problem.lines ?? 1));
  }
  return rows;
}
