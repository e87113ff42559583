import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import wabt from 'wabt';
import { kernelBinary } from './kernel-binary.ts';
import { createKernel, type Rows, roundToBytes } from './kernel.ts';
import { shape } from './shape.ts';

const source = join(import.meta.dirname, 'kernel.wat');
/** As many as a line of code holds. */
const signsOfALine = /.{1,112}/g;

test('the binary is what its source compiles to (after a change of it: run this file with -u)', async () => {
  const { parseWat } = await wabt();
  const { buffer } = parseWat('kernel.wat', await readFile(source, 'utf8'), { simd: true }).toBinary({});
  const lines = Buffer.from(buffer).toString('base64').match(signsOfALine) ?? [];
  await expect(`/** \`kernel.wat\` in binary, as base64; \`kernel.test.ts\` holds the two against each other. */
export const kernelBinary = [
${lines.map((it) => `  '${it}',`).join('\n')}
].join('');
`).toMatchFileSnapshot('kernel-binary.ts');
  expect(Buffer.from(kernelBinary, 'base64')).toEqual(Buffer.from(buffer));
});

const mostRows = 12;
const kernel = createKernel(mostRows);
const places = new Map<string, Rows>();
/** Rows of the kernel for one use, so that a thousand draws need no more memory than one. */
function placeFor(use: string, width: number): Rows {
  const name = `${use}/${width}`;
  const place = places.get(name) ?? kernel.rows(width);
  places.set(name, place);
  return place;
}
function put(use: string, width: number, numbers: Float32Array): Rows {
  const place = placeFor(use, width);
  kernel.read(place, numbers.length / width).set(numbers);
  return place;
}
const rowOf = (numbers: Float32Array, row: number, width: number) => numbers.subarray(row * width, (row + 1) * width);
const highestOf = (numbers: Float32Array) => numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

const counts = fc.integer({ min: 1, max: mostRows });
/** `rows` rows of numbers, each with a size of its own. */
const rowsOf = (rows: number, width: number, number: fc.Arbitrary<number>) =>
  fc
    .array(fc.array(number, { minLength: width, maxLength: width }), { minLength: rows, maxLength: rows })
    .map((it) => Float32Array.from(it.flat()));
/** Numbers anywhere within the bounds; those of `fc.double` are nearly all next to zero. */
const within = (most: number) => fc.integer({ min: -1e6, max: 1e6 }).map((it) => (it / 1e6) * most);
/** Zeros, the smallest, the largest that a matrix of a trained model comes near, and much more. */
const extreme = fc.constantFrom(0, -0, 1e-38, -1e-20, 1, -1, 1e4, -1e9, 1e15);
const numbers = fc.oneof(within(4), extreme);

describe('a matrix', () => {
  const drawn = fc.record({
    count: counts,
    outputs: fc.integer({ min: 1, max: 5 }),
    blocks: fc.integer({ min: 1, max: 4 }),
  });

  test('of whole numbers is multiplied exactly, however many rows', () => {
    const whole = (most: number, width: number, rows: number) =>
      rowsOf(rows, width, fc.integer({ min: -most, max: most })).map((it) => {
        // Where the highest of a row is the highest that is kept, 1 stands for 1.
        for (let row = 0; row < rows; row += 1) it[row * width] = most;
        return it;
      });
    const cases = drawn.chain(({ count, outputs, blocks }) =>
      fc.tuple(fc.constant(blocks * 16), whole(4_095, blocks * 16, count), whole(127, blocks * 16, outputs)),
    );
    fc.assert(
      fc.property(cases, ([width, x, w]) => {
        const [count, outputs] = [x.length / width, w.length / width];
        const biases = Float32Array.from({ length: outputs }, (_, at) => at - 2);
        const into = placeFor('into', outputs);
        kernel.multiply(put('from', width, x), count, kernel.keep(w, biases), into);
        const expected = Array.from({ length: count * outputs }, (_, at) => {
          const row = rowOf(x, Math.floor(at / outputs), width);
          const by = rowOf(w, at % outputs, width);
          return Math.fround(row.reduce((sum, it, i) => sum + it * (by[i] ?? 0), 0)) + (biases[at % outputs] ?? 0);
        });
        expect([...kernel.read(into, count)]).toEqual(expected.map(Math.fround));
      }),
      { numRuns: 60 },
    );
  });

  test('of any numbers is multiplied within what their rounding may do, and rows behind the last stay as they are', () => {
    const cases = drawn.chain(({ count, outputs, blocks }) =>
      fc.tuple(fc.constant(blocks * 16), rowsOf(count, blocks * 16, numbers), rowsOf(outputs, blocks * 16, numbers)),
    );
    fc.assert(
      fc.property(cases, ([width, x, w]) => {
        const [count, outputs] = [x.length / width, w.length / width];
        const biases = Float32Array.from({ length: outputs }, (_, at) => at);
        const into = placeFor('into', outputs);
        const beside = placeFor('beside', outputs);
        kernel.read(beside, mostRows).fill(7);
        kernel.multiply(put('from', width, x), count, kernel.keep(w, biases), into);
        kernel.read(into, count).forEach((found, at) => {
          const row = rowOf(x, Math.floor(at / outputs), width);
          const by = rowOf(w, at % outputs, width);
          const expected = row.reduce((sum, it, i) => sum + it * (by[i] ?? 0), biases[at % outputs] ?? 0);
          // Half of what 1 stands for, on either side, at each place; and what floats lose.
          const most = highestOf(row) * highestOf(by) * width;
          const bound =
            most * (0.5 / 127 + 0.5 / 4_095 + 0.25 / (127 * 4_095) + 1e-5) + 1e-6 * (Math.abs(expected) + 1);
          expect(Math.abs(found - expected)).toBeLessThanOrEqual(bound);
        });
        expect(kernel.read(beside, mostRows).every((it) => it === 7)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('may be written where it is read from', () => {
    const width = 16;
    const x = Float32Array.from({ length: 3 * width }, (_, at) => (at % width === 0 ? 4_095 : at));
    const identity = Float32Array.from({ length: width * width }, (_, at) => (at % (width + 1) === 0 ? 127 : 0));
    const place = put('same', width, x);
    kernel.multiply(place, 3, kernel.keep(identity, new Float32Array(width).fill(1)), place);
    expect([...kernel.read(place, 3)]).toEqual([...x].map((it) => it * 127 + 1));
  });

  test('of zeros, or rows of zeros, leaves the biases', () => {
    const biases = Float32Array.from({ length: 16 }, (_, at) => at / 10);
    const [some, zeros] = [new Float32Array(256).fill(2), new Float32Array(256)];
    const into = placeFor('into', 16);
    for (const [x, w] of [[some, zeros] as const, [zeros, some] as const, [zeros, zeros] as const]) {
      kernel.multiply(put('from', 16, x.subarray(0, 16)), 1, kernel.keep(w, biases), into);
      expect(kernel.read(into, 1)).toEqual(biases);
    }
  });

  test('as wide as the widest does not overflow', () => {
    const width = shape.inner;
    const matrix = kernel.keep(new Float32Array(width).fill(-3), new Float32Array(1));
    const into = placeFor('into', 1);
    kernel.multiply(put('wide', width, new Float32Array(width).fill(5)), 1, matrix, into);
    expect(kernel.read(into, 1)[0]).toBeCloseTo(-15 * width, 1);
  });

  test('of which more rows are asked than there is room for is refused', () => {
    const matrix = kernel.keep(new Float32Array(16), new Float32Array(1));
    const into = placeFor('into', 1);
    expect(() => kernel.multiply(placeFor('from', 16), mostRows + 1, matrix, into)).toThrow(RangeError);
  });

  test('is kept in bytes, of which none is off by more than half', () => {
    fc.assert(
      fc.property(rowsOf(1, 16, numbers), (row) => {
        const into = new Int8Array(16);
        const scale = roundToBytes(row, into);
        row.forEach((x, at) => {
          expect(Math.abs(x - scale * (into[at] ?? 0))).toBeLessThanOrEqual(scale * 0.5001);
        });
        expect(Math.max(...into.map(Math.abs))).toBeLessThanOrEqual(127);
      }),
    );
  });
});

test('views made before the memory grew are void, those made after hold what was there', () => {
  const place = put(
    'kept',
    16,
    Float32Array.from({ length: 16 }, (_, at) => at),
  );
  const before = kernel.read(place, 1);
  const { byteLength } = before.buffer;
  kernel.rows(byteLength / mostRows / 4);
  expect(before).toHaveLength(0);
  expect([...kernel.read(place, 1)]).toEqual(Array.from({ length: 16 }, (_, at) => at));
});

describe('GELU', () => {
  const byTangent = (x: number) => x / (1 + Math.exp(-1.5957691216 * (x + 0.044715 * x ** 3)));

  test('is that of the hyperbolic tangent to a millionth', () => {
    const drawn = fc.oneof(within(12), fc.constantFrom(0, -0, 1e-38, -1e-20, 1e4, -1e4, 1e15, -1e15));
    fc.assert(
      fc.property(
        counts.chain((count) => rowsOf(count, 16, drawn)),
        (x) => {
          const place = put('gelu', 16, x);
          kernel.gelu(place, x.length / 16);
          kernel.read(place, x.length / 16).forEach((found, at) => {
            const expected = byTangent(x[at] ?? 0);
            expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected)));
          });
        },
      ),
    );
  });
});

describe('attention', () => {
  const { width } = shape;
  const heads = 12;
  const wide = width / heads;

  /** As Vaswani et al. write it, in doubles. */
  function attended(asked: Float32Array, count: number): Float64Array {
    const at = (row: number, part: number, i: number) => asked[row * 3 * width + part * width + i] ?? 0;
    const out = new Float64Array(count * width);
    for (let head = 0; head < heads; head += 1) {
      for (let row = 0; row < count; row += 1) {
        const fits = Array.from({ length: count }, (_, other) => {
          let fit = 0;
          for (let i = head * wide; i < (head + 1) * wide; i += 1) fit += at(row, 0, i) * at(other, 1, i);
          return fit / Math.sqrt(wide);
        });
        const most = Math.max(...fits);
        const shares = fits.map((it) => Math.exp(it - most));
        const sum = shares.reduce((a, b) => a + b);
        for (let i = head * wide; i < (head + 1) * wide; i += 1) {
          out[row * width + i] = shares.reduce((all, share, other) => all + (share / sum) * at(other, 2, i), 0);
        }
      }
    }
    return out;
  }

  test.each([
    ['usual numbers', 1, 1e-5],
    ['zeros', 0, 0],
    // A fit of some thousands is a float to some ten-thousandths.
    ['fits so far apart that one row takes all', 40, 1e-2],
  ])('gives each row what it takes of all, however many they are: %s', (_, size, bound) => {
    const drawn = fc.tuple(counts, fc.infiniteStream(within(1)));
    fc.assert(
      fc.property(drawn, ([count, stream]) => {
        const asked = Float32Array.from(stream.take(count * 3 * width), (x) => x * size);
        const into = placeFor('attended', width);
        kernel.read(into, mostRows).fill(7);
        kernel.attend(put('asked', 3 * width, asked), count, into);
        const expected = attended(asked, count);
        const found = kernel.read(into, mostRows);
        const off = expected.reduce((most, it, at) => Math.max(most, Math.abs(it - (found[at] ?? Number.NaN))), 0);
        expect(off).toBeLessThanOrEqual(bound * Math.max(1, size));
        expect(found.subarray(count * width).every((it) => it === 7)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
