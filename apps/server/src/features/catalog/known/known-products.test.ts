import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { KnownProduct } from '@chatty/contract/data-sources';
import type { Ctx } from '../../../ctx.ts';
import { type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { findProducts, readProduct } from '../index.ts';
import { syncProducts } from '../sync-products.ts';

type Member = Awaited<ReturnType<SimulatedStore['signIn']>>;

let store: SimulatedStore;
let ctx: Ctx;
let admin: Member;
const patient = { timeout: 60_000, interval: 100 };
const list = async (query: object = {}) => (await admin('GET /ai_assistant/products', { query })).data;
const use = async (id: string, used: boolean) =>
  (await admin('PUT /ai_assistant/products/:id/use', { params: { id }, body: { used } })).data;
const found = async (text: string) => (await findProducts(ctx, { text, limit: 10 })).products.map((it) => it.card.id);

beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
  admin = await store.signIn(ctx);
  const finished = async () => (await admin('GET /assistant/sync-products')).data.finishedAt;
  await vi.waitFor(async () => expect(await finished()).not.toBeNull(), patient);
});
beforeEach(() => store.w.forgetLimits());
afterAll(() => store.close());

test('the products are listed by title, in pieces without gaps, searched, and counted', async () => {
  const { data: counted } = await admin('GET /ai_assistant/products/count');
  const all: KnownProduct[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const piece = await list({ limit: 100, ...(cursor ? { cursor } : {}) });
    expect(piece.total).toBe(cursor ? null : counted.enabled);
    all.push(...piece.products);
    cursor = piece.cursor;
  }
  expect(new Set(all.map((it) => it.id)).size).toBe(counted.enabled);
  const titles = all.map((it) => it.title.toLowerCase());
  expect(titles).toEqual([...titles].sort());
  const [one] = all;
  expect((await list({ search: one?.title ?? '' })).products.map((it) => it.id)).toContain(one?.id);
  expect(await list({ search: '100%_no_such' })).toEqual({ products: [], total: 0, cursor: null });
  expect(one?.price?.low.currency).toBeTruthy();
});

test('what the assistant knows of a product can be read', async () => {
  const { products } = await list({ limit: 1 });
  const id = products[0]?.id ?? '';
  const { data } = await admin('GET /ai_assistant/products/:id', { params: { id } });
  expect(data.product).toEqual(products[0]);
  expect(data.variants.length).toBeGreaterThan(0);
  expect(data.description).not.toContain('<');
});

test('a product that is switched off is neither found nor told of, also after the catalogue was read again, and comes back', async () => {
  const { products } = await list({ limit: 1 });
  const [one] = products;
  if (!one) throw new Error('no products');
  expect(await found(one.title)).toContain(one.id);
  expect(await use(one.id, false)).toEqual({ ...one, used: false });
  expect(await found(one.title)).not.toContain(one.id);
  expect(await readProduct(ctx, { id: one.id }, { forAssistant: true })).toBeNull();
  // What a member sends by hand is another matter.
  expect(await readProduct(ctx, { id: one.id })).not.toBeNull();
  expect((await list({ used: 'no' })).products.map((it) => it.id)).toEqual([one.id]);
  const { data: counted } = await admin('GET /ai_assistant/sources');
  expect(counted.products.used).toBe(counted.products.count - 1);
  await syncProducts(ctx);
  expect(await found(one.title)).not.toContain(one.id);
  await use(one.id, true);
  expect(await found(one.title)).toContain(one.id);
  expect((await list({ used: 'no' })).products).toEqual([]);
});
