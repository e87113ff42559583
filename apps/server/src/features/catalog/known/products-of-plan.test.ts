import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { findProducts, readProduct } from '../index.ts';

let w: TestServer;
let shop: TestShop;
beforeAll(async () => {
  w = await testServer();
  shop = await w.shop();
  await w.services.db
    .insertInto('products')
    .values(Array.from({ length: 130 }, (_, at) => rowOf(at + 1)))
    .execute();
  await grow();
});
afterAll(() => w.close());

const idOf = (number: number) => `gid://shopify/Product/${number}`;
const rowOf = (number: number) => ({
  shop_id: shop.id,
  id: idOf(number),
  handle: `lamp-${number}`,
  title: `Lamp lumo${number}x`,
  description: 'A lamp.',
  vendor: 'Lux',
  product_type: 'Lamp',
  tags: JSON.stringify([]),
  url: `/products/lamp-${number}`,
  variants: JSON.stringify([
    { id: `${number}`, title: 'One', sku: null, price: '10.00', compareAtPrice: null, available: true, stock: 1 },
  ]),
  metafields: JSON.stringify([]),
  status: 'ACTIVE',
  content_hash: String(number),
  version: 1,
  updated_at: new Date(),
});
/** The catalogue has changed. */
const grow = async () => {
  await w.services.db
    .insertInto('knowledge_versions')
    .values({ shop_id: shop.id, catalog: 1 })
    .onConflict((on) => on.column('shop_id').doUpdateSet((q) => ({ catalog: q('knowledge_versions.catalog', '+', 1) })))
    .execute();
};
const plan = (change: { plan?: string; no_limit?: boolean }) =>
  w.services.db.updateTable('shops').set(change).where('id', '=', shop.id).execute();
const isKnown = async (number: number) => {
  const { products } = await findProducts(shop.ctx, { text: `lumo${number}x`, limit: 3 });
  const found = products.some((it) => it.card.id === idOf(number));
  const read = await readProduct(shop.ctx, { id: idOf(number) }, { forAssistant: true });
  expect(read !== null).toBe(found);
  return found;
};

it('the assistant knows the newest products that the plan holds, more at once with a larger plan, and fewer with a smaller one', async () => {
  const { api } = await shop.member();
  expect([await isKnown(130), await isKnown(31), await isKnown(30), await isKnown(1)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect((await api('GET /ai_assistant/sources')).data.products).toMatchObject({
    ...{ count: 130, held: 100, used: 100, limit: 100 },
  });
  const { data } = await api('GET /ai_assistant/products', { query: { search: 'lumo30x' } });
  expect(data.products).toMatchObject([{ used: true, held: false }]);
  await plan({ plan: 'basic' });
  expect([await isKnown(30), await isKnown(1)]).toEqual([true, true]);
  expect((await api('GET /ai_assistant/sources')).data.products).toMatchObject({ held: 130, used: 130, limit: 500 });
  await plan({ plan: 'free' });
  expect(await isKnown(30)).toBe(false);
  await plan({ no_limit: true });
  expect([await isKnown(30), await isKnown(1)]).toEqual([true, true]);
  await plan({ no_limit: false });
});

it('in the place of one that is gone comes the next, and a new one takes the place of the oldest', async () => {
  expect([await isKnown(31), await isKnown(30)]).toEqual([true, false]);
  await w.services.db.deleteFrom('products').where('shop_id', '=', shop.id).where('id', '=', idOf(130)).execute();
  await grow();
  expect([await isKnown(31), await isKnown(30), await isKnown(29)]).toEqual([true, true, false]);
  await w.services.db.insertInto('products').values(rowOf(131)).execute();
  await grow();
  expect([await isKnown(131), await isKnown(31), await isKnown(30)]).toEqual([true, true, false]);
});
