import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctIn, holdsOf } from './distinct-words.ts';

const stems = (question: string) => distinctIn(question).map((it) => it.stem);

test.each([
  ['are moth holes covered by the guarantee', ['moth', 'hole']],
  ['what is your return policy?', []],
  ['how long does delivery to Toronto take', []],
  ['how much is the tent abroad', []],
  ['how do I wash wool', []],
  ['could you post gas cartridges to Germany', ['gas', 'cartridg']],
])('of “%s” these words tell what is asked', (question, words) => {
  expect(stems(question)).toEqual(words);
});

test('a text holds a word in other forms, and what it qualifies by another name', () => {
  const asked = distinctIn('the original delivery of a rusty pan');
  expect(holdsOf(asked, 'The original shipping fee. If it rusts, oil it.')).toEqual({ words: 2, pairs: 1 });
  expect(holdsOf(asked, 'The original card.')).toEqual({ words: 1, pairs: 0 });
  expect(holdsOf([], 'The original card.')).toEqual({ words: 0, pairs: 0 });
});

test('no text holds more words than were asked, and none asks without end', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (question, text) => {
      const asked = distinctIn(question);
      const { words, pairs } = holdsOf(asked, text);
      expect(pairs).toBeLessThanOrEqual(words);
      expect(words).toBeLessThanOrEqual(asked.length);
      expect(asked.length).toBeLessThanOrEqual(12);
    }),
  );
});
