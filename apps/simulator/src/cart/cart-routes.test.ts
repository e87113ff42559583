import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Product, Variant } from '../shop/records.ts';
import { startForTest, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
let cookie: string;
beforeEach(async () => {
  world = await startForTest();
  cookie = '';
});
afterEach(() => world.simulator.close());

interface CartAnswer {
  item_count: number;
  total_price: number;
  total_discount: number;
  items: { id: number; quantity: number }[];
  attributes: object;
  discount_codes: object[];
}

async function send(path: string, body?: object): Promise<Response> {
  const response = await world.ask(path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', cookie },
  });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return response;
}

const cart = async (): Promise<CartAnswer> => (await (await send('/cart.js')).json()) as CartAnswer;

function pick(fits: (variant: Variant) => boolean): { product: Product; variant: Variant } {
  for (const product of world.simulator.store.firstShop.products) {
    const variant = product.variants.find(fits);
    if (variant) return { product, variant };
  }
  throw new Error('the catalogue has no such variant');
}

test('adding, changing, clearing: the cart always adds up in cents', async () => {
  const { variant } = pick((one) => one.inventoryQuantity >= 5);
  const added = await send('/cart/add.js', { items: [{ id: variant.id, quantity: 2 }] });
  expect(added.status).toBe(200);
  expect(await added.json()).toMatchObject({
    items: [{ id: variant.id, quantity: 2, final_line_price: variant.priceCents * 2 }],
  });
  expect(await cart()).toMatchObject({ item_count: 2, total_price: variant.priceCents * 2 });
  await send('/cart/change.js', { id: variant.id, quantity: 1 });
  expect(await cart()).toMatchObject({ item_count: 1, total_price: variant.priceCents });
  await send('/cart/update.js', {
    attributes: { __chat: 'c1' },
    note: 'hi',
    discount: 'WELCOME10',
    updates: { [variant.id]: 3 },
  });
  expect(await cart()).toMatchObject({
    item_count: 3,
    attributes: { __chat: 'c1' },
    total_discount: Math.round(variant.priceCents * 0.3),
    discount_codes: [{ code: 'WELCOME10', applicable: true }],
  });
  await send('/cart/clear.js', {});
  expect(await cart()).toMatchObject({ item_count: 0, items: [] });
});

test('a sold-out variant is refused with 422 and nothing of the request is kept', async () => {
  const { variant: there } = pick((one) => one.inventoryQuantity >= 5);
  const { product, variant: gone } = pick((one) => one.inventoryQuantity === 0);
  const response = await send('/cart/add.js', {
    items: [
      { id: there.id, quantity: 1 },
      { id: gone.id, quantity: 1 },
    ],
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    status: 422,
    message: 'Cart Error',
    description: `The product '${product.title} - ${gone.title}' is already sold out.`,
  });
  expect((await cart()).item_count).toBe(0);
});

test('an expired code takes nothing off', async () => {
  const { variant } = pick((one) => one.inventoryQuantity >= 5);
  await send('/cart/add.js', { id: variant.id, quantity: 1 });
  await send('/cart/update.js', { discount: 'SUMMER20' });
  expect(await cart()).toMatchObject({ total_discount: 0, discount_codes: [{ code: 'SUMMER20', applicable: false }] });
});

test('a checkout makes an order with the cart attributes, takes the stock and tells the app', async () => {
  const { product, variant } = pick((one) => one.inventoryQuantity >= 5);
  const before = variant.inventoryQuantity;
  await send('/cart/add.js', { id: variant.id, quantity: 2 });
  await send('/cart/update.js', { attributes: { __chat: 'c1' } });
  const form = {
    email: 'new.buyer@example.com',
    firstName: 'New',
    lastName: 'Buyer',
    address1: '1 Road',
    city: 'Bath',
    province: 'ME',
    zip: '04530',
    shipping: 'standard',
  };
  const done = await world.ask('/checkout', { method: 'POST', body: new URLSearchParams(form), headers: { cookie } });
  expect(done.status).toBe(303);
  const order = world.simulator.store.firstShop.state.orders.at(-1);
  expect(order).toMatchObject({
    email: form.email,
    lineItems: [{ title: product.title, quantity: 2 }],
    attributes: [{ key: '__chat', value: 'c1' }],
  });
  expect(variant.inventoryQuantity).toBe(before - 2);
  expect(await (await world.ask(done.headers.get('location') ?? '')).text()).toContain(order?.name);
  await world.simulator.webhooks.idle();
  expect(world.simulator.webhooks.sent.map((one) => one.topic).toSorted()).toEqual([
    'customers/create',
    'customers/purchasing_summary',
    'orders/create',
    'orders/paid',
    'products/update',
  ]);
  expect((await cart()).item_count).toBe(0);
});
