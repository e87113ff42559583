import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { asAdmin } from '../../../test-kit/as-admin.ts';
import { explaining } from '../../../test-kit/explaining.ts';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { keepOrder } from '../../contacts/index.ts';
import { listConversations } from './list-conversations.ts';
import { wordStatistics } from './word-statistics.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const nothing = { shares: new Map<string, number>(), messages: 0 };
const cards = (...names: string[]) => JSON.stringify(names.map((name) => ({ type: 'order', order: { name } })));

/** Conversations, each with a message that shows these orders, of a contact who is a customer. */
async function plant({ id: shop_id, ctx: { db } }: TestShop, all: readonly { text: string; parts: string }[]) {
  const ids = all.map(() => newId());
  const rows = ids.map((id, at) => ({
    shop_id,
    id,
    contact_id: id,
    last_seq: 1,
    last_message_at: new Date(1e12 + at),
  }));
  await db
    .insertInto('contacts')
    .values(ids.map((id) => ({ shop_id, id, name: 'Ada Lund', customer_id: id })))
    .execute();
  await db.insertInto('conversations').values(rows).execute();
  await db
    .insertInto('messages')
    .values(
      ids.map((conversation_id, at) => ({
        ...{ shop_id, conversation_id, seq: 1, id: newId(), kind: 'text' as const, sender: 'anonymous' },
        ...{ text: all[at]?.text ?? '', parts: all[at]?.parts ?? '[]' },
      })),
    )
    .execute();
  return ids;
}

/** The store tells of an order of this customer. */
const tell = ({ id }: TestShop, customerId: string, name: string) =>
  transaction(systemCtx(w.services, id), (tx) =>
    keepOrder(tx, {
      ...{ orderId: newId(), name, total: { amount: '20.00', currency: 'USD' }, customerId, email: null },
      news: [{ what: 'placed', at: w.services.clock.now() }],
    }),
  );

const flat = (pieces: { text: string; hit: boolean }[] | null | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `<${text}>` : text)).join('') ?? null;

async function stage() {
  const shop = await w.shop();
  const member = await shop.member();
  const find = async (search: string, more: { limit?: number; cursor?: string } = {}) =>
    (await member.api('GET /conversations', { query: { search, ...more } })).data;
  const found = async (search: string) => (await find(search)).conversations.map((it) => it.id);
  return { shop, member, find, found };
}

describe('a search for the number of an order', () => {
  it('finds the card of it that stands without words, and says so', async () => {
    const { shop, find, found } = await stage();
    const other = await stage();
    await plant(other.shop, [{ text: '', parts: cards('#1069') }]);
    const [card, both, , named] = await plant(shop, [
      { text: '', parts: cards('#1069') },
      { text: 'These are yours', parts: cards('#1070', '#1071') },
      { text: 'Number 10690', parts: cards('#10690') },
      { text: '', parts: cards('Shop-77-A') },
    ]);
    expect(await found('#1069')).toContain(card);
    for (const number of ['#1069', '1069']) {
      const { found: where, conversations } = await find(number);
      // What was only said stands behind: its word begins so.
      expect(conversations[0]?.id).toBe(card);
      expect([where[0]?.message?.seq, flat(where[0]?.message?.text)]).toEqual([1, 'Order #<1069>']);
    }
    expect(await found('#1071')).toEqual([both]);
    expect(flat((await find('1071')).found[0]?.message?.text)).toBe('Order #<1071>');
    expect(await found('shop-77-a')).toEqual([named]);
    expect(await found('107')).toEqual([]);
    expect(await found('1071 before:2001-01-01')).toEqual([]);
  });

  it('finds the customer of whom the store told it, in all their conversations, also once they were merged', async () => {
    const { shop, member, find, found } = await stage();
    const [one, two, other] = await plant(
      shop,
      Array.from({ length: 3 }, () => ({ text: 'Hello', parts: '[]' })),
    );
    if (!one || !two || !other) throw new Error('They were planted.');
    await tell(shop, one, '#2044');
    expect(await found('#2044')).toEqual([one]);
    const { found: where } = await find('2044');
    expect(where).toMatchObject([{ name: null, message: null }]);
    expect(flat(where[0]?.beside)).toBe('Order #<2044>');
    const body = { otherId: one, keep: { name: two, email: two, phone: two, fields: {} } };
    await member.api('POST /contacts/:id/merge', { params: { id: two }, body });
    expect((await found('2044')).toSorted()).toEqual([one, two].toSorted());
    expect(await found(`2044 from:${other}`)).toEqual([]);
  });

  it('forgets a card that was taken back', async () => {
    const { shop, found } = await stage();
    const [id] = await plant(shop, [{ text: '', parts: cards('#3055') }]);
    expect(await found('3055')).toEqual([id]);
    await shop.ctx.db.updateTable('messages').set({ deleted_at: new Date() }).where('shop_id', '=', shop.id).execute();
    expect(await found('3055')).toEqual([]);
  });

  it('finds the same, page by page, where everybody says it', async () => {
    const { shop, find } = await stage();
    const statistics = wordStatistics(w.services);
    const planted = await plant(
      shop,
      Array.from({ length: 40 }, (_, at) => ({
        text: at % 3 === 0 ? 'About 4066' : 'Hello',
        parts: at % 5 === 0 ? cards('#4066') : '[]',
      })),
    );
    await tell(shop, planted[1] ?? '', '#4066');
    const walk = async () => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const piece: Awaited<ReturnType<typeof find>> = await find('4066', { limit: 4, ...(cursor && { cursor }) });
        ids.push(...piece.conversations.map((it) => it.id));
        cursor = piece.cursor;
      } while (cursor !== null);
      return ids;
    };
    statistics.know(nothing);
    const byIndex = await walk();
    expect(byIndex).toHaveLength(20);
    statistics.know({ shares: new Map([['4066', 0.5]]), messages: 1e6 });
    expect(await walk()).toEqual(byIndex);
    statistics.know(nothing);
  });

  it('reads none of the other orders, however many the shop and others have shown', async () => {
    const { shop, member } = await stage();
    const other = await w.shop();
    for (const one of [shop, other]) {
      await plant(
        one,
        Array.from({ length: 30 }, () => ({ text: 'Hello', parts: '[]' })),
      );
      // Fifty orders of each of them, by card and by step.
      const orders = sql`(
        select shop_id, id, n::int, '#' || 5000 + n + 50 * row_number() over (partition by n order by id) as name
        from conversations cross join generate_series(1, 50) as n where shop_id = ${one.id}) as o`;
      await sql`
        insert into messages (shop_id, conversation_id, seq, id, kind, sender, parts)
        select shop_id, id, 1 + n, gen_random_uuid(), 'text', 'anonymous',
          jsonb_build_array(jsonb_build_object('type', 'order', 'order', jsonb_build_object('name', name)))
        from ${orders}`.execute(one.ctx.db);
      await sql`
        insert into trail_steps (shop_id, contact_id, id, at, kind, content)
        select shop_id, id, gen_random_uuid(), now(), 'order', jsonb_build_object('name', name) from ${orders}`.execute(
        one.ctx.db,
      );
    }
    await sql`analyze`.execute(shop.ctx.db);
    const [ctx, rowsRead] = explaining(asAdmin(shop, member.id));
    const query = { view: 'all', status: 'open', sort: 'latest', limit: 50, search: '#5068' } as const;
    expect((await listConversations(ctx, query)).conversations).toHaveLength(1);
    // The few contacts there are may all be read, and more than once, but never the 1,500 cards or steps of a shop.
    expect(rowsRead()).toBeLessThan(1_500);
  }, 60_000);
});
