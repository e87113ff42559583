import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { append } from '../append/append.ts';
import { openOf, roomOf } from './capacity.ts';
import { waitingForPerson } from './waiting-for-person.ts';

/** So many are given in one transaction; others of the shop get their turn in between. */
const batch = 100;

/** How many a member may be given: none unless both settings are on (specification, section 4), and they are active and not away. */
async function mayBeGiven(ctx: Ctx, memberId: string): Promise<number> {
  const settings = settingsOf(await findShop(ctx.db, ctx.shopId)).inboxSettings;
  if (!settings.isAssignSequentially || !settings.isAssignOnlyOnlineMembers) return 0;
  const member = await ctx.db
    .selectFrom('members as m')
    .select(['m.role', 'm.active', 'm.enable_away_mode'])
    .select((q) => openOf(q).as('open'))
    .where('m.shop_id', '=', ctx.shopId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  if (!member || !isActive(member) || member.enable_away_mode) return 0;
  return roomOf(settings, Number(member.open ?? 0));
}

/** Gives so many of the conversations that wait for a person, longest waiting first. Returns how many there were. */
async function assignBatch(ctx: Ctx, memberId: string, most: number): Promise<{ found: number; assigned: number }> {
  return transaction(ctx, async (tx) => {
    const rows = await waitingForPerson(tx.db, ctx.shopId, most);
    const outcomes = await append(
      tx,
      rows.map(({ id }) => ({
        shopId: ctx.shopId,
        conversationId: id,
        by: { type: 'member', memberId },
        event: () => ({ type: 'assigned_from_waiting', memberId }),
        assigneeId: memberId,
      })),
    );
    return { found: rows.length, assigned: outcomes.filter((it) => it.ok && it.accepted).length };
  });
}

/**
 * Gives a member everything that waits for a person and has no owner, as far as they have room, if the inbox settings say
 * so and the member is not away. Asked twice, the second time finds nothing; what somebody else takes meanwhile stays
 * theirs.
 */
export async function assignPending(ctx: Ctx, memberId: string): Promise<number> {
  const room = await mayBeGiven(ctx, memberId);
  let assigned = 0;
  while (assigned < room) {
    const most = Math.min(batch, room - assigned);
    const done = await assignBatch(ctx, memberId, most);
    assigned += done.assigned;
    if (done.found < most || done.assigned === 0) break;
  }
  return assigned;
}

/** For oneself, or as an admin for anybody of the shop. Throws `not_found` for another shop, `not_allowed` for a colleague. */
export async function assignPendingFor(
  ctx: MemberCtx,
  { shopId, memberId, isAutoAssign }: { shopId: string; memberId: string; isAutoAssign: boolean },
): Promise<{ assigned: number }> {
  if (shopId !== ctx.shopId) throw notFound(texts.shop);
  if (memberId !== ctx.who.memberId && ctx.who.role !== 'admin') {
    throw new Problem('not_allowed', texts.onlyAdminsGive);
  }
  return { assigned: isAutoAssign ? await assignPending(ctx, memberId) : 0 };
}
