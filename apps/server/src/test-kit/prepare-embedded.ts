import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { fromPglite } from 'pg-boss';
import { pgliteSettings } from '../platform/db/embedded/create-pglite.ts';
import { migrate } from '../platform/db/migrate.ts';
import { PgliteDialect } from '../platform/db/embedded/pglite-dialect.ts';
import type { Tables } from '../tables.ts';
import { prepareBoss } from './prepare-boss.ts';

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

/** Migrates one embedded database and keeps it as a file: each test that wants one begins with a copy. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chatty-prepared-'));
  process.env.TEST_PGLITE_DUMP = join(folder, 'migrated.tar');
  await preparePglite(process.env.TEST_PGLITE_DUMP);
  return () => rm(folder, { recursive: true, force: true });
}
