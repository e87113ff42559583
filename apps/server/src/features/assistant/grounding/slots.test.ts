import type { OrderStatus } from '@chatty/contract/contacts';
import { expect, test } from 'vitest';
import { orderSlots, orderState } from './slots.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const order = (given: Partial<OrderStatus>): OrderStatus => ({
  id: 'o1',
  name: '#1061',
  placedAt: '2026-03-01T10:00:00.000Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  cancelledAt: null,
  total: usd('50.00'),
  refunded: 'none',
  refundedTotal: null,
  lines: [],
  tracking: [],
  estimatedDeliveryAt: null,
  deliveredAt: null,
  events: [],
  ...given,
});
const deliveredAt = '2026-03-04T10:00:00.000Z';
const cancelledAt = '2026-03-02T10:00:00.000Z';
const slot = (name: string, given: Partial<OrderStatus>) =>
  orderSlots(1, order(given), 'en').find((one) => one.name === `${name}:1`)?.text;

test.each<[Partial<OrderStatus>, string]>([
  [{}, 'shipped'],
  [{ deliveredAt }, 'delivered (on March 4, 2026)'],
  [{ deliveredAt, refunded: 'fully' }, 'delivered (on March 4, 2026) and fully refunded'],
  [{ deliveredAt, refunded: 'partly' }, 'delivered (on March 4, 2026) and partly refunded'],
  [{ cancelledAt }, 'canceled (on March 2, 2026)'],
  [{ cancelledAt, refunded: 'fully' }, 'canceled (on March 2, 2026) and fully refunded'],
  [{ cancelledAt, financialStatus: 'VOIDED' }, 'canceled (on March 2, 2026), and its payment was voided'],
  [{ fulfillmentStatus: 'UNFULFILLED', refunded: 'fully' }, 'fully refunded'],
])('an order with %j is told of in full', (given, words) => {
  expect(orderState(order(given), 'en')).toBe(words);
});

test('the total says what was paid, and what of it was refunded', () => {
  expect(slot('order-total', {})).toBe('$50.00');
  expect(slot('order-total', { refunded: 'fully', refundedTotal: usd('50.00') })).toBe('$50.00 (fully refunded)');
  expect(slot('order-total', { refunded: 'partly', refundedTotal: usd('12.50') })).toBe('$50.00 ($12.50 refunded)');
  expect(slot('refund', { refunded: 'partly', refundedTotal: usd('12.50') })).toBe('$12.50');
  expect(slot('refund', {})).toBeUndefined();
});
