import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../tables.ts';
import { pgliteSettings } from './embedded/create-pglite.ts';
import { CannotStart } from '../../config.ts';
import { claimFolder, lockFolder, UnusableFolder } from './embedded/data-folder.ts';
import { PgliteDialect } from './embedded/pglite-dialect.ts';
import { queueDatabase } from './embedded/queue-database.ts';
import { preparingPool } from './postgres-pool.ts';

export type Db = Kysely<Tables>;

export interface OpenDatabase {
  db: Db;
  /** How the job queue reaches the same database. */
  boss: { connectionString: string } | { db: ReturnType<typeof queueDatabase>; backend: 'pglite' };
  /** No other process can use it. */
  alone: boolean;
  /** One line for the start-up log. */
  said: string;
  close(): Promise<void>;
}

const int8 = 20;
/** Nobody waits longer than this for a connection. */
const patienceMs = 10_000;

const oldestPostgres = 15;

const settings = { parsers: { [int8]: Number }, postgresqlconf: pgliteSettings };
const firstLineOf = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n', 1)[0];

/** Opens PostgreSQL at `url`. Throws `CannotStart` when it is too old. */
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < oldestPostgres) {
    throw new CannotStart(`PostgreSQL ${version} is too old: DATABASE_URL must lead to ${oldestPostgres} or newer.`);
  }
  return {
    db,
    boss: { connectionString: url },
    alone: false,
    said: `PostgreSQL ${version}`,
    close: () => db.destroy(),
  };
}

/**
 * Makes an embedded database beside the folder and moves it there when it is whole: a start that is cut off leaves no
 * half of one.
 */
async function createPglite(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const within = dirname(folder);
  const unfinishedOnes = `${basename(folder)}.new-`;
  for (const name of await readdir(within)) {
    if (name.startsWith(unfinishedOnes)) await rm(join(within, name), { recursive: true, force: true });
  }
  // A name of its own: the program that makes it may outlive a start that is killed.
  const unfinished = join(within, `${unfinishedOnes}${crypto.randomUUID()}`);
  const program = fileURLToPath(new URL('./embedded/create-pglite.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [...process.execArgv, program, unfinished]);
  await rename(unfinished, folder);
}

async function openLocked(folder: string): Promise<PGlite> {
  try {
    await createPglite(folder);
    return await PGlite.create({ ...settings, dataDir: folder });
  } catch (error) {
    const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
    const made = version ? `, made by PostgreSQL ${version.trim()},` : '';
    throw new UnusableFolder(
      `The embedded database in ${folder}${made} cannot be opened (${firstLineOf(error)}): bring back a copy of DATA_DIR, or move the folder away to begin anew.`,
    );
  }
}

/** Opens the embedded database in a folder, which no other process may use then. Throws `UnusableFolder`. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await claimFolder(dirname(folder));
  const lock = await lockFolder(folder);
  try {
    const opened = around(await openLocked(folder), folder);
    return { ...opened, alone: true, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * An embedded database in memory; `prepared` is what it would have to make or read itself, such as a state to begin with.
 * @internal For tests, and for what writes the types of the tables.
 */
export const openPgliteInMemory = async (
  prepared: Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'> = {},
): Promise<OpenDatabase> => around(await PGlite.create({ ...settings, ...prepared, dataDir: 'memory://' }), 'memory');

function around(pglite: PGlite, where: string): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(pglite) });
  return {
    db,
    boss: { db: queueDatabase(pglite), backend: 'pglite' },
    alone: false,
    said: `the embedded PostgreSQL (PGlite) in ${where}`,
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}
