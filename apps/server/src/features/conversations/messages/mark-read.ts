import type { Conversation } from '@chatty/contract/conversations';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import type { MemberCtx, TxCtx, VisitorCtx } from '../../../ctx.ts';
import {
  type KnownConversation,
  keyOf,
  lockConversations,
  saveConversations,
  toConversation,
  toVisitorConversation,
} from '../conversation.store.ts';
import { hasSeen, seenBy } from '../watching/watched.ts';
import { countsShifted } from '../list/push-counts.ts';

/** After the commit, the member's other screens take away what they told of it. */
function tellSeen({ services, shopId, afterCommit }: TxCtx, memberId: string, seen: readonly { id: string }[]): void {
  const payload = { memberId, conversationIds: seen.map((it) => it.id) };
  afterCommit(() =>
    services.hub.pass(shopId, { team: true, contactId: null }, { type: 'conversations.seen', payload }),
  );
}

/**
 * Marks conversations read (up to their latest message) or unread for the whole team; by whom counts for what they watch.
 * Answers those that are there.
 */
export async function readAll(
  tx: TxCtx,
  ids: readonly string[],
  isRead: boolean,
  memberId: string,
): Promise<KnownConversation[]> {
  const keys = ids.map((conversationId) => ({ shopId: tx.shopId, conversationId }));
  const held = [...(await lockConversations(tx.db, keys)).values()];
  const seqOf = (it: KnownConversation) => (isRead ? it.last_seq : it.member_read_seq);
  const changing = held.filter((it) => it.is_read !== isRead || it.member_read_seq !== seqOf(it));
  const unseen = isRead ? held.filter((it) => !hasSeen(it, memberId)) : [];
  for (const it of unseen) seenBy(it, memberId);
  const shifted = changing.some((it) => it.is_read !== isRead);
  for (const conversation of changing) {
    conversation.is_read = isRead;
    conversation.member_read_seq = seqOf(conversation);
    tx.emit('conversation.changed', toConversation(conversation), { team: true, contactId: null });
    tx.emit('visitor.conversation.changed', toVisitorConversation(conversation), {
      team: false,
      contactId: conversation.contact_id,
    });
  }
  await saveConversations(tx.db, [...new Set([...changing, ...unseen])]);
  if (shifted) countsShifted(tx);
  if (unseen.length > 0) tellSeen(tx, memberId, unseen);
  return held;
}

/** The same for one. Throws `not_found`. */
export function markRead(ctx: MemberCtx, conversationId: string, isRead: boolean): Promise<Conversation> {
  return transaction(ctx, async (tx) => {
    const [conversation] = await readAll(tx, [conversationId], isRead, ctx.who.memberId);
    if (!conversation) throw notFound(texts.conversation);
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
