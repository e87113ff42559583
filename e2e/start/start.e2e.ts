import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
const patience = { timeout: 100_000, interval: 100 };

let folder: string;
let ports: number[];
let npm: ChildProcess;
let printed: string;
let all: number[];
// The first start makes its data, the next ones find what was left to them.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chatty-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ports = [await freePort(), await freePort(), await freePort()];
  const [PORT, SIMULATOR_PORT, SIMULATOR_SMTP_PORT] = ports.map(String);
  const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
  npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, PORT, SIMULATOR_PORT, SIMULATOR_SMTP_PORT, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (it) => (printed += it));
  await expect.poll(() => printed, patience).toContain('Chatty is ready');
  all = descendants(npm.pid ?? 0);
});
afterEach(() => {
  for (const pid of all.filter(lives)) process.kill(pid, 'SIGKILL');
  npm.kill('SIGKILL');
});

/** All processes below one, as Linux tells it. */
function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((it) => /^\d+$/.test(it))
    .flatMap((it) => {
      try {
        return [[Number(it), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${it}/stat`, 'utf8'))?.[1])] as const];
      } catch {
        return [];
      }
    });
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

const lives = (pid: number) => readdirSync('/proc').includes(String(pid));

/** The process that starts server and simulator. */
function starter(): number {
  const found = descendants(npm.pid ?? 0).find((it) =>
    readFileSync(`/proc/${it}/cmdline`, 'utf8').split('\0').slice(0, 2).join(' ').endsWith('node tools/start.mjs'),
  );
  if (!found) throw new Error('npm start runs nothing');
  return found;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
const listening = async () => (await Promise.all(ports.map(listens))).filter(Boolean).length;

describe('npm start leaves nobody behind', () => {
  it.each<[string, () => void]>([
    ['npm is told to end', () => npm.kill('SIGTERM')],
    ['npm’s terminal is closed', () => npm.kill('SIGHUP')],
    ['npm is killed', () => npm.kill('SIGKILL')],
    ['what npm runs is killed', () => process.kill(starter(), 'SIGKILL')],
  ])('when %s', async (_, end) => {
    expect(await listening()).toBe(3);
    const gone = once(npm, 'exit');
    end();
    await gone;
    await expect.poll(listening, { timeout: 30_000, interval: 100 }).toBe(0);
    await expect.poll(() => all.filter(lives), { timeout: 30_000, interval: 100 }).toEqual([]);
  });
});
