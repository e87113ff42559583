import { orderStates } from '@chatty/contract/settings/options';
import { stateOfOrder } from '@chatty/contract/settings/orders/parcel-status';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoreOrder, StoreParcel } from '../../../ports/commerce.ts';
import { maskedAddress } from './masked-address.ts';
import { stepsOf } from './order-state.ts';
import { toTrackedOrder } from './to-tracked-order.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour)).toISOString();

const parcel = (given: Partial<StoreParcel> = {}): StoreParcel => ({
  status: 'IN_TRANSIT',
  sentAt: at(2),
  estimatedDeliveryAt: at(90),
  deliveredAt: null,
  tracking: [{ company: 'Harbor Post', number: 'HP1', url: null }],
  events: [],
  ...given,
});

const orderWith = (parcels: StoreParcel[], given: Partial<StoreOrder['order']> = {}): StoreOrder => ({
  order: {
    id: 'gid://shopify/Order/1',
    name: '#1001',
    placedAt: at(0),
    financialStatus: 'PAID',
    fulfillmentStatus: parcels.length > 0 ? 'FULFILLED' : 'UNFULFILLED',
    cancelledAt: null,
    total: { amount: '10.00', currency: 'EUR' },
    refunded: 'none',
    refundedTotal: null,
    lines: [],
    tracking: [],
    estimatedDeliveryAt: null,
    deliveredAt: null,
    events: [],
    ...given,
  },
  email: 'ann@x.example',
  parcels,
  shipTo: null,
});

describe('an order', () => {
  it('is said to be as far as the store tells, and no farther', () => {
    const cases: [StoreOrder, (typeof orderStates)[number]][] = [
      [orderWith([], { financialStatus: 'PENDING' }), 'ordered'],
      [orderWith([]), 'confirmed'],
      [orderWith([parcel({ status: 'LABEL_PRINTED' })]), 'packed'],
      [orderWith([parcel()]), 'shipped'],
      [orderWith([parcel({ status: '' })]), 'shipped'],
      [orderWith([parcel({ status: 'SOMETHING_NEW' })]), 'shipped'],
      [orderWith([parcel()], { fulfillmentStatus: 'PARTIALLY_FULFILLED' }), 'partlyShipped'],
      [orderWith([parcel({ status: 'OUT_FOR_DELIVERY' })]), 'outForDelivery'],
      [orderWith([parcel({ status: 'READY_FOR_PICKUP' })]), 'readyForPickup'],
      [orderWith([parcel({ status: 'ATTEMPTED_DELIVERY' })]), 'attempted'],
      [orderWith([parcel({ status: 'DELAYED' }), parcel({ status: 'OUT_FOR_DELIVERY' })]), 'delayed'],
      [orderWith([parcel({ deliveredAt: at(9) }), parcel()]), 'shipped'],
      [orderWith([parcel({ deliveredAt: at(9) })], { fulfillmentStatus: 'PARTIALLY_FULFILLED' }), 'partlyDelivered'],
      [orderWith([parcel({ deliveredAt: at(9) })]), 'delivered'],
      [orderWith([], { cancelledAt: at(1), refunded: 'fully' }), 'canceled'],
      [orderWith([parcel({ deliveredAt: at(9) })], { refunded: 'fully' }), 'refunded'],
      // A parcel that was called back was never sent.
      [orderWith([parcel({ status: 'CANCELED' })], { fulfillmentStatus: 'UNFULFILLED' }), 'confirmed'],
    ];
    for (const [order, state] of cases) expect(stateOfOrder(order), JSON.stringify(order)).toBe(state);
  });

  it('has its steps in their order, those that are done with their times, and what is to come behind them', () => {
    const events = [
      { status: 'IN_TRANSIT', message: 'Left', happenedAt: at(20) },
      { status: 'LABEL_PRINTED', message: 'Printed', happenedAt: at(3) },
    ];
    const steps = (it: StoreOrder) =>
      stepsOf(it)
        .map((one) => `${one.isDone ? '+' : '-'}${one.state}`)
        .join(' ');
    expect(steps(orderWith([parcel({ events })]))).toBe(
      '+ordered +confirmed +packed +shipped -outForDelivery -delivered',
    );
    expect(stepsOf(orderWith([parcel({ events })]))[3]?.at).toBe(at(20));
    expect(steps(orderWith([]))).toBe('+ordered +confirmed -packed -shipped -outForDelivery -delivered');
    expect(steps(orderWith([parcel({ status: 'ATTEMPTED_DELIVERY' })]))).toBe(
      '+ordered +confirmed +shipped +attempted -delivered',
    );
    expect(steps(orderWith([parcel({ status: 'DELAYED' })]))).toBe(
      '+ordered +confirmed +shipped +delayed -outForDelivery -delivered',
    );
    expect(steps(orderWith([], { cancelledAt: at(1), refunded: 'fully' }))).toBe('+ordered +canceled +refunded');
    expect(steps(orderWith([parcel({ deliveredAt: at(9) })], { refunded: 'partly' }))).toBe(
      '+ordered +confirmed +shipped +delivered +partlyRefunded',
    );
  });
});

const moment = fc.integer({ min: 0, max: 500 }).map(at);
const statuses = [
  'IN_TRANSIT',
  'DELAYED',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED_DELIVERY',
  'LABEL_PRINTED',
  'CANCELED',
  '',
  'X',
];
const anyParcel = fc.record({
  status: fc.constantFrom(...statuses),
  sentAt: moment,
  estimatedDeliveryAt: fc.option(moment),
  deliveredAt: fc.option(moment),
  tracking: fc.array(
    fc.record({
      company: fc.option(fc.string()),
      number: fc.option(fc.string({ unit: 'binary' })),
      url: fc.option(fc.constantFrom('javascript:alert(1)', 'https://carrier.example/1', 'data:text/html,x', '')),
    }),
    { maxLength: 2 },
  ),
  events: fc.array(fc.record({ status: fc.constantFrom(...statuses), message: fc.string(), happenedAt: moment }), {
    maxLength: 4,
  }),
});
const anyOrder = fc
  .tuple(
    fc.array(anyParcel, { maxLength: 3 }),
    fc.record({
      cancelledAt: fc.option(moment),
      refunded: fc.constantFrom('none' as const, 'partly' as const, 'fully' as const),
      financialStatus: fc.constantFrom('PAID', 'PENDING', ''),
      fulfillmentStatus: fc.constantFrom('UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'ON_HOLD'),
      deliveredAt: fc.option(moment),
    }),
  )
  .map(([parcels, given]) => orderWith(parcels, given));

describe('whatever a store tells', () => {
  it('an order begins with being ordered, names no step twice, and puts nothing done behind what is to come', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const steps = stepsOf(order);
        const names = steps.map((it) => it.state);
        expect(names[0]).toBe('ordered');
        expect(new Set(names).size).toBe(names.length);
        expect(orderStates).toContain(stateOfOrder(order));
        const firstOpen = steps.findIndex((it) => !it.isDone);
        if (firstOpen >= 0) expect(steps.slice(firstOpen).every((it) => !it.isDone && it.at === null)).toBe(true);
        expect(names.includes(stateOfOrder(order))).toBe(true);
      }),
    );
  });

  it('a parcel leads to a page of https or http, or nowhere', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { parcels } = toTrackedOrder(order, { trackingLink: 'https://parcels.example/at/{number}?x=1' });
        for (const { url } of parcels) {
          if (url === null) continue;
          const { protocol, origin } = new URL(url);
          expect(['https:', 'http:']).toContain(protocol);
          expect(['https://parcels.example', 'https://carrier.example']).toContain(origin);
        }
      }),
    );
  });
});

describe('the address of an order', () => {
  const shipTo = { name: 'Maya de Lind', city: 'Portland', region: 'ME', zip: '04101', country: 'US' };

  it('is told by initials, place, and the beginning of the postal code', () => {
    expect(maskedAddress(shipTo)).toBe('M. D. L., Portland, ME 04•••, US');
    expect(maskedAddress({ ...shipTo, region: '', zip: 'SW1A 1AA' })).toBe('M. D. L., Portland, SW1•••, US');
    expect(maskedAddress(null)).toBe(null);
    expect(maskedAddress({ name: '', city: '', region: '', zip: '', country: '' })).toBe(null);
  });

  it('never holds a whole name or postal code', () => {
    const word = fc.stringMatching(/^[A-Za-z]{3,12}$/);
    const zip = fc.stringMatching(/^[A-Z0-9]{2,10}$/);
    fc.assert(
      fc.property(word, word, zip, (first, last, code) => {
        const told = maskedAddress({
          ...shipTo,
          name: `${first} ${last}`,
          city: '',
          region: '',
          zip: code,
          country: '',
        });
        for (const whole of [first, last, code]) expect(told).not.toContain(whole);
      }),
    );
  });
});
