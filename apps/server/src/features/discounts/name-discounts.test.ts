import type { DiscountRule } from '@chatty/contract/discounts';
import { expect, test } from 'vitest';
import { mayBeTold } from './name-discounts.ts';

const now = new Date('2026-11-26T12:00:00Z');
const at = { now, currency: 'USD' };
const open: DiscountRule = {
  isNamed: true,
  audience: 'everyone',
  minCart: null,
  until: null,
  budget: null,
  perShopper: false,
};
const cart = (amount: string, currency = 'USD') => ({ amount, currency });
const stranger = { isCustomer: false, cart: null };

test('a rule lets through exactly whom it names', () => {
  const told = (rule: Partial<DiscountRule>, shopper: Parameters<typeof mayBeTold>[1]) =>
    mayBeTold({ ...open, ...rule }, shopper, at);
  expect(told({}, stranger)).toBe(true);
  expect(told({ isNamed: false }, { isCustomer: true, cart: cart('999') })).toBe(false);
  expect(told({ audience: 'customers' }, stranger)).toBe(false);
  expect(told({ audience: 'customers' }, { isCustomer: true, cart: null })).toBe(true);
  expect(told({ minCart: '50' }, stranger)).toBe(false);
  expect(told({ minCart: '50' }, { isCustomer: false, cart: cart('49.99') })).toBe(false);
  expect(told({ minCart: '50' }, { isCustomer: false, cart: cart('50.00') })).toBe(true);
  expect(told({ minCart: '9.50' }, { isCustomer: false, cart: cart('10') })).toBe(true);
  // 60 of another currency may be less, or more.
  expect(told({ minCart: '50' }, { isCustomer: false, cart: cart('60', 'EUR') })).toBe(false);
  expect(told({ until: now.toISOString() }, stranger)).toBe(false);
  expect(told({ until: '2026-11-26T12:00:00.001Z' }, stranger)).toBe(true);
});
