import { encode } from 'uqr';

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

/** A QR code to be drawn: so many squares in a row, and the path that covers the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** The QR code of a text, without the quiet zone around it. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 0 });
  return { size, path: darkPath(data) };
}
