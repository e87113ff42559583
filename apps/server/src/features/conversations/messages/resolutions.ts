import type { Part } from '@chatty/contract/messages';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { toMessage } from '../message.store.ts';

/** Grey lines that say that a conversation was resolved, by whomever. */
export const resolvedActivities: readonly string[] = ['resolved', 'auto_resolved', 'ended'];

/** The last time that a conversation was resolved: its place, and whether a person had answered since the time before. */
export interface Resolution {
  seq: number;
  byPerson: boolean;
}

/** Null where it was never resolved. */
export async function latestResolution({ db, shopId }: Ctx, conversationId: string): Promise<Resolution | null> {
  const said = db.selectFrom('messages').where('shop_id', '=', shopId).where('conversation_id', '=', conversationId);
  const [last, before] = await said
    .select('seq')
    .where('kind', '=', 'activity')
    .where('activity', 'in', resolvedActivities)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute();
  if (!last) return null;
  const answer = await said
    .select('seq')
    .where('kind', '=', 'text')
    .where('sender', '=', 'admin')
    .where('seq', '<', last.seq)
    .where('seq', '>', before?.seq ?? 0)
    .limit(1)
    .executeTakeFirst();
  return { seq: last.seq, byPerson: answer !== undefined };
}

/** What a grey line for the team holds is different now. */
export async function changeActivity(
  tx: TxCtx,
  { conversationId, id, parts }: { conversationId: string; id: string; parts: readonly Part[] },
): Promise<void> {
  const row = await tx.db
    .updateTable('messages')
    .set({ parts: JSON.stringify(parts) })
    .where('shop_id', '=', tx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .where('kind', '=', 'activity')
    .returningAll()
    .executeTakeFirst();
  if (row) tx.emit('message.changed', toMessage(row), { team: true, contactId: null });
}
