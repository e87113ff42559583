import pg from 'pg';
import { startChild } from '../child.ts';
import { newDatabase } from '../database.ts';
import { fine, quantile } from '../figures.ts';
import { openAsker } from './ask-http.ts';
import { word } from './words.ts';

const times = 20;
const slowMs = 2_000;

/** What PostgreSQL needs for the newest 50 messages of the shop that hold the words. */
const ownQuery = `select conversation_id, seq, text, created_at from messages
  where shop_id = $1 and kind <> 'activity' and to_tsvector('simple', text) @@ websearch_to_tsquery('simple', $2)
  order by created_at desc limit 50`;

const searches: Readonly<Record<string, (i: number) => string>> = {
  'a rare word': (i) => word(3_500 + i),
  'a common word': (i) => word(2 + (i % 4)),
  'two words': (i) => `${word(20 + i)} ${word(40 + i)}`,
  'an order number': (i) => String(10_000 + i * 1_111),
  'nothing found': (i) => `xylophone${i}`,
};

export const searchHeadings = [
  'search, p50 / p95 ms',
  'Chatty',
  'PostgreSQL alone, newest 50 messages',
  'Chatty beside it (p50)',
];

async function timed(work: (i: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const from = performance.now();
    await work(i);
    const ms = performance.now() - from;
    all.push(ms);
    // A search this slow is told by fewer of them.
    if (ms > slowMs && all.length >= 3) break;
  }
  return all.sort((a, b) => a - b);
}

/** The inbox search through the whole server, beside PostgreSQL's own time over the same rows. */
export async function measureSearch(url: string, messages: number): Promise<string[][]> {
  const database = await newDatabase(url);
  const server = startChild(new URL('server.ts', import.meta.url), { SERVER_DATABASE_URL: database });
  const client = new pg.Client({ connectionString: database });
  const asker = openAsker(1);
  try {
    const filled = await server.ask<{ origin: string; token: string; shopId: string }>('fill', {
      conversations: Math.max(1, Math.floor(messages / 20)),
      messages,
    });
    await client.connect();
    await client.query('vacuum analyze');
    const rows: string[][] = [];
    for (const [name, words] of Object.entries(searches)) {
      const find = (i: number) =>
        asker.ask(`${filled.origin}/api/conversations?search=${encodeURIComponent(words(i))}`, filled.token);
      const own = await timed(find);
      const alone = await timed((i) =>
        client.query({ name: 'search', text: ownQuery, values: [filled.shopId, words(i)] }),
      );
      const both = (times: readonly number[]) => `${fine(quantile(times, 0.5), 1)} / ${fine(quantile(times, 0.95), 1)}`;
      rows.push([name, both(own), both(alone), `${fine(quantile(own, 0.5) / quantile(alone, 0.5), 1)} x`]);
    }
    return rows;
  } finally {
    asker.close();
    await client.end();
    await server.close();
  }
}
