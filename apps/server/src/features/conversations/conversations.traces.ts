import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { ConversationsTables } from '../../tables/conversations.ts';
import { defineTraces } from '../../traces.ts';
import { countsShifted } from './list/push-counts.ts';
import { mergedIntoSql } from './merging/merged.store.ts';
import { toMessage } from './message.store.ts';

const ofContact = ({ db, shopId }: Ctx, contactId: string) =>
  db.selectFrom('conversations').where('shop_id', '=', shopId).where('contact_id', '=', contactId);

/** Files that stand in these conversations and in no other. */
async function sentHereAlone(tx: TxCtx, conversationIds: readonly string[]): Promise<string[]> {
  const ids = JSON.stringify(conversationIds);
  const attached = sql<string>`
    select (file ->> 'id')::uuid as id from messages, jsonb_array_elements(files) as file
    where messages.shop_id = ${tx.shopId} and messages.files <> '[]'`;
  const theirs = sql`conversation_id in (select c::uuid from jsonb_array_elements_text(${ids}::jsonb) as c)`;
  const { rows } = await sql<{ id: string }>`
    ${attached} and ${theirs} except ${attached} and not ${theirs}`.execute(tx.db);
  return rows.map((it) => it.id);
}

export const conversationsTraces = defineTraces<ConversationsTables>({
  about: {
    conversations: 'contact',
    messages: 'contact',
    drafts: 'contact',
    provider_messages: 'contact',
    mentions: 'contact',
    assignment_turns: 'team',
    bulk_changes: 'contact',
    bulk_runs: 'team',
    merged_conversations: 'contact',
    saved_views: 'team',
  },
  async find(tx, contactId) {
    const rows = await ofContact(tx, contactId).select('id').forUpdate().execute();
    const ids = rows.map((it) => it.id);
    // What happened there, before it was merged, is told under its own name.
    const merged = await tx.db.selectFrom(mergedIntoSql(tx.shopId, ids).as('m')).select('m.id').execute();
    return [...ids, ...merged.map((it) => it.id)];
  },
  async forget(tx, { contactId, sentFileIds }) {
    const rows = await ofContact(tx, contactId).select('id').execute();
    const ids = rows.map((it) => it.id);
    sentFileIds.push(...(await sentHereAlone(tx, ids)));
    const counts: Record<string, number> = {};
    for (const table of ['messages', 'drafts', 'mentions', 'bulk_changes'] as const) {
      const done = await tx.db
        .deleteFrom(table)
        .where('shop_id', '=', tx.shopId)
        .where('conversation_id', 'in', ofContact(tx, contactId).select('id'))
        .executeTakeFirst();
      counts[table] = Number(done.numDeletedRows);
    }
    const done = await tx.db
      .deleteFrom('conversations')
      .where('shop_id', '=', tx.shopId)
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    countsShifted(tx);
    return { ...counts, conversations: Number(done.numDeletedRows) };
  },
  async export(ctx, contactId, soFar) {
    const rows = await ofContact(ctx, contactId)
      .select(['id', 'channel', 'status', 'created_at', 'last_message_at'])
      .orderBy('created_at')
      .execute();
    const conversations = [...soFar.conversations];
    for (const it of rows) {
      const messages = await ctx.db
        .selectFrom('messages')
        .selectAll()
        .where('shop_id', '=', ctx.shopId)
        .where('conversation_id', '=', it.id)
        .orderBy('seq')
        .execute();
      conversations.push({
        id: it.id,
        channel: it.channel,
        status: it.status,
        createdAt: it.created_at.toISOString(),
        lastMessageAt: it.last_message_at.toISOString(),
        messages: messages.map(toMessage),
        decisions: [],
        ratings: [],
        scheduled: [],
      });
    }
    return { ...soFar, conversations };
  },
});
