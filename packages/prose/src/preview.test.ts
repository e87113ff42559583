import { expect, test } from 'vitest';
import { proseToPreview } from './preview.ts';

test('a preview stands on one line, with dots between what were lines', () => {
  expect(proseToPreview('These may suit you:\n- Tent\n- Stove')).toBe('These may suit you: Tent · Stove');
  expect(proseToPreview('Hello.\n\nit  is\nhere')).toBe('Hello. · it is · here');
});

test('a preview holds no marks, and of a link its words', () => {
  expect(proseToPreview('**Yes**, see [our *policy*](https://shop.example/policies/refund?x=1) and `X1`')).toBe(
    'Yes, see our policy and X1',
  );
});

test('a bare address is read as its site and its last part', () => {
  expect(proseToPreview('Is it https://www.shop.example/collections/tents/products/blue%20tent?variant=1#top')).toBe(
    'Is it shop.example/…/blue tent',
  );
  expect(proseToPreview('https://shop.example/cart or https://shop.example')).toBe('shop.example/cart or shop.example');
  expect(proseToPreview('[https://a.example/x](https://a.example/y)')).toBe('a.example/x');
});
