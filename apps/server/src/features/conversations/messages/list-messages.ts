import type { Message, MessageQuery } from '@chatty/contract/messages';
import type { MemberCtx, VisitorCtx } from '../../../ctx.ts';
import { teamActivities, toMessage } from '../message.store.ts';
import { findConversation } from '../read-conversation.ts';

/** A piece of a conversation, oldest first: what stands before or after a place, or the latest. */
export async function listMessages(
  ctx: MemberCtx | VisitorCtx,
  conversationId: string,
  { before, after, limit }: MessageQuery,
): Promise<{ messages: Message[]; hasEarlier: boolean; hasLater: boolean }> {
  await findConversation(ctx, conversationId);
  let query = ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1);
  if (before !== undefined) query = query.where('seq', '<', before);
  if (after !== undefined) query = query.where('seq', '>', after);
  // They are left out before counting, so that only the last piece may be empty.
  if (ctx.who.type === 'visitor') {
    query = query
      .where('kind', '<>', 'note')
      .where((q) => q.or([q('activity', 'is', null), q('activity', 'not in', [...teamActivities])]));
  }
  const rows = await query.execute();
  const more = rows.length > limit;
  const piece = rows.slice(0, limit);
  if (after === undefined) piece.reverse();
  return {
    messages: piece.map(toMessage),
    hasEarlier: after === undefined ? more : after > 0,
    hasLater: after === undefined ? before !== undefined : more,
  };
}
