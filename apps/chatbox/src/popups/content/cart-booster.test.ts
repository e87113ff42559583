import type { Cart } from '@chatty/contract/contacts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartBooster, freeShipping, isAbout } from './cart-booster.ts';

const content = (part: Partial<CartBooster> = {}): CartBooster => ({
  ...{ kind: 'cartBooster', title: '', message: '', button: '', products: [], currency: 'USD' },
  ...{ minItems: 1, minAmount: 0, freeShippingFrom: 50 },
  ...{ freeShippingText: '{amount} to go', freeShippingReached: 'Free!' },
  ...part,
});
const cartOf = (quantity: number, amount: string, currency = 'USD'): Cart => ({
  lines: [{ variantId: '1', title: '', quantity, price: { amount: '1', currency }, imageUrl: null }],
  total: { amount, currency },
});

test('it is about carts of so many pieces and so much money, and about none whose currency is another', () => {
  expect(isAbout(content({ minItems: 2 }), cartOf(1, '99'))).toBe(false);
  expect(isAbout(content({ minItems: 2 }), cartOf(2, '0'))).toBe(true);
  expect(isAbout(content({ minAmount: 20 }), cartOf(1, '19.99'))).toBe(false);
  expect(isAbout(content({ minAmount: 20 }), cartOf(1, '20.00'))).toBe(true);
  expect(isAbout(content({ minAmount: 20 }), cartOf(1, '99', 'EUR'))).toBe(false);
});

test('what is missing and what is there are the whole, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_999 }), (cents) => {
      const { text, part } = freeShipping(content(), cartOf(1, (cents / 100).toFixed(2)), 'en') ?? {
        text: '',
        part: 0,
      };
      expect(text).toBe(`$${((5_000 - cents) / 100).toFixed(2)} to go`);
      expect(part).toBeCloseTo(cents / 5_000, 6);
    }),
  );
});

test('nothing is said of shipping without an amount, in another currency, or where nothing is to be said', () => {
  expect(freeShipping(content({ freeShippingFrom: 0 }), cartOf(1, '1'), 'en')).toBeNull();
  expect(freeShipping(content(), cartOf(1, '1', 'EUR'), 'en')).toBeNull();
  expect(freeShipping(content({ freeShippingReached: '' }), cartOf(1, '50'), 'en')).toBeNull();
  expect(freeShipping(content(), cartOf(1, '50'), 'en')).toEqual({ text: 'Free!', part: 1 });
});
