import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proxySignature } from '../../../adapters/shopify/wire/hmac.ts';
import { readProduct } from '../../catalog/index.ts';
import { createCustomerProofs } from '../../widget/index.ts';
import {
  simulatedApp,
  simulatedDomain,
  type SimulatedStore,
  simulatedStore,
} from '../../../test-kit/simulated-store.ts';
import type { Ctx } from '../../../ctx.ts';
import { connectShop } from '../connect-shop.ts';
import { signatureOf, webhookHeaders } from './testing/signed-webhook.ts';

let store: SimulatedStore;
let ctx: Ctx;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
});
afterAll(() => store.close());

const patient = { timeout: 60_000, interval: 100 };
const shop = () => store.simulator.store.firstShop;
const gid = (id: number) => `gid://shopify/Product/${id}`;

const headersOf = (body: string, webhookId: string, extra: Record<string, string> = {}) =>
  webhookHeaders(signatureOf(body), { 'x-shopify-webhook-id': webhookId, ...extra });
const deliver = async (body: string, headers: Record<string, string>) =>
  (await fetch(`${store.w.origin}/hooks/shopify`, { method: 'POST', body, headers })).status;
const deliveries = (id: string) =>
  ctx.db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id).execute();
const control = (path: string, form: Record<string, string>) =>
  fetch(`${store.simulator.origin}/simulator/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

test('connecting the shop keeps its facts and publishes the embed', async () => {
  const row = await ctx.db.selectFrom('shops').selectAll().where('id', '=', ctx.shopId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: shop().name,
    currency: 'USD',
    storefront_url: store.simulator.origin,
    uninstalled_at: null,
  });
  expect(row.widget.timeZone).toBe(shop().timezone);
  const published = () => shop().state.installation.metafields.find((it) => it.namespace === 'chatty')?.value ?? '{}';
  await vi.waitFor(
    () => expect(JSON.parse(published())).toMatchObject({ enabled: true, floatBtnPosition: 'right' }),
    patient,
  );
});

test('an id token that is not Shopify’s connects nothing', async () => {
  await expect(connectShop(ctx.services, 'not.a.token')).rejects.toThrow('Open the app');
});

test('a webhook without the right signature is refused, one without its headers is bad, and nothing is kept', async () => {
  const body = '{"id":1}';
  const wrong = headersOf(body, 'w-wrong', { 'x-shopify-hmac-sha256': 'AAAA' });
  expect(await deliver(body, wrong)).toBe(401);
  expect(await deliver('{"id":2}', headersOf(body, 'w-wrong'))).toBe(401);
  const { 'x-shopify-webhook-id': _, ...nameless } = headersOf(body, 'w-wrong');
  expect(await deliver(body, nameless)).toBe(400);
  expect(await deliver(body, headersOf(body, 'w-wrong', { 'x-shopify-shop-domain': 'evil.example' }))).toBe(400);
  expect(await deliveries('w-wrong')).toEqual([]);
});

test('what we do not act on is answered and not kept, and nothing of a shop that we do not know', async () => {
  const order = '{"id":1,"email":"ann@example.com"}';
  expect(await deliver(order, headersOf(order, 'w-order', { 'x-shopify-topic': 'orders/edited' }))).toBe(200);
  const strange = { 'x-shopify-topic': 'customers/redact', 'x-shopify-shop-domain': 'stranger.myshopify.com' };
  expect(await deliver(order, headersOf(order, 'w-strange', strange))).toBe(200);
  expect([...(await deliveries('w-order')), ...(await deliveries('w-strange'))]).toEqual([]);
});

test('the newer family of headers is taken like the classic one, and the two are not mixed', async () => {
  const body = JSON.stringify({ id: shop().products[0]?.id });
  const newer = (id: string) =>
    Object.fromEntries(
      Object.entries(headersOf(body, id)).map(([name, value]) => [name.replace(/^x-shopify/, 'shopify'), value]),
    );
  expect(await deliver(body, newer('w-newer'))).toBe(200);
  await vi.waitFor(async () => expect((await deliveries('w-newer'))[0]?.done_at).toBeInstanceOf(Date), patient);
  const hmac = newer('w-mixed')['shopify-hmac-sha256'] ?? '';
  expect(await deliver(body, { ...headersOf(body, 'w-mixed'), 'shopify-hmac-sha256': hmac })).toBe(400);
  expect(await deliver(body, { ...headersOf(body, 'w-mixed'), 'shopify-hmac-sha256': 'AAAA' })).toBe(401);
  expect(await deliveries('w-mixed')).toEqual([]);
});

test('scopes that the shop grants or takes back are known here', async () => {
  shop().state.installation.scopes = ['read_products', 'write_customers'];
  const body = '{"current":["anything"]}';
  await deliver(body, headersOf(body, 'w-scopes', { 'x-shopify-topic': 'app/scopes_update' }));
  const scopes = () => ctx.db.selectFrom('shops').select('scopes').where('id', '=', ctx.shopId).executeTakeFirst();
  await vi.waitFor(async () => expect(await scopes()).toEqual({ scopes: 'read_products,write_customers' }), patient);
});

test('a delivery is worked on once, however often it comes, and its content is forgotten', async () => {
  const body = JSON.stringify({ id: shop().products[0]?.id });
  const headers = headersOf(body, 'w-twice');
  const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(body, headers)));
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  await vi.waitFor(
    async () => expect(await deliveries('w-twice')).toMatchObject([{ body: '', done_at: expect.any(Date) }]),
    patient,
  );
});

test('of many deliveries at once each is kept once, and one that cannot be kept costs the others nothing', async () => {
  const body = JSON.stringify({ id: shop().products[0]?.id });
  const ids = Array.from({ length: 40 }, (_, at) => `w-many-${at % 30}`);
  await sql`alter table webhook_deliveries add constraint one_is_refused check (webhook_id <> 'w-unkept')`.execute(
    ctx.db,
  );
  const [answers, bad] = await Promise.all([
    Promise.all(ids.map((id) => deliver(body, headersOf(body, id)))),
    deliver(body, headersOf(body, 'w-unkept')),
  ]);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(bad).toBe(500);
  const kept = await ctx.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', 'like', 'w-many-%')
    .execute();
  expect(kept).toHaveLength(30);
}, 90_000);

test('a price changed in the shop’s admin is here soon, also when the first deliveries are lost', async () => {
  const product = shop().products.find((it) => it.status === 'ACTIVE');
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error('no product');
  await control('webhook-mode', { duplicate: 'on', failNext: '2' });
  await control('product', { variant: String(variant.id), price: '77.50', stock: '3' });
  await vi.waitFor(async () => {
    const found = await readProduct(ctx, { id: gid(product.id) });
    expect(found?.card.variants[0]).toMatchObject({ price: { amount: '77.50', currency: 'USD' }, stock: 3 });
  }, patient);
});

test('a product that is gone is gone here, even when an older word of it comes last', async () => {
  const product = shop().products.findLast((it) => it.status === 'ACTIVE');
  if (!product) throw new Error('no product');
  await vi.waitFor(async () => expect(await readProduct(ctx, { id: gid(product.id) })).not.toBeNull(), patient);
  product.status = 'ARCHIVED';
  const body = JSON.stringify({ id: product.id });
  await deliver(body, headersOf(body, 'w-deleted', { 'x-shopify-topic': 'products/delete' }));
  await vi.waitFor(async () => expect(await readProduct(ctx, { id: gid(product.id) })).toBeNull(), patient);
  await deliver(body, headersOf(body, 'w-late', { 'x-shopify-triggered-at': '2026-01-01T00:00:00Z' }));
  await vi.waitFor(async () => expect((await deliveries('w-late'))[0]?.done_at).not.toBeNull(), patient);
  expect(await readProduct(ctx, { id: gid(product.id) })).toBeNull();
});

test('when the store says that a customer has bought something, what they bought is read of it', async () => {
  const order = shop().state.orders.find((it) => it.customerId !== null);
  const customer = shop().customer(order?.customerId ?? null);
  if (!customer) throw new Error('no customer');
  const id = newId();
  const row = { shop_id: ctx.shopId, id, name: '', customer_id: String(customer.id) };
  await ctx.db.insertInto('contacts').values(row).execute();
  // What it says itself may be old when it comes.
  const customerId = `gid://shopify/Customer/${customer.id}`;
  const body = JSON.stringify({
    customerId,
    numberOfOrders: 999,
    amountSpent: { amount: '1.00', currencyCode: 'EUR' },
  });
  const topic = { 'x-shopify-topic': 'customers/purchasing_summary' };
  expect(await deliver(body, headersOf(body, 'w-bought', topic))).toBe(200);
  const kept = async () => (await ctx.db.selectFrom('contacts').selectAll().where('id', '=', id).execute())[0];
  const orders = shop().ordersOf(customer).length;
  await vi.waitFor(async () => expect((await kept())?.order_count).toBe(orders), patient);
  expect(await kept()).toMatchObject({ spent_currency: 'USD' });
  await ctx.db.deleteFrom('contacts').where('id', '=', id).execute();
});

async function askProxy(parameters: Record<string, string>, secret = simulatedApp.clientSecret) {
  const timestamp = String(Math.trunc(Date.now() / 1000));
  const query = new URLSearchParams({ shop: simulatedDomain, path_prefix: '/apps/chatty', timestamp, ...parameters });
  query.set('signature', proxySignature(query, secret));
  const response = await fetch(`${store.w.origin}/proxy/shopify/customer?${query}`);
  return { status: response.status, body: (await response.json()) as { data?: { proof?: string } } };
}

test('the storefront’s signed-in customer gets a proof with their name; a guest and a forger get none', async () => {
  const order = shop().state.orders.find((it) => it.customerId !== null);
  const customer = shop().customer(order?.customerId ?? null);
  if (!customer) throw new Error('no customer');
  const { status, body } = await askProxy({ logged_in_customer_id: String(customer.id) });
  expect(status).toBe(200);
  const proofs = createCustomerProofs(ctx.services.config.APP_SECRET, () => new Date());
  expect(await proofs.read(body.data?.proof ?? '', ctx.shopId)).toMatchObject({
    customerId: String(customer.id),
    name: `${customer.firstName} ${customer.lastName}`,
    email: customer.email,
  });
  expect(await askProxy({ logged_in_customer_id: '' })).toMatchObject({ status: 200, body: { data: {} } });
  expect((await askProxy({ logged_in_customer_id: '1' }, 'another secret')).status).toBe(401);
  expect((await askProxy({ timestamp: '1700000000' })).status).toBe(401);
});

test('uninstalling drops the tokens and shows everybody out; coming back brings all back, also when a late word of it comes', async () => {
  const uninstalledAt = async () =>
    (await ctx.db.selectFrom('shops').select('uninstalled_at').where('id', '=', ctx.shopId).executeTakeFirstOrThrow())
      .uninstalled_at;
  const member = await store.signIn(ctx);
  const open = createApi({ origin: store.w.origin, token: async () => null });
  const visit = async () => (await open('POST /client/api/visitors', { body: { shop: simulatedDomain } })).data.token;
  const token = await visit();
  const visitor = createApi({ origin: store.w.origin, token: async () => token });
  await visitor('GET /client/api/conversations');
  const closed = Promise.withResolvers<void>();
  const socket = new WebSocket(`${store.w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
  socket.onclose = () => closed.resolve();
  await vi.waitFor(() => expect(store.w.services.hub.size).toBe(1), patient);

  await control('uninstall', {});
  await vi.waitFor(async () => expect(await uninstalledAt()).not.toBeNull(), patient);
  await closed.promise;
  await expect(member('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(visitor('GET /client/api/conversations')).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(visit()).rejects.toMatchObject({ code: 'not_found' });
  expect((await store.accounts.read(ctx.shopId))?.tokens).toBeNull();
  expect((await store.connect()).shopId).toBe(ctx.shopId);
  expect((await member('GET /me')).data.shop.id).toBe(ctx.shopId);
  expect((await visitor('GET /client/api/conversations')).data).toEqual([]);
  const body = '{}';
  await deliver(body, headersOf(body, 'w-late-uninstall', { 'x-shopify-topic': 'app/uninstalled' }));
  await vi.waitFor(async () => expect((await deliveries('w-late-uninstall'))[0]?.done_at).not.toBeNull(), patient);
  expect(await uninstalledAt()).toBeNull();
});
