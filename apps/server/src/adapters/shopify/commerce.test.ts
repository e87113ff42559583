import { newId } from '@chatty/contract/new-id';
import { type EmbedWords, launcherLookOf } from '@chatty/contract/settings/embed-config';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreProduct } from '../../ports/commerce.ts';
import { simulatedApp, type SimulatedStore, simulatedStore } from '../../test-kit/simulated-store.ts';
import type { Ctx } from '../../ctx.ts';
import { readPagedProducts } from './products/read-paged-products.ts';
import { createAdminApi } from './wire/graphql-client.ts';
import { createShopifyFetch } from './wire/shopify-fetch.ts';
import { createAccessTokens } from './wire/tokens.ts';

let store: SimulatedStore;
let ctx: Ctx;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
});
afterAll(() => store.close());

const shop = () => store.simulator.store.firstShop;
const commerce = () => ctx.services.commerce;
const orderWith = (has: (order: ReturnType<typeof shop>['state']['orders'][number]) => unknown) => {
  const order = shop().state.orders.findLast(has);
  if (!order) throw new Error('the simulator has no such order');
  return order;
};

test('the facts are the shop’s own', async () => {
  expect(await commerce().facts(ctx.shopId)).toMatchObject({
    name: shop().name,
    email: shop().email,
    currency: 'USD',
    countryCode: 'US',
    timeZone: shop().timezone,
  });
});

test('an export and pages tell the same products, all that a shopper can see', async () => {
  const exported: StoreProduct[] = [];
  const sizes: number[] = [];
  await commerce().readProducts(ctx.shopId, async (batch) => {
    sizes.push(batch.length);
    exported.push(...batch);
  });
  const ask = createShopifyFetch(store.simulator.origin);
  const pause = async () => {};
  const now = () => new Date();
  const tokens = createAccessTokens({ ask, app: simulatedApp, accounts: store.accounts, now, pause });
  // The bucket fills while we wait.
  const api = createAdminApi({ ask, tokens, pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
  const paged: StoreProduct[] = [];
  for await (const product of readPagedProducts(api, ctx.shopId)) {
    paged.push(product);
    if (paged.length === 50) break;
  }
  const active = shop().products.filter((it) => it.status === 'ACTIVE');
  expect(exported).toHaveLength(active.length);
  expect(await commerce().countProducts(ctx.shopId)).toBe(active.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
  const byId = new Map(exported.map((it) => [it.id, it]));
  expect(paged.map((it) => byId.get(it.id))).toEqual(paged);
  const [first] = paged;
  expect(await commerce().readProduct(ctx.shopId, first?.id ?? '')).toEqual(first);
  expect(first?.url).toBe(`/products/${first?.handle}`);
});

test('collections are found by the beginnings of their words, whatever is typed, and by their handles', async () => {
  const titles = async (search: string) =>
    (await commerce().findCollections(ctx.shopId, { search })).map((it) => it.title);
  expect(await titles('kit')).toEqual(['Camp kitchen', 'Kitchen']);
  expect(await titles('KITCHEN camp')).toEqual(['Camp kitchen']);
  expect(await titles('tents & shelter')).toEqual(['Tents & shelter']);
  expect(await titles('kit" OR title:*')).toEqual([]);
  expect(await titles('xylophones')).toEqual([]);
  expect((await titles('')).length).toBeGreaterThan(10);
  const byHandle = (handles: string[]) => commerce().findCollections(ctx.shopId, { handles });
  expect(await byHandle(['rain-ready', 'bath', 'gone', 'x" OR handle:"camp'])).toEqual([
    { id: expect.stringMatching(/^gid:.*Collection/), handle: 'bath', title: 'Bath' },
    { id: expect.any(String), handle: 'rain-ready', title: 'Rain ready' },
  ]);
  expect(await byHandle([])).toEqual([]);
});

test('an order is shown to who knows its number and its e-mail or phone, in any spelling', async () => {
  const order = orderWith((order) => order.fulfillments.length > 0 && order.phone);
  const ask = (number: string, proof: { email?: string; phone?: string }) =>
    commerce().findOrder(ctx.shopId, { number, ...proof });
  const found = await ask(order.name, { email: order.email.toUpperCase() });
  expect(found?.order).toMatchObject({
    name: order.name,
    tracking: [{ number: order.fulfillments[0]?.tracking.number }],
  });
  expect(found?.order.events.length).toBeGreaterThan(0);
  const byPhone = await ask(` ${order.name.replace('#', '')} `, { phone: order.phone?.replace(/^\+1/, '') ?? '' });
  expect(byPhone?.order).toEqual(found?.order);
});

test('of an e-mail and a phone that are told together only the order’s own are its proof', async () => {
  const order = orderWith((order) => order.phone);
  const [email, phone] = [order.email, order.phone ?? ''];
  const provenBy = async (proof: { email?: string; phone?: string }) =>
    (await commerce().findOrder(ctx.shopId, { number: order.name, ...proof }))?.by;
  expect(await provenBy({ email, phone: '+47 999 88 777' })).toEqual({ email });
  expect(await provenBy({ email: 'somebody@else.example', phone })).toEqual({ phone });
  expect(await provenBy({ email, phone })).toEqual({ email, phone });
});

test('a wrong number and a wrong proof are answered alike: with nothing', async () => {
  const order = orderWith(() => true);
  const other = orderWith((it) => it.email !== order.email);
  const answers = await Promise.all([
    commerce().findOrder(ctx.shopId, { number: order.name, email: other.email }),
    commerce().findOrder(ctx.shopId, { number: '#999999', email: order.email }),
    commerce().findOrder(ctx.shopId, { number: order.name }),
    commerce().findOrder(ctx.shopId, { number: order.name, email: '', phone: '' }),
    commerce().findOrder(ctx.shopId, { number: `${order.name}" OR name:"*`, email: order.email }),
    commerce().findOrder(ctx.shopId, { number: '*', email: order.email }),
  ]);
  expect(answers).toEqual([null, null, null, null, null, null]);
});

test('a customer’s orders are their own, newest first', async () => {
  const order = orderWith((order) => order.customerId !== null);
  const orders = await commerce().ordersOf(ctx.shopId, { customerId: String(order.customerId) });
  expect(orders.map((it) => it.name)).toContain(order.name);
  expect(orders.map((it) => it.placedAt)).toEqual(
    orders
      .map((it) => it.placedAt)
      .toSorted()
      .toReversed(),
  );
  expect(await commerce().ordersOf(ctx.shopId, { email: order.email })).toEqual(orders);
  expect(await commerce().ordersOf(ctx.shopId, { email: null, customerId: null })).toEqual([]);
  const customer = shop().customer(order.customerId);
  expect(await commerce().readCustomer(ctx.shopId, String(order.customerId))).toMatchObject({
    name: `${customer?.firstName} ${customer?.lastName}`,
    email: customer?.email,
  });
  expect(await commerce().readCustomer(ctx.shopId, '1')).toBeNull();
});

test('pages, articles, policies and discounts are read with their place in the storefront', async () => {
  const pages = await commerce().readPages(ctx.shopId);
  expect(new Set(pages.map((it) => it.kind))).toEqual(new Set(['page', 'article', 'policy']));
  for (const page of pages) {
    expect(page.url).toMatch(/^\/(pages|blogs|policies)\//);
    expect((await fetch(new URL(page.url, store.simulator.origin))).status).toBe(200);
  }
  const discounts = await commerce().readDiscounts(ctx.shopId);
  expect(discounts.length).toBeGreaterThan(0);
  for (const it of discounts) expect(it).toMatchObject({ status: 'ACTIVE', code: expect.stringMatching(/\S/) });
});

test('the embed’s settings reach the storefront', async () => {
  const settings = ShopSettings.parse({});
  const config = { ...launcherLookOf(settings), popups: [], enabled: true, origin: 'https://chat.example' };
  const words: EmbedWords = { de: ['Chatten Sie mit uns', 'Chat schließen', 'Chat', 'Hallo', 'Fragen Sie uns'] };
  await commerce().publishEmbed(ctx.shopId, config, words);
  const metafield = shop().state.installation.metafields.find((it) => it.namespace === 'chatty' && it.key === 'config');
  expect(JSON.parse(metafield?.value ?? '')).toEqual(config);
  const said = shop().state.installation.metafields.find((it) => it.namespace === 'chatty' && it.key === 'words');
  expect(JSON.parse(said?.value ?? '')).toEqual(words);
});

test('blocks of FAQs reach the storefront: each in a field of its own for each language, what is new is written, and what is gone goes', async () => {
  const fields = () => shop().state.installation.metafields.filter((it) => it.key.startsWith('faq_'));
  const block = (id: string, content: object, translations: Record<string, object> = {}) => ({
    ...{ id, place: 'manual', productIds: [], collectionHandles: [], paths: [], beginnings: [] },
    content,
    translations,
  });
  const [a, b] = ['0190-a', '0190-b'];
  await commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: [] });
  expect(fields()).toEqual([]);

  await commerce().publishFaqBlocks(ctx.shopId, {
    style: 'x',
    blocks: [block(a, { html: 'A' }), block(b, { html: 'B' })],
  });
  expect(fields().map((it) => [it.key, it.value])).toEqual([
    ['faq_0190a', '{"html":"A"}'],
    ['faq_0190b', '{"html":"B"}'],
    ['faq_blocks', expect.stringContaining('"key":"faq_0190b"')],
  ]);
  for (const it of fields()) it.updatedAt = 'before';

  await commerce().publishFaqBlocks(ctx.shopId, {
    style: 'x',
    blocks: [block(a, { html: 'A' }), block(b, { html: 'C' })],
  });
  expect(
    fields()
      .filter((it) => it.updatedAt === 'before')
      .map((it) => it.key),
  ).toEqual(['faq_0190a']);

  await commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: [block(a, { html: 'A' })] });
  expect(fields().map((it) => it.key)).toEqual(['faq_0190a', 'faq_blocks']);

  const inTwo = { de: { html: 'A auf Deutsch' }, 'pt-BR': { html: 'A em português' } };
  await commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: [block(a, { html: 'A' }, inTwo)] });
  expect(fields().map((it) => it.key)).toEqual(['faq_0190a', 'faq_0190a_de', 'faq_0190a_pt-BR', 'faq_blocks']);
  for (const it of fields()) it.updatedAt = 'before';
  const inOne = { de: { html: 'A auf gut Deutsch' } };
  await commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: [block(a, { html: 'A' }, inOne)] });
  expect(fields().map((it) => [it.key, it.updatedAt === 'before'])).toEqual([
    ['faq_0190a', true],
    ['faq_0190a_de', false],
    ['faq_blocks', false],
  ]);

  // More fields than the store writes at a time.
  const many = Object.fromEntries(Array.from({ length: 19 }, (_, n) => [`x${n}`, { html: n }]));
  const all = [a, b].map((it) => block(it, { html: it }, many));
  await commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: all });
  expect(fields()).toHaveLength(2 * 20 + 1);
  await commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: [block(a, { html: 'A' })] });
  expect(fields().map((it) => it.key)).toEqual(['faq_0190a', 'faq_blocks']);

  const tooMuch = block(b, { html: 'x'.repeat(140_000) });
  await expect(commerce().publishFaqBlocks(ctx.shopId, { style: 'x', blocks: [tooMuch] })).rejects.toThrow('128 KB');
});

test('tokens are sealed in the database, and a token that Shopify forgot is renewed on the way', async () => {
  const row = await ctx.db
    .selectFrom('shop_tokens')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .executeTakeFirstOrThrow();
  const before = await store.accounts.read(ctx.shopId);
  expect(JSON.stringify(row)).not.toContain(before?.tokens?.accessToken);
  store.simulator.store.tokens = store.simulator.store.tokens.filter((it) => it.token !== before?.tokens?.accessToken);
  expect(await commerce().countProducts(ctx.shopId)).toBeGreaterThan(0);
  const after = await store.accounts.read(ctx.shopId);
  expect(after?.tokens?.accessToken).not.toBe(before?.tokens?.accessToken);
});

test('a subscriber becomes a customer who agreed, and one who is a customer already stays who they are', async () => {
  const consentedAt = new Date();
  const known = shop().state.customers.find((it) => !it.acceptsMarketing && it.email !== '');
  if (!known) throw new Error('the simulator has no such customer');
  const { firstName, tags } = known;
  for (const email of ['new@subscriber.example', known.email, known.email]) {
    await commerce().subscribeCustomer(ctx.shopId, { email, consentedAt });
  }
  expect(known).toMatchObject({ firstName, tags, acceptsMarketing: true });
  const added = shop().state.customers.filter((it) => it.email === 'new@subscriber.example');
  expect(added).toMatchObject([{ acceptsMarketing: true }]);
});

test('a customer who takes it back is mailed no more, and nobody becomes a customer by taking it back', async () => {
  const withdrawnAt = new Date();
  const known = shop().state.customers.find((it) => it.acceptsMarketing && it.email !== '');
  if (!known) throw new Error('the simulator has no such customer');
  for (const email of [known.email, known.email, 'stranger@subscriber.example'])
    await commerce().unsubscribeCustomer(ctx.shopId, { email, withdrawnAt });
  expect(known).toMatchObject({ acceptsMarketing: false });
  expect(shop().customerByEmail('stranger@subscriber.example')).toBeUndefined();
});

test('what an admin takes back on a contact ends in the store with a customer who is mailed no more', async () => {
  const known = shop().state.customers.find((it) => it.acceptsMarketing && it.email !== '');
  if (!known) throw new Error('the simulator has no such customer');
  await ctx.db.updateTable('shops').set({ scopes: 'write_customers' }).where('id', '=', ctx.shopId).execute();
  const id = newId();
  const at = new Date();
  await ctx.db
    .insertInto('contacts')
    .values({
      ...{ shop_id: ctx.shopId, id, name: 'Ida', email: known.email, email_from: 'team' as const, locale: 'en' },
      ...{ created_at: at, last_seen_at: at, subscribed_at: at },
    })
    .execute();
  const api = await store.signIn(ctx);
  await api('POST /contacts/:id/newsletter/withdraw', { params: { id }, body: { reason: 'Asked for it' } });
  await expect.poll(() => known.acceptsMarketing, { timeout: 10_000 }).toBe(false);
});
