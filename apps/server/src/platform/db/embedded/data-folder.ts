import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../../../config.ts';

/** A folder that the server cannot work with. */
export class UnusableFolder extends CannotStart {}

const ownerOnly = 0o700;
const forOthers = 0o077;
const reasonOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Takes from everybody else what an earlier start, under a wider mask, has left open to them. */
async function tighten(path: string): Promise<void> {
  // Others that share the folder on purpose may be moving files in it.
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & forOthers) await chmod(path, found.mode & ownerOnly);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await tighten(join(path, name));
}

/** Makes a folder and those above it. Node's own way to do so never ends where the system refuses it, as below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: ownerOnly });
  } catch (error) {
    if (existsSync(folder) && (await stat(folder)).isDirectory()) return;
    if (reasonOf(error) !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: ownerOnly });
  }
}

/**
 * Makes the folder for data, or makes an existing one ours alone: visitors' words and files are in it. Throws
 * `UnusableFolder`.
 */
export async function claimFolder(folder: string, uid = process.getuid?.()): Promise<void> {
  try {
    await makeFolder(resolve(folder));
  } catch (error) {
    const code = reasonOf(error);
    throw new UnusableFolder(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `There is a file where the data folder ${folder} should be: move it away, or set DATA_DIR.`
        : `The data folder ${folder} cannot be made (${code}): set DATA_DIR to a folder that this user can write to.`,
    );
  }
  const found = await stat(folder);
  if (uid !== undefined && uid !== 0 && found.uid !== uid) {
    throw new UnusableFolder(
      `The data folder ${folder} belongs to another user: give it to the user that runs the server, or set DATA_DIR.`,
    );
  }
  try {
    if (found.mode & forOthers) await tighten(folder);
    await chmod(folder, ownerOnly);
    const probe = join(folder, `.probe-${crypto.randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new UnusableFolder(
      `The data folder ${folder} cannot be written to (${reasonOf(error)}): set DATA_DIR to a folder that this user can write to.`,
    );
  }
}

/** Held until it is let go, or until its process is gone, however that ends. */
export interface Lock {
  release(): void;
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

/**
 * Locks `<path>.lock` for this process. The lock is the kernel's (SQLite takes it), so it ends with the process and never
 * has to be judged stale (decision 13). Throws `UnusableFolder` while another holds it.
 */
export async function lockFolder(path: string): Promise<Lock> {
  const file = `${path}.lock`;
  const ownerFile = `${file}.owner`;
  let held: DatabaseSync;
  try {
    // Two that begin in the same moment get in each other's way: one of them is let through.
    held = new DatabaseSync(file, { timeout: 1_000 });
    held.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (!isBusy(error)) {
      throw new UnusableFolder(`The lock ${file} cannot be taken (${String(error)}): set DATA_DIR to a local folder.`);
    }
    const owner = await readFile(ownerFile, 'utf8').catch(() => 'another process');
    throw new UnusableFolder(
      `The data in ${path} is in use by ${owner}: stop that one, set DATA_DIR to another folder, or give both a DATABASE_URL.`,
    );
  }
  await writeFile(ownerFile, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  return { release: () => held.close() };
}

/** Run as a program: empties the data folder given, unless a server uses it. */
if (import.meta.main) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Say which folder.');
  try {
    await claimFolder(folder);
    const lock = await lockFolder(join(folder, 'database'));
    const names = (await readdir(folder)).filter((it) => !it.startsWith('database.lock'));
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
    lock.release();
  } catch (error) {
    if (!(error instanceof UnusableFolder)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
