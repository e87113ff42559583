import type { ContactProfile, OrderStatus } from '@chatty/contract/contacts';
import type { Ctx, MemberCtx } from '../../ctx.ts';
import { toContact } from './contact.store.ts';
import { findPerson, idsOfPersonSql, mergedInto } from './merge/person.ts';
import { refreshPurchases } from './purchases/keep-purchases.ts';
import { readPreChatOfPerson } from './pre-chat/pre-chat.store.ts';
import { wherePerson } from './visitor-presence.ts';

/** The contact as the team sees it: of one that was merged, the person whom it became. Throws `not_found`. */
export async function readContact(ctx: MemberCtx, askedId: string): Promise<ContactProfile> {
  const row = await findPerson(ctx, askedId);
  const counted = await ctx.db
    .selectFrom('conversations')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', 'in', idsOfPersonSql(ctx.shopId, row.id))
    .executeTakeFirstOrThrow();
  const merged = await mergedInto(ctx, row.id);
  return {
    ...toContact(row),
    ...wherePerson(ctx.services, ctx.shopId, row.id),
    conversationCount: Number(counted.count),
    preChat: await readPreChatOfPerson(ctx, row.id),
    merged: merged.map((it) => ({
      id: it.id,
      name: it.name,
      email: it.email,
      mergedAt: (it.merged_at ?? it.created_at).toISOString(),
      mergedBy: it.merged_by,
    })),
  };
}

/**
 * A person's latest orders by the contact as whom they are theirs, read from the store: of the signed-in customer, else of
 * the e-mail they left. Throws `not_found`.
 */
export async function readOrdersByContact(ctx: Ctx, askedId: string): Promise<Map<string, OrderStatus[]>> {
  const person = await findPerson(ctx, askedId);
  const read = new Map<string, OrderStatus[]>();
  const orders = new Map<string, OrderStatus[]>();
  const everyone = [person, ...(await mergedInto(ctx, person.id))];
  await refreshPurchases(ctx, everyone);
  for (const { id, customer_id: customerId, email } of everyone) {
    if (!customerId && !email) continue;
    const key = JSON.stringify(customerId ? { customerId } : { email: email?.toLowerCase() });
    const own = read.get(key) ?? (await ctx.services.commerce.ordersOf(ctx.shopId, { customerId, email }));
    read.set(key, own);
    orders.set(id, own);
  }
  return orders;
}

/** All of them, each once, the latest first. */
export function latestOnce(orders: ReadonlyMap<string, readonly OrderStatus[]>): OrderStatus[] {
  const [first = [], ...others] = orders.values();
  // As the store orders them, where nothing was merged.
  if (others.length === 0) return [...first];
  const each = new Map([...orders.values()].flat().map((it) => [it.id, it]));
  return [...each.values()].sort((a, b) => b.placedAt.localeCompare(a.placedAt));
}

/** A person's latest orders, as the team sees them. Throws `not_found`. */
export const readContactOrders = async (ctx: Ctx, askedId: string): Promise<OrderStatus[]> =>
  latestOnce(await readOrdersByContact(ctx, askedId));
