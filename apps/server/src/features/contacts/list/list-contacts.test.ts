import { builtInSegments, type ContactQuery, ContactSort, mostCounted } from '@chatty/contract/contact-list';
import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explaining } from '../../../test-kit/explaining.ts';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { listContacts, listMatching } from './list-contacts.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const from = Date.parse('2026-05-01T08:00:00.000Z');
const moment = fc.integer({ min: 0, max: 5 }).map((it) => new Date(from + it * 60_001));
const contact = fc.record({
  name: fc.constantFrom('', '', 'Åsa Öberg', 'Max O’Neill', 'max', 'Bo', '100%_\\ Ltd'),
  email: fc.constantFrom(null, 'asa@x.example', 'Max.O@Shop.example'),
  phone: fc.constantFrom(null, '+1 (555) 010-9999', '0049 171 5550'),
  customer: fc.boolean(),
  locale: fc.constantFrom('en', 'de'),
  blocked_at: fc.option(moment),
  subscribed_at: fc.option(moment),
  order_count: fc.option(fc.integer({ min: 0, max: 11 })),
  spent: fc.option(fc.constantFrom('0.00', '9.5', '10.00', '120')),
  created_at: moment,
  last_seen_at: moment,
});
interface Given {
  name: string;
  email: string | null;
  phone: string | null;
  customer: boolean;
  locale: string;
  blocked_at: Date | null;
  subscribed_at: Date | null;
  order_count: number | null;
  spent: string | null;
  created_at: Date;
  last_seen_at: Date;
}
type Made = Awaited<ReturnType<typeof make>>[number];

async function make(shop: TestShop, given: readonly Given[]) {
  const rows = given.map(({ customer, ...it }) => ({
    ...it,
    shop_id: shop.id,
    id: newId(),
    email_from: it.email ? ('visitor' as const) : null,
    customer_id: customer ? newId() : null,
  }));
  if (rows.length > 0) await w.services.db.insertInto('contacts').values(rows).execute();
  return rows;
}

const query = (over: Partial<ContactQuery> = {}): ContactQuery => ({ sort: 'last_seen', limit: 3, ...over });

async function idsOf(shop: TestShop, over: Partial<ContactQuery>) {
  const ids: string[] = [];
  let cursor: string | undefined;
  let total: number | null = null;
  do {
    const piece = await listContacts(shop.ctx, query({ ...over, ...(cursor ? { cursor } : {}) }));
    ids.push(...piece.contacts.map((it) => it.id));
    total ??= piece.total;
    cursor = piece.cursor ?? undefined;
  } while (cursor);
  return { ids, total };
}

const isOf: Record<keyof typeof builtInSegments, (it: Made) => boolean> = {
  all: () => true,
  customers: (it) => it.customer_id !== null,
  leads: (it) => it.customer_id === null && it.email !== null,
  anonymous: (it) => it.customer_id === null && it.email === null,
  online: () => false,
  blocked: (it) => it.blocked_at !== null,
};

async function rowsRead(shop: TestShop, over: Partial<ContactQuery>): Promise<number> {
  const [ctx, read] = explaining(shop.ctx);
  await listContacts(ctx, query({ ...over, limit: 50 }));
  return read();
}

const compare = (a: string | boolean | number, b: string | boolean | number) => (a < b ? -1 : a > b ? 1 : 0);
const calledBy = (it: Made) => (it.name || it.email || '').toLowerCase();
const inOrder: Record<ContactQuery['sort'], (a: Made, b: Made) => number> = {
  last_seen: (a, b) => compare(b.last_seen_at.getTime(), a.last_seen_at.getTime()) || compare(b.id, a.id),
  newest: (a, b) => compare(b.created_at.getTime(), a.created_at.getTime()) || compare(b.id, a.id),
  orders: (a, b) => compare(b.order_count ?? -1, a.order_count ?? -1) || compare(b.id, a.id),
  spent: (a, b) => compare(Number(b.spent ?? -1), Number(a.spent ?? -1)) || compare(b.id, a.id),
  name: (a, b) =>
    compare(calledBy(a) === '', calledBy(b) === '') || compare(calledBy(a), calledBy(b)) || compare(a.id, b.id),
};

describe('the list of contacts', () => {
  it('brings each contact of a segment once, in order, piece by piece, with how many there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contact, { maxLength: 12 }), async (given) => {
        const shop = await w.shop();
        await make(await w.shop(), given);
        const made = await make(shop, given);
        for (const sort of ContactSort.options) {
          for (const [segment, filter] of Object.entries(builtInSegments)) {
            const wanted = made.filter(isOf[segment as keyof typeof builtInSegments]).sort(inOrder[sort]);
            expect(await idsOf(shop, { ...filter, sort })).toEqual({
              ids: wanted.map((it) => it.id),
              total: wanted.length,
            });
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  it('finds a contact by any part of name, e-mail address and phone number, and by the name the team sees', async () => {
    const shop = await w.shop();
    const [asa, max, nobody] = await make(shop, [
      { ...blank, name: 'Åsa Öberg', email: 'asa@x.example' },
      { ...blank, name: 'Max O’Neill', phone: '+1 (555) 010-9999' },
      blank,
    ]);
    const found = async (search: string) => (await idsOf(shop, { search })).ids;
    expect(await found('öb')).toEqual([asa?.id]);
    expect(await found('ASA@x')).toEqual([asa?.id]);
    expect(await found('5550109')).toEqual([max?.id]);
    expect(await found('(555) 010')).toEqual([max?.id]);
    expect(await found('neill')).toEqual([max?.id]);
    expect(await found(visitorName(nobody?.id ?? '').name)).toEqual([nobody?.id]);
    for (const none of ['%', '_', '\\', '010-9998', 'nobody', "'"]) expect(await found(none)).toEqual([]);
  });

  it('finds who has bought so often, or for so much', async () => {
    const shop = await w.shop();
    const [, two, nine] = await make(shop, [
      blank,
      { ...blank, order_count: 2, spent: '10.00' },
      { ...blank, order_count: 1, spent: '9.99' },
    ]);
    expect((await idsOf(shop, { ordersFrom: 1, sort: 'orders' })).ids).toEqual([two?.id, nine?.id]);
    expect((await idsOf(shop, { ordersFrom: 2 })).ids).toEqual([two?.id]);
    expect((await idsOf(shop, { spentFrom: 9.995 })).ids).toEqual([two?.id]);
    expect((await idsOf(shop, { spentFrom: 10.01 })).ids).toEqual([]);
  });

  it('narrows a search by every filter at once', async () => {
    const shop = await w.shop();
    const now = w.services.clock.now();
    const [, wanted] = await make(shop, [
      { ...blank, name: 'Ann', locale: 'de' },
      { ...blank, name: 'Anna', email: 'a@x.example', locale: 'de', subscribed_at: now, last_seen_at: now },
      { ...blank, name: 'Annabel', email: 'b@x.example', locale: 'en', subscribed_at: now, last_seen_at: now },
    ]);
    const filter = { email: 'yes', subscribed: 'yes', blocked: 'no', seenDays: 7, locale: 'de' } as const;
    expect((await idsOf(shop, { search: 'ann', ...filter })).ids).toEqual([wanted?.id]);
  });

  it('goes by an index for each segment and order: the last page reads as little as the first', async () => {
    const shop = await w.shop();
    const field = newId();
    await sql`
      insert into contacts (shop_id, id, name, email, customer_id, created_at, last_seen_at, blocked_at, field_values,
        order_count, spent)
      select ${shop.id}, gen_random_uuid(), case when i % 40 = 0 then 'Name ' || i else '' end,
        case when i % 20 = 0 then 'm' || i || '@x.example' end, case when i % 7 = 0 then i::text end,
        now() - i * interval '1 minute', now() - i * interval '1 minute', case when i % 2000 = 0 then now() end,
        case when i % 200 = 0 then jsonb_build_object(${field}::text, 'rare')
          when i % 3 = 0 then jsonb_build_object(${field}::text, 'Common') else '{}' end,
        case when i % 7 = 0 then i % 50 end, case when i % 7 = 0 then i / 3.0 end
      from generate_series(1, 10500) as i`.execute(w.services.db);
    await sql`analyze contacts`.execute(w.services.db);
    const middle = async (over: Partial<ContactQuery>) => {
      const { cursor } = await listContacts(shop.ctx, query({ ...over, limit: 100 }));
      return { ...over, ...(cursor ? { cursor } : {}) };
    };
    for (const sort of ContactSort.options) {
      const over = await middle({ sort });
      expect(await rowsRead(shop, over), sort).toBeLessThan(200);
    }
    for (const segment of ['customers', 'leads', 'anonymous', 'blocked'] as const) {
      expect(await rowsRead(shop, await middle(builtInSegments[segment])), segment).toBeLessThan(300);
    }
    for (const fieldValue of ['common', 'rare', undefined]) {
      const over = await middle({ field, ...(fieldValue ? { fieldValue } : {}) });
      expect(await rowsRead(shop, over), fieldValue).toBeLessThan(300);
    }
    // Counting ends where it would take longer than the list.
    expect((await listContacts(shop.ctx, query())).total).toBe(mostCounted + 1);
  }, 60_000);

  it('who came after a list was read is not among those who were meant by all of it', async () => {
    const shop = await w.shop();
    const [before] = await make(shop, [{ ...blank, blocked_at: new Date(from) }]);
    const { at } = await listContacts(shop.ctx, query());
    const later = await shop.visitor();
    await w.services.db
      .updateTable('contacts')
      .set({ created_at: new Date(Date.parse(at) + 1) })
      .where('id', '=', later.contactId)
      .execute();
    const matching = async (until?: string) =>
      (await listMatching(shop.ctx, { until })).contacts.map((it) => it.id).toSorted();
    expect(await matching(at)).toEqual([before?.id]);
    expect(await matching()).toEqual([before?.id, later.contactId].toSorted());
  });

  it('refuses a cursor that is not its own', async () => {
    const shop = await w.shop();
    const of = (value: string) => Buffer.from(JSON.stringify({ value, id: newId() })).toString('base64url');
    for (const cursor of ['', 'x', of('soon'), of('2026-99-99 00:00:00+00'), of('99999-01-01 00:00:00+00')])
      await expect(listContacts(shop.ctx, query({ cursor }))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(listContacts(shop.ctx, query({ cursor: of('\0'), sort: 'name' }))).rejects.toMatchObject({
      code: 'bad_input',
    });
  });
});

const blank = {
  name: '',
  email: null,
  phone: null,
  customer: false,
  locale: 'en',
  blocked_at: null,
  subscribed_at: null,
  order_count: null,
  spent: null,
  created_at: new Date(from),
  last_seen_at: new Date(from),
};
