import { describe, expect, test } from 'vitest';
import { builtInLocales } from '../../visitor-texts/built-in-locales.ts';
import { builtInTexts } from '../../visitor-texts/built-in-texts.ts';
import { orderStates as texts } from '../../visitor-texts/order-tracking.ts';
import { sayIn } from '../../visitor-texts/say-in.ts';
import { orderStates } from '../options.ts';
import { type CarriedOrder, labelsOf } from './order-labels.ts';
import { wordsFieldOf, wordsInPassing, wordsOfState } from './order-words.ts';
import { stateOfStatus } from './parcel-status.ts';

const at = '2026-03-05T10:00:00Z';
const order = (more: Partial<CarriedOrder> = {}): CarriedOrder => ({
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
const events = (...statuses: string[]) => statuses.map((status) => ({ status, message: '', happenedAt: at }));
const english = sayIn(texts, 'en');
const words = (more: Partial<CarriedOrder>, own = {}) => labelsOf(order(more), own, english).map((it) => it.words);

/** How Shopify names the states of an order (`OrderDisplayFulfillmentStatus`), and what visitors read of one without parcels. */
const ofOrders = {
  FULFILLED: 'orderTrackingShipped',
  IN_PROGRESS: 'orderTrackingNotShipped',
  ON_HOLD: 'orderTrackingNotShipped',
  OPEN: 'orderTrackingNotShipped',
  PARTIALLY_FULFILLED: 'orderTrackingPartlyShipped',
  PENDING_FULFILLMENT: 'orderTrackingNotShipped',
  REQUEST_DECLINED: 'orderTrackingNotShipped',
  RESTOCKED: 'orderTrackingNotShipped',
  SCHEDULED: 'orderTrackingNotShipped',
  UNFULFILLED: 'orderTrackingNotShipped',
  // What a later version may send.
  SOMETHING_NEW: 'orderTrackingNotShipped',
  constructor: 'orderTrackingNotShipped',
} as const;

/** How it names those of a parcel (`FulfillmentDisplayStatus`, `FulfillmentEventStatus`). */
const ofParcels = [
  ...['ATTEMPTED_DELIVERY', 'CARRIER_PICKED_UP', 'CONFIRMED', 'DELAYED', 'DELIVERED', 'FAILURE', 'FULFILLED'],
  ...['IN_TRANSIT', 'LABEL_PRINTED', 'LABEL_PURCHASED', 'LABEL_VOIDED', 'MARKED_AS_FULFILLED', 'NOT_DELIVERED'],
  ...['OUT_FOR_DELIVERY', 'PICKED_UP', 'READY_FOR_PICKUP', 'SUBMITTED'],
];

describe('the words of a state', () => {
  test.each(builtInLocales)('stand in %s for every state, and never for the name that the store gives it', (locale) => {
    const own = builtInTexts[locale];
    const say = sayIn(texts, locale, own);
    for (const state of orderStates) {
      const said = wordsOfState(state, {}, say);
      expect([said, Object.values<unknown>(own).includes(said)], state).toEqual([expect.any(String), true]);
    }
    for (const [status, key] of Object.entries(ofOrders)) {
      const [label] = labelsOf(order({ fulfillmentStatus: status }), {}, say);
      expect(label?.words, status).toBe(own[key]);
    }
  });

  test.each(orderStates)('are the merchant’s own of “%s”, and of no other state', (state) => {
    const own = { [wordsFieldOf[state]]: 'Ours' };
    expect(orderStates.filter((it) => wordsOfState(it, own, english) === 'Ours')).toEqual([state]);
    expect(orderStates.filter((it) => wordsInPassing(it, own, english) === 'Ours')).toEqual([state]);
    expect(wordsOfState(state, { [wordsFieldOf[state]]: '' }, english)).toBe(wordsOfState(state, {}, english));
  });

  test('are known of every state in which a carrier may have a parcel', () => {
    expect(ofParcels.filter((it) => stateOfStatus(it) === null)).toEqual([]);
    expect(['', 'constructor', '__proto__', 'SOMETHING_NEW'].map(stateOfStatus)).toEqual([null, null, null, null]);
  });
});

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

  test('is where its carrier says, and has arrived only once all of it has', () => {
    expect(words({ events: events('OUT_FOR_DELIVERY', 'IN_TRANSIT') })).toEqual(['Out for delivery']);
    expect(words({ events: events('LABEL_PRINTED'), fulfillmentStatus: 'IN_PROGRESS' })).toEqual(['Packed']);
    expect(words({ events: events('DELIVERED', 'IN_TRANSIT') })).toEqual(['Shipped']);
    expect(words({ events: events('DELIVERED'), fulfillmentStatus: 'PARTIALLY_FULFILLED' })).toEqual([
      'Partially delivered',
    ]);
    // A parcel that was called back was never sent.
    expect(words({ events: events('IN_TRANSIT'), fulfillmentStatus: 'UNFULFILLED' })).toEqual(['Not shipped yet']);
  });

  test('that has not left is told of in the merchant’s words for how far it is, where there are such', () => {
    const own = { textOrdered: 'We wait for your payment', textConfirmed: 'We are on it' };
    expect(words({ fulfillmentStatus: 'ON_HOLD' }, own)).toEqual(['We are on it']);
    expect(words({ fulfillmentStatus: 'ON_HOLD', financialStatus: 'PENDING' }, own)).toEqual([
      'We wait for your payment',
    ]);
  });
});
