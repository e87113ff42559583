import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '../platform/db/migrate.ts';
import { type OpenDatabase, openPgliteInMemory, openPostgres } from '../platform/db/open-database.ts';

/** A database of one's own, migrated: a new one at TEST_DATABASE_URL's server, else an embedded one in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return ownPostgres(server);
  const dump = process.env.TEST_PGLITE_DUMP;
  const prepared = dump && existsSync(dump) ? new Blob([await readFile(dump)]) : undefined;
  const opened = await openPgliteInMemory(prepared);
  await migrate(opened.db);
  return opened;
}

/** A new, empty database at a server. */
export async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `chatty_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

async function ownPostgres(server: string): Promise<OpenDatabase> {
  const made = await makeDatabase(server);
  const opened = await openPostgres(made.url);
  await migrate(opened.db);
  return {
    ...opened,
    async close() {
      await opened.close();
      await made.drop();
    },
  };
}
