import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { append } from '../append/append.ts';
import { type Candidate, candidatesOf, keepTurn, oneAssigns } from './candidates.ts';
import { roomOf } from './capacity.ts';
import { assignNewJob, assignWaitingJob } from './pending.jobs.ts';
import { waitingForPerson } from './waiting-for-person.ts';

/** So many that wait are looked up at once. */
const batch = 50;

/** Somebody begins to wait for a person: the inbox settings may have a member who is given who waits longest. */
export function assignNewSoon(
  tx: TxCtx,
  { conversationId, turn, isAutoAssigned }: { conversationId: string; turn: number; isAutoAssigned: boolean },
): void {
  if (isAutoAssigned) tx.enqueue(assignNewJob, { conversationId, turn });
}

/** Sequentially it is the turn of whoever has been given nothing for the longest; else of whoever has least to do. */
export function chooseMember(candidates: readonly Candidate[], sequentially: boolean): string | null {
  const byTurn = (a: Candidate, b: Candidate) => a.givenAt - b.givenAt;
  const byWork = (a: Candidate, b: Candidate) => a.open - b.open || byTurn(a, b);
  return candidates.toSorted(sequentially ? byTurn : byWork)[0]?.id ?? null;
}

/**
 * Gives a conversation that waits for a person to a member, if the inbox settings say so and there is one with room for it.
 * What somebody has taken meanwhile stays theirs. A second time finds nothing. Answers whether there was anybody.
 */
async function assignNew(ctx: Ctx, conversationId: string): Promise<boolean> {
  const settings = settingsOf(await findShop(ctx.db, ctx.shopId)).inboxSettings;
  if (!settings.isAutoAssignment) return false;
  return transaction(ctx, async (tx) => {
    await oneAssigns(tx);
    const candidates = await candidatesOf(tx, settings.isAssignOnlyOnlineMembers);
    const withRoom = candidates.filter(({ open }) => roomOf(settings, open) > 0);
    const memberId = chooseMember(withRoom, settings.isAssignSequentially);
    if (!memberId) return false;
    const [outcome] = await append(tx, [
      {
        shopId: tx.shopId,
        conversationId,
        by: { type: 'system' },
        event: () => ({ type: 'assigned_from_waiting', memberId }),
        assigneeId: memberId,
      },
    ]);
    if (outcome?.ok && outcome.accepted) await keepTurn(tx, memberId);
    return true;
  });
}

/** A member has come: what waits for a person, and found nobody before, may go to them. Cheap where nothing does. */
export async function assignWaitingSoon(ctx: Ctx): Promise<void> {
  const [waiting] = await waitingForPerson(ctx.db, ctx.shopId, 1);
  if (!waiting || !settingsOf(await findShop(ctx.db, ctx.shopId)).inboxSettings.isAutoAssignment) return;
  await transaction(ctx, async (tx) => tx.enqueue(assignWaitingJob, {}));
}

/** Gives what waits for a person to members with room, the longest waiting first, until there is none of either. */
export async function assignWaiting(ctx: Ctx): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const ids = (await waitingForPerson(ctx.db, ctx.shopId, batch)).map((it) => it.id);
    // Those that were looked at wait no more; if one does, it cannot be given.
    if (ids.length === 0 || ids[0] === last) return;
    for (const id of ids) if (!(await assignNew(ctx, id))) return;
    last = ids[0];
  }
}
