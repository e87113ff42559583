/** The value below which this part of the sorted numbers lies. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

/** Prints rows as a Markdown table. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${headings.join(' | ')} |`);
  console.log(`|${headings.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

export const whole = (figure: number): string =>
  Number.isFinite(figure) ? Math.round(figure).toLocaleString('en-US') : '–';
export const fine = (figure: number, digits = 2): string => (Number.isFinite(figure) ? figure.toFixed(digits) : '–');
