import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import type { Tables } from '../../tables.ts';
import { pgliteSettings } from './create-pglite.ts';
import { PgliteDialect } from './pglite-dialect.ts';

export type Db = Kysely<Tables>;

export interface OpenDatabase {
  db: Db;
  /** How the job queue reaches the same database. */
  boss: { connectionString: string } | { db: ReturnType<typeof fromPglite>; backend: 'pglite' };
  /** One line for the start-up log. */
  said: string;
  close(): Promise<void>;
}

const int8 = 20;
/** Nobody waits longer than this for a connection. */
const patienceMs = 10_000;

/** Opens PostgreSQL at `url`. */
export async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  });
  // A connection that the server closes is replaced by the pool, and work that it carried fails by itself. Without a
  // listener it would end the process: the pool listens only while a connection is idle.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
  return {
    db,
    boss: { connectionString: url },
    said: `PostgreSQL ${rows[0]?.version ?? ''}`,
    close: () => db.destroy(),
  };
}

async function createPglite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const program = fileURLToPath(new URL('./create-pglite.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [...process.execArgv, program, folder]);
}

/** Opens the embedded database in a folder, or in memory; `dump` fills a new one with a prepared state. */
export async function openPglite(folder: string | null, dump?: Blob): Promise<OpenDatabase> {
  if (folder) await createPglite(folder);
  const pglite = await PGlite.create({
    dataDir: folder ?? 'memory://',
    loadDataDir: dump,
    parsers: { [int8]: Number },
    postgresqlconf: pgliteSettings,
  });
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(pglite) });
  return {
    db,
    boss: { db: fromPglite(pglite), backend: 'pglite' },
    said: `the embedded PostgreSQL (PGlite) in ${folder ?? 'memory'}`,
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}
