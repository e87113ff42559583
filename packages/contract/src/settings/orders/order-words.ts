import type { orderStates } from '../options.ts';

type OrderState = (typeof orderStates)[number];

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
