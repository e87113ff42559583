import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { fromPglite, PgBoss } from 'pg-boss';
import { Kysely } from 'kysely';
import { migrate } from '../platform/db/migrate.ts';
import { PgliteDialect } from '../platform/db/pglite-dialect.ts';
import type { Tables } from '../tables.ts';

/** Migrates one embedded database and keeps it as a file, from which every test file's own begins: 0.4 s instead of 3. */
export async function setup(): Promise<void> {
  const path = process.env.TEST_PGLITE_DUMP;
  if (!path || existsSync(path)) return;
  const pglite = await PGlite.create('memory://');
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(pglite) });
  await migrate(db);
  const boss = new PgBoss({ db: fromPglite(pglite), backend: 'pglite' });
  await boss.start();
  await boss.stop({ graceful: false });
  const dump = await pglite.dumpDataDir('none');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}
