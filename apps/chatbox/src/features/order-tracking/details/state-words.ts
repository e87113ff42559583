import type { OrderState } from '@chatty/contract/orders';
import { wordsFieldOf } from '@chatty/contract/settings/orders/order-words';
import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { say } from '../../../ui/say.ts';

const keys = {
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
} as const satisfies Record<OrderState, string>;

/** How a state is called: in the merchant's own words, else in ours. */
export const stateWords = (state: OrderState, settings: ShownOrderTracking): string =>
  settings[wordsFieldOf[state]] || say(keys[state]);

/** States in which the visitor may want to do something, or that end an order before it comes. */
export const isTrouble = (state: OrderState): boolean =>
  ['attempted', 'delayed', 'canceled', 'refunded'].includes(state);
