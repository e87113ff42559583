import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { installedShops } from '../features/shops/index.ts';
import { handle } from '../platform/jobs/work.ts';
import { type StartedJobs, startJobs } from '../platform/jobs/jobs.ts';
import { Refused } from '../platform/problem.ts';
import { type TestServer, type TestShop, testServer } from '../test-kit/test-server.ts';
import { mountHook } from './mount-hook.ts';
import { webhookJob, type OnTopic, type Vendor } from './vendor.ts';
import { forgetWebhookDeliveries, workOnWebhookDelivery } from './work-on-webhook-delivery.ts';

const secret = 'what only parrots know';
const nest = '1001';
const heard: unknown[] = [];
let w: TestServer;
let shop: TestShop;
let jobs: StartedJobs;
let app: FastifyInstance;

const Entry = z.object({ id: z.string(), nest: z.string(), topic: z.string(), word: z.string() });
const Body = z.object({ entries: z.array(Entry) });

function readEntries(text: string): z.infer<typeof Entry>[] | null {
  try {
    return Body.parse(JSON.parse(text)).entries;
  } catch {
    return null;
  }
}

/** Unlike Shopify it says all in the body, of several accounts at once, and nothing in its headers but the signature. */
const parrot: Vendor = {
  name: 'parrot',
  job: webhookJob('parrot'),
  topics: new Map<string, OnTopic>([
    [
      'word.said',
      async (_, { id, body }) =>
        async () =>
          void heard.push([id, body]),
    ],
    [
      'word.withheld',
      async () => {
        throw new Refused('It does not talk to us any more.');
      },
    ],
  ]),
  readerFor: ({ clock }) => {
    return (headers) => {
      const signature = headers['parrot-signature'];
      if (typeof signature !== 'string') return null;
      const hmac = createHmac('sha256', secret);
      return {
        judge: { hear: (piece) => void hmac.update(piece), isSigned: () => hmac.digest('hex') === signature },
        maxBytes: 10_000,
        isWanted: async () => true,
        identify: (text) =>
          readEntries(text ?? '')
            ?.filter(({ topic }) => parrot.topics.has(topic))
            .map(({ id, nest: account, topic, word }) => {
              return { id, account, topic, triggeredAt: clock.now(), body: JSON.stringify(word) };
            }) ?? null,
      };
    };
  },
  shopsOf: async (_, accounts) => new Map(accounts.includes(nest) ? [[nest, shop.id]] : []),
};

beforeAll(async () => {
  w = await testServer();
  shop = await w.shop();
  const work = handle(parrot.job, (ctx, delivery) => workOnWebhookDelivery(ctx, parrot, delivery));
  jobs = await startJobs(w.database, w.services.log, [work], installedShops);
  const services = { ...w.services, jobs };
  app = Fastify();
  mountHook(app, services, parrot);
  mountHook(app, services, { ...parrot, name: 'mute', readerFor: () => null });
  await jobs.work(services);
});
afterAll(async () => {
  await app?.close();
  await jobs?.stop();
  await w?.close();
});

const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('hex');
const send = async (payload: string, signature = sign(payload), name = 'parrot') => {
  const headers = { 'content-type': 'application/json', ...(signature ? { 'parrot-signature': signature } : {}) };
  return (await app.inject({ method: 'POST', url: `/hooks/${name}`, headers, payload })).statusCode;
};
const entry = (id: string, topic = 'word.said', account = nest) => ({ id, nest: account, topic, word: `word ${id}` });
const deliver = (...entries: z.infer<typeof Entry>[]) => send(JSON.stringify({ entries }));
const kept = (vendor = 'parrot') =>
  w.services.db.selectFrom('webhook_deliveries').selectAll().where('vendor', '=', vendor).execute();

test('a vendor whose bodies name what and whose: each is kept once, worked on and emptied; of strangers nothing is kept', async () => {
  expect(await deliver(entry('a'), entry('b'), entry('c', 'word.said', '1002'), entry('d', 'word.sung'))).toBe(200);
  expect(await deliver(entry('b'), entry('a'))).toBe(200);
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(2);
  await expect.poll(async () => (await kept()).every((it) => it.done_at !== null), { timeout: 20_000 }).toBe(true);
  expect(heard).toEqual(
    expect.arrayContaining([
      ['a', 'word a'],
      ['b', 'word b'],
    ]),
  );
  const rows = await kept();
  expect(rows.map((it) => it.webhook_id).sort()).toEqual(['a', 'b']);
  for (const it of rows) expect(it).toMatchObject({ shop_id: shop.id, topic: 'word.said', body: '' });
});

test('what is unsigned is refused, what cannot be understood is bad, and a vendor that is not set up has no hook', async () => {
  const body = JSON.stringify({ entries: [entry('never')] });
  expect(await send(body, '')).toBe(401);
  expect(await send(body, sign('another'))).toBe(401);
  expect(await send('not json')).toBe(400);
  expect(await send(body, sign(body), 'mute')).toBe(404);
  expect((await kept()).map((it) => it.webhook_id)).not.toContain('never');
});

test('two vendors may use the same id', async () => {
  const { clock, db } = w.services;
  const row = { webhook_id: 'twice', shop_id: shop.id, topic: 'word.said', triggered_at: clock.now(), body: '' };
  await db
    .insertInto('webhook_deliveries')
    .values({ vendor: 'magpie', ...row })
    .execute();
  expect(await deliver(entry('twice'))).toBe(200);
  await expect.poll(() => heard, { timeout: 20_000 }).toContainEqual(['twice', 'word twice']);
  expect(await kept('magpie')).toMatchObject([{ webhook_id: 'twice', done_at: null }]);
});

test('a vendor that shut us out has nothing more to tell, and after a week all is forgotten', async () => {
  expect(await deliver(entry('withheld', 'word.withheld'))).toBe(200);
  const state = async () => (await kept()).find((it) => it.webhook_id === 'withheld');
  await expect.poll(async () => (await state())?.done_at, { timeout: 20_000 }).toBeInstanceOf(Date);
  const now = w.services.clock.now().getTime();
  const days = (count: number) => new Date(now + count * 86_400_000);
  await forgetWebhookDeliveries({ ...w.services, clock: { now: () => days(6.9) } });
  expect(await kept()).not.toEqual([]);
  await forgetWebhookDeliveries({ ...w.services, clock: { now: () => days(7.1) } });
  expect(await kept()).toEqual([]);
});
