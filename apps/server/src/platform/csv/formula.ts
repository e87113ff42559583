/** Spreadsheets read a cell that begins so as a formula, and run it. */
const formula = /^'{0,1000}[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet reads as a formula. */
export const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** What stood in a cell before it was guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
