import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Ctx, systemCtx } from '../../../ctx.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { doScheduled } from '../../../test-kit/do-job.ts';
import { jobsAtRest } from '../../../test-kit/jobs-at-rest.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { Refused } from '../../../platform/problem.ts';
import { findProducts } from '../../catalog/index.ts';
import { retrieveInBothWords } from '../search/retrieve-in-both-words.ts';
import { embedPassagesJob } from '../knowledge.jobs.ts';
import { embedPassages } from './embed-passages.ts';
import { embeddedBy } from './passage-units.ts';
import { vectorsOf } from '../../retrieval/index.ts';

/** Words that mean the same to every embedder of this file, and share no letters. */
const meanings = [
  ['quibblet', 'zorgen'],
  ['vandrop', 'mykelsis'],
  ['ostrell', 'pyxinda'],
];

/** Knows a few meanings; each embedder of another name gives each of them another direction. */
function embedderOf(id: string): Embedder & { asked: string[] } {
  const asked: string[] = [];
  const turn = [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  return {
    id,
    dimensions: 16,
    asked,
    async embed(texts) {
      asked.push(...texts);
      return texts.map((text) => {
        const vector = new Float32Array(16).fill(0.01);
        meanings.forEach((words, at) => {
          const place = (turn + at) % 16;
          if (words.some((it) => text.toLowerCase().includes(it))) vector[place] = 1;
        });
        const length = Math.hypot(...vector);
        return vector.map((x) => x / length);
      });
    },
  };
}

const old = embedderOf('old-encoder');
const embedding = [embedPassagesJob, { name: 'catalog.embed-titles' }];
const isDone = (w: TestServer) => jobsAtRest(w.services.db, 20_000, embedding);

let before: TestServer;
beforeAll(async () => {
  before = await testServer({ embedder: old });
});
afterAll(() => before.close());

const started: TestServer[] = [];
afterEach(async () => {
  for (const it of started.splice(0)) await it.close();
});

/** Starts a process beside the one of before, whose workers have ended, and waits until all is embedded. */
async function startWith(embedder: Embedder): Promise<TestServer> {
  const w = await testServer({ embedder, beside: before });
  started.push(w);
  await isDone(w);
  return w;
}

const faq = { question: 'How long does a quibblet last?', answer: '<p>Nine years.</p>' };
const product = 'Vandrop for beginners';

async function addProduct({ db, shopId }: Ctx): Promise<void> {
  const variant = { id: '1', title: 'Default', price: '9.00', compareAtPrice: null, available: true };
  const version = sql<number>`(select catalog from counted)`;
  await sql`
    with counted as (
      insert into knowledge_versions (shop_id, catalog) values (${shopId}, 1)
      on conflict (shop_id) do update set catalog = knowledge_versions.catalog + 1 returning catalog
    )
    insert into products (shop_id, id, handle, title, description, vendor, product_type, tags, url, variants, metafields, status,
      content_hash, updated_at, version)
    values (${shopId}, '1', 'one', ${product}, '', '', '', '[]', 'https://store.example/one', ${JSON.stringify([variant])}::jsonb,
      '[]', 'ACTIVE', '', now(), ${version})`.execute(db);
}

/** A shop with one FAQ and one product. */
async function shopOf(w: TestServer): Promise<Ctx> {
  const shop = await w.shop();
  const { api } = await shop.member();
  await api('POST /faqs', { body: faq });
  await addProduct(shop.ctx);
  return shop.ctx;
}

const at = (w: TestServer, { shopId }: Ctx) => systemCtx(w.services, shopId);

/** How near what means the same, and shares no word with it, comes by its meaning. */
const nearness = async (ctx: Ctx) =>
  (await retrieveInBothWords(ctx, { text: 'my zorgen', hint: 'en', limit: 1 })).hits[0]?.semantic ?? 0;
const titlesFound = async (ctx: Ctx) =>
  (await findProducts(ctx, { text: 'a mykelsis', limit: 5 })).products.map((it) => it.card.title);

const embeddersOf = async ({ db, shopId }: Ctx, table: 'passages' | 'products') =>
  new Set(
    (await db.selectFrom(table).select('embedder').where('shop_id', '=', shopId).execute()).map((it) => it.embedder),
  );

test('what another embedder embedded is embedded anew by a start, and is found by its meaning', async () => {
  const ctx = await shopOf(before);
  const gone = await shopOf(before);
  await isDone(before);
  expect(await nearness(ctx)).toBeGreaterThan(0.9);
  await before.services.jobs.stop();
  await ctx.db.updateTable('shops').set({ uninstalled_at: new Date() }).where('id', '=', gone.shopId).execute();

  const now = embedderOf('new-encoder');
  const w = await startWith(now);
  const own = at(w, ctx);
  expect([...(await embeddersOf(own, 'products'))]).toEqual([now.id]);
  expect(await nearness(own)).toBeGreaterThan(0.9);
  expect(await titlesFound(own)).toEqual([product]);
  // Nothing is done for a shop that has uninstalled the app.
  expect([...(await embeddersOf(at(w, gone), 'passages'))]).toEqual([embeddedBy(old)]);
});

test('a start that finds all as it should be asks for nothing', async () => {
  const now = embedderOf('new-encoder');
  await shopOf(await startWith(now));
  await startWith(now);
  expect(now.asked).toContain(product);
  now.asked.splice(0);
  await startWith(now);
  expect(now.asked).toEqual([]);
});

test('passages that the same embedder embedded before they were cut as now are embedded anew, titles are not', async () => {
  const now = embedderOf('new-encoder');
  const first = await startWith(now);
  const ctx = await shopOf(first);
  await startWith(now);
  await ctx.db.updateTable('passages').set({ embedder: now.id }).where('shop_id', '=', ctx.shopId).execute();
  const own = at(first, ctx);
  expect(await nearness(own)).toBe(0);
  now.asked.splice(0);
  await startWith(now);
  expect(await nearness(own)).toBeGreaterThan(0.9);
  expect(now.asked).toContain(faq.question);
  expect(now.asked).not.toContain(product);
});

/** Adds so many passages that another embedder has embedded. */
async function addPassages({ db, shopId }: Ctx, count: number): Promise<void> {
  await sql`
    insert into passages (shop_id, id, kind, source_id, title, text, content_hash, version, embedder)
    select ${shopId}, 'faq:' || n, 'faq', 'faq', 'Title ' || n, 'Text ' || n, n::text, 1, 'another'
    from generate_series(1, ${count}::integer) as n`.execute(db);
}

test('two processes that start at once do not both embed all of it', async () => {
  const embedder = embedderOf('newer-encoder');
  await startWith(embedder);
  const { ctx } = await before.shop();
  const count = 100;
  await addPassages(ctx, count);
  embedder.asked.splice(0);
  const two = await Promise.all([startWith(embedder), startWith(embedder)]);
  expect([...(await embeddersOf(at(two[0], ctx), 'passages'))]).toEqual([embeddedBy(embedder)]);
  const titles = embedder.asked.filter((it) => /^Title \d+$/.test(it));
  expect(new Set(titles).size).toBe(count);
  // Whichever comes later sees by its first texts that another is at it.
  expect(titles.length).toBeLessThanOrEqual(count + 16);
});

test('a job that finds that another is at it ends, and all is embedded once but for what both had begun', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun = [first, second];
  const embedder = embedderOf('newest-encoder');
  /** Nobody goes on before two have begun. */
  const together: Embedder = {
    ...embedder,
    async embed(texts) {
      begun.shift()?.resolve();
      await Promise.all([first.promise, second.promise]);
      return embedder.embed(texts);
    },
  };
  const { ctx } = await before.shop();
  const own = { ...ctx, services: { ...ctx.services, embedder: together } };
  const count = 100;
  await addPassages(ctx, count);
  await Promise.all([embedPassages(own), embedPassages(own)]);
  expect([...(await embeddersOf(ctx, 'passages'))]).toEqual([embeddedBy(embedder)]);
  expect(embedder.asked.filter((it) => /^Title \d+$/.test(it))).toHaveLength(count + 16);
});

test('what processes of an earlier version did after the start is looked for again by the clock', async () => {
  const now = embedderOf('newer-encoder');
  const w = await startWith(now);
  const ctx = await shopOf(w);
  await isDone(w);
  for (const table of ['passages', 'products'] as const)
    await ctx.db.updateTable(table).set({ embedder: 'earlier' }).where('shop_id', '=', ctx.shopId).execute();
  for (const it of ['knowledge.embed-stale', 'catalog.embed-stale']) await doScheduled(w.services, it);
  await isDone(w);
  expect([...(await embeddersOf(ctx, 'passages'))]).toEqual([embeddedBy(now)]);
  expect([...(await embeddersOf(ctx, 'products'))]).toEqual([now.id]);
});

test('where the embedder refuses a passage as a whole, its last vector does not pass for that of the whole', async () => {
  const whole = `${faq.question}. Nine years.`;
  const meaning = embedderOf('refusing-encoder');
  const refusing: Embedder = {
    ...meaning,
    embed: (texts) => (texts.includes(whole) ? Promise.reject(new Refused('too long')) : meaning.embed(texts)),
  };
  const w = await startWith(refusing);
  const ctx = await shopOf(w);
  await isDone(w);
  const [row] = await ctx.db.selectFrom('passages').select('embeddings').where('shop_id', '=', ctx.shopId).execute();
  const vectors = vectorsOf(row?.embeddings ?? null, refusing.dimensions);
  expect(vectors).toHaveLength(3);
  expect([...(vectors.at(-1) ?? [])].every((it) => it === 0)).toBe(true);
  expect(await nearness(ctx)).toBeGreaterThan(0.9);
});
