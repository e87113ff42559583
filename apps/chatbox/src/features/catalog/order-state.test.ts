import type { Part } from '@chatty/contract/messages';
import { describe, expect, test } from 'vitest';
import { labelsOf, type Order, ordersOf } from './order-state.ts';

const order = (more: Partial<Order> = {}): Order => ({
  id: '1',
  name: '#1001',
  placedAt: '2026-03-01T10:00:00Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  cancelledAt: null,
  total: { amount: '10.00', currency: 'EUR' },
  lines: [],
  tracking: [],
  estimatedDeliveryAt: null,
  deliveredAt: null,
  events: [],
  ...more,
});
const words = (more: Partial<Order>) => labelsOf(order(more)).map((it) => it.words);
const at = '2026-03-05T10:00:00Z';

describe('an order', () => {
  test('that was refunded says so, and is not told of as on its way or delivered', () => {
    expect(words({ deliveredAt: at, refunded: 'fully' })).toEqual(['Refunded']);
    expect(words({ deliveredAt: at, financialStatus: 'REFUNDED' })).toEqual(['Refunded']);
    expect(words({ deliveredAt: at, refunded: 'partly' })).toEqual(['Delivered', 'Partially refunded']);
    expect(words({ financialStatus: 'PARTIALLY_REFUNDED' })).toEqual(['Shipped', 'Partially refunded']);
  });

  test('that was canceled says so, whatever became of its parcels', () => {
    expect(words({ cancelledAt: at, deliveredAt: at })).toEqual(['Canceled']);
    expect(words({ cancelledAt: at, refunded: 'fully' })).toEqual(['Canceled', 'Refunded']);
  });

  test('stands in a message before those that were placed earlier', () => {
    const days = [3, 9, 1].map((day) => order({ name: `#${day}`, placedAt: `2026-03-0${day}T10:00:00Z` }));
    const parts = days.map((it) => ({ type: 'order', order: it }) as Part);
    expect(ordersOf({ parts }).map((it) => it.name)).toEqual(['#9', '#3', '#1']);
  });
});
