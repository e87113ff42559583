import type { Part } from '@chatty/contract/messages';
import { expect, test } from 'vitest';
import { ordersOf } from './orders-of.ts';

test('an order stands in a message before those that were placed earlier', () => {
  const parts = [3, 9, 1].map(
    (day) => ({ type: 'order', order: { name: `#${day}`, placedAt: `2026-03-0${day}T10:00:00Z` } }) as Part,
  );
  expect(ordersOf({ parts }).map((it) => it.name)).toEqual(['#9', '#3', '#1']);
});
