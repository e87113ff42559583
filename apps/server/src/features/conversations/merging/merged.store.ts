import { type RawBuilder, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { visitorsSenders } from '../messages/delivery.ts';

/** Where a conversation is that was merged: its message n is the message n + seqShift there. */
export interface MergedInto {
  id: string;
  seqShift: number;
}

/** Where what a conversation held is now; null where it was merged into none. */
export async function findMerged({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, id: string): Promise<MergedInto | null> {
  const row = await db
    .selectFrom('merged_conversations')
    .select(['into_id as id', 'seq_shift as seqShift'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The ids of all that was merged into conversations, as SQL. */
export const mergedIntoSql = (shopId: string, intoIds: readonly string[]): RawBuilder<{ id: string }> => sql<{
  id: string;
}>`(
  select id from merged_conversations where shop_id = ${shopId}
    and into_id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(intoIds)}::jsonb) as i))`;

/** Keeps both from everybody else until the transaction ends, whoever merges which into which. */
export async function holdBoth({ db, shopId }: TxCtx, ids: readonly [string, string]): Promise<void> {
  await db
    .selectFrom('conversations')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The latest of a conversation that its visitor has not read: of anybody's answers, and of the team's alone. */
export async function unreadByVisitor(
  { db, shopId }: TxCtx,
  { id, visitor_read_seq }: { id: string; visitor_read_seq: number },
): Promise<{ answer: number; ofTeam: number }> {
  const row = await db
    .selectFrom('messages')
    .select((q) => [q.fn.max('seq').as('answer'), q.fn.max('seq').filterWhere('sender', '=', 'admin').as('ofTeam')])
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', id)
    .where('seq', '>', visitor_read_seq)
    .where('kind', '=', 'text')
    .where('sender', 'not in', visitorsSenders)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return { answer: Number(row?.answer ?? 0), ofTeam: Number(row?.ofTeam ?? 0) };
}

/** Two conversations and how the places of one become places of the other. */
export interface Moving {
  fromId: string;
  intoId: string;
  seqShift: number;
}

/**
 * Moves the messages, with what hangs on each, behind those of the other conversation. An id that stands in both, which no
 * browser of ours makes, becomes a new one.
 */
export async function moveMessages({ db, shopId }: TxCtx, { fromId, intoId, seqShift }: Moving): Promise<void> {
  await sql`
    update messages as m set
      conversation_id = ${intoId},
      seq = m.seq + ${seqShift}::integer,
      id = case when exists (
        select 1 from messages as t where t.shop_id = m.shop_id and t.conversation_id = ${intoId} and t.id = m.id
      ) then gen_random_uuid() else m.id end,
      reply_to = case when m.reply_to is null then null else jsonb_set(
        m.reply_to, '{seq}', to_jsonb((m.reply_to ->> 'seq')::integer + ${seqShift}::integer)) end
    where m.shop_id = ${shopId} and m.conversation_id = ${fromId}`.execute(db);
}

/** Moves what members have begun to write; who has begun something in both has one behind the other. */
export async function moveDrafts({ db, shopId, services }: TxCtx, { fromId, intoId }: Moving): Promise<void> {
  await sql`
    insert into drafts (shop_id, conversation_id, member_id, mode, id, draft, beside, updated_at)
    select shop_id, ${intoId}, member_id, mode, id, draft, beside, updated_at
    from drafts where shop_id = ${shopId} and conversation_id = ${fromId}
    on conflict (shop_id, conversation_id, member_id, mode) do update set
      id = excluded.id,
      draft = concat_ws(E'\n\n', nullif(drafts.draft, ''), nullif(excluded.draft, '')),
      beside = case when excluded.beside = '' then drafts.beside else excluded.beside end,
      updated_at = ${services.clock.now()}`.execute(db);
}

/** Moves whom notes name: of both, the later is what a member was asked last. */
export async function moveMentions({ db, shopId }: TxCtx, { fromId, intoId }: Moving): Promise<void> {
  await sql`
    insert into mentions (shop_id, member_id, conversation_id, message_id)
    select shop_id, member_id, ${intoId}, message_id
    from mentions where shop_id = ${shopId} and conversation_id = ${fromId}
    on conflict (shop_id, member_id, conversation_id) do update set message_id = excluded.message_id`.execute(db);
}

/** Leads whoever asks for the one to the other, and with it whoever was led to it; nothing of it is left but that. */
export async function leadOver({ db, shopId }: TxCtx, { fromId, intoId, seqShift }: Moving): Promise<void> {
  await db
    .updateTable('merged_conversations')
    .set({ into_id: intoId, seq_shift: sql`seq_shift + ${seqShift}::integer` })
    .where('shop_id', '=', shopId)
    .where('into_id', '=', fromId)
    .execute();
  await db.deleteFrom('conversations').where('shop_id', '=', shopId).where('id', '=', fromId).execute();
  await db
    .insertInto('merged_conversations')
    .values({ shop_id: shopId, id: fromId, into_id: intoId, seq_shift: seqShift })
    .execute();
}
