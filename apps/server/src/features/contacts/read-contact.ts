import type { ContactProfile, OrderStatus } from '@chatty/contract/contacts';
import type { MemberCtx } from '../../ctx.ts';
import { findContact, toContact } from './contact.store.ts';
import { readPreChat } from './pre-chat/pre-chat.store.ts';
import { whereIs } from './visitor-presence.ts';

export async function readContact(ctx: MemberCtx, id: string): Promise<ContactProfile> {
  const row = await findContact(ctx, id);
  const counted = await ctx.db
    .selectFrom('conversations')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...toContact(row),
    ...whereIs(ctx.services, ctx.shopId, id),
    conversationCount: Number(counted.count),
    preChat: await readPreChat(ctx, id),
  };
}

/** The contact’s latest orders, read from the store: of the signed-in customer, else of the e-mail they left. */
export async function readContactOrders(ctx: MemberCtx, id: string): Promise<OrderStatus[]> {
  const { customer_id: customerId, email } = await findContact(ctx, id);
  if (!customerId && !email) return [];
  return ctx.services.commerce.ordersOf(ctx.shopId, { customerId, email });
}
