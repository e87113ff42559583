import type { OrderState } from '../../orders.ts';
import type { orderStates } from '../../visitor-texts/order-tracking.ts';

/** The setting that holds a merchant's own words for each state. Without Zod, for everybody. */
export const wordsFieldOf = {
  ordered: 'textOrdered',
  confirmed: 'textConfirmed',
  packed: 'textPacked',
  partlyShipped: 'textPartlyShipped',
  shipped: 'textShipped',
  outForDelivery: 'textOutForDelivery',
  readyForPickup: 'textReadyForPickup',
  attempted: 'textAttempted',
  delayed: 'textDelayed',
  partlyDelivered: 'textPartlyDelivered',
  delivered: 'textDelivered',
  canceled: 'textCanceled',
  partlyRefunded: 'textPartlyRefunded',
  refunded: 'textRefunded',
} as const satisfies Record<OrderState, string>;

/** The product's own words for each state, by their key. */
const textOf = {
  ordered: 'orderTrackingOrdered',
  confirmed: 'orderTrackingConfirmed',
  packed: 'orderTrackingPacked',
  partlyShipped: 'orderTrackingPartlyShipped',
  shipped: 'orderTrackingShipped',
  outForDelivery: 'orderTrackingOutForDelivery',
  readyForPickup: 'orderTrackingReadyForPickup',
  attempted: 'orderTrackingAttempted',
  delayed: 'orderTrackingDelayed',
  partlyDelivered: 'orderTrackingPartlyDelivered',
  delivered: 'orderTrackingDelivered',
  canceled: 'orderTrackingCanceled',
  partlyRefunded: 'orderTrackingPartlyRefunded',
  refunded: 'orderTrackingRefunded',
} as const satisfies Record<OrderState, keyof typeof orderStates>;

/** A merchant's own words for the states, in the visitor's language; an empty one is none. */
export type OrderWords = { readonly [Field in (typeof wordsFieldOf)[OrderState]]?: string };
/** Says the product's own words in the visitor's language. */
export type SayState = (key: keyof typeof orderStates) => string;

/** How a state is called: in the merchant's own words, else in ours. */
export const wordsOfState = (state: OrderState, own: OrderWords, say: SayState): string =>
  own[wordsFieldOf[state]] || say(textOf[state]);

/** The same of an order that is told of in passing: where nothing was sent, ours say that, and not how far it is. */
export const wordsInPassing = (state: OrderState, own: OrderWords, say: SayState): string =>
  state === 'ordered' || state === 'confirmed'
    ? own[wordsFieldOf[state]] || say('orderTrackingNotShipped')
    : wordsOfState(state, own, say);
