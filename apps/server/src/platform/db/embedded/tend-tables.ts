import { sql } from 'kysely';
import type { Db } from '../open-database.ts';

/**
 * The tables that PostgreSQL's own autovacuum would think due, by its defaults, and those that were filled and never looked
 * at: what was counted meanwhile is lost with a killed process, what stands in the catalog is not. None where the database
 * sees to it itself.
 */
const dueTables = sql<{ schema: string; name: string; isBloated: boolean }>`
  select n.nspname as "schema", c.relname as "name", due."isBloated"
  from pg_stat_user_tables s
  join pg_class c on c.oid = s.relid
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select
      s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as "isBloated",
      s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
        or (c.reltuples < 0 and pg_relation_size(c.oid) > 0) as "isChanged"
  ) as due
  where current_setting('autovacuum') = 'off' and n.nspname !~ '^pg_' and (due."isBloated" or due."isChanged")
  order by 1, 2`;

/**
 * Does what PostgreSQL's autovacuum does, for the embedded database: it has no process beside ours that would. Without it
 * the database plans for a table that has grown as if it were empty, and dead rows stay. One table after the other:
 * whoever asks for something meanwhile waits for one at most. Answers the names of those that were due.
 */
export async function tendTables(db: Db): Promise<string[]> {
  const { rows } = await dueTables.execute(db);
  for (const { schema, name, isBloated } of rows) {
    await sql`${sql.raw(isBloated ? 'vacuum (analyze)' : 'analyze')} ${sql.table(`${schema}.${name}`)}`.execute(db);
  }
  return rows.map((it) => it.name);
}
