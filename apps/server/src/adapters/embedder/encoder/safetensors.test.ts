import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openTensors } from './safetensors.ts';

const folder = mkdtempSync(join(tmpdir(), 'weights-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const numbers = Float16Array.from([1, -2, 0.5, 65_504, 0, 2 ** -24, 3, 4, 5, 6]);
const usualHead = {
  __metadata__: { format: 'pt' },
  bias: { dtype: 'F16', shape: [4], data_offsets: [0, 8] },
  weight: { dtype: 'F16', shape: [3, 2], data_offsets: [8, 20] },
  places: { dtype: 'I64', shape: [1], data_offsets: [20, 28] },
};

/** A file of weights as the format has it; `headBytes` is what it says of its head's length. */
function written(head: string, headBytes = BigInt(Buffer.byteLength(head))): string {
  const length = new DataView(new ArrayBuffer(8));
  length.setBigUint64(0, headBytes, true);
  files += 1;
  const path = join(folder, `${files}.safetensors`);
  const bytes = [new Uint8Array(length.buffer), Buffer.from(head), new Uint8Array(numbers.buffer), new Uint8Array(8)];
  writeFileSync(path, Buffer.concat(bytes));
  return path;
}

const usual = () => written(JSON.stringify(usualHead));

describe('a file of weights', () => {
  test('gives the numbers of each tensor', () => {
    const tensors = openTensors(usual());
    expect(tensors.all('bias')).toEqual(Float32Array.from([1, -2, 0.5, 65_504]));
    expect(tensors.all('weight')).toEqual(Float32Array.from([0, 2 ** -24, 3, 4, 5, 6]));
    tensors.close();
  });

  test('gives the rows of a tensor, so many at once, the last fewer', () => {
    const tensors = openTensors(usual());
    expect([...tensors.rowsOf('weight', 2)]).toEqual([
      { from: 0, rows: Float32Array.from([0, 2 ** -24, 3, 4]) },
      { from: 2, rows: Float32Array.from([5, 6]) },
    ]);
    tensors.close();
  });

  test('says which tensor it has not, also where it has one of another kind', () => {
    const tensors = openTensors(usual());
    expect(() => tensors.all('norm')).toThrow('the weights have no norm');
    expect(() => tensors.all('toString')).toThrow('the weights have no toString');
    expect(() => tensors.all('places')).toThrow('the weights have no places');
    expect(() => [...tensors.rowsOf('norm', 2)]).toThrow('the weights have no norm');
    tensors.close();
  });

  test('says that it ends too soon, wherever it was cut', () => {
    const whole = readFileSync(usual()).length;
    const body = whole - numbers.byteLength - 8;
    for (const left of [0, 7, 8, body - 1]) {
      const path = usual();
      truncateSync(path, left);
      expect(() => openTensors(path)).toThrow('the weights end too soon');
    }
    const path = usual();
    truncateSync(path, body + 19);
    const tensors = openTensors(path);
    expect(tensors.all('bias')).toHaveLength(4);
    expect(() => tensors.all('weight')).toThrow('the weights end too soon');
    tensors.close();
  });

  test('says so of a head longer than any memory, and of what is no head', () => {
    expect(() => openTensors(written('{}', 2n ** 63n))).toThrow('the weights end too soon');
    expect(() => openTensors(written('"weights"'))).toThrow('the head of the weights is no object');
    expect(() => openTensors(written('{'))).toThrow(SyntaxError);
    expect(() => openTensors(join(folder, 'none'))).toThrow('ENOENT');
  });
});
