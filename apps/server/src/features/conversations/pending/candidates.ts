import { isActive } from '@chatty/contract/team';
import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';
import { readStaffStatus } from '../../presence/index.ts';
import { openOf } from './capacity.ts';

/** Who may be given a conversation that waits for a person, with what decides between them. */
export interface Candidate {
  id: string;
  /** Conversations that are theirs and open. */
  open: number;
  /** When they were last given one, in ms since 1970. */
  givenAt: number;
}

/** One after the other: of two that give at once each finds who has room, and whose turn it is, by then. */
export const oneAssigns = async ({ db, shopId }: TxCtx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`assign/${shopId}`}, 0))`.execute(db));

/** Who has joined, is active and not away; with `onlyThere` also online, as the database knows it: somebody may just have come. */
export async function candidatesOf(tx: TxCtx, onlyThere: boolean): Promise<Candidate[]> {
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
  const status = onlyThere ? await readStaffStatus(tx) : null;
  return rows
    .filter((it) => isActive(it) && (status === null || status.isOnline[it.id]?.status))
    .map((it) => ({ id: it.id, open: Number(it.open ?? 0), givenAt: it.given_at?.getTime() ?? 0 }));
}

/** It was a member's turn. */
export async function keepTurn(tx: TxCtx, memberId: string): Promise<void> {
  const given_at = tx.services.clock.now();
  await tx.db
    .insertInto('assignment_turns')
    .values({ shop_id: tx.shopId, member_id: memberId, given_at })
    .onConflict((on) => on.columns(['shop_id', 'member_id']).doUpdateSet({ given_at }))
    .execute();
}
