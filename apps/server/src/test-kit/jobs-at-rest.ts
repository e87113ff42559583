import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';

/** Waits until no job is under way, or due within seconds. Throws when that takes longer than `patienceMs`. */
export async function jobsAtRest(db: Db, patienceMs: number): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(100)) {
    const { rows } = await sql`
      select name from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() + interval '10 seconds' limit 1`.execute(
      db,
    );
    if (rows.length === 0) return;
  }
  throw new Error(`Jobs were still at work after ${patienceMs / 1_000} seconds.`);
}
