import { z } from 'zod';
import type { OnTopic } from '../../../hooks/vendor.ts';
import { keepOrder, type ToldOrder } from '../../contacts/index.ts';

const Moment = z.iso.datetime({ offset: true }).transform((it) => new Date(it));

/** What of an order's webhook is read; it holds far more, and nothing else of it is kept. */
const OrderBody = z.object({
  id: z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String),
  name: z.string().max(100),
  created_at: Moment,
  updated_at: Moment,
  cancelled_at: Moment.nullish(),
  financial_status: z.string().nullish(),
  fulfillment_status: z.string().nullish(),
  total_price: z.string().regex(/^\d+(\.\d+)?$/),
  currency: z.string().length(3),
  email: z.string().nullish(),
  customer: z.object({ id: z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String) }).nullish(),
  fulfillments: z.array(z.object({ created_at: Moment })).default([]),
});

/** States that no order is in that was never paid. */
const paid = new Set(['paid', 'partially_refunded', 'refunded']);

function newsOf(order: z.infer<typeof OrderBody>): ToldOrder['news'] {
  const placed = order.created_at;
  const shipped = order.fulfillments.at(-1)?.created_at ?? order.updated_at;
  const all = [
    { what: 'placed' as const, at: placed },
    // When it was paid is not told: with the order, or at the latest when the store says so.
    { what: 'paid' as const, at: paid.has(order.financial_status ?? '') ? order.updated_at : null },
    { what: 'fulfilled' as const, at: order.fulfillment_status === 'fulfilled' ? shipped : null },
    { what: 'cancelled' as const, at: order.cancelled_at ?? null },
  ];
  return all.flatMap(({ what, at }) => (at ? [{ what, at }] : []));
}

/**
 * An order's webhook is believed as it comes, unlike others: each of these things happens once and is never taken back, so
 * it does not matter in which order they are told, and the store need not be asked for each order of everybody.
 */
const keepNews: OnTopic = async (_, { body }) => {
  const order = OrderBody.parse(body);
  const { id: orderId, name, email } = order;
  const total = { amount: order.total_price, currency: order.currency };
  const told = { orderId, name, total, customerId: order.customer?.id ?? null, email: email || null };
  return (tx) => keepOrder(tx, { ...told, news: newsOf(order) });
};

export const orderTopics: Readonly<Record<string, OnTopic>> = {
  'orders/create': keepNews,
  'orders/paid': keepNews,
  'orders/fulfilled': keepNews,
  'orders/cancelled': keepNews,
};
