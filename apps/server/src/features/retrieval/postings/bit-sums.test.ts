import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { addMap, addWaiting, mapBytes, stretchLength, stretchSums } from './bit-sums.ts';
import { bitSumsBinary } from './bit-sums-binary.ts';

/** As many as a line of code holds. */
const signsOfALine = /.{1,112}/g;

test('the binary is what its source compiles to (after a change of it: run this file with -u)', async () => {
  const { parseWat } = await wabt();
  const source = await readFile(join(import.meta.dirname, 'bit-sums.wat'), 'utf8');
  const { buffer } = parseWat('bit-sums.wat', source, { simd: true }).toBinary({});
  const lines = Buffer.from(buffer).toString('base64').match(signsOfALine) ?? [];
  await expect(`/** \`bit-sums.wat\` in binary, as base64; \`bit-sums.test.ts\` holds the two against each other. */
export const bitSumsBinary = [
${lines.map((it) => `  '${it}',`).join('\n')}
].join('');
`).toMatchFileSnapshot('bit-sums-binary.ts');
  expect(Buffer.from(bitSumsBinary, 'base64')).toEqual(Buffer.from(buffer));
});

test('the sum of a document is that of the weights of all maps in which its bit is set, however many they are', () => {
  const map = fc.record({
    bits: fc.uint8Array({ minLength: 1, maxLength: 16 }),
    at: fc.nat(mapBytes - 16),
    weight: fc.integer({ min: -(2 ** 20), max: 2 ** 20 }),
  });
  fc.assert(
    fc.property(fc.array(map, { maxLength: 150 }), (maps) => {
      const expected = new Int32Array(stretchLength);
      stretchSums.fill(0);
      for (const { bits, at, weight } of maps) {
        const packed = new Uint8Array(mapBytes + 1);
        packed.set(bits, 1 + at);
        addMap(packed, 1, weight);
        for (let i = 0; i < bits.length * 8; i += 1) {
          const isSet = ((bits[i >> 3] ?? 0) >> (i & 7)) & 1;
          expected[at * 8 + i] = (expected[at * 8 + i] ?? 0) + isSet * weight;
        }
      }
      addWaiting();
      expect(stretchSums).toEqual(expected);
    }),
  );
});
