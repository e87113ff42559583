import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openPgliteInMemory } from '../platform/db/open-database.ts';

/** The file that `prepare-embedded.ts` makes: a migrated embedded database. */
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

/** An embedded database of one's own in memory, migrated. */
export const openEmbedded = async () => openPgliteInMemory(await preparedPglite());
