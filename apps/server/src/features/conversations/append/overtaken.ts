import { texts } from '#texts/conversations.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type KnownConversation, keyOf } from '../conversation.store.ts';
import type { MessageRow } from '../message.store.ts';
import type { Entry } from './entry.ts';

/** A reply to a visitor: who gave it in which conversation, and where it stands. */
export type Reply = Pick<MessageRow, 'shop_id' | 'conversation_id' | 'seq' | 'kind' | 'sender' | 'member_id' | 'name'>;

/** The replies that stand after what the writers of these entries have seen. Asks nothing where they have seen everything. */
export async function readUnseenReplies(
  db: Db,
  conversations: ReadonlyMap<string, KnownConversation>,
  entries: readonly Entry[],
): Promise<Reply[]> {
  const behind = entries.filter((it) => (it.seenSeq ?? Infinity) < (conversations.get(keyOf(it))?.last_seq ?? 0));
  if (behind.length === 0) return [];
  return db
    .selectFrom('messages')
    .select(['shop_id', 'conversation_id', 'seq', 'kind', 'sender', 'member_id', 'name'])
    .where('kind', '=', 'text')
    .where('sender', '=', 'admin')
    .where((q) =>
      q.or(
        behind.map((it) =>
          q.and([
            q('shop_id', '=', it.shopId),
            q('conversation_id', '=', it.conversationId),
            q('seq', '>', it.seenSeq ?? 0),
          ]),
        ),
      ),
    )
    .execute();
}

/** The problem `conflict` where a colleague has replied to the visitor after what the writer of the entry has seen; else null. */
export function whyOvertaken(entry: Entry, replies: readonly Reply[]): Problem | null {
  const { by, seenSeq } = entry;
  if (by.type !== 'member' || seenSeq === undefined) return null;
  const reply = replies.find(
    (it) =>
      it.shop_id === entry.shopId &&
      it.conversation_id === entry.conversationId &&
      it.seq > seenSeq &&
      it.kind === 'text' &&
      it.sender === 'admin' &&
      it.member_id !== by.memberId,
  );
  return reply ? new Problem('conflict', texts.answeredMeanwhile(reply.name)) : null;
}
