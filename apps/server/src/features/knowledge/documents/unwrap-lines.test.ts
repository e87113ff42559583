import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unwrapped } from './unwrap-lines.ts';

const lines = (...all: string[]) => all.join('\n');

it('lines that the paper ended are joined, parted words are whole, and what ended stays apart', () => {
  expect(
    unwrapped(
      lines(
        'WARRANTY',
        'Our tents come with a warranty of five years that covers all war-',
        'ranty claims about seams, zips and poles of whatever trade mark it',
        'is that we sell.',
        'Write to us.',
        '- seams and zips and poles and all the other things that can break',
        '- bags',
      ),
    ),
  ).toBe(
    lines(
      'WARRANTY',
      'Our tents come with a warranty of five years that covers all warranty claims about seams, zips and poles of whatever trade mark it is that we sell.',
      'Write to us.',
      '- seams and zips and poles and all the other things that can break',
      '- bags',
    ),
  );
});

it('no word is lost, whatever the text', () => {
  const words = fc.array(fc.constantFrom('a', 'longer', '-', '- b', '', '.', 'Word.', '1. c'), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(words), (all) => {
      const text = all.map((it) => it.join(' ')).join('\n');
      const letters = (it: string) => it.replace(/[\s-]/g, '');
      expect(letters(unwrapped(text))).toBe(letters(text));
    }),
  );
});
