/** Numbers in one block of memory, as an index holds them. */
export type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array;

/** Room for so many and some more. Large blocks grow by little: what they hold stays close to what they take. */
export const roomFor = (length: number): number =>
  Math.max(16, Math.ceil(length * (length > 1 << 18 ? 1.03125 : length > 1 << 12 ? 1.0625 : 1.5)));

/** An array of at least `length` numbers that begins as `from` does; `from` itself while it is long enough. */
export function grown<T extends Numbers>(from: T, length: number, make: (room: number) => T): T {
  if (length <= from.length) return from;
  const to = make(roomFor(length));
  to.set(from);
  return to;
}

export const bytes = (room: number) => new Uint8Array(room);
export const shorts = (room: number) => new Uint16Array(room);
export const integers = (room: number) => new Int32Array(room);
export const naturals = (room: number) => new Uint32Array(room);
export const floats = (room: number) => new Float32Array(room);
export const doubles = (room: number) => new Float64Array(room);
