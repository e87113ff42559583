import type { ScheduledMessage } from '@chatty/contract/scheduling';
import { isActive } from '@chatty/contract/team';
import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/scheduling.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import {
  type ConversationsMerged,
  findConversation,
  keyOf,
  latestPlaces,
  lockConversations,
  readQuotes,
} from '../conversations/index.ts';
import { findFiles } from '../files/index.ts';
import { findMemberIfThere } from '../team/index.ts';
import { whyHeld } from './why-held.ts';

export type ScheduledRow = Selectable<Tables['scheduled_messages']>;
type Conversation = Awaited<ReturnType<typeof findConversation>>;

const ofConversation = (ctx: Ctx, conversationId: string) =>
  ctx.db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId);

/** Those that wait for their time or for a member, the next one first. */
export const pendingOf = (ctx: Ctx, conversationId: string): Promise<ScheduledRow[]> =>
  ofConversation(ctx, conversationId)
    .where('state', 'in', ['waiting', 'held'])
    .orderBy('send_at')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** All that is kept of what was written, for whom it is about. */
export const unsentOf = (ctx: Ctx, conversationId: string): Promise<ScheduledRow[]> =>
  ofConversation(ctx, conversationId).where('state', '<>', 'sent').orderBy('send_at').orderBy('id').execute();

/** One of a conversation. Throws `not_found`. */
export async function findScheduled(ctx: Ctx, conversationId: string, id: string): Promise<ScheduledRow> {
  const row = await ofConversation(ctx, conversationId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisMessage);
  return row;
}

/** Keeps everybody else from saying anything in the conversation until the transaction ends. Throws `not_found`. */
export async function lockConversation(tx: TxCtx, conversationId: string): Promise<Conversation> {
  const key = { shopId: tx.shopId, conversationId };
  const found = (await lockConversations(tx.db, [key])).get(keyOf(key));
  if (!found) throw notFound(texts.thisMessage);
  return found;
}

/**
 * A scheduled message and its conversation, which nobody else changes until the transaction ends: always in this order,
 * as what the visitor says takes the conversation too. Throws `not_found`.
 */
export async function lockScheduled(tx: TxCtx, conversationId: string, id: string) {
  const conversation = await lockConversation(tx, conversationId);
  const row = await ofConversation(tx, conversationId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(texts.thisMessage);
  return { conversation, row };
}

type Change = Partial<
  Pick<
    ScheduledRow,
    'state' | 'held_because' | 'problem' | 'send_at' | 'since_seq' | 'author_id' | 'text' | 'file_ids' | 'order_id'
  >
> & { parts?: []; products?: [] };

/** Writes what has changed, and tells the team. */
export async function changeScheduled(tx: TxCtx, row: ScheduledRow, change: Change): Promise<ScheduledRow> {
  const { file_ids, parts, products, ...plain } = change;
  const updated_at = tx.services.clock.now();
  await tx.db
    .updateTable('scheduled_messages')
    .set({
      ...plain,
      ...(file_ids ? { file_ids: JSON.stringify(file_ids) } : {}),
      ...(parts ? { parts: JSON.stringify(parts) } : {}),
      ...(products ? { products: JSON.stringify(products) } : {}),
      updated_at,
    })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', row.id)
    .execute();
  tellTeam(tx, row);
  return { ...row, ...change, updated_at };
}

export const tellTeam = (tx: TxCtx, { conversation_id: conversationId, id: messageId }: ScheduledRow): void =>
  tx.emit('scheduled.changed', { conversationId, messageId }, { team: true, contactId: null });

const isOfTeam = async (ctx: Ctx, memberId: string) => {
  const member = await findMemberIfThere(ctx, memberId);
  return { name: member?.full_name ?? '', isOfTeam: member !== null && isActive(member) };
};

/** What decides, for messages of one conversation, whether they leave by themselves. */
export async function readCircumstances(ctx: Ctx, conversation: Conversation, rows: readonly ScheduledRow[]) {
  const after = Math.min(...rows.map((it) => it.since_seq));
  const places = await latestPlaces(ctx.db, { shopId: ctx.shopId, conversationId: conversation.id, after });
  const ids = [...new Set(rows.map((it) => it.author_id))];
  const authors = new Map<string, { name: string; isOfTeam: boolean }>();
  for (const id of ids) authors.set(id, await isOfTeam(ctx, id));
  return { status: conversation.status, ...places, authors, now: ctx.services.clock.now() };
}

/** Messages of one conversation as the team sees them now. */
export async function toScheduled(
  ctx: Ctx,
  conversation: Conversation,
  rows: readonly ScheduledRow[],
): Promise<ScheduledMessage[]> {
  if (rows.length === 0) return [];
  const known = await readCircumstances(ctx, conversation, rows);
  const files = await findFiles(ctx, [...new Set(rows.flatMap((it) => it.file_ids))]);
  const answered = rows.flatMap((it) => it.reply_to_id ?? []);
  const quotes = await readQuotes(ctx.db, { shopId: ctx.shopId, conversationId: conversation.id }, answered);
  return rows.map((row) => {
    const heldBecause = row.held_because ?? (row.state === 'waiting' ? whyHeld(row, known) : null);
    const replyTo = row.reply_to_id === null ? undefined : quotes.get(row.reply_to_id);
    return {
      id: row.id,
      conversationId: row.conversation_id,
      authorId: row.author_id,
      authorName: known.authors.get(row.author_id)?.name ?? '',
      state: row.state === 'waiting' && heldBecause ? ('held' as const) : row.state,
      heldBecause,
      problem: row.problem,
      sendAt: row.send_at.toISOString(),
      unlessReply: row.unless_reply,
      text: row.text,
      ...(replyTo ? { replyTo } : {}),
      // Written by us in the contract's shape, and parsed by the contract again on the way out.
      parts: row.parts as ScheduledMessage['parts'],
      files: row.file_ids.flatMap((id) => files.find((it) => it.id === id) ?? []),
    };
  });
}

/** The same of one. */
export async function toOne(ctx: Ctx, conversation: Conversation, row: ScheduledRow): Promise<ScheduledMessage> {
  const [only] = await toScheduled(ctx, conversation, [row]);
  if (!only) throw new Error('One row is one message');
  return only;
}

/** What waits in a conversation, for the team. Throws `not_found`. */
export async function listScheduled(ctx: Ctx, conversationId: string): Promise<ScheduledMessage[]> {
  const conversation = await findConversation(ctx, conversationId);
  return toScheduled(ctx, conversation, await pendingOf(ctx, conversationId));
}

/** What waits in a conversation waits where that stands now; who had seen it all has seen what was moved behind it. */
export async function moveScheduledOver(
  { db, shopId }: TxCtx,
  { fromId, intoId, seqShift, formerSeq, lastSeq }: ConversationsMerged,
): Promise<void> {
  const ofShop = db.updateTable('scheduled_messages').where('shop_id', '=', shopId);
  await ofShop
    .set({ since_seq: lastSeq })
    .where('conversation_id', '=', intoId)
    .where('since_seq', '>=', formerSeq)
    .execute();
  await ofShop
    .set({ conversation_id: intoId, since_seq: sql`since_seq + ${seqShift}::integer` })
    .where('conversation_id', '=', fromId)
    .execute();
}
