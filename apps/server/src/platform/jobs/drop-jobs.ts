import { sql } from 'kysely';
import type { TxCtx } from '../../ctx.ts';

/** Removes jobs about any of these ids, which are UUIDs, also those that are done: an error may have been kept with them. */
export async function dropJobs(tx: TxCtx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from pgboss.job
    where state <> 'active' and data->>'shopId' = ${tx.shopId} and data::text ~ ${ids.join('|')}`.execute(tx.db);
  return Number(numAffectedRows);
}

/** Removes the jobs of the shop but for those that are being done. */
export async function dropJobsOfShop(tx: TxCtx): Promise<void> {
  await sql`delete from pgboss.job where state <> 'active' and data->>'shopId' = ${tx.shopId}`.execute(tx.db);
}
