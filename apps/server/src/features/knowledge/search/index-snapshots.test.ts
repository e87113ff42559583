import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../ctx.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { WorkMeter } from '../../../test-kit/work-meter.ts';
import { bytesOf, keptIndexes } from '../../retrieval/index.ts';
import { retrieveInBothWords } from './retrieve-in-both-words.ts';
import { embeddedBy } from '../passages/passage-units.ts';

/** Counts letters: texts of the same letters are near each other. */
const embed = (texts: readonly string[]) =>
  Promise.resolve(
    texts.map((text) => {
      const vector = new Float32Array(16);
      for (let i = 0; i < text.length; i += 1) {
        const at = text.charCodeAt(i) % 16;
        vector[at] = (vector[at] ?? 0) + 1;
      }
      return vector;
    }),
  );
const embedder = { id: 'letters', dimensions: 16, embed };
const meter = new WorkMeter();

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ embedder, meter });
  await w.services.jobs.stop();
});
afterAll(() => w.close());

const things = ['jacket', 'tent', 'stove', 'lamp', 'rope', 'boot', 'glove', 'map', 'knife', 'bottle'];
const matters = ['returned', 'washed', 'repaired', 'shipped abroad', 'bought as a gift', 'insured'];
const titleOf = (n: number) => `Can the ${things[n % 10]} number ${n} be ${matters[n % 6]}?`;

/** Writes passages as the features do: each change counts. */
async function put(ctx: Ctx, numbers: readonly number[], titleFor = titleOf): Promise<void> {
  const rows = await Promise.all(
    numbers.map(async (n) => ({
      id: `faq:${n}:0`,
      title: titleFor(n),
      text: `Yes, the ${things[n % 10]} can. Ask for form ${n}.`,
      bytes: bytesOf(await embed([titleFor(n)])).toString('base64'),
    })),
  );
  const version = await nextVersion(ctx);
  await sql`
    insert into passages (shop_id, id, kind, source_id, title, text, content_hash, version, embedder, embeddings)
    select ${ctx.shopId}, row.id, 'faq', row.id, row.title, row.text, row.title, ${version}::bigint, ${embeddedBy(embedder)}, decode(row.bytes, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, title text, text text, bytes text)
    on conflict (shop_id, id) do update set title = excluded.title, version = excluded.version, embeddings = excluded.embeddings`.execute(
    ctx.db,
  );
}

async function nextVersion(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into knowledge_versions (shop_id, version) values (${ctx.shopId}, 1)
    on conflict (shop_id) do update set version = knowledge_versions.version + 1 returning version`.execute(ctx.db);
  return Number(rows[0]?.version);
}

async function remove(ctx: Ctx, n: number): Promise<void> {
  await nextVersion(ctx);
  await ctx.db.deleteFrom('passages').where('shop_id', '=', ctx.shopId).where('id', '=', `faq:${n}:0`).execute();
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A shop whose index was asked, written as a snapshot, and dropped. */
async function shopDropped(count = 600) {
  const { ctx } = await w.shop();
  await put(ctx, numbers(count));
  const questions = ['can I return the jacket', 'is the tent washed', 'lamp number 13', 'form 77', 'who won the cup'];
  const answers = async (of = ctx) => {
    const all = [];
    for (const text of questions) all.push(await retrieveInBothWords(of, { text, hint: 'en', limit: 5 }));
    return all;
  };
  // Questions of no shop are embedded in the meantime, by which the shop's floor is found.
  await answers();
  const before = await answers();
  await drop();
  return { ctx, answers, before };
}

async function drop(): Promise<void> {
  w.setTime(new Date(w.services.clock.now().getTime() + 31 * 60_000).toISOString());
  await keptIndexes(w.services).tend();
  expect(keptIndexes(w.services).bytes).toBe(0);
}

const snapshotOf = ({ db, shopId }: Ctx) =>
  db.selectFrom('index_snapshots').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
const pathOf = (key: string) => join(w.services.config.DATA_DIR, 'files', key);

/** How many statements read passages to index them while `work` ran. */
async function readings(ctx: Ctx, work: () => Promise<unknown>): Promise<number> {
  await meter.costOf(w, ctx.shopId, work);
  return meter.said.filter((it) => /"embeddings"/.test(it)).length;
}

afterEach(drop);

test('an index that was dropped comes back from its snapshot and answers as before, calibration and all', async () => {
  const { ctx, answers, before } = await shopDropped();
  let after: typeof before = [];
  const fetched = await readings(ctx, async () => {
    after = await answers();
  });
  expect(after).toEqual(before);
  expect(fetched).toBe(0);
});

test('what was added, changed and removed while an index was away is seen', async () => {
  const { ctx } = await shopDropped();
  await put(ctx, [1_000], () => 'Do you sell gift vouchers?');
  await put(ctx, [13], () => 'Is there a loyalty programme?');
  await remove(ctx, 77);
  const first = async (text: string) =>
    (await retrieveInBothWords(ctx, { text, hint: 'en', limit: 1 })).hits[0]?.passage.title;
  expect(await first('gift vouchers')).toBe('Do you sell gift vouchers?');
  expect(await first('loyalty programme')).toBe('Is there a loyalty programme?');
  expect(await first('number 77')).not.toBe(titleOf(77));
});

test.each<[string, (ctx: Ctx, path: string) => Promise<unknown>]>([
  [
    'whose bytes were changed',
    async (_, path) => {
      const bytes = await readFile(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      await writeFile(path, bytes);
    },
  ],
  ['that was cut', async (_, path) => writeFile(path, (await readFile(path)).subarray(0, 5_000))],
  ['whose file is gone', ({ services }, path) => services.files.remove(path.slice(pathOf('').length))],
  [
    'of other code or another encoder',
    ({ db, shopId }) => db.updateTable('index_snapshots').set({ basis: 'old' }).where('shop_id', '=', shopId).execute(),
  ],
  [
    'of a counter that the shop has not reached',
    ({ db, shopId }) => db.updateTable('index_snapshots').set({ version: 99 }).where('shop_id', '=', shopId).execute(),
  ],
])('a snapshot %s is not used: the index is built from the database', async (_, damage) => {
  const { ctx, answers, before } = await shopDropped();
  await damage(ctx, pathOf((await snapshotOf(ctx))?.file_key ?? ''));
  let after: typeof before = [];
  expect(
    await readings(ctx, async () => {
      after = await answers();
    }),
  ).toBeGreaterThan(0);
  expect(after).toEqual(before);
});

test('a shop’s language that changed makes its snapshot useless', async () => {
  const { ctx, answers } = await shopDropped();
  await ctx.db.updateTable('shops').set({ primary_locale: 'de' }).where('id', '=', ctx.shopId).execute();
  expect(await readings(ctx, answers)).toBeGreaterThan(0);
});

test('a snapshot is written when the index was built, again when much of it changed, and not for little', async () => {
  const { ctx } = await w.shop();
  const tend = () => keptIndexes(w.services).tend();
  const ask = () => retrieveInBothWords(ctx, { text: 'tent', hint: 'en', limit: 1 });
  await put(ctx, numbers(600));
  await ask();
  await tend();
  const version = async () => (await snapshotOf(ctx))?.version;
  expect(await version()).toBe(1);
  await put(ctx, [1, 2, 3]);
  await ask();
  await tend();
  expect(await version()).toBe(1);
  await put(ctx, numbers(100));
  await ask();
  await tend();
  expect(await version()).toBe(3);
});

test('a shop with little knowledge has no snapshot', async () => {
  const { ctx, before, answers } = await shopDropped(50);
  expect(await snapshotOf(ctx)).toBeUndefined();
  expect(await answers()).toEqual(before);
});

test('snapshots lie with the shop’s files and go with the shop', async () => {
  const { ctx } = await shopDropped();
  const key = (await snapshotOf(ctx))?.file_key ?? '';
  expect(key.startsWith(`${ctx.shopId}/`)).toBe(true);
  await ctx.db.deleteFrom('shops').where('id', '=', ctx.shopId).execute();
  expect(await snapshotOf(ctx)).toBeUndefined();
});

test('what is in memory of a shop that is erased is dropped, and nobody writes it any more', async () => {
  const { ctx } = await w.shop();
  await put(ctx, numbers(600));
  const asked = retrieveInBothWords(ctx, { text: 'tent', hint: 'en', limit: 1 });
  const all = keptIndexes(w.services);
  all.forgetShop(ctx.shopId);
  await asked;
  expect(all.bytes).toBe(0);
  await retrieveInBothWords(ctx, { text: 'tent', hint: 'en', limit: 1 });
  expect(all.bytes).toBeGreaterThan(0);
  all.forgetShop(ctx.shopId);
  expect(all.bytes).toBe(0);
  await all.tend();
  expect(await snapshotOf(ctx)).toBeUndefined();
});

test('an index that outlived its shop leaves no file behind', async () => {
  const { ctx } = await w.shop();
  await put(ctx, numbers(600));
  await retrieveInBothWords(ctx, { text: 'tent', hint: 'en', limit: 1 });
  await ctx.db.deleteFrom('shops').where('id', '=', ctx.shopId).execute();
  await drop();
  for (const turn of [0, 1]) expect(await w.services.files.open(`${ctx.shopId}/indexes/passages-${turn}`)).toBeNull();
});
