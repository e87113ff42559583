import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin } from '../../../test-kit/as-admin.ts';
import { explaining } from '../../../test-kit/explaining.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { plant } from '../bulk/testing/bulk-inbox.ts';
import { listConversations } from './list-conversations.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const tag = newId();
describe('however long the inbox has become, a piece of it reads a piece', () => {
  const month = 30 * 86_400_000;
  const asked = [
    { sort: 'latest' },
    { sort: 'oldest' },
    { sort: 'longest_waiting' },
    { sort: 'priority' },
    { sort: 'due' },
    { unread: true },
    { overdue: true },
    { overdue: true, sort: 'due' },
    { priority: 'urgent' },
    { assignee: 'theirs' },
    { tag: tag },
  ] as const;

  it('in each of its orders and filters, at its beginning and far down', async () => {
    const shop = await w.shop();
    const { db } = shop.ctx;
    const theirs = (await shop.member()).id;
    const begin = Date.now() - month;
    const rows = Array.from({ length: 6_000 }, (_, at) => {
      const rare = at % 40 === 0;
      return {
        shop_id: shop.id,
        id: newId(),
        last_seq: 1,
        is_read: !rare,
        assignee_id: rare ? theirs : null,
        handler: rare ? ('person' as const) : ('assistant' as const),
        priority: rare ? ('urgent' as const) : ('none' as const),
        tag_ids: rare ? [tag] : [],
        due_at: rare ? new Date(begin + at * 7_002) : null,
        waiting_since: at % 3 === 0 ? new Date(begin + at * 7_001) : null,
        last_message_at: new Date(begin + at * 7_000),
      };
    });
    for (let at = 0; at < rows.length; at += 1_000) {
      const some = rows.slice(at, at + 1_000).map((it) => ({ ...it, contact_id: it.id }));
      await db
        .insertInto('contacts')
        .values(some.map(({ id, shop_id }) => ({ id, shop_id })))
        .execute();
      await db.insertInto('conversations').values(some).execute();
    }
    await sql`analyze`.execute(db);
    const read: Record<string, number> = {};
    for (const { assignee, ...one } of asked.map((it) => ({ assignee: undefined, ...it }))) {
      const query = { view: 'all', status: 'open', sort: 'latest', limit: 20, ...one } as const;
      const whose = assignee && { assignee: theirs };
      const piece = async (cursor: string | null) => {
        const [ctx, rowsRead] = explaining(asAdmin(shop));
        const { conversations, cursor: next } = await listConversations(ctx, {
          ...query,
          ...whose,
          ...(cursor && { cursor }),
        });
        expect(conversations).toHaveLength(20);
        return { next, read: rowsRead() };
      };
      let at = await piece(null);
      for (let down = 0; down < 4; down += 1) at = await piece(at.next);
      read[JSON.stringify({ ...one, assignee })] = at.read;
    }
    expect(Object.entries(read).filter(([, rows]) => rows > 1_200)).toEqual([]);
  });

  it('also of a shop of whose rows the database has no statistics yet', async () => {
    const fresh = await testServer();
    const shop = await fresh.shop();
    await plant(shop, 600);
    const [ctx, rowsRead] = explaining(asAdmin(shop));
    const query = { view: 'all', status: 'open', sort: 'latest', limit: 50 } as const;
    expect((await listConversations(ctx, query)).conversations).toHaveLength(50);
    expect(rowsRead()).toBeLessThan(600);
    await fresh.close();
  });
});
