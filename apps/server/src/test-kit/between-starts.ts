import { sql } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';

/** What waits to be done in a queue is due: the time until then is over. */
export async function bringForward(db: Db, queue: string): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${queue} and state = 'created'`.execute(db);
}

/** All shops answer around the clock. */
export async function openAllHours(db: Db): Promise<void> {
  const settings = JSON.stringify({ typeWorking: 'always' });
  await sql`update shops set widget = widget || ${settings}::jsonb`.execute(db);
}
