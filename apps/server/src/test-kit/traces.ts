import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** Where a text stands still: in any column of any table of the database, and in any kept file. */
export async function tracesOf(w: TestServer, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    w.services.db,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql.id(schema, name);
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${table} as t where t::text ilike ${`%${text}%`}
        or t::text ilike ${`%${Buffer.from(text).toString('hex')}%`}`.execute(w.services.db);
    found.push(...rows.map((it) => `${schema}.${name}: ${it.row.slice(0, 300)}`));
  }
  const folder = join(w.services.config.DATA_DIR, 'files');
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    if (path.includes(text) || (await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}
