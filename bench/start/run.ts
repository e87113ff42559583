import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Api, createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { printTable } from '../figures.ts';
import { measureFirstTexts } from './first-texts.ts';
import { questionAt } from './questions.ts';

const { values } = parseArgs({ options: { answers: { type: 'string', default: '500' } } });
/** Questions that are asked after the start: what stays in memory of a day's work shows only then. */
const answers = Number(values.answers);

const root = join(import.meta.dirname, '../..');
const ports = { PORT: '4610', SIMULATOR_PORT: '4710', SIMULATOR_SMTP_PORT: '4735' };
const origin = `http://localhost:${ports.PORT}`;
const shop = 'demo-store.myshopify.com';
const question = 'How long does delivery take?';
/** A visitor asks so many, then another one comes. */
const questionsEach = 10;
const visitorsAtOnce = 4;
/** Long enough for the catalogue to be read and embedded. */
const settleMs = 30_000;

/** So many answers are waited for one after the other, and so many times again: the machine may be busy. */
const firstTextsEach = 80;
const firstTextRounds = 2;
const firstTexts: string[][] = [];

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

async function visit(): Promise<Api> {
  const open = createApi({ origin, token: async () => null });
  const { data } = await open('POST /client/api/visitors', { body: { shop } });
  return createApi({ origin, token: async () => data.token });
}

/** Asks as a visitor does, in a conversation of its own, and waits for what the assistant says to it. */
async function ask(api: Api, text: string): Promise<void> {
  const params = { id: newId() };
  await api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  for (;;) {
    const answer = await api('GET /client/api/conversations/:id/messages', { params });
    if (answer.data.messages.some((it) => it.sender === 'assistant')) return;
    await pause(50);
  }
}

/** Several visitors ask at a time, until all questions are answered. */
async function askMany(count: number): Promise<void> {
  let asked = 0;
  const one = async () => {
    let api = await visit();
    for (let own = 1; asked < count; own += 1) {
      const text = questionAt(asked);
      asked += 1;
      await ask(api, text);
      if (own % questionsEach === 0) api = await visit();
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, one));
}

async function measure(folder: string): Promise<string[]> {
  const from = performance.now();
  // All these questions come from one address.
  const child = spawn('node', ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: folder, CAPS_FACTOR: '1000' },
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  while (!printed.includes('Chatty is ready')) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
    await pause(20);
  }
  const ready = performance.now();
  await ask(await visit(), question);
  const answered = performance.now();
  const pid = serverProcess();
  const peak = memoryMb(pid, 'VmHWM');
  await pause(settleMs);
  const figures = [peak, memoryMb(pid, 'VmHWM'), memoryMb(pid, 'VmRSS')];
  await askMany(answers);
  figures.push(memoryMb(pid, 'VmHWM'), memoryMb(pid, 'VmRSS'));
  for (let round = 0; round < firstTextRounds; round += 1) {
    firstTexts.push(await measureFirstTexts({ origin, shop, pid }, answers + round * firstTextsEach, firstTextsEach));
  }
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return [...[ready, answered].map((it) => ((it - from) / 1000).toFixed(1)), ...figures.map(String)];
}

const folder = await mkdtemp(join(tmpdir(), 'chatty-start-'));
const headings = [
  'npm start',
  'ready, s',
  'first answer, s',
  'peak MB until then',
  `peak MB ${settleMs / 1000} s later`,
  'MB then',
  `peak MB after ${answers} answers`,
  'MB after them',
];
printTable(headings, [
  ['goal', '–', '20', '400', '–', '–', '400', '–'],
  ['on empty data', ...(await measure(folder))],
  ['again', ...(await measure(folder))],
]);
printTable(
  [
    'answers, one after the other',
    'first text, ms (p50 / p95)',
    'since it was accepted',
    'whole answer',
    'CPU ms an answer',
    'load of the machine',
  ],
  [['goal', '– / 150', '–', '–', '–', '–'], ...firstTexts],
);
await rm(folder, { recursive: true, force: true });
