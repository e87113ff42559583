import type { OrderStatus } from '@chatty/contract/contacts';
import type { Ctx } from '../../../ctx.ts';
import { orderNumberOf } from '../../../language/order-number.ts';

/**
 * The latest orders of a customer who is signed in at the store and may see them without further proof: the one of that
 * number, or all of them. Callers make sure that it is the customer who asks.
 */
export async function ownOrders(ctx: Ctx, customerId: string | null, number?: string): Promise<OrderStatus[]> {
  if (!customerId) return [];
  const orders = await ctx.services.commerce.ordersOf(ctx.shopId, { customerId });
  if (number === undefined) return orders;
  const wanted = orderNumberOf(number);
  return orders.filter((it) => wanted !== '' && orderNumberOf(it.name) === wanted);
}
