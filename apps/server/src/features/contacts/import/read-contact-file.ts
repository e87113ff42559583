import { contactImportMaxBytes, contactImportMaxColumns, contactImportMaxRows } from '@chatty/contract/limits';
import { texts } from '#texts/contacts.ts';
import { unguarded } from '../../../platform/csv/formula.ts';
import { BrokenCsv, type CsvRow, readRows, textOf } from '../../../platform/csv/read-rows.ts';
import { gatherBody } from '../../../platform/http/bodies/gather-body.ts';
import { Problem } from '../../../platform/problem.ts';

export interface ContactRows {
  headings: string[];
  /** As they stood before a spreadsheet was kept from running them. */
  rows: CsvRow[];
}

const refuse = (message: string) => new Problem('bad_input', message);

/** Longer ones name nothing. */
const headingMaxChars = 200;

function rowsIn(text: string): CsvRow[] {
  try {
    // One more than may be, and the headings.
    return readRows(text, contactImportMaxRows + 2);
  } catch (problem) {
    if (problem instanceof BrokenCsv) throw refuse(texts.import.broken(problem.line));
    throw problem;
  }
}

const isEmpty = ({ cells }: CsvRow) => cells.every((it) => it.trim() === '');

/** The rows of a file of contacts. Throws `bad_input`, with what to do about it, for what is none. */
export function readContactRows(bytes: Uint8Array): ContactRows {
  const text = textOf(bytes);
  if (text === null) throw refuse(texts.import.notText);
  const [head, ...read] = rowsIn(text);
  if (!head || isEmpty(head)) throw refuse(texts.import.empty);
  if (head.cells.length > contactImportMaxColumns) throw refuse(texts.import.tooManyColumns(contactImportMaxColumns));
  if (read.length > contactImportMaxRows) throw refuse(texts.import.tooManyRows(contactImportMaxRows));
  const rows = read.filter((it) => !isEmpty(it));
  if (rows.length === 0) throw refuse(texts.import.empty);
  const headings = head.cells.map((it) => unguarded(it).trim().slice(0, headingMaxChars).toWellFormed());
  const width = headings.length;
  return {
    headings,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, width).map(unguarded) })),
  };
}

/** The whole body of an upload. Throws `too_large`. */
export const readBytes = (body: AsyncIterable<Uint8Array>): Promise<Uint8Array> =>
  gatherBody(body, contactImportMaxBytes, texts.import.tooLarge(contactImportMaxBytes >> 20));
