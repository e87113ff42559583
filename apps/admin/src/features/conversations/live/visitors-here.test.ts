// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { seenHere } from './seen-here-for-test.ts';
import { forgetHere, hearVisitor, momentOfHere, rememberHere } from './visitors-here.ts';

const tent = { url: 'https://shop.example/products/tent', title: 'Blue tent' };

test('what was heard of a visitor while a list was being read is newer than the list', () => {
  forgetHere();
  const since = momentOfHere();
  hearVisitor({ contactId: 'ada', online: true, place: tent });
  hearVisitor({ contactId: 'ben', online: false, place: null });
  rememberHere(['ada', 'ben', 'cy'], [{ contactId: 'ben', place: tent }], since);
  expect(seenHere('ada')).toEqual(tent);
  expect(seenHere('ben')).toBeUndefined();
  rememberHere(['ada', 'ben', 'cy'], [{ contactId: 'cy', place: null }], momentOfHere());
  expect(['ada', 'ben', 'cy'].map(seenHere)).toEqual([undefined, undefined, null]);
});
