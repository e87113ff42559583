import { isActive } from '@chatty/contract/team';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { whoIsThere } from '../../presence/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { append } from '../append/append.ts';
import { openOf, roomOf } from './capacity.ts';
import { assignNewJob } from './pending.jobs.ts';
import { waitingForPerson } from './waiting-for-person.ts';

/** So many are given after room was made; more than one member gets at once. */
const mostAtOnce = 50;

/** Somebody waits for a person: the inbox settings may give the conversation to a member. */
export function assignNewSoon(
  tx: TxCtx,
  { conversationId, turn, isAutoAssigned }: { conversationId: string; turn: number; isAutoAssigned: boolean },
): void {
  if (isAutoAssigned) tx.enqueue(assignNewJob, { conversationId, turn });
}

interface Candidate {
  id: string;
  /** Conversations that are theirs and open. */
  open: number;
  /** When they were last given one, in ms since 1970. */
  givenAt: number;
}

/** Who may be given something: active, and not away; with what decides between them. */
async function candidatesOf(tx: TxCtx, onlyThere: boolean): Promise<Candidate[]> {
  const rows = await tx.db
    .selectFrom('members as m')
    .leftJoin('assignment_turns as t', (on) =>
      on.onRef('t.shop_id', '=', 'm.shop_id').onRef('t.member_id', '=', 'm.id'),
    )
    .select(['m.id', 'm.role', 'm.active', 't.given_at'])
    .select((q) => openOf(q).as('open'))
    .where('m.shop_id', '=', tx.shopId)
    .where('m.enable_away_mode', '=', false)
    .where('m.invited', '=', false)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
  const there = onlyThere ? whoIsThere(tx.services, tx.shopId) : null;
  return rows
    .filter((it) => isActive(it) && (there === null || there.includes(it.id)))
    .map((it) => ({ id: it.id, open: Number(it.open ?? 0), givenAt: it.given_at?.getTime() ?? 0 }));
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
export async function assignNew(ctx: Ctx, conversationId: string): Promise<boolean> {
  const settings = settingsOf(await findShop(ctx.db, ctx.shopId)).inboxSettings;
  if (!settings.isAutoAssignment) return false;
  return transaction(ctx, async (tx) => {
    // One after the other: of two that come at once each finds whose turn it is by then.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`assign/${tx.shopId}`}, 0))`.execute(tx.db);
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
    if (!outcome?.ok || !outcome.accepted) return true;
    const given_at = tx.services.clock.now();
    await tx.db
      .insertInto('assignment_turns')
      .values({ shop_id: tx.shopId, member_id: memberId, given_at })
      .onConflict((on) => on.columns(['shop_id', 'member_id']).doUpdateSet({ given_at }))
      .execute();
    return true;
  });
}

/** Gives what waits for a person to members with room, the longest waiting first. */
export async function assignWaiting(ctx: Ctx): Promise<void> {
  for (const { id } of await waitingForPerson(ctx.db, ctx.shopId, mostAtOnce)) if (!(await assignNew(ctx, id))) return;
}
