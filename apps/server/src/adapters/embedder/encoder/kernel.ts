import { compileWell } from './compile-well.ts';
import { kernelBinary } from './kernel-binary.ts';
import { shape } from './shape.ts';

/** What `kernel.wat` exports, and describes. */
interface Exports {
  memory: WebAssembly.Memory;
  round(row: number, width: number, out: number): number;
  multiply(...addresses: number[]): void;
  gelu(at: number, end: number): void;
  attend(asked: number, count: number, out: number, shares: number): void;
}

const isExports = (it: object): it is Exports =>
  ['round', 'multiply', 'gelu', 'attend'].every((name) => typeof Reflect.get(it, name) === 'function') &&
  Reflect.get(it, 'memory') instanceof WebAssembly.Memory;

/** Where a matrix lies, a byte for each number, with a scale and a bias for each of its rows. */
export interface Matrix {
  outputs: number;
  width: number;
  at: number;
  scalesAt: number;
  biasesAt: number;
}

/** Rows of floats in the kernel's memory. */
export interface Rows {
  at: number;
  width: number;
}

export interface Kernel {
  /** Room for rows of these widths, for as long as the kernel lives. */
  rows(width: number): Rows;
  /** The numbers of `count` rows: a view, which `rows` and `keep` make void. */
  read(rows: Rows, count: number): Float32Array<ArrayBuffer>;
  /** Keeps a matrix of `biases.length` rows, as wide as a multiple of 16. */
  keep(numbers: Float32Array, biases: Float32Array): Matrix;
  /**
   * `into` becomes `count` rows times the matrix, each of whose rows is an output, plus its biases. Throws where there are
   * more rows than the kernel has room for.
   */
  multiply(from: Rows, count: number, by: Matrix, into: Rows): void;
  /** GELU of each number, in place. */
  gelu(rows: Rows, count: number): void;
  /** `into` becomes what each of `count` rows of queries, keys and values takes of the values of all. */
  attend(asked: Rows, count: number, into: Rows): void;
}

const largestByte = 127;
const rowsAtOnce = 4;
const pageBytes = 65_536;

/** Writes a row in whole numbers of a byte; returns what 1 of them stands for. */
export function roundToBytes(row: Float32Array, into: Int8Array): number {
  let highest = 1e-30;
  for (const x of row) highest = Math.max(highest, Math.abs(x));
  const share = largestByte / highest;
  for (let i = 0; i < into.length; i += 1) into[i] = Math.round((row[i] ?? 0) * share);
  return highest / largestByte;
}

/**
 * What a layer computes, in WebAssembly with its own memory, for texts of at most `mostRows` pieces. Whole numbers are
 * multiplied several times as fast as floats, and take a quarter of the room.
 */
export function createKernel(mostRows: number): Kernel {
  const loaded = new WebAssembly.Instance(compileWell(Uint8Array.from(Buffer.from(kernelBinary, 'base64')))).exports;
  if (!isExports(loaded)) throw new Error('the kernel is damaged');
  const { memory, round, multiply, gelu, attend } = loaded;
  let free = 0;
  const reserve = (bytes: number) => {
    const at = free;
    free += Math.ceil(bytes / 16) * 16;
    const lacking = Math.ceil((free - memory.buffer.byteLength) / pageBytes);
    if (lacking > 0) memory.grow(lacking);
    return at;
  };
  const floats = (at: number, count: number) => new Float32Array(memory.buffer, at, count);
  const padded = Math.ceil(mostRows / rowsAtOnce) * rowsAtOnce;
  const rounded = reserve(padded * shape.inner * 2);
  const scalesAt = reserve(padded * 4);
  const shares = reserve(padded * 4 + 16);

  return {
    rows: (width) => ({ at: reserve(padded * width * 4), width }),
    read: ({ at, width }, count) => floats(at, count * width),
    keep(numbers, biases) {
      const outputs = biases.length;
      const width = numbers.length / outputs;
      const matrix = {
        ...{ outputs, width },
        ...{ at: reserve(numbers.length), scalesAt: reserve(outputs * 4), biasesAt: reserve(outputs * 4) },
      };
      const scales = floats(matrix.scalesAt, outputs);
      for (let row = 0; row < outputs; row += 1) {
        const into = new Int8Array(memory.buffer, matrix.at + row * width, width);
        scales[row] = roundToBytes(numbers.subarray(row * width, (row + 1) * width), into);
      }
      floats(matrix.biasesAt, outputs).set(biases);
      return matrix;
    },
    multiply(from, count, by, into) {
      if (count > padded) throw new RangeError(`the kernel has room for ${padded} rows, not ${count}`);
      const { outputs, width } = by;
      const scales = floats(scalesAt, count);
      for (let row = 0; row < count; row += 1) {
        scales[row] = round(from.at + row * width * 4, width, rounded + row * width * 2);
      }
      const rows = Math.ceil(count / rowsAtOnce) * rowsAtOnce;
      multiply(rounded, scalesAt, rows, width, by.at, by.scalesAt, by.biasesAt, outputs, into.at);
    },
    gelu: ({ at, width }, count) => gelu(at, at + count * width * 4),
    attend: (asked, count, into) => attend(asked.at, count, into.at, shares),
  };
}
