import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';

/**
 * Waits until no job is under way, or due within seconds; none of these kinds, where some are named. Throws when that takes
 * longer than `patienceMs`.
 */
export async function jobsAtRest(db: Db, patienceMs: number, kinds?: readonly { name: string }[]): Promise<void> {
  const only = kinds ? sql`name in (${sql.join(kinds.map((it) => it.name))})` : sql`true`;
  let names: string[] = [];
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(100)) {
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() + interval '10 seconds' and ${only}`.execute(
      db,
    );
    if (rows.length === 0) return;
    names = rows.map((it) => it.name);
  }
  throw new Error(`Jobs were still at work after ${patienceMs / 1_000} seconds: ${names.join(', ')}.`);
}
