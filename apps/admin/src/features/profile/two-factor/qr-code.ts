/** The dark squares of a QR code as one path, a run of squares in a row at a time. */
export function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  }
  return path;
}

/** A key in groups of four, as it is easier to type. */
export const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? '';
