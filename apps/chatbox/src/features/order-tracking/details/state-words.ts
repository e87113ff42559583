import type { OrderState } from '@chatty/contract/orders';
import { wordsOfState } from '@chatty/contract/settings/orders/order-words';
import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { say } from '../../../ui/say.ts';

/** How a state is called: in the merchant's own words, else in ours. */
export const stateWords = (state: OrderState, settings: ShownOrderTracking): string =>
  wordsOfState(state, settings, say);

/** States in which the visitor may want to do something, or that end an order before it comes. */
export const isTrouble = (state: OrderState): boolean =>
  ['attempted', 'delayed', 'canceled', 'refunded'].includes(state);
