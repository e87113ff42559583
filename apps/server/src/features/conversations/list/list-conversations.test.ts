import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { asAdmin } from '../../../test-kit/as-admin.ts';
import { explaining } from '../../../test-kit/explaining.ts';
import { listConversations } from './list-conversations.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const from = Date.parse('2026-05-01T08:00:00.000Z');
const names = ['', 'Åsa Öberg', 'Max O’Neill', '100%_\\ Ltd', 'Bo', 'ΣΊΣΥΦΟΣ', 'Anna-Lena Gorse'];
const emails = [null, 'asa@x.example', 'Max.O@Shop.example', 'gorse@mail.example'];
const sayings = [
  'Write to ada@x.example, see www.dhl.example/track?id=7946-0958.',
  'SKU-123 of #D-1001 (RMA2024-77) cost 29.90 on 2024-01-31, red/blue, my_size',
  '',
  'Does the Gorse jacket run small',
  'order 10223 is late',
  'jacket',
  'Größe XL bitte',
];
const texts = [
  'ada@x.example',
  'dhl',
  'track?id=7946',
  '7946-0958',
  '0958',
  'SKU-123',
  '#D-1001',
  'rma2024-77',
  '29.90',
  '2024-01-31',
  'red/blue',
  'blue',
  'my_size',
  'https://www.dhl.example',
  'gorse',
  'Gor',
  'jacket run',
  'run jacket',
  '10223',
  '1022',
  'asa@x',
  'Åsa Ö',
  'o',
  'Bo',
  '%',
  '100%_\\',
  '_',
  '\\',
  'max.o@',
  'größe',
  'ίσυ',
  '’',
  'a-l',
  'example',
  'nobody',
  '(',
  "'",
  '  ',
  'small late',
  'amber',
  'Heron',
  'r O',
];

const tags = [newId(), newId()];
const moment = fc.integer({ min: 0, max: 30 }).map((it) => new Date(from + it * 60_001));
const conversation = fc.record({
  name: fc.constantFrom(...names),
  email: fc.constantFrom(...emails),
  said: fc.constantFrom(...sayings),
  status: fc.constantFrom('open' as const, 'open' as const, 'snoozed' as const, 'resolved' as const, 'spam' as const),
  channel: fc.constantFrom('online_store' as const, 'whatsapp' as const),
  priority: fc.constantFrom('none' as const, 'high' as const, 'urgent' as const),
  tag_ids: fc.subarray(tags),
  handler: fc.constantFrom('assistant' as const, 'waiting' as const, 'person' as const),
  is_read: fc.boolean(),
  mine: fc.boolean(),
  waiting_since: fc.option(moment),
  last_message_at: moment,
});

type Drawn = typeof conversation extends fc.Arbitrary<infer T> ? T : never;

/** Writes conversations and whom and what a search may find them by. */
async function fill(shop: TestShop, member: TestMember, drawn: readonly Drawn[]) {
  const all = drawn.map(({ mine, ...rest }) => ({
    ...rest,
    id: newId(),
    assignee_id: rest.handler === 'person' && mine ? member.id : null,
  }));
  const { db } = shop.ctx;
  const shop_id = shop.id;
  for (const { id, name, email, said, ...own } of all) {
    await db.insertInto('contacts').values({ shop_id, id, name, email }).execute();
    await db
      .insertInto('conversations')
      .values({ ...own, shop_id, id, contact_id: id, last_seq: 1 })
      .execute();
    await db
      .insertInto('messages')
      .values({
        shop_id,
        conversation_id: id,
        seq: 1,
        id: newId(),
        kind: 'text',
        sender: 'anonymous',
        text: said,
        parts: '[]',
        files: '[]',
      })
      .execute();
  }
  return all;
}

type Known = Awaited<ReturnType<typeof fill>>[number];

const query = fc.record(
  {
    view: fc.constantFrom('mine' as const, 'unassigned' as const, 'all' as const),
    status: fc.constantFrom('open' as const, 'any' as const, 'snoozed' as const, 'resolved' as const, 'spam' as const),
    handler: fc.constantFrom('assistant' as const, 'waiting' as const, 'person' as const),
    channel: fc.constantFrom('online_store' as const, 'email' as const),
    assignee: fc.constantFrom('nobody' as const, 'me' as const),
    tag: fc.constantFrom(...tags),
    priority: fc.constantFrom('none' as const, 'high' as const),
    unread: fc.constantFrom('true' as const, 'false' as const),
    waiting: fc.constantFrom('true' as const, 'false' as const),
    search: fc.constantFrom(...texts),
    sort: fc.constantFrom('latest' as const, 'oldest' as const, 'longest_waiting' as const, 'priority' as const),
    limit: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: [] },
);
type Query = typeof query extends fc.Arbitrary<infer T> ? T : never;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function isFound(known: Known, text: string): boolean {
  const said = wordsOf(known.said);
  const words = wordsOf(text);
  const inMessages = words.length > 0 && words.every((word) => said.some((own) => own.startsWith(word)));
  const holds = (own: string) => own.toLowerCase().includes(text.toLowerCase());
  // Who left neither name nor e-mail is found by what the team calls them, from three letters on.
  if (known.name === '' && known.email === null)
    return inMessages || ([...text].length >= 3 && holds(visitorName(known.id).name));
  return inMessages || [known.name, known.email ?? ''].some(holds);
}

/** Who is called exactly so, who is called so in part, and where it was only said. */
function rankOf(known: Known, text: string): number {
  const small = text.toLowerCase();
  if (known.name === '' && known.email === null)
    return [...text].length >= 3 && visitorName(known.id).name.toLowerCase().includes(small) ? 1 : 0;
  const own = [known.name, known.email ?? ''].map((it) => it.toLowerCase());
  if (own.includes(small)) return 2;
  return own.some((it) => it.includes(small)) ? 1 : 0;
}

/** What the list is to hold, said without a database. */
function expected(
  all: readonly Known[],
  { view, status = 'open', unread, waiting, search = '', sort = 'latest', ...narrow }: Query,
): string[] {
  const text = search.trim();
  const byWait = sort === 'longest_waiting';
  const waits = (known: Known) => known.waiting_since !== null && known.handler !== 'assistant';
  const at = (known: Known) => ((byWait && known.waiting_since) || known.last_message_at).getTime();
  const listed = all.filter(
    (known) =>
      (status === 'any' ? known.status !== 'spam' : known.status === status) &&
      (view !== 'mine' || known.assignee_id !== null) &&
      (view !== 'unassigned' || (known.assignee_id === null && known.handler === 'waiting')) &&
      (unread === undefined || known.is_read === (unread === 'false')) &&
      (!narrow.handler || known.handler === narrow.handler) &&
      (!narrow.channel || known.channel === narrow.channel) &&
      (!narrow.assignee || (known.assignee_id === null) === (narrow.assignee === 'nobody')) &&
      (!narrow.tag || known.tag_ids.includes(narrow.tag)) &&
      (!narrow.priority || known.priority === narrow.priority) &&
      (waiting !== 'true' || waits(known)) &&
      (text === '' || isFound(known, text)),
  );
  const rising = listed.toSorted((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1));
  if (sort === 'oldest') return rising.map((it) => it.id);
  if (byWait) return [...rising.filter(waits), ...rising.filter((it) => !waits(it))].map((it) => it.id);
  const falling = rising.toReversed();
  const most = ['urgent', 'high', 'medium', 'low', 'none'];
  if (sort === 'priority')
    return falling.toSorted((a, b) => most.indexOf(a.priority) - most.indexOf(b.priority)).map((it) => it.id);
  const ranked = text === '' ? falling : falling.toSorted((a, b) => rankOf(b, text) - rankOf(a, text));
  return ranked.map((it) => it.id);
}

async function listAll(member: TestMember, asked: Query): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { assignee, ...rest } = asked;
    const whose = assignee && { assignee: assignee === 'me' ? member.id : assignee };
    const { data } = await member.api('GET /conversations', {
      query: { ...rest, ...whose, ...(cursor ? { cursor } : {}) },
    });
    expect(data.conversations.length).toBeLessThanOrEqual(asked.limit ?? 50);
    ids.push(...data.conversations.map((it) => it.id));
    cursor = data.cursor;
  }
  return ids;
}

describe('the list of conversations', () => {
  it('holds exactly what its filters and its search say, in its order, however it is cut', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    const drawn = fc.sample(conversation, { numRuns: 60, seed: 7 });
    const all = await fill(shop, member, drawn);
    // Another shop with the same people and words in it.
    const other = await w.shop();
    await fill(other, await other.member(), drawn.slice(0, 20));
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        expect(await listAll(member, asked)).toEqual(expected(all, asked));
      }),
      { numRuns: 120, examples: texts.map((search): [Query] => [{ search }]) },
    );
  });

  it('shows of each what it is, and moments in whole milliseconds', async () => {
    const shop = await w.shop();
    const member = await shop.member();
    const drawn = fc.sample(conversation, { numRuns: 3, seed: 1 }).map((it) => ({ ...it, status: 'open' as const }));
    const all = await fill(shop, member, drawn);
    const { data } = await member.api('GET /conversations');
    for (const conversation of all) {
      const { data: alone } = await member.api('GET /conversations/:id', { params: { id: conversation.id } });
      const { drafts, ...shown } = alone;
      expect(drafts).toEqual([]);
      expect(data.conversations.find((one) => one.id === conversation.id)).toEqual(shown);
      expect(shown).toMatchObject({
        contactName: conversation.name,
        contactEmail: conversation.email,
        lastMessageAt: conversation.last_message_at.toISOString(),
        waitingSince: conversation.waiting_since?.toISOString() ?? null,
      });
    }
  });
});

describe('a search', () => {
  it('reads no more contacts and conversations when a shop has more that do not hold the text', async () => {
    const shop = await w.shop();
    const { db } = shop.ctx;
    const add = async (from: number, count: number) => {
      const rows = Array.from({ length: count }, (_, i) => ({
        shop_id: shop.id,
        id: newId(),
        name: `Person ${from + i}`,
        email: `person${from + i}@shop.example`,
      }));
      await db.insertInto('contacts').values(rows).execute();
      const conversations = rows.map(({ id, shop_id }) => ({ shop_id, id, contact_id: id, last_seq: 1 }));
      await db.insertInto('conversations').values(conversations).execute();
    };
    const read = async () => {
      await sql`analyze`.execute(db);
      const [ctx, rowsRead] = explaining(asAdmin(shop));
      const query = { view: 'all', status: 'open', sort: 'latest', limit: 50, search: 'person 77' } as const;
      const { conversations } = await listConversations(ctx, query);
      expect(conversations).toHaveLength(11);
      return rowsRead();
    };
    await add(0, 2_000);
    const before = await read();
    expect(before).toBeGreaterThan(0);
    await add(2_000, 2_000);
    expect(await read()).toBeLessThanOrEqual(before + 10);
  });
});
