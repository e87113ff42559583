import { latestEvent } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/problem.ts';
import type { MemberCtx } from '../../world.ts';
import { findShop, toShop } from '../shops/index.ts';
import { toMember } from './member.store.ts';

/** The signed-in member, their shop, and the event from which their screens go on. */
export async function readMe(ctx: MemberCtx) {
  const since = await latestEvent(ctx.world, ctx.shopId);
  const shop = await findShop(ctx.db, ctx.shopId);
  const row = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', ctx.who.memberId)
    .executeTakeFirst();
  if (!row) throw notFound('This member');
  return {
    member: toMember(ctx.world, row),
    shop: toShop(ctx.world.config, shop),
    isCrmLogin: ctx.who.isCrmLogin,
    since,
  };
}

export async function listMembers(ctx: MemberCtx) {
  const rows = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .orderBy('full_name')
    .execute();
  return rows.map((it) => toMember(ctx.world, it));
}
