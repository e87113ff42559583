import { expect, test } from 'vitest';
import { asksWhatWasDone, provesOrder, wishesChange } from './order-numbers.ts';

test('a bare number beside an e-mail is an order’s, also behind “for”, and no number of guests', () => {
  expect(provesOrder('what did i pay for 50217, [email:1]')).toBe(true);
  expect(provesOrder('what did i pay for 50217 with [email:1]')).toBe(true);
  expect(provesOrder('do you bake for 1500 guests, [email:1]')).toBe(false);
});

test('what is to be put into a proven order changes it', () => {
  expect(wishesChange('add a cushion to order 50217 please, [email:1]')).toBe(true);
  expect(provesOrder('add a cushion to order 50217 please, [email:1]')).toBe(false);
});

test('what was done to an order of a number is its state', () => {
  expect(asksWhatWasDone('have you refunded order 50217')).toBe(true);
  expect(asksWhatWasDone('please refund order 50217')).toBe(false);
  expect(asksWhatWasDone('where is order 50217')).toBe(false);
});
