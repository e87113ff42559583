import { isActive } from '@chatty/contract/team';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { append } from '../append/append.ts';

/** So many are given in one transaction; others of the shop get their turn in between. */
const batch = 100;

/** Both settings must be on (specification, section 4), and the member active and not away. */
async function mayBeGiven(ctx: Ctx, memberId: string): Promise<boolean> {
  const { isAssignSequentially, isAssignOnlyOnlineMembers } = settingsOf(
    await findShop(ctx.db, ctx.shopId),
  ).inboxSettings;
  if (!isAssignSequentially || !isAssignOnlyOnlineMembers) return false;
  const member = await ctx.db
    .selectFrom('members')
    .select(['role', 'active', 'enable_away_mode'])
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member !== undefined && isActive(member) && !member.enable_away_mode;
}

/** Gives a batch of the conversations that wait for a person, longest waiting first. Returns how many there were. */
async function assignBatch(ctx: Ctx, memberId: string): Promise<{ found: number; assigned: number }> {
  return transaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('conversations')
      .select('id')
      .where('shop_id', '=', ctx.shopId)
      .where('status', '=', 'open')
      .where('handler', '=', 'waiting')
      .where('assignee_id', 'is', null)
      .orderBy('waiting_since')
      .orderBy('id')
      .limit(batch)
      .execute();
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
 * Gives a member everything that waits for a person and has no owner, if the inbox settings say so and the member is
 * not away. Asked twice, the second time finds nothing; what somebody else takes meanwhile stays theirs.
 */
export async function assignPending(ctx: Ctx, memberId: string): Promise<number> {
  if (!(await mayBeGiven(ctx, memberId))) return 0;
  let assigned = 0;
  for (;;) {
    const done = await assignBatch(ctx, memberId);
    assigned += done.assigned;
    if (done.found < batch || done.assigned === 0) return assigned;
  }
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
