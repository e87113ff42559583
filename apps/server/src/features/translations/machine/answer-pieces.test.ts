import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './answer-pieces.ts';

const words = fc.string({ maxLength: 40 }).map((it) => it.replace(/[<>]/g, ''));
const block = fc.oneof(
  words.map((it) => `<p>${it}<br />${it}<strong>${it}</strong></p>`),
  words.map((it) => `<ul><li><p>${it}</p></li><li><a href="https://x.example/?a=1">${it}</a></li></ul>`),
  words.map((it) => `<h2>${it}</h2>`),
  fc.constant('<img src="https://x.example/a.png" alt="" />'),
);

test('the pieces of a text are the text, each whole and none longer than it may be, unless one block is', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), fc.integer({ min: 1, max: 200 }), (blocks, most) => {
      const pieces = piecesOf(blocks.join(''), most);
      expect(pieces.join('')).toBe(blocks.join(''));
      let left = [...blocks];
      for (const piece of pieces) {
        let count = 0;
        while (left.slice(0, count).join('') !== piece) count += 1;
        expect(count === 1 || piece.length <= most).toBe(true);
        left = left.slice(count);
      }
    }),
  );
});

test('what is no rich text is one piece', () => {
  expect(piecesOf('Plain words', 3)).toEqual(['Plain words']);
  expect(piecesOf('', 3)).toEqual([]);
});
