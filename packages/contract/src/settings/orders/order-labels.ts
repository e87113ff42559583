import type { OrderStatus, Refunded } from '../../contacts.ts';
import type { OrderState } from '../../orders.ts';
import { type OrderWords, type SayState, wordsInPassing } from './order-words.ts';
import { stateToldBy } from './parcel-status.ts';

/** An order as a message carries it. Messages of earlier times tell of a refund only in the store's own words. */
export type CarriedOrder = Omit<OrderStatus, 'refunded' | 'refundedTotal'> &
  Partial<Pick<OrderStatus, 'refunded' | 'refundedTotal'>>;

const byStatus: ReadonlyMap<string, Refunded> = new Map([
  ['REFUNDED', 'fully'],
  ['PARTIALLY_REFUNDED', 'partly'],
]);

export interface OrderLabel {
  state: OrderState;
  words: string;
  /** Over, and nothing more comes of it. */
  over: boolean;
}

/** Canceled or where it is, and whether it was refunded. */
function statesOf(order: CarriedOrder): OrderState[] {
  const refunded = order.refunded ?? byStatus.get(order.financialStatus) ?? 'none';
  const back: OrderState[] = refunded === 'none' ? [] : [refunded === 'fully' ? 'refunded' : 'partlyRefunded'];
  if (order.cancelledAt) return ['canceled', ...back];
  return refunded === 'fully' ? back : [stateToldBy(order), ...back];
}

/** How an order in a message stands, as one says it to whom it belongs. */
export const labelsOf = (order: CarriedOrder, own: OrderWords, say: SayState): OrderLabel[] =>
  statesOf(order).map((state) => ({
    state,
    words: wordsInPassing(state, own, say),
    over: ['canceled', 'partlyRefunded', 'refunded'].includes(state),
  }));
