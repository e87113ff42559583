import type { OrderStatus, Refunded } from '@chatty/contract/contacts';
import type { Message } from '@chatty/contract/messages';
import { say } from '../../ui/say.ts';

/** Messages of earlier times tell of a refund only in the store's own words. */
export type Order = Omit<OrderStatus, 'refunded' | 'refundedTotal'> &
  Partial<Pick<OrderStatus, 'refunded' | 'refundedTotal'>>;

const byStatus: Record<string, Refunded> = { REFUNDED: 'fully', PARTIALLY_REFUNDED: 'partly' };

/** `PARTIALLY_FULFILLED` as a person would say it. */
export function statusWords(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const stateKeys: Partial<
  Record<string, 'orderTrackingNotShipped' | 'orderTrackingPartlyShipped' | 'orderTrackingShipped'>
> = {
  UNFULFILLED: 'orderTrackingNotShipped',
  PARTIALLY_FULFILLED: 'orderTrackingPartlyShipped',
  FULFILLED: 'orderTrackingShipped',
};

function whereItIs(order: Order): string {
  if (order.deliveredAt) return say('orderTrackingDelivered');
  const key = stateKeys[order.fulfillmentStatus];
  return key ? say(key) : statusWords(order.fulfillmentStatus);
}

export interface OrderLabel {
  words: string;
  /** Over, and nothing more comes of it. */
  over: boolean;
}

/** How an order stands, as one says it to whom it belongs: canceled or where it is, and whether it was refunded. */
export function labelsOf(order: Order): OrderLabel[] {
  const refunded = order.refunded ?? byStatus[order.financialStatus] ?? 'none';
  const labels: OrderLabel[] = [];
  if (order.cancelledAt) labels.push({ words: say('orderTrackingCanceled'), over: true });
  else if (refunded !== 'fully') labels.push({ words: whereItIs(order), over: false });
  if (refunded !== 'none') {
    const words = say(refunded === 'fully' ? 'orderTrackingRefunded' : 'orderTrackingPartlyRefunded');
    labels.push({ words, over: true });
  }
  return labels;
}

/** The orders of a message, the latest first. */
export const ordersOf = ({ parts }: Pick<Message, 'parts'>): Order[] =>
  parts
    .flatMap((it) => (it.type === 'order' ? [it.order] : []))
    .sort((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt));
