import { expect, test } from 'vitest';
import { productsText, shareOf } from './sync-text.ts';

const sync = { running: true, syncedProduct: 0, totalProduct: -1, error: null, finishedAt: null };

test('a sync says what is known and nothing more', () => {
  expect(productsText(sync)).toBe('Reading products …');
  expect(productsText({ ...sync, syncedProduct: 1 })).toBe('1 product so far');
  expect(productsText({ ...sync, syncedProduct: 40, totalProduct: 90 })).toBe('40 of 90 products read');
  expect(productsText({ ...sync, running: false, syncedProduct: 90, totalProduct: 90 })).toBe('90 products read');
  expect(productsText({ ...sync, running: false })).toBe('No products have been read yet');
});

test('the bar is never over its end, and whole while the number is not known', () => {
  expect(shareOf(sync)).toBe(100);
  expect(shareOf({ ...sync, syncedProduct: 40, totalProduct: 80 })).toBe(50);
  expect(shareOf({ ...sync, syncedProduct: 99, totalProduct: 80 })).toBe(100);
});
