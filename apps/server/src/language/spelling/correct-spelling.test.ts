import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';

test.each([
  ['retrun polcy', 'return policy'],
  ['how much is shiping to canda', 'how much is shipping to canada'],
  ['is there a warrabty', 'is there a warranty'],
  ['my parcell is lost', 'my parcel is lost'],
  ['cancle my order', 'cancel my order'],
  ['does the guarentee cover a dead pixel', 'does the guarantee cover a dead pixel'],
])('“%s” is meant for “%s”', (written, meant) => {
  expect(correctSpelling(written)).toBe(meant);
});

test.each(['the second layer of varnish', 'a sealing wax stamp', 'Locket with a pearl', 'what is the point'])(
  '“%s” says what it says: another word is no misspelled one',
  (written) => {
    expect(correctSpelling(written)).toBe(written);
  },
);

test.each(['where is my stuff', 'it came out full of lumps', 'Ask for Staffa', 'order #retrun', 'see /retrun-polcy'])(
  '“%s” stays as it is',
  (written) => {
    expect(correctSpelling(written)).toBe(written);
  },
);

test('what was corrected is not corrected again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'retun polcy shipg'), maxLength: 40 }), (text) => {
      expect(correctSpelling(correctSpelling(text))).toBe(correctSpelling(text));
    }),
  );
});
