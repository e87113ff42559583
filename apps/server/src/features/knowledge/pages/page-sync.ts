import type { PageSync } from '@chatty/contract/data-sources';
import type { Selectable } from 'kysely';
import type { Ctx, Services, TxCtx } from '../../../ctx.ts';
import { requestJob } from '../../../platform/jobs/job.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tables } from '../../../tables.ts';
import { installedShops } from '../../shops/index.ts';
import { syncStorePagesJob } from '../knowledge.jobs.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** No webhook tells of pages and policies: they are read anew after so long. */
const pagesKeptMs = 20 * hourMs;
/** Whose turn has come is asked once an hour, at this minute. */
const askedAtMinute = 23;
export const askedAt = `${askedAtMinute} * * * *`;
/** Those of many shops are not all read at once. */
const spreadSeconds = 50 * 60;

type SyncRow = Pick<
  Selectable<Tables['syncs']>,
  'running' | 'synced' | 'total' | 'error' | 'finished_at' | 'touched_at'
>;

/** The first moment at which the pages are asked for again after that; they are read within the hour. */
function nextAfter(touchedAt: Date): Date {
  const due = touchedAt.getTime() + pagesKeptMs;
  const offset = askedAtMinute * minuteMs;
  return new Date(Math.ceil((due - offset) / hourMs) * hourMs + offset);
}

const toPageSync = (row: SyncRow): PageSync => ({
  running: row.running,
  synced: row.synced,
  total: row.total,
  error: row.error,
  finishedAt: row.finished_at?.toISOString() ?? null,
  nextAt: row.touched_at ? nextAfter(row.touched_at).toISOString() : null,
});

const never: PageSync = { running: false, synced: 0, total: -1, error: null, finishedAt: null, nextAt: null };

/** How far the reading of the store's pages is. */
export async function readPageSync(ctx: Ctx): Promise<PageSync> {
  const row = await ctx.db
    .selectFrom('syncs')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('kind', '=', 'pages')
    .executeTakeFirst();
  return row ? toPageSync(row) : never;
}

interface PageSyncChange {
  running: boolean;
  synced?: number;
  total?: number;
  error?: string | null;
  /** All pages were read. */
  finished?: true;
}

/** Writes down how the reading of the pages stands and tells the team; it has finished when all were read, and not when that failed. */
export async function movePageSync(tx: TxCtx, { finished, ...change }: PageSyncChange): Promise<void> {
  const now = tx.services.clock.now();
  const row = { error: null, ...change, touched_at: now, ...(finished ? { finished_at: now } : {}) };
  const written = await tx.db
    .insertInto('syncs')
    .values({ shop_id: tx.shopId, kind: 'pages', ...row })
    .onConflict((on) => on.columns(['shop_id', 'kind']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  tx.emit('page.sync', toPageSync(written), { team: true, contactId: null });
}

/** Asks for the store's pages to be read anew. */
export function beginPageSync(ctx: Ctx): Promise<void> {
  return transaction(ctx, async (tx) => {
    await movePageSync(tx, { running: true, synced: 0, total: -1 });
    tx.enqueue(syncStorePagesJob, {});
  });
}

/** Asks for the pages of all shops whose pages were not read for most of a day. */
export async function syncOldPages(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - pagesKeptMs);
  const rows = await services.db
    .selectFrom('syncs')
    .select('shop_id')
    .where('kind', '=', 'pages')
    .where((q) => q.or([q('touched_at', '<', before), q('touched_at', 'is', null)]))
    .execute();
  const wanted = await installedShops(
    services,
    rows.map((it) => it.shop_id),
  );
  const requests = [...wanted].map((shopId, at) =>
    requestJob(syncStorePagesJob, shopId, {}, { afterSeconds: Math.floor((at / wanted.size) * spreadSeconds) }),
  );
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}
