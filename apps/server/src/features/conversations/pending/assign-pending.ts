import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { append } from '../append/append.ts';
import { assignWaiting } from './assign-new.ts';
import { candidatesOf, keepTurn, oneAssigns } from './candidates.ts';
import { hasCapacity, roomOf } from './capacity.ts';
import { waitingForPerson } from './waiting-for-person.ts';

/** So many are given in one transaction; others of the shop get their turn in between. */
const batch = 100;

/**
 * How many a member may be given now: none unless both settings are on (specification, section 4), and they have joined,
 * are active and not away. They have just said that they are there, or an admin has; so nobody looks for their tab.
 */
async function mayBeGiven(tx: TxCtx, memberId: string): Promise<number> {
  const settings = settingsOf(await findShop(tx.db, tx.shopId)).inboxSettings;
  if (!settings.isAssignSequentially || !settings.isAssignOnlyOnlineMembers) return 0;
  const member = (await candidatesOf(tx, false)).find((it) => it.id === memberId);
  if (!member) return 0;
  return hasCapacity(settings) ? roomOf(settings, member.open) : batch;
}

/** Gives so many of the conversations that wait for a person as they have room for, longest waiting first. */
async function assignBatch(ctx: Ctx, memberId: string): Promise<{ mayBeMore: boolean; assigned: number }> {
  return transaction(ctx, async (tx) => {
    await oneAssigns(tx);
    const most = Math.min(batch, await mayBeGiven(tx, memberId));
    if (most === 0) return { mayBeMore: false, assigned: 0 };
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
    const assigned = outcomes.filter((it) => it.ok && it.accepted).length;
    if (assigned > 0) await keepTurn(tx, memberId);
    return { mayBeMore: rows.length === batch && assigned > 0, assigned };
  });
}

/**
 * Gives a member everything that waits for a person and has no owner, as far as they have room, if the inbox settings say
 * so and the member is not away. Asked twice, the second time finds nothing; what somebody else takes meanwhile stays
 * theirs.
 */
export async function assignPending(ctx: Ctx, memberId: string): Promise<number> {
  let assigned = 0;
  for (;;) {
    const done = await assignBatch(ctx, memberId);
    assigned += done.assigned;
    if (!done.mayBeMore) return assigned;
  }
}

/** Who is back is given what waits; what they have no room for goes where there is some, as the shop's settings say. */
export async function assignToReturned(ctx: Ctx, memberId: string): Promise<void> {
  await assignPending(ctx, memberId);
  await assignWaiting(ctx);
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
