import type { EventType } from '@chatty/contract/live';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { type JobRequest, requestGlobalJob, requestJob } from '../jobs/job.ts';
import type { Audience } from '../live/audience.ts';
import type { LoggedEvent } from '../live/event-log.ts';

interface Emitted {
  shopId: string;
  type: EventType;
  payload: unknown;
  audience: Audience;
}

/**
 * Numbers and stores the events of a transaction in one statement, however many shops it touches. The counters are taken
 * in the order of the shops' ids, so that two transactions cannot deadlock.
 */
async function writeEvents(tx: TxCtx, emitted: readonly Emitted[]): Promise<LoggedEvent[]> {
  const at = tx.services.clock.now();
  const byShop = [...Map.groupBy(emitted, (it) => it.shopId)];
  const rows = byShop.flatMap(([shop_id, own]) =>
    own.map(({ audience, type, payload }, i) => ({
      shop_id,
      before_end: own.length - 1 - i,
      for_team: audience.team,
      for_contact: audience.contactId,
      for_visitors: audience.visitors ?? false,
      type,
      payload,
    })),
  );
  const counted = await sql<{ shop_id: string; n: number }>`
    with fresh as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (
          shop_id uuid, before_end bigint, for_team boolean, for_contact uuid, for_visitors boolean, type text,
          payload jsonb
        )
    ), counted as (
      insert into event_counters (shop_id, n)
      select shop_id, count(*) from fresh group by shop_id order by shop_id
      on conflict (shop_id) do update set n = event_counters.n + excluded.n
      returning shop_id, n
    ), written as (
      insert into events (shop_id, n, for_team, for_contact, for_visitors, type, payload, created_at)
      select shop_id, n - before_end, for_team, for_contact, for_visitors, type, payload, ${at}
      from fresh join counted using (shop_id)
    )
    select shop_id, n from counted`.execute(tx.db);
  const last = new Map(counted.rows.map((it) => [it.shop_id, Number(it.n)]));
  return byShop.flatMap(([shopId, own]) =>
    own.map(({ audience, type, payload }, i) => {
      const n = (last.get(shopId) ?? 0) - (own.length - 1 - i);
      return { shopId, n, at, audience, type, payload };
    }),
  );
}

/** What follows from what follows … is no ring: some five steps are usual, and a ring would never let the transaction end. */
const mostReactions = 50;
/** Of transactions that wait for each other PostgreSQL ends one; so often such a one begins anew. */
const mostTries = 5;

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '40P01';

/**
 * Runs `work` in one transaction and, after its commit, tells the live hub. Only the inner ctx may be used inside: the
 * outer database would leave the transaction (and wait for itself on PGlite). What PostgreSQL ends because it and another
 * wait for each other has left nothing behind, and is done again from its beginning.
 */
export async function transaction<C extends Ctx, T>(ctx: C, work: (tx: C & TxCtx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryTransaction(ctx, work);
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
  }
}

async function tryTransaction<C extends Ctx, T>(ctx: C, work: (tx: C & TxCtx) => Promise<T>): Promise<T> {
  let logged: LoggedEvent[] = [];
  const following: (() => void)[] = [];
  const result = await ctx.db.transaction().execute(async (db) => {
    const emitted: Emitted[] = [];
    const jobs: JobRequest[] = [];
    const of = (own: string, depth = 0): C & TxCtx => ({
      ...ctx,
      shopId: own,
      db,
      emit: (type, payload, audience, shopId = own) => void emitted.push({ shopId, type, payload, audience }),
      raise: async (event, payload, shopId = own) => {
        if (depth === mostReactions) throw new Error(`Reactions in a ring, at ${event.name}`);
        // A reaction stands under the name of the event whose payload it takes: `on` saw to it.
        for (const { react } of ctx.services.reactions.get(event.name) ?? [])
          await react(of(shopId, depth + 1), payload as never);
      },
      enqueue: (job, data, { shopId = own, ...timing } = {}) => void jobs.push(requestJob(job, shopId, data, timing)),
      enqueueGlobal: (job, data, timing) => void jobs.push(requestGlobalJob(job, data, timing)),
      afterCommit: (work) => void following.push(work),
    });
    const tx = of(ctx.shopId);
    const done = await work(tx);
    if (jobs.length > 0) await ctx.services.jobs.enqueue(jobs, db);
    if (emitted.length > 0) logged = await writeEvents(tx, emitted);
    return done;
  });
  if (logged.length > 0) ctx.services.hub.committed(logged);
  for (const follow of following) follow();
  return result;
}
