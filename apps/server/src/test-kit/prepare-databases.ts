import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { fromPglite, PgBoss } from 'pg-boss';
import { pgliteSettings } from '../platform/db/create-pglite.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/open-database.ts';
import { PgliteDialect } from '../platform/db/pglite-dialect.ts';
import { layQueues, laySchedules } from '../platform/jobs/lay-queues.ts';
import { works } from '../start.ts';
import type { Tables } from '../tables.ts';
import { runSql, templateName } from './test-database.ts';

/** Queues and schedules are there as after a first start. */
async function prepareBoss(where: ConstructorParameters<typeof PgBoss>[0]): Promise<void> {
  const boss = new PgBoss(where);
  await boss.start();
  await layQueues(boss, works);
  await laySchedules(boss, works);
  await boss.stop({ graceful: false });
}

/** With a small log: what is not there need not be copied for every test file. */
const settings = { initDbStartParams: ['--wal-segsize=1'], postgresqlconf: pgliteSettings };

async function preparePglite(path: string): Promise<void> {
  const pglite = await PGlite.create({ ...settings, dataDir: 'memory://' });
  await migrate(new Kysely<Tables>({ dialect: new PgliteDialect(pglite) }));
  await prepareBoss({ db: fromPglite(pglite), backend: 'pglite' });
  // What nobody connects to is as large as all of ours.
  await pglite.exec(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`);
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}

async function preparePostgres(server: string): Promise<void> {
  await runSql(server, `drop database if exists ${templateName}`);
  await runSql(server, `create database ${templateName}`);
  const url = new URL(server);
  url.pathname = `/${templateName}`;
  const opened = await openPostgres(url.href);
  await migrate(opened.db);
  await opened.close();
  await prepareBoss({ connectionString: url.href });
}

/**
 * Migrates one database, of which each test that wants one gets a copy: of the embedded one from a file, of PostgreSQL's
 * by its own means.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) await preparePostgres(server);
  const folder = await mkdtemp(join(tmpdir(), 'chatty-prepared-'));
  process.env.TEST_PGLITE_DUMP = join(folder, 'migrated.tar');
  await preparePglite(process.env.TEST_PGLITE_DUMP);
  return () => rm(folder, { recursive: true, force: true });
}
