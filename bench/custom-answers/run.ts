import { newId } from '@chatty/contract/new-id';
import { systemCtx, type Ctx } from '../../apps/server/src/ctx.ts';
import { lastImport } from '../../apps/server/src/features/knowledge/custom-answers/exchange/answer-import.store.ts';
import {
  beginImport,
  chooseFile,
} from '../../apps/server/src/features/knowledge/custom-answers/exchange/begin-import.ts';
import { retrieve } from '../../apps/server/src/features/knowledge/search/retrieve.ts';
import { newDatabase } from '../database.ts';
import { fine, printTable, quantile, whole } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';

const things = ['tent', 'kayak', 'jacket', 'stove', 'boot', 'lamp', 'rope', 'axe', 'flask', 'sled', 'map', 'glove'];
const acts = ['wash', 'repair', 'return', 'store', 'fold', 'dry', 'wax', 'insure', 'ship', 'engrave', 'wrap', 'rent'];
const places = ['at sea', 'in snow', 'at home', 'in the desert', 'on a bike', 'in winter', 'abroad', 'by night'];

const questionOf = (at: number) =>
  `How do I ${acts[at % 12]} the ${things[Math.floor(at / 12) % 12]} ${places[Math.floor(at / 144) % 8]} no. ${at}?`;
const rowOf = (at: number) => `${questionOf(at)},Use card ${at}.`;

async function* fileOf(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(['question,answer', ...Array.from({ length: count }, (_, at) => rowOf(at))].join('\n'));
}

async function shopOf({ services }: Product): Promise<Ctx> {
  const id = newId();
  const domain = `${id}.myshopify.com`;
  await services.db
    .insertInto('shops')
    .values({ id, name: 'Bench', shopify_domain: domain, domain, storefront_url: `https://${domain}`, plan: 'pro' })
    .execute();
  return systemCtx(services, id);
}

/** Imports so many answers as a merchant does; in ms until all are known by their words. */
async function timeImport(ctx: Ctx, count: number) {
  const begun = performance.now();
  const id = newId();
  const looked = await chooseFile(ctx, { id, name: 'answers.csv' }, fileOf(count));
  const checked = performance.now();
  let mostMb = 0;
  await beginImport(ctx, id);
  for (let state = ''; state !== 'done'; state = (await lastImport(ctx))?.state ?? '') {
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1_000_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (looked.create !== count) throw new Error(`${looked.create} of ${count} are new`);
  return { checkMs: checked - begun, importMs: performance.now() - checked, mostMb };
}

/** How long it takes to find what answers a question, in ms, once the index is there. */
async function timeAsking(ctx: Ctx, count: number): Promise<number[]> {
  await retrieve(ctx, { text: 'How do I wash a tent?', limit: 5 });
  const times: number[] = [];
  for (let n = 0; n < 300; n += 1) {
    const text = questionOf((n * 7_919) % count);
    const begun = performance.now();
    await retrieve(ctx, { text, limit: 5 });
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
}

const url = process.env.BENCH_DATABASE_URL;
const product = await startProduct(url ? await newDatabase(url) : undefined);
const rows: string[][] = [];
for (const count of [1_000, 100_000]) {
  const ctx = await shopOf(product);
  const { checkMs, importMs, mostMb } = await timeImport(ctx, count);
  const asked = await timeAsking(ctx, count);
  rows.push([
    whole(count),
    fine(checkMs / 1_000, 1),
    fine(importMs / 1_000, 1),
    whole(mostMb),
    fine(quantile(asked, 0.5), 1),
    fine(quantile(asked, 0.95), 1),
  ]);
}
printTable(['answers', 'preview, s', 'import, s', 'memory, MB', 'asked p50, ms', 'asked p95, ms'], rows);
console.log('\nAsked by words alone. Goal: p95 with 100,000 at most 30 ms above that with 1,000.');
await product.close();
