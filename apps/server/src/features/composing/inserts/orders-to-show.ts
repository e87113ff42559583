import type { OrderStatus } from '@chatty/contract/contacts';
import type { InsertableOrder } from '@chatty/contract/composing';
import { texts } from '#texts/orders.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { latestOnce, readOrdersByContact } from '../../contacts/index.ts';
import { findConversation, ordersSaid } from '../../conversations/index.ts';

/**
 * The orders that the team may see of a conversation's contact. The visitor may be shown those that the store vouches
 * for, by the account that it has signed them in with, and those that stand in the conversation already. Whoever speaks
 * by a mailed link need not be the customer. Throws `not_found`, `Unreachable`, `Refused`.
 */
export async function listOrdersToInsert(ctx: Ctx, conversationId: string): Promise<InsertableOrder[]> {
  const { contact_id, customer_id, by_link } = await findConversation(ctx, conversationId);
  const [orders, said] = await Promise.all([readOrdersByContact(ctx, contact_id), ordersSaid(ctx, conversationId)]);
  // Of a person who is several contacts, only what is this one's by its own account.
  const own = customer_id !== null && !by_link ? (orders.get(contact_id) ?? []) : [];
  const vouched = new Set(own.map((it) => it.id));
  return latestOnce(orders).map((order) => ({ order, mayShow: vouched.has(order.id) || said.has(order.id) }));
}

/** An order as the store tells it now, if the visitor of the conversation may be shown it. Throws `not_found`, `not_allowed`. */
export async function orderToShow(ctx: Ctx, conversationId: string, orderId: string): Promise<OrderStatus> {
  const found = (await listOrdersToInsert(ctx, conversationId)).find((it) => it.order.id === orderId);
  if (!found) throw notFound(texts.order);
  if (!found.mayShow) throw new Problem('not_allowed', texts.notShown(found.order.name));
  return found.order;
}
