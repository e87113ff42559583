import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Launched, launch as launchWith } from './test-kit/launch.ts';
import { layDatabase } from './test-kit/embedded-database.ts';

// Some start three servers, one after the other.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-main-'));
  await layDatabase(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const launch = (env: Record<string, string>): Launched => launchWith({ DATA_DIR: folder, ...env });

async function ended(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const server = launch(env);
  const code = await server.ended();
  return { code, printed: server.printed() };
}

/** One sentence, after the lines that say what was chosen, and nothing of how the program is made. */
async function expectSentence(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, printed } = await ended(env);
  const lines = printed.trimEnd().split('\n');
  expect(lines.filter((it) => !/^[A-Z][a-z ]+: /.test(it))).toEqual([expect.stringMatching(sentence)]);
  expect(code).toBe(1);
}

async function listening(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: String((server.address() as AddressInfo).port) };
}

const secret = 'only-for-this-test-only-for-this-test';

describe('a start that cannot succeed says why in one sentence and exits with 1', () => {
  it.each([
    ['a variable that is not usable', { PORT: 'many' }, /^PORT is not usable/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgresql://chatty@127.0.0.1:9/chatty' },
      /^The database at 127.0.0.1:9 cannot be reached .*DATABASE_URL\.$/,
    ],
    [
      'Redis that does not answer',
      { REDIS_URL: 'redis://127.0.0.1:9' },
      /^Redis at 127.0.0.1:9 cannot be reached: check REDIS_URL\.$/,
    ],
    ['the desk’s secret where other machines come in', { HOST: '0.0.0.0' }, /^APP_SECRET is missing.*HOST=0\.0\.0\.0/],
    [
      'a host of another machine',
      { HOST: '192.0.2.1', APP_SECRET: secret },
      /^HOST=192\.0\.2\.1 is no address of this/,
    ],
    ['a host that nobody knows', { HOST: 'nowhere.invalid', APP_SECRET: secret }, /^HOST=nowhere\.invalid /],
    ['a data folder that cannot be made', { DATA_DIR: '/dev/null/chatty' }, /^There is a file where the data folder/],
    [
      'a data folder that nobody may make',
      { DATA_DIR: '/proc/chatty' },
      /^The data folder \/proc\/chatty cannot be made/,
    ],
  ])('for %s', (_, env, sentence) => expectSentence({ ...env }, sentence));

  it('for a port that is taken', async () => {
    const { server, port } = await listening();
    await expectSentence({ PORT: port }, new RegExp(`^Port ${port} is taken`));
    server.close();
  });

  it('for a database and a Redis that take connections and never say a word', async () => {
    const { server, port } = await listening();
    await Promise.all([
      expectSentence(
        { DATABASE_URL: `postgresql://chatty@127.0.0.1:${port}/chatty` },
        /^The database at .* DATABASE_URL/,
      ),
      expectSentence(
        { REDIS_URL: `redis://127.0.0.1:${port}`, DATA_DIR: join(folder, 'mute') },
        /^Redis at .*REDIS_URL/,
      ),
    ]);
    server.close();
  });

  it('for a file in the place of the data folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, 'Hello');
    await expectSentence({ DATA_DIR: file }, /^There is a file where the data folder/);
  });

  it.each([
    ['of another version', { PG_VERSION: '12\n' }, /made by PostgreSQL 12, cannot be opened/],
    ['that is half there', { PG_VERSION: '18\n', 'postgresql.conf': '' }, /cannot be opened/],
    ['that is something else', { 'notes.txt': 'Hello' }, /cannot be opened/],
  ])('for an embedded database %s', async (name, files, sentence) => {
    const data = join(folder, name.replaceAll(' ', '-'));
    await mkdir(join(data, 'database'), { recursive: true });
    for (const [file, text] of Object.entries(files)) await writeFile(join(data, 'database', file), text);
    await expectSentence({ DATA_DIR: data }, sentence);
  });
});

/**
 * Everything in a folder that somebody else could read or write. PGlite gives its files a mode of its own: no other user
 * comes as far as to them.
 */
async function openToOthers(path: string): Promise<string[]> {
  const found = await lstat(path);
  const own = found.mode & 0o077 ? [path] : [];
  if (path.endsWith('/database') || !found.isDirectory()) return own;
  const below = await Promise.all((await readdir(path)).map((it) => openToOthers(join(path, it))));
  return [...own, ...below.flat()];
}

describe('two starts on one data folder', () => {
  it('are one server: the second says who holds it, and the next begins however the first has ended', async () => {
    const data = join(folder, 'shared');
    await layDatabase(data);
    const first = launch({ DATA_DIR: data });
    await first.ready();
    await expectSentence({ DATA_DIR: data }, new RegExp(`^The data in .* is in use by process ${first.child.pid} on `));
    expect(first.lives()).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended();
    const next = launch({ DATA_DIR: data });
    await next.ready();
    next.child.kill('SIGTERM');
    expect(await next.ended()).toBe(0);
  });
});

describe('a server', () => {
  it('says one line for each choice, ends on a signal with 0, and finds its data again', async () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const { child, printed, ready, ended: end } = launch({});
      await ready();
      expect(printed()).toMatch(
        /^Database: the embedded PostgreSQL[^]*^Bus .*in this process[^]*^Assistant: the offline engine[^]*^Embeddings: the local/m,
      );
      child.kill(signal);
      expect(await end()).toBe(0);
    }
  });

  it('keeps its data from other users of the machine, also what an earlier start left open to them', async () => {
    const data = join(folder, 'open');
    await mkdir(join(data, 'files', 'shop'), { recursive: true });
    await writeFile(join(data, 'files', 'shop', 'notes.txt'), 'Notes');
    await chmod(join(data, 'files', 'shop', 'notes.txt'), 0o644);
    await chmod(data, 0o755);
    const server = launch({ DATA_DIR: data });
    await server.ready();
    expect(await openToOthers(data)).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
  });
});
