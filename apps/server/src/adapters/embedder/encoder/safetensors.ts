import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

interface Tensor {
  shape: readonly number[];
  /** Where its numbers begin in the file, in bytes. */
  at: number;
}

export interface Tensors {
  /** A tensor's numbers. Throws where the file has none of that name. */
  all(name: string): Float32Array<ArrayBuffer>;
  /** The rows of a tensor, as many at once as `atOnce`: a large one need never be held as a whole. */
  rowsOf(name: string, atOnce: number): Generator<{ from: number; rows: Float32Array<ArrayBuffer> }>;
  close(): void;
}

const bytesEach = 2;
/** How long the head is stands before it. */
const lengthBytes = 8;

const isRecord = (it: unknown): it is Record<string, unknown> => typeof it === 'object' && it !== null;
const areNumbers = (it: unknown): it is number[] => Array.isArray(it) && it.every((x) => typeof x === 'number');

type ReadAt = (at: number, length: number) => Uint8Array<ArrayBuffer>;

/** What the head of a file says of its tensors. */
function readHead(read: ReadAt): Map<string, Tensor> {
  const headBytes = Number(new DataView(read(0, lengthBytes).buffer).getBigUint64(0, true));
  const head: unknown = JSON.parse(new TextDecoder().decode(read(lengthBytes, headBytes)));
  if (!isRecord(head)) throw new Error('the head of the weights is no object');
  const tensors = new Map<string, Tensor>();
  for (const [name, it] of Object.entries(head)) {
    if (!isRecord(it) || it.dtype !== 'F16' || !areNumbers(it.shape) || !areNumbers(it.data_offsets)) continue;
    tensors.set(name, { shape: it.shape, at: lengthBytes + headBytes + (it.data_offsets[0] ?? 0) });
  }
  return tensors;
}

/**
 * Opens a file of 16-bit floats in the safetensors format (github.com/huggingface/safetensors: a length of eight bytes, a
 * head in JSON, the numbers). Read where and when they are asked for: the file is larger than what is made of it. Throws
 * where it is no such file, or ends too soon.
 */
export function openTensors(path: string): Tensors {
  const file = openSync(path, 'r');
  const read: ReadAt = (at, length) => {
    // Asked first: a damaged length would else ask for more memory than there is.
    if (at + length > fstatSync(file).size) throw new Error('the weights end too soon');
    const bytes = new Uint8Array(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  let tensors: Map<string, Tensor>;
  try {
    tensors = readHead(read);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  const tensorOf = (name: string) => {
    const found = tensors.get(name);
    if (!found) throw new Error(`the weights have no ${name}`);
    return found;
  };
  const numbers = (at: number, count: number) => new Float32Array(new Float16Array(read(at, count * bytesEach).buffer));
  return {
    all(name) {
      const { shape, at } = tensorOf(name);
      return numbers(
        at,
        shape.reduce((product, it) => product * it, 1),
      );
    },
    *rowsOf(name, atOnce) {
      const { shape, at } = tensorOf(name);
      const [count = 0, width = 0] = shape;
      for (let from = 0; from < count; from += atOnce) {
        const rows = numbers(at + from * width * bytesEach, Math.min(atOnce, count - from) * width);
        yield { from, rows };
      }
    },
    close: () => closeSync(file),
  };
}
