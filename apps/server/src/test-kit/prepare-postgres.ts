import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/open-database.ts';
import { prepareBoss } from './prepare-boss.ts';
import { runSql, templateName } from './test-database.ts';

/** Migrates one database at TEST_DATABASE_URL's server: each test that wants one gets a copy by PostgreSQL's own means. */
export async function setup(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is missing: it leads to a PostgreSQL that is for tests.');
  await runSql(server, `drop database if exists ${templateName}`);
  await runSql(server, `create database ${templateName}`);
  const url = new URL(server);
  url.pathname = `/${templateName}`;
  const opened = await openPostgres(url.href);
  await migrate(opened.db);
  await opened.close();
  await prepareBoss({ connectionString: url.href });
}
