import { sql } from 'kysely';
import type { TxCtx } from '../../ctx.ts';
import type { Db } from '../../platform/db/open-database.ts';
import {
  type Clock,
  type ConversationKey,
  type ConversationsMerged,
  keyOf,
  type Metric,
  StoredClock,
} from '../conversations/index.ts';
import { measureJob } from './metrics.jobs.ts';

/** How far a conversation was measured, and what runs in it. */
export interface Measured extends ConversationKey {
  seq: number;
  clock: Clock;
}

/** Locked in key order: who else measures one of them waits. Begins those that nobody has measured before. */
export async function lockClocks(db: Db, keys: readonly ConversationKey[]): Promise<Measured[]> {
  const wanted = JSON.stringify(keys);
  await sql`
    insert into metric_clocks (shop_id, conversation_id, measured_seq, clock)
    select "shopId", "conversationId", 0, '{}'
    from jsonb_to_recordset(${wanted}::jsonb) as k ("shopId" uuid, "conversationId" uuid)
    order by 1, 2
    on conflict do nothing`.execute(db);
  const { rows } = await sql<ConversationKey & { seq: number; clock: unknown }>`
    select shop_id as "shopId", conversation_id as "conversationId", measured_seq as seq, clock from metric_clocks
    where (shop_id, conversation_id) in (
      select "shopId", "conversationId"
      from jsonb_to_recordset(${wanted}::jsonb) as k ("shopId" uuid, "conversationId" uuid))
    order by 1, 2 for update`.execute(db);
  return rows.map((it) => ({ ...it, clock: StoredClock.parse(it.clock) }));
}

export async function saveClocks(db: Db, all: readonly Measured[]): Promise<void> {
  await sql`
    update metric_clocks as c set measured_seq = k.seq, clock = k.clock
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as k (
      "shopId" uuid, "conversationId" uuid, seq integer, clock jsonb)
    where c.shop_id = k."shopId" and c.conversation_id = k."conversationId"`.execute(db);
}

/** A time that has ended, and whether that was in time; null where there was no target. */
export interface KeptMetric extends Metric, ConversationKey {
  inTime: boolean | null;
}

export async function insertMetrics(db: Db, metrics: readonly KeptMetric[]): Promise<void> {
  if (metrics.length === 0) return;
  const rows = metrics.map((it) => ({
    shop_id: it.shopId,
    conversation_id: it.conversationId,
    seq: it.seq,
    kind: it.kind,
    by: it.by,
    member_id: it.memberId,
    ended_as: it.endedAs,
    started_at: it.startedAt,
    ended_at: it.endedAt,
    in_time: it.inTime,
  }));
  await sql`
    insert into metrics (shop_id, conversation_id, seq, kind, by, member_id, ended_as, started_at, ended_at, in_time)
    select shop_id, conversation_id, seq, kind, by, member_id, ended_as, started_at, ended_at, in_time
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      shop_id uuid, conversation_id uuid, seq integer, kind text, by text, member_id uuid, ended_as text,
      started_at timestamptz, ended_at timestamptz, in_time boolean)`.execute(db);
}

/** Forgets times that have turned out not to have ended. */
export async function takeBack(db: Db, places: readonly (ConversationKey & { seq: number })[]): Promise<void> {
  if (places.length === 0) return;
  await sql`
    delete from metrics where (shop_id, conversation_id, seq) in (
      select "shopId", "conversationId", seq
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as k (
        "shopId" uuid, "conversationId" uuid, seq integer))`.execute(db);
}

/** What was once judged by a target, by `judgedKey`. */
export type Judged = ReadonlyMap<string, boolean | null>;

export const judgedKey = (it: ConversationKey & Pick<Metric, 'kind' | 'startedAt' | 'endedAt'>): string =>
  [keyOf(it), it.kind, it.startedAt.getTime(), it.endedAt.getTime()].join();

/** Has conversations measured anew from their first message. Answers what stays judged: by the target that there was then. */
export async function dropMetrics(db: Db, keys: readonly ConversationKey[]): Promise<Judged> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<
    ConversationKey & Pick<Metric, 'kind' | 'startedAt' | 'endedAt'> & { inTime: boolean | null }
  >`
    delete from metrics where (shop_id, conversation_id) in (
      select "shopId", "conversationId"
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k ("shopId" uuid, "conversationId" uuid))
    returning shop_id as "shopId", conversation_id as "conversationId", kind, started_at as "startedAt",
      ended_at as "endedAt", in_time as "inTime"`.execute(db);
  return new Map(rows.map((it) => [judgedKey(it), it.inTime]));
}

/** Forgets what was measured of conversations, and how far. Answers how many times it was. */
export async function forgetMetrics({ db, shopId }: TxCtx, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return 0;
  const of = (table: 'metrics' | 'metric_clocks') =>
    db.deleteFrom(table).where('shop_id', '=', shopId).where('conversation_id', 'in', conversationIds);
  await of('metric_clocks').execute();
  const done = await of('metrics').executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** So many clocks are put back in one statement. */
const mostPutBack = 1_000;

/** Puts the clocks of a shop, or of all shops, back to no message: locked in key order, some at a time. Answers how many. */
export async function putBackClocks(db: Db, shopId: string | null): Promise<number> {
  const first = '00000000-0000-0000-0000-000000000000';
  let after = { shop_id: first, conversation_id: first };
  for (let count = 0; ; ) {
    const { rows } = await sql<typeof after>`
      with theirs as materialized (
        select shop_id, conversation_id from metric_clocks
        where (${shopId}::uuid is null or shop_id = ${shopId}::uuid)
          and (shop_id, conversation_id) > (${after.shop_id}::uuid, ${after.conversation_id}::uuid)
        order by shop_id, conversation_id limit ${sql.lit(mostPutBack)} for update
      ), put_back as (
        update metric_clocks as c set measured_seq = 0, clock = '{}' from theirs
        where c.shop_id = theirs.shop_id and c.conversation_id = theirs.conversation_id
      )
      select shop_id, conversation_id from theirs order by shop_id, conversation_id`.execute(db);
    count += rows.length;
    after = rows.at(-1) ?? after;
    if (rows.length < mostPutBack) return count;
  }
}

/** Has what ended in a conversation measured anew, of which another one is a part from now on. */
export async function measureAnew(tx: TxCtx, { intoId }: ConversationsMerged): Promise<void> {
  await tx.db
    .updateTable('metric_clocks')
    .set({ measured_seq: 0, clock: '{}' })
    .where('shop_id', '=', tx.shopId)
    .where('conversation_id', '=', intoId)
    .execute();
  tx.enqueue(measureJob, { conversationId: intoId });
}
