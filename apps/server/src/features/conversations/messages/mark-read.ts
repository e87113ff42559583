import type { Conversation } from '@chatty/contract/conversations';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import type { MemberCtx, VisitorCtx } from '../../../ctx.ts';
import {
  keyOf,
  lockConversations,
  saveConversations,
  toConversation,
  toVisitorConversation,
} from '../conversation.store.ts';
import { countsShifted } from '../list/push-counts.ts';

/** Marks a conversation read (up to its latest message) or unread for the whole team. */
export function markRead(ctx: MemberCtx, conversationId: string, isRead: boolean): Promise<Conversation> {
  return transaction(ctx, async (tx) => {
    const key = { shopId: ctx.shopId, conversationId };
    const conversation = (await lockConversations(tx.db, [key])).get(keyOf(key));
    if (!conversation) throw notFound(texts.conversation);
    const readSeq = isRead ? conversation.last_seq : conversation.member_read_seq;
    if (conversation.is_read === isRead && conversation.member_read_seq === readSeq)
      return toConversation(conversation);
    const shifted = conversation.is_read !== isRead;
    conversation.is_read = isRead;
    conversation.member_read_seq = readSeq;
    await saveConversations(tx.db, [conversation]);
    tx.emit('conversation.changed', toConversation(conversation), { team: true, contactId: null });
    tx.emit('visitor.conversation.changed', toVisitorConversation(conversation), {
      team: false,
      contactId: conversation.contact_id,
    });
    if (shifted) countsShifted(tx);
    return toConversation(conversation);
  });
}

/** The visitor has read up to `seq`; going back is not possible. */
export async function markSeen(ctx: VisitorCtx, conversationId: string, seq: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const key = { shopId: ctx.shopId, conversationId };
    const conversation = (await lockConversations(tx.db, [key])).get(keyOf(key));
    if (!conversation || conversation.contact_id !== ctx.who.contactId) throw notFound(texts.conversation);
    const upTo = Math.min(seq, conversation.last_seq);
    if (upTo <= conversation.visitor_read_seq) return;
    conversation.visitor_read_seq = upTo;
    await saveConversations(tx.db, [conversation]);
    tx.emit('conversation.changed', toConversation(conversation), { team: true, contactId: null });
    tx.emit('visitor.conversation.changed', toVisitorConversation(conversation), {
      team: false,
      contactId: conversation.contact_id,
    });
  });
}
