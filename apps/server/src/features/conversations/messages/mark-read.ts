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
    const it = (await lockConversations(tx.db, [key])).get(keyOf(key));
    if (!it) throw notFound(texts.conversation);
    const readSeq = isRead ? it.last_seq : it.member_read_seq;
    if (it.is_read === isRead && it.member_read_seq === readSeq) return toConversation(it);
    const shifted = it.is_read !== isRead;
    it.is_read = isRead;
    it.member_read_seq = readSeq;
    await saveConversations(tx.db, [it]);
    tx.emit('conversation.changed', toConversation(it), { team: true, contactId: null });
    tx.emit('visitor.conversation.changed', toVisitorConversation(it), { team: false, contactId: it.contact_id });
    if (shifted) countsShifted(tx);
    return toConversation(it);
  });
}

/** The visitor has read up to `seq`; going back is not possible. */
export async function markSeen(ctx: VisitorCtx, conversationId: string, seq: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const key = { shopId: ctx.shopId, conversationId };
    const it = (await lockConversations(tx.db, [key])).get(keyOf(key));
    if (!it || it.contact_id !== ctx.who.contactId) throw notFound(texts.conversation);
    const upTo = Math.min(seq, it.last_seq);
    if (upTo <= it.visitor_read_seq) return;
    it.visitor_read_seq = upTo;
    await saveConversations(tx.db, [it]);
    tx.emit('conversation.changed', toConversation(it), { team: true, contactId: null });
    tx.emit('visitor.conversation.changed', toVisitorConversation(it), { team: false, contactId: it.contact_id });
  });
}
