/**
 * Counts bits by the processor's own instruction, which JavaScript has none for. In WebAssembly's text:
 *
 *     (memory (export "m") 4)
 *     (func (export "f") (param $row i32) (param $end i32) (param $width i32) (param $out i32) (local $at i32) (local $sum i64)
 *       (loop $rows
 *         $at = 0; $sum = 0
 *         (loop $words
 *           $sum += popcnt(i64 at $row + $at xor i64 at $at)
 *           $at += 8; (br_if $words ($at < $width)))
 *         i16 at $out = $sum; $out += 2
 *         $row += $width; (br_if $rows ($row < $end))))
 */
const module = new WebAssembly.Module(
  Uint8Array.from(
    [
      // Version; the function's type; the function; the memory; the exports.
      [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      [
        0x01, 0x08, 0x01, 0x60, 0x04, 0x7f, 0x7f, 0x7f, 0x7f, 0x00, 0x03, 0x02, 0x01, 0x00, 0x05, 0x03, 0x01, 0x00,
        0x04,
      ],
      [0x07, 0x09, 0x02, 0x01, 0x6d, 0x02, 0x00, 0x01, 0x66, 0x00, 0x00],
      // The code with its locals.
      [0x0a, 0x50, 0x01, 0x4e, 0x02, 0x01, 0x7f, 0x01, 0x7e],
      [0x03, 0x40, 0x41, 0x00, 0x21, 0x04, 0x42, 0x00, 0x21, 0x05],
      [0x03, 0x40, 0x20, 0x05, 0x20, 0x00, 0x20, 0x04, 0x6a, 0x29, 0x00, 0x00, 0x20, 0x04, 0x29, 0x00, 0x00],
      [0x85, 0x7b, 0x7c, 0x21, 0x05, 0x20, 0x04, 0x41, 0x08, 0x6a, 0x22, 0x04, 0x20, 0x02, 0x49, 0x0d, 0x00, 0x0b],
      [0x20, 0x03, 0x20, 0x05, 0x3d, 0x01, 0x00, 0x20, 0x03, 0x41, 0x02, 0x6a, 0x21, 0x03],
      [0x20, 0x00, 0x20, 0x02, 0x6a, 0x22, 0x00, 0x20, 0x01, 0x49, 0x0d, 0x00, 0x0b, 0x0b],
    ].flat(),
  ),
);
type Count = (row: number, end: number, width: number, out: number) => void;
const isCount = (it: unknown): it is Count => typeof it === 'function';

function load(): { all: Uint8Array; count: Count } {
  const { m: memory, f: count } = new WebAssembly.Instance(module).exports;
  if (!(memory instanceof WebAssembly.Memory) || !isCount(count)) throw new Error('the module is damaged');
  return { all: new Uint8Array(memory.buffer), count };
}

const { all, count } = load();

/** In its memory: the query, then as many rows as fit, then their distances. */
const rowsAt = 8_192;
const distancesAt = rowsAt + 131_072;
const mostRows = 16_384;

/**
 * Fills `distances` with the number of bits in which each row differs from the query. Rows are as wide as the query, in
 * whole eights of bytes, at most 8,192.
 */
export function differingBits(rows: Uint8Array, query: Uint8Array, distances: Uint16Array, howMany: number): void {
  const width = query.length;
  const atOnce = Math.min(mostRows, Math.floor((distancesAt - rowsAt) / width));
  all.set(query);
  for (let row = 0; row < howMany; row += atOnce) {
    const end = Math.min(howMany, row + atOnce);
    all.set(rows.subarray(row * width, end * width), rowsAt);
    count(rowsAt, rowsAt + (end - row) * width, width, distancesAt);
    distances.set(new Uint16Array(all.buffer, distancesAt, end - row), row);
  }
}
