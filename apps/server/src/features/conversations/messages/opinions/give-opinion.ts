import type { Message, Reaction } from '@chatty/contract/messages';
import type { z } from 'zod';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/problem.ts';
import type { VisitorCtx } from '../../../../ctx.ts';
import { helpfulnessTold } from '../../conversations.events.ts';
import { toMessage, visitorMaySee } from '../../message.store.ts';
import { findConversation } from '../../read-conversation.ts';

export interface Opinion {
  helpful?: boolean | null | undefined;
  reaction?: z.infer<typeof Reaction> | null | undefined;
}

/** What a visitor thinks of a message that was written to them; absent fields stay as they are, null takes them back. */
export function giveOpinion(
  ctx: VisitorCtx,
  conversationId: string,
  messageId: string,
  opinion: Opinion,
): Promise<Message> {
  return transaction(ctx, async (tx) => {
    await findConversation(tx, conversationId);
    const row = await tx.db
      .updateTable('messages')
      .set((q) => ({
        helpful: opinion.helpful === undefined ? q.ref('helpful') : opinion.helpful,
        reaction: opinion.reaction === undefined ? q.ref('reaction') : opinion.reaction,
      }))
      .where('shop_id', '=', ctx.shopId)
      .where('conversation_id', '=', conversationId)
      .where('id', '=', messageId)
      .where('sender', 'in', ['admin', 'assistant'])
      .where('kind', '=', 'text')
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row || !visitorMaySee(row)) throw notFound(texts.message);
    const message = toMessage(row);
    tx.emit('message.changed', message, { team: true, contactId: ctx.who.contactId });
    if (opinion.helpful !== undefined) await tx.raise(helpfulnessTold, { messageId, helpful: opinion.helpful });
    return message;
  });
}
