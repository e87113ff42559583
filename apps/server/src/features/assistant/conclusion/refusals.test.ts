import type { Outcome } from '@chatty/contract/assistant';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frame } from '../../../language/frames/en.ts';
import { saysTheSame, refusalsInARow, refusalText } from './refusals.ts';

test('no two refusals in a row read alike, whatever the model makes of them', () => {
  const said = fc.constantFrom('', frame.offline.unknown, frame.refused, frame.refusedAgain, 'I could not find that.');
  fc.assert(
    fc.property(fc.array(said, { minLength: 2, maxLength: 30 }), said, (wordings, first) => {
      let last = first;
      for (const [before, words] of wordings.entries()) {
        const text = refusalText(frame, { said: words, before, last });
        expect(saysTheSame(text, last)).toBe(false);
        last = text;
      }
    }),
  );
});

test('the first refusal says what can be asked, the second what a person does', () => {
  const first = refusalText(frame, { said: frame.offline.unknown, before: 0, last: '' });
  expect(first).toBe(frame.refused);
  expect(refusalText(frame, { said: '', before: 1, last: first })).toBe(frame.refusedAgain);
});

test.each<[Outcome[], number]>([
  [[], 0],
  [['answered', 'refused'], 0],
  [['refused', 'refused', 'answered', 'refused'], 2],
  [['refused'], 1],
])('%j: %d in a row', (earlier, count) => {
  expect(refusalsInARow(earlier)).toBe(count);
});
