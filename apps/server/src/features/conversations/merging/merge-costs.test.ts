import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countingServer } from '../../../test-kit/counting-server.ts';
import type { TestServer } from '../../../test-kit/test-server.ts';
import { WorkMeter } from '../../../test-kit/work-meter.ts';
import { twoConversations } from './testing/two-conversations.ts';

/** As `costs.test.ts` counts: statements of a call by HTTP include the one that finds out who asks. */
const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await countingServer(meter);
});
beforeEach(() => w.forgetLimits());
afterAll(() => w?.close());

const many = 10_000;

/** Fills a conversation with what was said in it long ago. */
async function fill(shopId: string, id: string): Promise<void> {
  await sql`
    insert into messages (shop_id, conversation_id, seq, id, kind, sender, text, reply_to)
    select ${shopId}, ${id}, n, gen_random_uuid(), 'text', case when n % 2 = 0 then 'admin' else 'guest' end,
      'What was said as number ' || n || ' about hats and shoes', null
    from generate_series(2, ${many}::integer) as n`.execute(w.services.db);
  await sql`update conversations set last_seq = ${many} where shop_id = ${shopId} and id = ${id}`.execute(
    w.services.db,
  );
}

it('merging costs the same statements, two events and three jobs, however much was said', async () => {
  const costOf = async (isLong: boolean) => {
    const { shop, from, into, say, merge, maya } = await twoConversations(w);
    await say(into, 'Hats');
    await say(from, 'Shoes');
    if (isLong) await fill(shop.id, from);
    await maya.api('POST /conversations/:id/read', { params: { id: from }, body: { isRead: true } });
    await merge(newId(), into).catch(() => {});
    return meter.costOf(w, shop.id, () => merge());
  };
  const short = await costOf(false);
  expect(short, meter.said.join('\n')).toEqual({ statements: 24, jobs: 3, events: 2 });
  expect(await costOf(true)).toEqual(short);
});

it('moves ten thousand messages, and leads whoever asks for one of them at the cost of two statements more', async () => {
  const { shop, from, into, say, merge, seen, maya } = await twoConversations(w);
  await say(into, 'Hats');
  await say(from, 'Shoes');
  await fill(shop.id, from);
  const begun = performance.now();
  const { lastSeq } = await merge();
  const took = performance.now() - begun;
  expect(lastSeq).toBe(many + 2);
  // Measured on two busy cores: 1.4 s on PostgreSQL, 3.9 s on PGlite.
  expect(took).toBeLessThan(20_000);
  expect((await seen(into)).at(-1)?.seq).toBe(many + 2);
  const thread = (id: string) => () => maya.api('GET /conversations/:id/messages', { params: { id } });
  const own = await meter.costOf(w, shop.id, thread(into));
  const led = await meter.costOf(w, shop.id, thread(from));
  expect(led.statements - own.statements).toBe(2);
});
