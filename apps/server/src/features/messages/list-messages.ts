import type { Message, MessageQuery } from '@chatty/contract/messages';
import type { MemberCtx, VisitorCtx } from '../../world.ts';
import { findConversation, toMessage, visitorMaySee } from '../conversations/index.ts';

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
  if (ctx.who.type === 'visitor') query = query.where('kind', '<>', 'note');
  const rows = await query.execute();
  const more = rows.length > limit;
  const piece = rows.slice(0, limit);
  if (after === undefined) piece.reverse();
  const visible = ctx.who.type === 'visitor' ? piece.filter(visitorMaySee) : piece;
  return {
    messages: visible.map(toMessage),
    hasEarlier: after === undefined ? more : true,
    hasLater: after === undefined ? before !== undefined : more,
  };
}
