import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../ctx.ts';
import { type Job, requestJob } from '../../platform/jobs/job.ts';
import { installedShops } from '../shops/index.ts';

/** When it is looked for again what others left: the hour at which shops sleep most. */
export const staleAt = (minute: number): string => `${minute} 2 * * *`;

/**
 * Asks for embedding, once for each shop that has the app and anything whose `embedder` is not `name`: after a change of the
 * encoder, all. `shopsWith` reads the shops from the rows for which the condition holds, whose words an index on `embedder`
 * can answer. A job that waits already is not asked for again.
 */
export async function embedStale(
  services: Services,
  name: string,
  job: Job<Record<string, never>>,
  shopsWith: (isStale: RawBuilder<boolean>) => Promise<{ shop_id: string }[]>,
): Promise<void> {
  const rows = await shopsWith(sql<boolean>`(embedder < ${name} or embedder > ${name} or embedder is null)`);
  if (rows.length === 0) return;
  const wanted = await installedShops(
    services,
    rows.map((it) => it.shop_id),
  );
  const requests = [...wanted].map((shopId) => requestJob(job, shopId, {}));
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}
