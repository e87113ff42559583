import type { Message } from '@chatty/contract/messages';
import type { CarriedOrder } from '@chatty/contract/settings/orders/order-labels';

/** The orders of a message, the latest first. */
export const ordersOf = ({ parts }: Pick<Message, 'parts'>): CarriedOrder[] =>
  parts
    .flatMap((it) => (it.type === 'order' ? [it.order] : []))
    .sort((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt));
