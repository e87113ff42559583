import readSheets from 'read-excel-file/node';
import type { ReadPart } from '../../ports/reader.ts';
import { measureZip } from './measure-zip.ts';

const said = (cell: unknown): string =>
  cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);

/** The rows of a workbook, sheet by sheet. Throws `Unread`, and what a damaged one makes its reader throw. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadPart[]> {
  await measureZip(bytes);
  const sheets = await readSheets(Buffer.from(bytes));
  return sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(said)) }));
}
