import { subscribe } from 'node:diagnostics_channel';
import { parseArgs } from 'node:util';
import type { Ctx } from '../../apps/server/src/ctx.ts';
import { readProductSync } from '../../apps/server/src/features/catalog/index.ts';
import { startProductSync } from '../../apps/server/src/features/catalog/sync-products.ts';
import { jobsAtRest } from '../../apps/server/src/test-kit/jobs-at-rest.ts';
import { simulatedStore } from '../../apps/server/src/test-kit/simulated-store.ts';
import { newDatabase, openMigrated } from '../database.ts';
import { fine, printTable, whole } from '../figures.ts';

/**
 * The reading of a store's catalogue, from the simulator over HTTP: all of it at first, again with nothing changed, and
 * again after 100 products were. The encoder is left out: it is measured by `retrieval`. `--products N`.
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
const wanted = Number(values.products);
const changed = 100;
const patienceMs = 900_000;

let requests = 0;
subscribe('undici:request:create', () => {
  requests += 1;
});
/** Knows no meaning; every text that it is given is counted. */
let embedded = 0;
const embedder = {
  id: 'counted-1',
  dimensions: 8,
  async embed(texts: readonly string[]) {
    embedded += texts.length;
    return texts.map(() => new Float32Array([1, 0, 0, 0, 0, 0, 0, 0]));
  },
};

const url = process.env.BENCH_DATABASE_URL;
const database = await openMigrated(url ? await newDatabase(url) : undefined);
const store = await simulatedStore({ embedder, database });
const { products } = store.simulator.store.firstShop;
const own = [...products];
for (let n = products.length; n < wanted; n += 1) {
  const like = own[n % own.length] as (typeof own)[number];
  const id = like.id + n * 100_000;
  products.push({ ...like, id, handle: `${like.handle}-${n}`, title: `${like.title} ${n}` });
}

const versions = async ({ db, shopId }: Ctx) => {
  const rows = await db.selectFrom('products').select(['id', 'version']).where('shop_id', '=', shopId).execute();
  return new Map(rows.map((it) => [it.id, it.version]));
};

/** Reads all and waits until nothing is left to do. */
async function read(ctx: Ctx, what: string, begin: () => Promise<unknown>): Promise<string[]> {
  [requests, embedded] = [0, 0];
  const before = await versions(ctx);
  let mostMb = 0;
  const meter = setInterval(() => {
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1_000_000);
  }, 50);
  const begun = performance.now();
  await begin();
  while (!(await readProductSync(ctx)).finishedAt) await new Promise((resolve) => setTimeout(resolve, 20));
  const took = performance.now() - begun;
  await jobsAtRest(database.db, patienceMs);
  clearInterval(meter);
  const after = await versions(ctx);
  const touched = [...after].filter(([id, version]) => before.get(id) !== version).length;
  return [
    what,
    whole(after.size),
    fine(took / 1_000, 1),
    whole(requests),
    whole(touched),
    whole(embedded),
    whole(mostMb),
  ];
}

const first = process.memoryUsage.rss() / 1_000_000;
const rows: string[][] = [];
const ctx = await store.connect();
rows.push(await read(ctx, 'all, for the first time', async () => {}));
rows.push(await read(ctx, 'again, nothing changed', () => startProductSync(ctx)));
for (const product of products.slice(-changed)) {
  product.title = `${product.title} renewed`;
  product.updatedAt = new Date().toISOString();
}
rows.push(await read(ctx, `again, ${changed} changed`, () => startProductSync(ctx)));
printTable(['reading', 'products', 's', 'requests', 'indexed anew', 'texts embedded', 'memory at most, MB'], rows);
console.log(`\nMemory before: ${whole(first)} MB, with the simulator and its products in the same process.`);
await store.close();
await database.close();
