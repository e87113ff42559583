import type { Message } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import { toMessage } from '../message.store.ts';

/** What was said in a conversation before a place in it, without notes and without what was deleted; the latest first. */
export async function latestMessages(
  ctx: Ctx,
  conversationId: string,
  { before, most }: { before: number; most: number },
): Promise<Message[]> {
  const rows = await ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '<>', 'note')
    .where('deleted_at', 'is', null)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.map(toMessage);
}
