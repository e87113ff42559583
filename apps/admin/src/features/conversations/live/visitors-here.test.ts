import { expect, test } from 'vitest';
import { forgetHere, hearVisitor, momentOfHere, rememberHere, visitorHere } from './visitors-here.ts';

const tent = { url: 'https://shop.example/products/tent', title: 'Blue tent' };

test('what was heard of a visitor while a list was being read is newer than the list', () => {
  forgetHere();
  const since = momentOfHere();
  hearVisitor({ contactId: 'ada', online: true, place: tent });
  hearVisitor({ contactId: 'ben', online: false, place: null });
  rememberHere(['ada', 'ben', 'cy'], [{ contactId: 'ben', place: tent }], since);
  expect(visitorHere('ada')).toEqual(tent);
  expect(visitorHere('ben')).toBeUndefined();
  rememberHere(['ada', 'ben', 'cy'], [{ contactId: 'cy', place: null }], momentOfHere());
  expect(['ada', 'ben', 'cy'].map(visitorHere)).toEqual([undefined, undefined, null]);
});
