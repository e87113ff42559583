import { Activity, type Message, Reaction, SenderType } from '@chatty/contract/messages';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import type { Tables } from '../../tables.ts';
import { type ConversationKey, keyOf } from './conversation.store.ts';

export type MessageRow = Selectable<Tables['messages']>;

/** Grey lines that only the team sees. */
export const teamActivities: readonly string[] = [
  'assigned',
  'unassigned',
  'rated',
  'tagged',
  'assistant_off',
  'assistant_on',
  'untagged',
  'snoozed',
  'woke',
  'reminder',
  'marked_spam',
  'not_spam',
  'blocked',
  'unblocked',
  'prioritized',
  'merged',
];

/** Whether a visitor may see a message of their conversation: never a note, never the team's own affairs. */
export const visitorMaySee = (message: Pick<MessageRow, 'kind' | 'activity'>): boolean =>
  message.kind !== 'note' && !(message.kind === 'activity' && teamActivities.includes(message.activity ?? ''));

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    kind: row.kind,
    ...(row.channel ? { channel: row.channel } : {}),
    ...(row.delivery ? { delivery: { state: row.delivery, reason: row.failed_because } } : {}),
    sender: SenderType.parse(row.sender),
    name: row.name,
    avatar: row.avatar,
    memberId: row.member_id,
    text: row.text,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
    ...(row.mentions ? { mentions: row.mentions } : {}),
    activity: row.activity === null ? null : Activity.parse(row.activity),
    // Written by us in the contract's shape, and parsed by the contract again on the way out.
    parts: row.parts as Message['parts'],
    files: row.files as Message['files'],
    reaction: row.reaction === null ? null : Reaction.parse(row.reaction),
    helpful: row.helpful,
    createdAt: row.created_at.toISOString(),
    ...(row.edited_at ? { editedAt: row.edited_at.toISOString() } : {}),
    ...(row.deleted_at ? { deletedAt: row.deleted_at.toISOString() } : {}),
  };
}

/** A message under the key of its conversation. */
export const messageKeyOf = (conversationKey: string, id: string): string => `${conversationKey}/${id}`;

/** The rows among these ids that exist already, by `messageKeyOf`. */
export async function knownMessages(
  db: Db,
  wanted: readonly (ConversationKey & { id: string })[],
): Promise<Map<string, MessageRow>> {
  if (wanted.length === 0) return new Map();
  const keys = JSON.stringify(wanted.map((it) => ({ s: it.shopId, c: it.conversationId, i: it.id })));
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where(
      sql<boolean>`(shop_id, conversation_id, id) in (select s, c, i from jsonb_to_recordset(${keys}::jsonb) as k (s uuid, c uuid, i uuid))`,
    )
    .execute();
  return new Map(
    rows.map((it) => [messageKeyOf(keyOf({ shopId: it.shop_id, conversationId: it.conversation_id }), it.id), it]),
  );
}

export async function insertMessages(db: Db, rows: readonly MessageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into messages (shop_id, conversation_id, seq, id, kind, channel, delivery, sender, name, avatar, member_id,
      text, reply_to, mentions, activity, parts, files, reaction, helpful, created_at)
    select shop_id, conversation_id, seq, id, kind, channel, delivery, sender, name, avatar, member_id,
      text, reply_to, mentions, activity, parts, files, reaction, helpful, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      shop_id uuid, conversation_id uuid, seq integer, id uuid, kind text, channel text, delivery text, sender text,
      name text, avatar text, member_id uuid, text text, reply_to jsonb, mentions jsonb, activity text, parts jsonb, files jsonb, reaction text, helpful boolean,
      created_at timestamptz)`.execute(db);
}
