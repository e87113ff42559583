import { texts } from '#texts/caps.ts';
import { type Capped, day, hour, tenMinutes } from '../../platform/caps/caps.ts';
import type { CappedCalls } from '../../platform/caps/visitor-calls.ts';

/** Codes that visitors ask for, whether there is such an order or not. */
export const orderCodes: Capped = {
  name: 'order-code',
  said: texts.orderCodes,
  contact: [tenMinutes(6), day(30)],
  address: [tenMinutes(30), day(200)],
  shop: [hour(600)],
};

/** Codes that are shown: beside the few tries of each, how often anybody may guess. */
const guesses: Capped = {
  name: 'order-guess',
  said: texts.orderGuesses,
  contact: [tenMinutes(20)],
  address: [tenMinutes(100), day(600)],
  shop: [hour(2_000)],
};

export const cappedOrderCalls: CappedCalls = { 'POST /client/api/orders/code': { kind: guesses } };
