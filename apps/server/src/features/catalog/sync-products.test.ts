import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Embedder } from '../../ports/embedder.ts';
import { type SimulatedStore, simulatedStore } from '../../test-kit/simulated-store.ts';
import type { Ctx } from '../../ctx.ts';
import { findProducts, readProduct } from './index.ts';
import { refreshProduct, startProductSync, syncProducts } from './sync-products.ts';
import { readProductSync } from './sync-progress.ts';

const embedded: string[] = [];
/** Knows letters, not meanings: enough to see what is embedded, and how often. */
const letters: Embedder = {
  id: 'letters-1',
  dimensions: 26,
  async embed(texts) {
    embedded.push(...texts);
    return texts.map((text) => {
      const vector = new Float32Array(26);
      for (const sign of text.toLowerCase()) {
        const at = sign.charCodeAt(0) - 97;
        if (at >= 0 && at < 26) vector[at] = (vector[at] ?? 0) + 1;
      }
      const length = Math.hypot(...vector) || 1;
      return vector.map((x) => x / length);
    });
  },
};

let store: SimulatedStore;
let ctx: Ctx;
beforeAll(async () => {
  store = await simulatedStore({ embedder: letters });
  ctx = await store.connect();
  await vi.waitFor(async () => expect((await readProductSync(ctx)).finishedAt).not.toBeNull(), {
    timeout: 60_000,
    interval: 200,
  });
});
afterAll(() => store.close());

const active = () => store.simulator.store.firstShop.products.filter((it) => it.status === 'ACTIVE');
const count = async () =>
  (
    await ctx.db
      .selectFrom('products')
      .select((q) => q.fn.countAll<number>().as('n'))
      .where('shop_id', '=', ctx.shopId)
      .executeTakeFirstOrThrow()
  ).n;
const gid = (id: number) => `gid://shopify/Product/${id}`;
const titlesEmbedded = () =>
  vi.waitFor(
    async () => {
      const { n } = await ctx.db
        .selectFrom('products')
        .select((q) => q.fn.countAll<number>().as('n'))
        .where('shop_id', '=', ctx.shopId)
        .where('embedder', 'is', null)
        .executeTakeFirstOrThrow();
      expect(n).toBe(0);
    },
    { timeout: 30_000, interval: 200 },
  );

test('connecting a shop reads its whole catalogue', async () => {
  expect(await count()).toBe(active().length);
  expect(await readProductSync(ctx)).toMatchObject({
    running: false,
    syncedProduct: active().length,
    totalProduct: active().length,
    error: null,
  });
});

test('a product is found by its words, with the facts of the store', async () => {
  const product = active().find((it) => it.variants.some((one) => one.inventoryQuantity > 0));
  if (!product) throw new Error('nothing in stock');
  const { products, confidence } = await findProducts(ctx, { text: product.title, limit: 5 });
  expect(products.map((it) => it.card.title)).toContain(product.title);
  expect(confidence).toBeGreaterThan(0.5);
  const card = products.find((it) => it.card.id === gid(product.id))?.card;
  expect(card).toMatchObject({ handle: product.handle, url: `${store.simulator.origin}/products/${product.handle}` });
  expect(card?.variants[0]?.price).toEqual({
    amount: ((product.variants[0]?.priceCents ?? 0) / 100).toFixed(2),
    currency: 'USD',
  });
  expect((await readProduct(ctx, { id: String(product.id) }))?.card).toEqual(card);
  expect((await readProduct(ctx, { handle: product.handle }))?.card).toEqual(card);
});

test('price and stock limits hold for what is found', async () => {
  const { products } = await findProducts(ctx, { text: 'jacket', limit: 20, price: { max: '150' }, inStockOnly: true });
  expect(products.length).toBeGreaterThan(0);
  for (const { card } of products) {
    expect(card.variants.some((it) => it.available && Number(it.price.amount) <= 150)).toBe(true);
  }
});

test('the cheapest of a kind is of that kind, whatever shares a word with it', async () => {
  const { products } = await findProducts(ctx, { text: 'sleeping bag', limit: 3, sort: 'cheapest' });
  expect(products.length).toBeGreaterThan(0);
  for (const { card } of products) expect(card.title).toMatch(/sleeping bag/i);
});

test('another shop finds none of it', async () => {
  const other = await store.w.shop();
  const [product] = active();
  expect((await findProducts(other.ctx, { text: product?.title ?? '', limit: 5 })).products).toEqual([]);
  expect(await readProduct(other.ctx, { id: gid(product?.id ?? 0) })).toBeNull();
});

test('a changed price is found at once and embeds nothing anew; a changed title does, once', async () => {
  await titlesEmbedded();
  const shop = store.simulator.store.firstShop;
  const [product] = active();
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error('no product');
  const before = embedded.length;
  variant.priceCents = 123_400;
  shop.changed(product);
  await refreshProduct(ctx, gid(product.id));
  expect((await readProduct(ctx, { id: gid(product.id) }))?.card.variants[0]?.price.amount).toBe('1234.00');
  const dear = await findProducts(ctx, { text: product.title.toUpperCase(), limit: 5, price: { min: '1200' } });
  expect(dear.products.map((it) => it.card.id)).toEqual([gid(product.id)]);
  expect(embedded.slice(before)).not.toContain(product.title);
  product.title = `${product.title} Zephyrquartz`;
  shop.changed(product);
  await refreshProduct(ctx, gid(product.id));
  await titlesEmbedded();
  expect(embedded.filter((it) => it === product.title)).toHaveLength(1);
  expect((await findProducts(ctx, { text: 'zephyrquartz', limit: 1 })).products[0]?.card.id).toBe(gid(product.id));
});

test('an older reading never overwrites a newer one', async () => {
  const [, product] = active();
  if (!product) throw new Error('no product');
  const newer = new Date(Date.now() + 60_000).toISOString();
  await ctx.db
    .updateTable('products')
    .set({ title: 'Newer title', updated_at: newer })
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', gid(product.id))
    .execute();
  await refreshProduct(ctx, gid(product.id));
  expect((await readProduct(ctx, { id: gid(product.id) }))?.card.title).toBe('Newer title');
});

test('what the store no longer shows is deleted, by two syncs at once as well', async () => {
  const [, , product, other] = active();
  if (!product || !other) throw new Error('no product');
  const title = product.title;
  product.status = 'DRAFT';
  other.status = 'ARCHIVED';
  await Promise.all([syncProducts(ctx), syncProducts(ctx)]);
  expect(await count()).toBe(active().length);
  expect(await readProduct(ctx, { id: gid(product.id) })).toBeNull();
  expect((await findProducts(ctx, { text: title, limit: 10 })).products.map((it) => it.card.id)).not.toContain(
    gid(product.id),
  );
});

test('a sync that is under way is not begun again, one whose process died is', async () => {
  const set = (touched_at: Date) =>
    ctx.db
      .updateTable('syncs')
      .set({ running: true, synced: 7, touched_at })
      .where('shop_id', '=', ctx.shopId)
      .execute();
  await set(new Date());
  expect(await startProductSync(ctx)).toMatchObject({ running: true, syncedProduct: 7 });
  await set(new Date(Date.now() - 120_000));
  expect(await startProductSync(ctx)).toMatchObject({ running: true, syncedProduct: 0, totalProduct: -1 });
  await vi.waitFor(async () => expect((await readProductSync(ctx)).running).toBe(false), {
    timeout: 60_000,
    interval: 200,
  });
});

test('a store that refuses is told to the team, and nothing is lost', async () => {
  const before = await count();
  await ctx.db.deleteFrom('shop_tokens').where('shop_id', '=', ctx.shopId).execute();
  await syncProducts(ctx);
  expect(await readProductSync(ctx)).toMatchObject({ running: false, error: expect.stringContaining('Shopify admin') });
  expect(await count()).toBe(before);
});
