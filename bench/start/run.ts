import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { printTable } from '../figures.ts';

const root = join(import.meta.dirname, '../..');
const ports = { PORT: '4610', SIMULATOR_PORT: '4710', SIMULATOR_SMTP_PORT: '4735' };
const origin = `http://localhost:${ports.PORT}`;
const shop = 'demo-store.myshopify.com';
const question = 'How long does delivery take?';
/** Long enough for the catalogue to be read and embedded. */
const settleMs = 30_000;

/** The process that listens for us, found by what it was started with. */
function serverProcess(): string {
  const isServer = (pid: string) => {
    try {
      const there = readlinkSync(`/proc/${pid}/cwd`) === join(root, 'apps/server');
      return there && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`PORT=${ports.PORT}`);
    } catch {
      return false;
    }
  };
  const pid = readdirSync('/proc').find((it) => /^\d+$/.test(it) && isServer(it));
  if (!pid) throw new Error('The server is not running.');
  return pid;
}

const memoryMb = (pid: string, name: 'VmHWM' | 'VmRSS') =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Asks as a visitor does, and waits for the assistant's answer. */
async function askOnce(): Promise<void> {
  const open = createApi({ origin, token: async () => null });
  const { data } = await open('POST /client/api/visitors', { body: { shop } });
  const api = createApi({ origin, token: async () => data.token });
  const params = { id: newId() };
  await api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: question } });
  for (;;) {
    const answer = await api('GET /client/api/conversations/:id/messages', { params });
    if (answer.data.messages.some((it) => it.sender === 'assistant')) return;
    await pause(50);
  }
}

async function measure(folder: string): Promise<string[]> {
  const from = performance.now();
  const child = spawn('node', ['tools/start.mjs'], { cwd: root, env: { ...process.env, ...ports, DATA_DIR: folder } });
  let printed = '';
  child.stdout.on('data', (it) => {
    printed += it;
  });
  while (!printed.includes('Chatty is ready')) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
    await pause(20);
  }
  const ready = performance.now();
  await askOnce();
  const answered = performance.now();
  const pid = serverProcess();
  const peak = memoryMb(pid, 'VmHWM');
  await pause(settleMs);
  const figures = [peak, memoryMb(pid, 'VmHWM'), memoryMb(pid, 'VmRSS')].map(String);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return [...[ready, answered].map((it) => ((it - from) / 1000).toFixed(1)), ...figures];
}

const folder = await mkdtemp(join(tmpdir(), 'chatty-start-'));
const headings = [
  'npm start',
  'ready, s',
  'first answer, s',
  'peak MB until then',
  `peak MB ${settleMs / 1000} s later`,
  'MB then',
];
printTable(headings, [
  ['goal', '–', '20', '400', '–', '–'],
  ['on empty data', ...(await measure(folder))],
  ['again', ...(await measure(folder))],
]);
await rm(folder, { recursive: true, force: true });
