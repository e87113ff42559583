import { expect, test } from 'vitest';
import { isRead, productsText, shareOf } from './sync-state.ts';

const sync = { running: true, syncedProduct: 0, totalProduct: -1, error: null, finishedAt: null };

test('a sync says what is known and nothing more', () => {
  expect(productsText(sync)).toBe('Importing your store…');
  expect(productsText({ ...sync, syncedProduct: 1 })).toBe('1 product so far');
  expect(productsText({ ...sync, syncedProduct: 40, totalProduct: 90 })).toBe('40 of 90 products imported');
  expect(productsText({ ...sync, running: false, syncedProduct: 1_090, totalProduct: 1_090 })).toBe(
    '1,090 products imported',
  );
  expect(productsText({ ...sync, running: false })).toBe('No products imported yet');
});

test('the bar is never over its end, and whole while the number is not known', () => {
  expect(shareOf(sync)).toBe(100);
  expect(shareOf({ ...sync, syncedProduct: 40, totalProduct: 80 })).toBe(50);
  expect(shareOf({ ...sync, syncedProduct: 99, totalProduct: 80 })).toBe(100);
});

test('a store is read when the reading came to its end, and not when it failed', () => {
  const ended = { ...sync, running: false, finishedAt: '2026-11-01T00:00:00.000Z' };
  expect(isRead(ended)).toBe(true);
  for (const state of [sync, { ...sync, running: false }, { ...ended, running: true }, { ...ended, error: 'No.' }])
    expect(isRead(state)).toBe(false);
});
