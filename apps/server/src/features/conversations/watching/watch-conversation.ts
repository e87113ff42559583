import type { Conversation } from '@chatty/contract/conversations';
import { texts } from '#texts/conversations.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import {
  type KnownConversation,
  keyOf,
  lockConversations,
  saveConversations,
  toConversation,
} from '../conversation.store.ts';
import { watchedBy } from './watched.ts';

async function keep(tx: TxCtx, conversation: KnownConversation): Promise<void> {
  await saveConversations(tx.db, [conversation]);
  tx.emit('conversation.changed', toConversation(conversation), { team: true, contactId: null });
}

/** Whom a note of a locked conversation names only now watches from now on, as whom a new note names does. */
export async function watchAsNamed(
  tx: TxCtx,
  conversation: KnownConversation,
  named: readonly string[],
): Promise<void> {
  const before = conversation.watchers;
  watchedBy(conversation, named);
  if (conversation.watchers !== before) await keep(tx, conversation);
}

/**
 * A member is told of what happens in a conversation from now on, or no longer. Nobody is told of this by a line in the
 * thread; their screens show it. Twice is once. Throws `not_found`.
 */
export const watchConversation = (ctx: MemberCtx, conversationId: string, on: boolean): Promise<Conversation> =>
  transaction(ctx, async (tx) => {
    const { memberId } = ctx.who;
    const key = { shopId: ctx.shopId, conversationId };
    const conversation = (await lockConversations(tx.db, [key])).get(keyOf(key));
    if (!conversation) throw notFound(texts.conversation);
    if (on === memberId in conversation.watchers) return toConversation(conversation);
    const { [memberId]: _, ...others } = conversation.watchers;
    conversation.watchers = on ? { ...others, [memberId]: conversation.last_seq } : others;
    await keep(tx, conversation);
    return toConversation(conversation);
  });
