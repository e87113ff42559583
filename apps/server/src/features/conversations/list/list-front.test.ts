import type { ConversationQuery } from '@chatty/contract/conversations';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { wordStatistics } from './word-statistics.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const goods = ['coat', 'coats', 'parcel', 'hat', 'scarf'];

/** So many conversations; what is said in them repeats itself in no short time, and “coat” is in half of it. */
async function plant({ id: shop_id, ctx: { db } }: TestShop, count: number): Promise<void> {
  const begin = Date.now() - 86_400_000;
  const all = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    last_seq: at % 61 === 0 ? 330 : at % 23 === 0 ? 90 : 1 + ((at * 7) % 41),
    status: at % 5 === 0 ? ('resolved' as const) : ('open' as const),
    is_read: at % 3 === 0,
    last_message_at: new Date(begin + Math.floor(at / 2) * 1_000),
    created_at: new Date(begin - (at % 7) * 86_400_000),
    priority: at % 4 === 0 ? ('high' as const) : ('none' as const),
    handler: at % 3 === 0 ? ('waiting' as const) : ('assistant' as const),
    waiting_since: at % 6 === 0 ? new Date(begin + at) : null,
  }));
  await db
    .insertInto('contacts')
    .values(
      all.map(({ id }, at) => ({
        shop_id,
        id,
        name: at % 31 === 0 ? 'Carla Coates' : `Customer ${at}`,
        email: at % 2 === 0 ? `${id}@x.example` : null,
      })),
    )
    .execute();
  await db
    .insertInto('conversations')
    .values(all.map((it) => ({ ...it, shop_id, contact_id: it.id })))
    .execute();
  for (const [at, { id: conversation_id, last_seq }] of all.entries()) {
    const rows = Array.from({ length: last_seq }, (_, n) => {
      const say = (n * 5 + at * 3) % 17;
      // In the longest it was said long ago.
      const isOver = at % 11 === 0 || (at % 61 === 0 && n > 10);
      const text = isOver ? 'Nothing else.' : `Is the ${say < 8 ? 'coat' : (goods[say % 5] ?? '')} number ${say} back?`;
      const created_at = new Date(begin - ((at + last_seq - n) % 7) * 86_400_000);
      return {
        shop_id,
        conversation_id,
        seq: n + 1,
        id: newId(),
        kind: 'text' as const,
        sender: 'anonymous',
        text,
        created_at,
      };
    });
    await db.insertInto('messages').values(rows).execute();
  }
}

/** All that a search finds, piece by piece. */
async function allFound({ api }: TestMember, query: Partial<ConversationQuery>) {
  const ask = (asked: Partial<Pick<ConversationQuery, 'search' | 'status' | 'sort' | 'limit' | 'cursor'>>) =>
    api('GET /conversations', { query: asked });
  const pieces = [];
  let cursor: string | null = null;
  do {
    const asked = { search: query.search, status: query.status, sort: query.sort, limit: 30 };
    w.forgetLimits();
    const { data }: Awaited<ReturnType<typeof ask>> = await ask({ ...asked, ...(cursor ? { cursor } : {}) });
    pieces.push(data);
    cursor = data.cursor;
  } while (cursor !== null);
  return pieces;
}

const nobodySays = { shares: new Map<string, number>(), messages: 0 };
const everybodySays = {
  shares: new Map(['is', 'the', 'coat', 'coats', 'number'].map((it) => [it, 0.5])),
  messages: 1e6,
};

const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
const searches = ['co', 'Coat number', 'coat number 3', 'the coats'];
const narrowed = [
  `coat before:${day(3)}`,
  `coat after:${day(3)}`,
  'coat has:email',
  'coat assignee:nobody',
  'from:carla the',
];
const sorts = ['oldest', 'longest_waiting', 'priority'] as const;
const asked: Partial<ConversationQuery>[] = [
  ...searches.flatMap((search) => [{ search }, { search, status: 'resolved' as const }]),
  ...narrowed.map((search) => ({ search })),
  ...sorts.flatMap((sort) => ['coat number 3', `coat before:${day(3)}`].map((search) => ({ search, sort }))),
];

it('a search for words that everybody says answers the same where it looks at the beginning of the list first', async () => {
  const statistics = wordStatistics(w.services);
  for (const count of [120, 30]) {
    const shop = await w.shop();
    await plant(shop, count);
    const member = await shop.member();
    const look = async (known: typeof nobodySays) => {
      statistics.know(known);
      const found = [];
      for (const query of asked) found.push(await allFound(member, query));
      return found;
    };
    const byIndex = await look(nobodySays);
    expect(byIndex.flat().flatMap((it) => it.conversations).length).toBeGreaterThan(count);
    expect(await look(everybodySays)).toEqual(byIndex);
  }
}, 120_000);

it('which words everybody says is known from the database’s own statistics', async () => {
  const shop = await w.shop();
  await plant(shop, 100);
  const statistics = wordStatistics(w.services);
  await sql`analyze messages`.execute(shop.ctx.db);
  statistics.know(null);
  const [coat, coats, both, rare] = await Promise.all(
    [['Coat'], ['coats'], ['coat', 'coats'], ['zebra']].map((it) => statistics.expected(it)),
  );
  if (!coat || !coats || !both || !rare) throw new Error('Nothing is known');
  expect(coat.messages).toBeGreaterThan(coats.messages);
  expect(coats.messages).toBe(both.messages);
  expect(coats.messages).toBeGreaterThan(0);
  expect(rare).toMatchObject({ messages: 0, share: 0 });
  // Two words stand together more often than by chance, and less often than the rarer one of them stands at all.
  expect(both.share).toBeLessThan(coats.share);
  expect(both.share).toBeGreaterThan(coats.share * coat.share);
});
