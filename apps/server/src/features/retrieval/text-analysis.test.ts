import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../language/fold.ts';
import { characterGrams, stemWord, termsOf, wordsOf } from './text-analysis.ts';

describe('text analysis', () => {
  test('folds case, accents, ligatures and apostrophes', () => {
    expect(foldText('GRÖSSE Größe Crème ﬁt Smørrebrød don’t')).toBe('grosse grosse creme fit smorrebrod dont');
  });

  test('keeps marks that carry meaning in other scripts', () => {
    expect(foldText('किताब')).toBe('किताब'.normalize('NFKD'));
  });

  test('cuts scripts without spaces into overlapping pairs', () => {
    expect(wordsOf('退货政策')).toEqual(['退货', '货政', '政策']);
  });

  test.each([
    ['refund', 'refunds', 'refunded', 'refunding'],
    ['cancel', 'cancels', 'cancelled', 'cancelling', 'cancellation'],
    ['ship', 'ships', 'shipped', 'shipping'],
    ['battery', 'batteries'],
    ['exchange', 'exchanges', 'exchanged', 'exchanging'],
    ['hope', 'hoped', 'hoping'],
  ])('forms of "%s" share a stem', (...forms) => {
    expect(new Set(forms.map(stemWord)).size).toBe(1);
  });

  test('leaves short words, numbers and other scripts as they are', () => {
    expect(['is', 'a4', 'tn2110', 'доставка', '42'].map(stemWord)).toEqual(['is', 'a4', 'tn2110', 'доставка', '42']);
  });

  test('drops words without meaning, but not all of them', () => {
    expect(termsOf('Please tell me, is the refund here?')).toEqual(['refund']);
    expect(termsOf('so it is')).toEqual(['so', 'it', 'is']);
  });

  test('marks the borders of words in character n-grams', () => {
    expect(characterGrams(['cat'], 3, 4)).toEqual([' ca', 'cat', 'at ', ' cat', 'cat ']);
  });

  test('takes any text, twice alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(termsOf(text)).toEqual(termsOf(text));
        expect(termsOf(text).every((term) => term.length > 0)).toBe(true);
      }),
    );
  });
});
