import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameEmail, isSamePhone, orderStatusOf } from './orders.ts';

test('a phone is the same in every way of writing it', () => {
  for (const written of [
    '+44 7700 900123',
    '0044 7700 900123',
    '07700 900123',
    '(07700) 900-123',
    '7700900123',
    '٠٧٧٠٠ ٩٠٠١٢٣',
  ]) {
    expect(isSamePhone(written, '+447700900123')).toBe(true);
  }
  for (const other of ['', '900123', '+44 7700 900124', '123', undefined])
    expect(isSamePhone(other, '+447700900123')).toBe(false);
});

test('a whole number of seven digits proves an order, the end of a longer one does not', () => {
  for (const written of ['581 1234', '+354 581 1234', '00354 5811234'])
    expect(isSamePhone(written, '+3545811234')).toBe(true);
  for (const other of ['811234', '581 1235']) expect(isSamePhone(other, '+3545811234')).toBe(false);
  expect(isSamePhone('5811234', '581-1234')).toBe(true);
  for (const [end, whole] of [
    ['1345678', '+45 21 34 56 78'],
    ['5551234', '(212) 555-1234'],
    ['5551234', '+1 212 555 1234'],
    ['5811234', '15811234'],
  ] as const)
    expect(isSamePhone(end, whole), whole).toBe(false);
  expect(isSamePhone('1234567890123456', '1234567890123456')).toBe(false);
});

test('nothing proves nothing: an order without e-mail and phone cannot be looked up', () => {
  const empty = fc.constantFrom('', ' ', null, undefined, '0', '000');
  fc.assert(
    fc.property(empty, empty, (a, b) => {
      expect(isSamePhone(a, b)).toBe(false);
      expect(isSameEmail(a?.trim() === '' ? a : null, b?.trim() === '' ? b : null)).toBe(false);
    }),
  );
  expect(isSameEmail(' Ann@Example.com', 'ann@example.com ')).toBe(true);
});

test('an order is delivered once all of it was sent and has arrived, not when its first parcel has', () => {
  const money = { presentmentMoney: { amount: '48.00', currencyCode: 'USD' } };
  const parcel = (deliveredAt: string | null) => ({ deliveredAt, trackingInfo: [], events: { nodes: [] } });
  const deliveredAt = (displayFulfillmentStatus: string, ...arrivals: (string | null)[]) =>
    orderStatusOf({
      ...{ id: '1', name: '#1007', createdAt: '2026-03-01T10:00:00Z', displayFulfillmentStatus },
      ...{ totalPriceSet: money, totalRefundedSet: money, lineItems: { nodes: [] } },
      fulfillments: arrivals.map(parcel),
    }).deliveredAt;
  const [first, second] = ['2026-03-04T10:00:00Z', '2026-03-06T10:00:00Z'];
  expect(deliveredAt('PARTIALLY_FULFILLED', first)).toBe(null);
  expect(deliveredAt('FULFILLED', first, null)).toBe(null);
  expect(deliveredAt('FULFILLED', first, second)).toBe('2026-03-06T10:00:00.000Z');
});
