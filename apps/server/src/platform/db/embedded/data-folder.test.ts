import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder, lockFolder, UnusableFolder } from './data-folder.ts';

const program = join(import.meta.dirname, 'data-folder.ts');
const empty = (it: string) => promisify(execFile)(process.execPath, [...process.execArgv, program, it]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('is made with those above it, for its owner alone', async () => {
    const deep = join(folder, 'a', 'b');
    await claimFolder(deep);
    for (const it of [deep, join(folder, 'a')]) expect((await stat(it)).mode & 0o777).toBe(0o700);
  });

  it('of another user is refused', async () => {
    const { uid } = await stat(folder);
    await expect(claimFolder(folder, uid + 1)).rejects.toThrow(/belongs to another user.*\.$/);
  });

  it('is taken from other users, and what a link leads to is left as it is', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'chatty-elsewhere-'));
    await writeFile(join(elsewhere, 'a'), '', { mode: 0o644 });
    await mkdir(join(folder, 'open'), { mode: 0o755 });
    await symlink(elsewhere, join(folder, 'open', 'link'));
    await claimFolder(join(folder, 'open'));
    expect((await stat(join(elsewhere, 'a'))).mode & 0o777).toBe(0o644);
    await rm(elsewhere, { recursive: true });
  });
});

describe('the lock of an embedded database', () => {
  it('is held once, and can be had again when it was let go', async () => {
    const path = join(folder, 'database');
    const lock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow(UnusableFolder);
    lock.release();
    (await lockFolder(path)).release();
  });

  it('keeps a fresh start from taking the data from under a server', async () => {
    await writeFile(join(folder, 'notes.txt'), 'Notes');
    const lock = await lockFolder(join(folder, 'database'));
    await expect(empty(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^The data in .* is in use by process ${process.pid} on .*\\n$`)),
    });
    expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
    lock.release();
    await empty(folder);
    expect((await readdir(folder)).filter((it) => !it.startsWith('database.lock'))).toEqual([]);
  });
});
