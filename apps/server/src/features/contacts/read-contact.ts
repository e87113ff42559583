import type { ContactProfile, OrderStatus } from '@chatty/contract/contacts';
import type { MemberCtx } from '../../world.ts';
import { findContact, toContact } from './contact.store.ts';
import { whereIs } from './whereabouts.ts';

export async function readContact(ctx: MemberCtx, id: string): Promise<ContactProfile> {
  const row = await findContact(ctx, id);
  const counted = await ctx.db
    .selectFrom('conversations')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...toContact(row), ...whereIs(ctx.world, ctx.shopId, id), conversationCount: Number(counted.count) };
}

/** The contact’s latest orders, read from the store: of the signed-in customer, else of the e-mail they left. */
export async function readContactOrders(ctx: MemberCtx, id: string): Promise<OrderStatus[]> {
  const { customer_id: customerId, email } = await findContact(ctx, id);
  if (!customerId && !email) return [];
  return ctx.world.commerce.ordersOf(ctx.shopId, { customerId, email });
}
