import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfSaved, savedOfBytes } from './saved-bytes.ts';
import { Damaged, type Saved } from './saved.ts';

const numbers = fc.oneof(
  fc.uint8Array(),
  fc.uint16Array(),
  fc.int32Array(),
  fc.uint32Array(),
  fc.float32Array(),
  fc.float64Array(),
);
const plain = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
const name = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter((it) => it !== '__proto__' && it !== 'block' && !/^\d+$/.test(it));
const saved: fc.Arbitrary<Saved> = fc.letrec<{ saved: Saved }>((tie) => ({
  saved: fc.dictionary(name, fc.oneof({ depthSize: 'small' }, numbers, plain, tie('saved')), {
    maxKeys: 5,
    noNullPrototype: true,
  }),
})).saved;

const bytesOf = (it: Saved) => Buffer.concat([...bytesOfSaved(it)].map((piece) => Uint8Array.from(piece)));

/** The bytes in pieces of some size. */
async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test('what was saved is read again, however it comes', async () => {
  await fc.assert(
    fc.asyncProperty(saved, fc.integer({ min: 1, max: 100 }), async (it, size) => {
      const bytes = bytesOf(it);
      expect(await savedOfBytes(inPieces(bytes, size), bytes.length)).toEqual(it);
    }),
  );
});

test('bytes that were cut or went on are refused', async () => {
  await fc.assert(
    fc.asyncProperty(saved, fc.nat(), async (it, cut) => {
      const bytes = bytesOf(it);
      const less = bytes.subarray(0, cut % bytes.length);
      for (const other of [less, Buffer.concat([bytes, Buffer.from('x')])]) {
        await expect(savedOfBytes(inPieces(other, 50), bytes.length)).rejects.toThrow(Damaged);
        await expect(savedOfBytes(inPieces(other, 50), other.length)).rejects.toThrow(Damaged);
      }
    }),
  );
});

test('bytes of any other kind are refused and make nobody wait or run out of memory', async () => {
  const start = bytesOf({}).subarray(0, 16);
  const withHeading = (heading: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(heading.length);
    return Buffer.concat([start, length, Buffer.from(heading)]);
  };
  const huge = JSON.stringify({ a: { block: { type: 'Float64Array', length: 2 ** 40 } } });
  const odd = JSON.stringify({ a: { block: { type: 'Uint8Array', length: -1 } } });
  for (const bytes of [Buffer.from('something else'), withHeading('{'), withHeading(huge), withHeading(odd)]) {
    await expect(savedOfBytes(inPieces(bytes, 7), bytes.length)).rejects.toThrow(Damaged);
  }
});
