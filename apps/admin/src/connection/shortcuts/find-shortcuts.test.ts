import { expect, test } from 'vitest';
import { findShortcuts } from './find-shortcuts.ts';

const of = (key: string, title: string, body: string, uses = 0) => ({ key, title, body, uses });
const all = [
  of('bye', 'Goodbye', 'Have a nice day'),
  of('merci', 'Réponse en français', 'Merci !', 9),
  of('ret', 'Returns', 'Send it back within 30 days'),
  of('refund', 'Refund', 'Your money is on its way after the return', 3),
  of('return', 'How to return', 'Print the label'),
];
const found = (search: string) => findShortcuts(all, search).map((it) => it.key);

test('the key counts more than the title, and the title more than the text', () => {
  expect(found('return')).toEqual(['return', 'ret', 'refund']);
  expect(found('ret')).toEqual(['ret', 'return', 'refund']);
});

test('every word must be found, in whatever place; accents and capitals do not matter', () => {
  expect(found('LABEL print')).toEqual(['return']);
  expect(found('francais reponse')).toEqual(['merci']);
  expect(found('return nowhere')).toEqual([]);
});

test('among equals those come first that are used most', () => {
  expect(found('day')).toEqual(['bye', 'ret']);
  expect(findShortcuts([of('a1', '', ''), of('a2', '', '', 5)], 'a').map((it) => it.key)).toEqual(['a2', 'a1']);
});
