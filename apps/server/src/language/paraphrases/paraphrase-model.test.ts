import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosineOf, createParaphraseModel, dimensions, paraphrases, paraphraseWords } from './paraphrase-model.ts';

const bytes = (it: ArrayBufferView) => Buffer.from(it.buffer, it.byteOffset, it.byteLength).toString('base64');
/** A model of two words: the second stands at a right angle to the first, and weighs twice as much. */
const small = () => {
  const vectors = new Int8Array(2 * dimensions);
  vectors[0] = 127;
  vectors[dimensions + 1] = 127;
  return createParaphraseModel({
    words: 'wool iron',
    scales: bytes(new Float32Array([1, 2])),
    vectors: bytes(vectors),
  });
};

test('a text is the sum of its words, of length 1, also in the plural; one of unknown words is nothing', () => {
  const model = small();
  expect([...(model.vectorOf('Wool!') ?? [])].slice(0, 2)).toEqual([1, 0]);
  expect(model.vectorOf('wool irons')?.[1]).toBeCloseTo(2 / Math.sqrt(5));
  expect(model.vectorOf('42 %')).toBeNull();
});

test('words are letters without accents and apostrophes', () => {
  expect(paraphraseWords('Can’t you post a CAFETIÈRE, 2 cups?')).toEqual([
    'cant',
    'you',
    'post',
    'a',
    'cafetiere',
    'cups',
  ]);
});

test('whatever is said, its vector is of length 1 or there is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.lorem({ maxCount: 80 })), (text) => {
      const vector = paraphrases().vectorOf(text);
      if (vector) expect(cosineOf(vector, vector)).toBeCloseTo(1, 4);
    }),
  );
});

test.each([
  ['the package went missing off my stairs', 'Stolen parcels', 'Gift wrapping'],
  ['can my nan lift this', 'Weight', 'Noise'],
  ['will it wake the little one', 'Noise', 'Weight'],
])('“%s” comes nearer to %s than to %s', (question, near, far) => {
  const model = paraphrases();
  const to = (text: string) =>
    cosineOf(model.vectorOf(question) ?? new Float32Array(0), model.vectorOf(text) ?? new Float32Array(0));
  expect(to(near)).toBeGreaterThan(to(far));
});
