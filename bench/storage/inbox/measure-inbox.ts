import { startChild } from '../../child.ts';
import { newDatabase } from '../../database.ts';
import { fine, quantile, whole } from '../../figures.ts';
import { type Asker, openAsker } from '../ask-http.ts';
import type { Inbox } from '../server.ts';
import { word } from '../words.ts';

const times = 60;
const warmUps = 3;
/** What a person takes for at once. */
const limitMs = 100;
/** One thread is this much longer than the others. */
const longThread = 10_000;

export const inboxHeadings = (on: string, of: { conversations: number; messages: number }) => [
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

const lists = ({ tagId }: Inbox): Record<string, string> => ({
  'open, latest': '',
  'open, oldest': '&sort=oldest',
  'open, longest waiting': '&sort=longest_waiting',
  mine: '&view=mine',
  unassigned: '&view=unassigned',
  unread: '&unread=true',
  'waiting for a reply': '&waiting=true',
  'of one tag': `&tag=${tagId}`,
  urgent: '&priority=urgent',
  resolved: '&status=resolved',
});

const searches: Record<string, (i: number) => string> = {
  'search: a rare word': (i) => word(3_500 + i),
  'search: a common word': (i) => word(2 + (i % 4)),
  'search: two words': (i) => `${word(20 + i)} ${word(40 + i)}`,
  'search: an order number': (i) => String(10_000 + i * 1_111),
  'search: an e-mail address': (i) => `customer${i * 7}@mail.example`,
  'search: nothing found': (i) => `xylophone${i}`,
};

/** What an agent's screen asks for, one call after the other, of one shop with a large inbox. */
export async function measureInbox(
  url: string | undefined,
  of: { conversations: number; messages: number },
): Promise<string[][]> {
  const server = startChild(new URL('../server.ts', import.meta.url), {
    SERVER_DATABASE_URL: url ? await newDatabase(url) : '',
  });
  const asker: Asker = openAsker(1);
  try {
    const inbox = await server.ask<Inbox>('fillInbox', { ...of, longThread });
    const ask = (path: string) => asker.ask(`${inbox.origin}/api${path}`, inbox.token);
    const rows: string[][] = [];
    const measure = async (name: string, path: (i: number) => string) => {
      for (let i = 0; i < warmUps; i += 1) await ask(path(times + i));
      const all: number[] = [];
      for (let i = 0; i < times; i += 1) all.push(await took(() => ask(path(i))));
      rows.push(rowOf(name, all));
    };
    for (const [name, query] of Object.entries(lists(inbox)))
      await measure(`list: ${name}`, () => `/conversations?limit=50${query}`);
    const pieces = await walk(ask, '/conversations?limit=50');
    const tenth = Math.ceil(pieces.length / 10);
    rows.push(rowOf(`list: the first ${whole(tenth)} pieces of ${whole(pieces.length)}`, pieces.slice(0, tenth)));
    rows.push(rowOf(`list: the last ${whole(tenth)}`, pieces.slice(-tenth)));
    const { long, conversationIds } = inbox;
    const someOf = (i: number) => conversationIds[i % conversationIds.length];
    await measure('thread: its end', (i) => `/conversations/${someOf(i)}/messages?limit=50`);
    await measure(`thread of ${whole(longThread)}: its end`, () => `/conversations/${long}/messages?limit=50`);
    await measure(
      `thread of ${whole(longThread)}: anywhere`,
      (i) => `/conversations/${long}/messages?limit=50&before=${100 + ((i * 977) % (longThread - 200))}`,
    );
    await measure('a conversation', (i) => `/conversations/${someOf(i)}`);
    await measure('numbers beside the inbox', () => '/conversations/counts');
    await measure('numbers of ten saved views', () => '/views/counts');
    for (const [name, words] of Object.entries(searches))
      await measure(name, (i) => `/conversations?search=${encodeURIComponent(words(i))}`);
    return rows;
  } finally {
    asker.close();
    await server.close();
  }
}
