export interface ByteRange {
  /** Both ends are included. */
  start: number;
  end: number;
}

/**
 * The one range that a `Range` header asks for (RFC 9110, section 14). Null: the whole file is to be sent, because there
 * is no header, or none that we follow. `unsatisfiable`: it begins behind the end.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
