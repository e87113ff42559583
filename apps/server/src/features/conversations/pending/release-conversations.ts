import type { TxCtx } from '../../../ctx.ts';
import { append } from '../append/append.ts';

/**
 * Makes the open, snoozed and blocked conversations of a member who leaves the team nobody’s; those that a person handled wait for one. Where
 * the visitor waits for an answer that is as good as asking for a person anew: whoever is to hear of that hears of it.
 */
export async function releaseConversations(tx: TxCtx, memberId: string): Promise<void> {
  const rows = await tx.db
    .selectFrom('conversations')
    .select(['id', 'waiting_since'])
    .where('shop_id', '=', tx.shopId)
    .where('assignee_id', '=', memberId)
    .where('status', 'in', ['open', 'snoozed', 'blocked'])
    .execute();
  await append(
    tx,
    rows.map(({ id, waiting_since }) => ({
      shopId: tx.shopId,
      conversationId: id,
      by: waiting_since ? { type: 'system' } : { type: 'member', memberId },
      event: () => ({ type: 'assigned', memberId: null }),
    })),
  );
}
