import type { Message } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import type { KnownConversation } from '../conversation.store.ts';
import { toMessage } from '../message.store.ts';

/** The latest `most` of the team's answers that the visitor has neither read nor been mailed, oldest first. */
export async function unreadReplies(
  ctx: Ctx,
  { id, visitor_read_seq, mailed_seq }: KnownConversation,
  most: number,
): Promise<Message[]> {
  const rows = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', id)
    .where('seq', '>', Math.max(visitor_read_seq, mailed_seq))
    .where('sender', '=', 'admin')
    .where('kind', '=', 'text')
    .where('deleted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.map(toMessage).reverse();
}

/** Keeps up to where the visitor has been mailed. */
export async function keepMailed(ctx: Ctx, conversationId: string, seq: number): Promise<void> {
  await ctx.db
    .updateTable('conversations')
    .set({ mailed_seq: seq })
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', conversationId)
    .execute();
}
