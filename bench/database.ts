import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { type OpenDatabase, openPglite, openPostgres } from '../apps/server/src/platform/db/open-database.ts';

/** A new, empty database of the server that `url` names. */
export async function newDatabase(url: string): Promise<string> {
  const name = `bench_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** A migrated database: the one of PostgreSQL that `url` names, or a new one embedded in a folder on disk, as `npm start` has it. */
export async function openMigrated(url: string | undefined): Promise<OpenDatabase> {
  if (url) {
    const opened = await openPostgres(url);
    await migrate(opened.db);
    return opened;
  }
  const folder = await mkdtemp(join(tmpdir(), 'chatty-bench-'));
  const opened = await openPglite(join(folder, 'database'));
  await migrate(opened.db);
  return {
    ...opened,
    async close() {
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
