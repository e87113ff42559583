import pg from 'pg';
import { type OpenDatabase, openPostgres } from '../platform/db/open-database.ts';
import { openEmbedded } from './embedded-database.ts';

/** The migrated database at TEST_DATABASE_URL's server, which `prepare-postgres.ts` makes. */
export const templateName = 'chatty_test_template';

/** A database of one's own, migrated: a new one at TEST_DATABASE_URL's server, else an embedded one in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? ownPostgres(server) : openEmbedded();
}

/** Runs one statement at a server. */
export async function runSql(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database at a server: empty, or a copy of another that nobody is connected to. */
export async function makeDatabase(
  server: string,
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `chatty_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(server, `drop database ${name} with (force)`) };
}

async function ownPostgres(server: string): Promise<OpenDatabase> {
  const made = await makeDatabase(server, templateName);
  const opened = await openPostgres(made.url);
  return {
    ...opened,
    async close() {
      await opened.close();
      await made.drop();
    },
  };
}
