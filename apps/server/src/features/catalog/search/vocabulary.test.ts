import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVocabulary, slipsBetween } from './vocabulary.ts';

function vocabularyOf(...words: string[]) {
  const vocabulary = createVocabulary();
  for (const word of words) vocabulary.add(word);
  return vocabulary;
}

describe('the vocabulary', () => {
  test.each([
    ['headpone', 'headphone'],
    ['bluetoth', 'bluetooth'],
    ['hedhpone', 'headphone'],
    ['speker', 'speaker'],
    ['headph', 'headphone'],
  ])('guesses that "%s" means "%s"', (written, meant) => {
    expect(vocabularyOf('headphone', 'bluetooth', 'speaker', 'header').near(written, () => true)[0]?.word).toBe(meant);
  });

  test('never guesses numbers, model names or very short words', () => {
    const vocabulary = vocabularyOf('tn2110', '2110', 'tv', 'usb');
    expect(['tn2111', '2111', 'tb', 'usc'].flatMap((word) => vocabulary.near(word, () => true))).toEqual([]);
  });

  test('guesses no word that is not used any more', () => {
    expect(vocabularyOf('speaker').near('speker', () => false)).toEqual([]);
  });
});

describe('slips between words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

  test('a swap of neighbours is one slip', () => {
    expect(slipsBetween('form', 'from', 2)).toBe(1);
  });

  test('is symmetric, zero only for the same word, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = slipsBetween(a, b, 20);
        expect(slips).toBe(slipsBetween(b, a, 20));
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(slipsBetween(a, b, 2)).toBe(Math.min(3, slips));
      }),
    );
  });
});

test('so short a word is taken for the beginning of one word, and of none where there are several', () => {
  expect(vocabularyOf('espresso', 'grinder').near('esp', () => true)[0]?.word).toBe('espresso');
  expect(vocabularyOf('espresso', 'espadrille').near('esp', () => true)).toEqual([]);
});
