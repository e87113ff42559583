import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type OpenDatabase, openPgliteInMemory, openPostgres } from '../platform/db/open-database.ts';

/** The migrated database at TEST_DATABASE_URL's server, which `prepare-databases.ts` makes. */
export const templateName = 'chatty_test_template';

/** A database of one's own, migrated: a new one at TEST_DATABASE_URL's server, else an embedded one in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? ownPostgres(server) : openPgliteInMemory(await preparedPglite());
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

/** The file that `prepare-databases.ts` makes: a migrated embedded database. */
function dumpFile(): string {
  const { TEST_PGLITE_DUMP } = process.env;
  if (!TEST_PGLITE_DUMP) throw new Error('No database is prepared: run this test by vitest’s projects.');
  return TEST_PGLITE_DUMP;
}

/** Lays a migrated embedded database into a server's data folder: making one takes longer than the rest of a start. */
export async function layDatabase(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['--extract', '--file', dumpFile(), '--directory', folder]);
}

async function readPrepared() {
  const beside = (file: string) => fileURLToPath(new URL(file, import.meta.resolve('@electric-sql/pglite')));
  const [state, program, files] = await Promise.all([
    readFile(dumpFile()),
    readFile(beside('pglite.wasm')),
    readFile(beside('pglite.data')),
  ]);
  return {
    loadDataDir: new Blob([state]),
    pgliteWasmModule: await WebAssembly.compile(program),
    fsBundle: new Blob([files]),
  };
}

let prepared: ReturnType<typeof readPrepared> | undefined;

/** The migrated state and the compiled program: read once for all databases of a process. */
const preparedPglite = () => (prepared ??= readPrepared());
