import type { GivenMark, TurnMark } from '@chatty/contract/decision-log';
import { sql } from 'kysely';
import { texts } from '#texts/assistant.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { findMember } from '../../team/index.ts';

const toTeam = { team: true, contactId: null } as const;

async function keepMark(tx: TxCtx, id: string, mark: GivenMark | null): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('decisions')
    .set({
      mark: mark?.mark ?? null,
      mark_note: mark?.note ?? '',
      marked_by: mark?.by ?? '',
      marked_at: mark ? new Date(mark.at) : null,
    })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(texts.log.turn);
  tx.emit('turn.marked', { id, mark }, toTeam);
}

/** Says what the team holds a turn to be, in the place of what was said before. Throws `not_found`. */
export function markTurn(ctx: MemberCtx, id: string, said: { mark: TurnMark; note: string }): Promise<GivenMark> {
  return transaction(ctx, async (tx) => {
    const { full_name: by } = await findMember(tx, ctx.who.memberId);
    const mark = { ...said, by, at: tx.services.clock.now().toISOString() };
    await keepMark(tx, id, mark);
    return mark;
  });
}

/** Takes it back. Throws `not_found`. */
export const unmarkTurn = (ctx: Ctx, id: string): Promise<void> => transaction(ctx, (tx) => keepMark(tx, id, null));

/** What a visitor thinks of an answer stands beside why it was given. */
export async function keepHelpfulness(
  { db, shopId }: TxCtx,
  { messageId, helpful }: { messageId: string; helpful: boolean | null },
): Promise<void> {
  // An answer's message has the id of its turn.
  await db
    .updateTable('decisions')
    .set({ helpful })
    .where('shop_id', '=', shopId)
    .where('id', '=', messageId)
    .where(sql<boolean>`message_id is not null`)
    .execute();
}
