import { startChild } from '../../child.ts';
import { newDatabase } from '../../database.ts';
import { fine, printTable, quantile, whole } from '../../figures.ts';
import { type Asker, openAsker } from '../ask-http.ts';
import type { Inbox } from '../server.ts';
import { askedOf, longThread } from './asked.ts';
import { explainingUrl, type Reached } from './plans.ts';

const times = 60;
const warmUps = 3;
/** What a person takes for at once. */
const limitMs = 100;

const headings = (on: string, of: { conversations: number; messages: number }) => [
  `${on}: ${whole(of.messages)} messages in ${whole(of.conversations)} conversations`,
  'p50 ms',
  'p95 ms',
  `under ${limitMs}`,
];

const rowOf = (name: string, all: readonly number[]): string[] => {
  const sorted = all.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  return [name, fine(quantile(sorted, 0.5), 1), fine(p95, 1), p95 < limitMs ? 'yes' : 'NO'];
};

async function took(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Reads a whole list from its first piece to its last; answers what the pieces took. */
async function walk(ask: (path: string) => Promise<string>, list: string): Promise<number[]> {
  const all: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = cursor === '' ? list : `${list}&cursor=${encodeURIComponent(cursor)}`;
    const from = performance.now();
    const answered = await ask(path);
    all.push(performance.now() - from);
    cursor = (JSON.parse(answered) as { data: { cursor: string | null } }).data.cursor;
  }
  return all;
}

const planHeadings = ['what is asked', 'by which index it is reached, and how many rows are read there'];

const sayReached = ({ by, rows }: Reached) => `${by} ${whole(rows)}`;

/** How PostgreSQL reaches what is asked for: a second server on the same database, told each plan as it is carried out. */
async function readPlans(database: string, inbox: Inbox): Promise<string[][]> {
  const server = startChild(new URL('../server.ts', import.meta.url), {
    SERVER_DATABASE_URL: explainingUrl(database),
    SERVER_TELLS_PLANS: 'yes',
  });
  const asker = openAsker(1);
  try {
    const origin = await server.ask<string>('origin');
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(askedOf(inbox))) {
      for (let i = 0; i < warmUps; i += 1) await asker.ask(`${origin}/api${path(i)}`, inbox.token);
      await server.ask('plans');
      await asker.ask(`${origin}/api${path(warmUps)}`, inbox.token);
      rows.push([name, (await server.ask<Reached[]>('plans')).map(sayReached).join(', ')]);
    }
    return rows;
  } finally {
    asker.close();
    await server.close();
  }
}

/**
 * What an agent's screen asks for, one call after the other, of one shop with a large inbox; with `plans`, also how
 * PostgreSQL reached it. Prints its tables.
 */
export async function measureInbox(
  url: string | undefined,
  of: { conversations: number; messages: number },
  plans: boolean,
): Promise<void> {
  const database = url ? await newDatabase(url) : '';
  const server = startChild(new URL('../server.ts', import.meta.url), { SERVER_DATABASE_URL: database });
  const asker: Asker = openAsker(1);
  try {
    const inbox = await server.ask<Inbox>('fillInbox', { ...of, longThread });
    const ask = (path: string) => asker.ask(`${inbox.origin}/api${path}`, inbox.token);
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(askedOf(inbox))) {
      for (let i = 0; i < warmUps; i += 1) await ask(path(times + i));
      const all: number[] = [];
      for (let i = 0; i < times; i += 1) all.push(await took(() => ask(path(i))));
      rows.push(rowOf(name, all));
    }
    const pieces = await walk(ask, '/conversations?limit=50');
    const tenth = Math.ceil(pieces.length / 10);
    rows.push(rowOf(`list: the first ${whole(tenth)} pieces of ${whole(pieces.length)}`, pieces.slice(0, tenth)));
    rows.push(rowOf(`list: the last ${whole(tenth)}`, pieces.slice(-tenth)));
    printTable(headings(database ? 'PostgreSQL' : 'PGlite', of), rows);
    if (plans && database) printTable(planHeadings, await readPlans(database, inbox));
  } finally {
    asker.close();
    await server.close();
  }
}
