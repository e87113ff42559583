import type { Message, Reaction } from '@chatty/contract/messages';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/problem.ts';
import type { MemberCtx } from '../../../../ctx.ts';
import { toMessage } from '../../message.store.ts';
import { findConversation } from '../../read-conversation.ts';
import { visitorsSenders } from '../delivery.ts';

/** What the team thinks of a visitor's message: one reaction for the whole team, null takes it back. */
export function react(
  ctx: MemberCtx,
  conversationId: string,
  messageId: string,
  reaction: Reaction | null,
): Promise<Message> {
  return transaction(ctx, async (tx) => {
    const { contact_id: contactId } = await findConversation(tx, conversationId);
    const row = await tx.db
      .updateTable('messages')
      .set({ reaction })
      .where('shop_id', '=', ctx.shopId)
      .where('conversation_id', '=', conversationId)
      .where('id', '=', messageId)
      .where('sender', 'in', visitorsSenders)
      .where('kind', '=', 'text')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.message);
    const message = toMessage(row);
    tx.emit('message.changed', message, { team: true, contactId });
    return message;
  });
}
