import { sql } from 'kysely';
import { requestJob } from '../../../platform/jobs/job.ts';
import type { Ctx, Services } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { installedShops } from '../../shops/index.ts';
import { documentsOf } from '../documents/document.store.ts';
import { type DocumentRow, failDocument } from '../documents/keep-document.ts';
import { crawlJob } from '../knowledge.jobs.ts';
import { oneReaderOf } from './ask-web.ts';
import { readSitemap } from './read-sitemap.ts';
import { nextReading, readWebPage } from './read-web-page.ts';

/** After so many pages, or so long, the job makes way for others and goes on later. */
const mostAtOnce = 20;
const longestMs = 60_000;
/** Sites of many shops are not all asked at once. */
const spreadSeconds = 30 * 60;

export const crawlAt = '37 * * * *';

/**
 * Reads the addresses of one host that wait to be read, one after the other. What it has not come to is still waiting in
 * the database: whoever goes on begins there, also after a crash.
 */
export const crawl = (ctx: Ctx, { host }: { host: string }): Promise<void> =>
  oneReaderOf(ctx, host, () => readWaiting(ctx, host));

async function readWaiting(ctx: Ctx, host: string): Promise<void> {
  const until = performance.now() + longestMs;
  for (let count = 0; count < mostAtOnce && performance.now() < until; count += 1) {
    const row = await documentsOf(ctx)
      .selectAll()
      .where('kind', 'in', ['web', 'sitemap'])
      .where('state', 'in', ['waiting', 'reading'])
      .where('host', '=', host)
      // Sitemaps first: they say what else there is.
      .orderBy(sql`kind = 'web'`)
      .orderBy('id')
      .executeTakeFirst();
    if (!row?.url) return;
    await readOne(ctx, row, row.url);
  }
  await transaction(ctx, async (tx) => tx.enqueue(crawlJob, { host }));
}

/** Whatever one address makes go wrong, those behind it are read all the same. */
async function readOne(ctx: Ctx, row: DocumentRow, url: string): Promise<void> {
  try {
    await (row.kind === 'sitemap' ? readSitemap : readWebPage)(ctx, row, url);
  } catch (error) {
    ctx.log.error({ err: error, document: row.id }, 'an address could not be read');
    await failDocument(ctx, row, 'damaged', { next_at: nextReading(ctx) });
  }
}

/** Asks for all addresses to be read anew whose time has come. */
export async function crawlOldAddresses(services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await services.db
    .selectFrom('documents')
    .select(['shop_id', 'host'])
    .distinct()
    .where('next_at', '<=', now)
    .where('deleted_at', 'is', null)
    .execute();
  const wanted = await installedShops(services, [...new Set(due.map((it) => it.shop_id))]);
  const asked = due.filter((it) => wanted.has(it.shop_id));
  if (asked.length === 0) return;
  await services.db
    .updateTable('documents')
    .set((q) => ({ state: 'waiting', asked: q('asked', '+', 1), next_at: null }))
    .where('next_at', '<=', now)
    .where('deleted_at', 'is', null)
    .where('shop_id', 'in', [...wanted])
    .execute();
  const requests = asked.map(({ shop_id, host }, at) =>
    requestJob(
      crawlJob,
      shop_id,
      { host: host ?? '' },
      { afterSeconds: Math.floor((at / asked.length) * spreadSeconds) },
    ),
  );
  await services.jobs.enqueue(requests, services.db);
}
