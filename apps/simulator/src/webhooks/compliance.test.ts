import { afterEach, beforeEach, expect, test } from 'vitest';
import { startForTest, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
beforeEach(async () => {
  world = await startForTest();
});
afterEach(() => world.simulator.close());

const control = (path: string, form: Record<string, string> = {}): Promise<Response> =>
  world.ask(`/simulator/${path}`, { method: 'POST', body: new URLSearchParams(form) });
const sent = (topic: string): object[] =>
  world.simulator.webhooks.sent.filter((one) => one.topic === topic).map((one) => JSON.parse(one.body) as object);

test('a customer’s requests name the shop, the customer and their orders by number', async () => {
  const shop = world.simulator.store.firstShop;
  const customer = shop.state.customers.find((one) => shop.ordersOf(one).length > 0);
  if (!customer) throw new Error('Nobody has ordered.');
  const orders = shop.ordersOf(customer).map((one) => one.id);
  const about = { shop_id: shop.id, shop_domain: shop.domain, customer: { id: customer.id, email: customer.email } };
  await control('customer-data', { customer: String(customer.id), topic: 'request' });
  expect(sent('customers/data_request')).toMatchObject([{ ...about, orders_requested: orders }]);
  await control('customer-data', { customer: String(customer.id), topic: 'redact' });
  expect(sent('customers/redact')).toMatchObject([{ ...about, orders_to_redact: orders }]);
});

test('shop/redact follows an uninstallation after 48 hours', async () => {
  await control('uninstall');
  await control('calendar', { hours: '47' });
  expect(sent('shop/redact')).toEqual([]);
  await control('calendar', { hours: '1' });
  await control('calendar', { hours: '100' });
  const shop = world.simulator.store.firstShop;
  expect(sent('shop/redact')).toEqual([{ shop_id: shop.id, shop_domain: shop.domain }]);
});

test('a shop that installs again is not redacted', async () => {
  await control('uninstall');
  await control('install');
  await control('calendar', { hours: '49' });
  expect(sent('shop/redact')).toEqual([]);
});

test('an optional scope is granted and taken back, and the app is told; a required one stays', async () => {
  const { installation } = world.simulator.store.firstShop.state;
  await control('scopes', { scope: 'write_pixels', granted: 'on' });
  expect(installation.scopes).toContain('write_pixels');
  await control('scopes', { scope: 'write_pixels', granted: 'off' });
  await control('scopes', { scope: 'read_products', granted: 'off' });
  expect(installation.scopes).toContain('read_products');
  expect(sent('app/scopes_update')).toHaveLength(2);
  expect(sent('app/scopes_update')[1]).toMatchObject({ current: expect.arrayContaining(['write_pixels']) as string[] });
});

test('an ID token from before the uninstallation opens nothing', async () => {
  const answer = await world.ask('/store/demo-store/data/id-token');
  const { idToken } = (await answer.json()) as { idToken: string };
  await control('uninstall');
  const response = await world.ask('/admin/oauth/access_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: world.simulator.options.clientId,
      client_secret: world.simulator.options.clientSecret,
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: idToken,
      requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
    }),
  });
  expect(response.status).toBe(400);
  expect((await world.ask('/store/demo-store/data/id-token')).status).toBe(403);
});
