import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Child, startChild } from '../child.ts';
import { newDatabase } from '../database.ts';
import { fine, printTable, whole } from '../figures.ts';
import { postgresCpu } from '../usage.ts';
import type { LineKind, Talked } from './generator.ts';
import type { Plan } from './lines/line.ts';

interface Contender {
  name: string;
  server: string;
  kind: LineKind;
  on?: 'postgres';
  durable: boolean;
  /** Everybody of our teams has away mode on: they are to be told of what they see on their screens all the same. */
  away?: true;
}

const contenders: readonly Contender[] = [
  { name: 'Chatty on PostgreSQL, visitor to team', server: 'product', kind: 'visitor', on: 'postgres', durable: true },
  {
    name: 'Chatty on PostgreSQL, visitor to away team',
    server: 'product',
    kind: 'visitor',
    on: 'postgres',
    durable: true,
    away: true,
  },
  { name: 'Chatty on PostgreSQL, member to visitor', server: 'product', kind: 'member', on: 'postgres', durable: true },
  { name: 'Chatty on PGlite, visitor to team', server: 'product', kind: 'visitor', durable: true },
  { name: 'Chatty on PGlite, visitor to away team', server: 'product', kind: 'visitor', durable: true, away: true },
  { name: 'Chatty on PGlite, member to visitor', server: 'product', kind: 'member', durable: true },
  { name: '`ws` + one INSERT a message, PostgreSQL', server: 'ws-insert', kind: 'ws', on: 'postgres', durable: true },
  { name: '`ws`, forward bytes', server: 'ws-forward', kind: 'ws', durable: false },
  { name: 'socket.io, rooms', server: 'socket-io', kind: 'socket.io', durable: false },
];

const { values } = parseArgs({
  options: {
    /** Only contenders whose name holds this. */
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '1000' },
    sockets: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '6' },
    'in-flight': { type: 'string', default: '256' },
    /** A folder for CPU profiles of our own server. */
    profile: { type: 'string' },
  },
});
const rate = Number(values.rate);
const sockets = Number(values.sockets);
const seconds = Number(values.seconds);
const inFlight = Number(values['in-flight']);
const teams = 20;

/** What our own server has written so far; the peers do not batch. */
interface Written {
  commits: number;
  messages: number;
}

interface Row {
  name: string;
  durable: boolean;
  kbPerSocket: number;
  open: Talked;
  openRate: number;
  full: Talked;
  /** Of the server process in the saturated stretch. */
  cpuMs: number;
  postgresMs: number;
  perTransaction: number;
}

/** Sockets of all contenders together: half of a peer's talk, half listen; ours are visitors, with a member to a team. */
async function measure(contender: Contender, databaseUrl: string | undefined): Promise<Row> {
  const url = contender.on && databaseUrl ? await newDatabase(databaseUrl) : '';
  const profile = values.profile && contender.server === 'product' ? resolve(values.profile) : null;
  if (profile) mkdirSync(profile, { recursive: true });
  const module = new URL(`servers/${contender.server}.ts`, import.meta.url);
  const server = startChild(module, { SERVER_DATABASE_URL: url }, ['--expose-gc']);
  const generator = startChild(new URL('generator.ts', import.meta.url));
  const cpuOfPostgres = url && databaseUrl ? await postgresCpu(databaseUrl) : null;
  const written = () => (contender.server === 'product' ? server.ask<Written>('written') : null);
  try {
    const plan = await server.ask<Plan>('prepare', {
      teams,
      visitors: Math.floor(sockets / teams),
      away: contender.away === true,
    });
    // Others connect first, so that what the process grows by once is not counted as memory of a connection.
    const others = startChild(new URL('generator.ts', import.meta.url));
    await others.ask('open', { kind: contender.kind, plan, sockets });
    const before = await server.ask<number>('residentKb');
    await generator.ask('open', { kind: contender.kind, plan, sockets });
    const idle = await server.ask<number>('residentKb');
    await others.ask('hangUp');
    await others.close();
    await generator.ask('saturate', { inFlight, seconds: 2 });
    const writtenFrom = await written();
    const cpuFrom = await server.ask<number>('cpuMs');
    const postgresFrom = cpuOfPostgres?.() ?? 0;
    const full = await generator.ask<Talked>('saturate', { inFlight, seconds });
    const cpuMs = (await server.ask<number>('cpuMs')) - cpuFrom;
    const postgresMs = (cpuOfPostgres?.() ?? Number.NaN) - postgresFrom;
    const perTransaction = perCommit(writtenFrom, await written());
    // On a machine that others keep busy, an open load above what goes through would measure its own queue.
    const openRate = Math.min(rate, Math.floor(((full.messages / full.seconds) * 0.5) / 50) * 50 || 50);
    await generator.ask('openLoad', { rate: openRate, seconds: 1 });
    const open = await generator.ask<Talked>('openLoad', { rate: openRate, seconds });
    if (profile)
      await profileTo(join(profile, `${contender.name.replaceAll(/\W+/g, '-')}.cpuprofile`), server, generator);
    await generator.ask('hangUp');
    return {
      name: contender.name,
      durable: contender.durable,
      kbPerSocket: (idle - before) / sockets,
      open,
      openRate,
      full,
      cpuMs,
      postgresMs,
      perTransaction,
    };
  } finally {
    await end(generator, server);
  }
}

/** One more saturated stretch, not measured, with the profiler on. */
async function profileTo(file: string, server: Child, generator: Child): Promise<void> {
  await server.ask('beginProfile');
  await generator.ask('saturate', { inFlight, seconds });
  await server.ask('endProfile', { file });
}

const perCommit = (from: Written | null, to: Written | null): number =>
  from && to ? (to.messages - from.messages) / (to.commits - from.commits) : Number.NaN;

async function end(...children: Child[]): Promise<void> {
  for (const it of children) await it.close();
}

function print(rows: readonly Row[]): void {
  printTable(
    [
      'server',
      'durable',
      'p50 / p99 ms at open load',
      'open load, messages/s',
      'saturated, messages/s',
      'server CPU ms per 1,000',
      'messages/s and core',
      'PostgreSQL CPU ms per 1,000',
      'messages per transaction',
      'KB per idle connection',
    ],
    rows.map((row) => {
      const cpu = (row.cpuMs / row.full.messages) * 1000;
      return [
        row.name,
        row.durable ? 'yes' : 'no',
        `${fine(row.open.p50)} / ${fine(row.open.p99)}`,
        whole(row.openRate),
        whole(row.full.messages / row.full.seconds),
        whole(cpu),
        whole(1_000_000 / cpu),
        whole((row.postgresMs / row.full.messages) * 1000),
        fine(row.perTransaction, 1),
        fine(row.kbPerSocket, 1),
      ];
    }),
  );
  console.log(`
Goals: 5,000 messages/s and core on PostgreSQL, 2,500 on PGlite; p50 at most 5 ms, p99 at most 25 ms at 1,000/s; at most
25 KB for an idle connection. Saturated: ${inFlight} messages under way for ${seconds} s; ${sockets} sockets, ours in ${teams} shops with a
member each, who hears everything of the shop. The generator and PostgreSQL share the machine's cores with the server.`);
}

const databaseUrl = process.env.BENCH_DATABASE_URL;
const rows: Row[] = [];
for (const contender of contenders) {
  if (!contender.name.includes(values.only)) continue;
  if (contender.on && !databaseUrl) {
    console.error(`${contender.name}: left out, BENCH_DATABASE_URL names no PostgreSQL server`);
    continue;
  }
  console.error(`measuring ${contender.name} …`);
  try {
    rows.push(await measure(contender, databaseUrl));
  } catch (error) {
    console.error(`${contender.name}: not measured.`, error);
    process.exitCode = 1;
  }
}
print(rows);
