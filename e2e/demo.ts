import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A team member who signs in with a password: told only when the demo is new. */
export interface Colleague {
  email: string;
  password: string;
}

export const colleagueFile = 'colleague.json';

/**
 * Starts the demo once and keeps its data folder: each browser test that wants the demo begins with a copy of it, as a
 * server does that is started again.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chatty-demo-'));
  const program = join(import.meta.dirname, 'prepare-demo.ts');
  // What it uses of databases is its own and embedded.
  const { TEST_DATABASE_URL: _, TEST_REDIS_URL: __, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, folder], { env });
  process.env.TEST_DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Lays a copy of the prepared demo into a data folder, if there is one, and tells its colleague. */
export async function layDemo(folder: string): Promise<Colleague | null> {
  const prepared = process.env.TEST_DEMO_FOLDER;
  if (!prepared) return null;
  await cp(prepared, folder, { recursive: true });
  return JSON.parse(await readFile(join(prepared, colleagueFile), 'utf8')) as Colleague;
}
