import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, testClient, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
let app: Server;
let folder: string;
let proxied: { url: string; cookie: string | undefined; body: string }[];

const block = `<div id="chat" data-shop="{{ shop.permanent_domain | escape }}" data-customer="{{ customer.id }}" data-color="{{ block.settings.accent | escape }}"
data-config="{{ app.metafields.chat.config.value.greeting | escape }}" data-product="{{ product.handle }}" data-label="{{ 'launcher.label' | t }}"></div>
{% schema %}{ "name": "Chat", "target": "body", "javascript": "loader.js", "stylesheet": "loader.css", "available_if": "{{ app.metafields.chat.enabled }}",
"settings": [{ "type": "color", "id": "accent", "default": "#123456" }] }{% endschema %}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'extension-'));
  for (const name of ['blocks', 'assets', 'locales']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'blocks', 'chat-embed.liquid'), block);
  writeFileSync(
    join(folder, 'blocks', 'faq.liquid'),
    'FAQ SECTION{% schema %}{ "name": "FAQ", "target": "section" }{% endschema %}',
  );
  writeFileSync(join(folder, 'assets', 'loader.js'), `// ${'x'.repeat(3000)}`);
  writeFileSync(join(folder, 'locales', 'en.default.json'), '{ "launcher": { "label": "Chat with us" } }');
  proxied = [];
  app = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      proxied.push({ url: request.url ?? '', cookie: request.headers.cookie, body });
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  world = await startForTest({
    extensionDir: folder,
    appUrl: `http://127.0.0.1:${(app.address() as AddressInfo).port}`,
  });
  const { installation } = world.simulator.store.firstShop.state;
  installation.metafields = [
    { id: 1, namespace: 'chat', key: 'config', type: 'json', value: '{"greeting":"Hi <there>"}', updatedAt: '' },
    { id: 2, namespace: 'chat', key: 'enabled', type: 'boolean', value: 'true', updatedAt: '' },
  ];
});
afterAll(async () => {
  await world.simulator.close();
  await new Promise((resolve) => app.close(resolve));
  rmSync(folder, { recursive: true });
});

const pageOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await world.ask(path, { headers })).text();

async function signIn(): Promise<string> {
  const response = await world.ask('/account/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'maya.okafor@example.com' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('the app embed is rendered as a theme does it', async () => {
  const product = world.simulator.store.firstShop.products[0];
  const page = await pageOf(`/products/${product?.handle}`);
  expect(page).toContain('data-shop="demo-store.myshopify.com"');
  expect(page).toContain('data-customer="" data-color="#123456"');
  expect(page).toContain('data-config="Hi &lt;there&gt;"');
  expect(page).toContain(`data-product="${product?.handle}" data-label="Chat with us"`);
  expect(page).toMatch(/<script src="\/cdn\/ext\/loader\.js\?v=[0-9a-f]{12}" defer><\/script>\s*<\/body>/);
  expect(page).toContain('<link rel="stylesheet" href="/cdn/ext/loader.css?v=missing">');
  expect(page).not.toContain('endschema');
  expect(page).toMatch(/FAQ SECTION\s*<\/main>/);
});

test('the embed knows a signed-in customer, and is left out when it is off, unavailable or asked away', async () => {
  const customer = world.simulator.store.firstShop.customerByEmail('maya.okafor@example.com');
  expect(await pageOf('/', { cookie: await signIn() })).toContain(`data-customer="${customer?.id}"`);
  expect(await pageOf('/?embed=off')).not.toContain('id="chat"');
  const { theme, installation } = world.simulator.store.firstShop.state;
  if (theme.embed) theme.embed.enabled = false;
  expect(await pageOf('/')).not.toContain('id="chat"');
  if (theme.embed) theme.embed.enabled = true;
  const enabled = installation.metafields.find((field) => field.key === 'enabled');
  if (enabled) enabled.value = 'false';
  expect(await pageOf('/')).not.toContain('id="chat"');
  if (enabled) enabled.value = 'true';
});

test('a made-up customer cookie signs nobody in', async () => {
  const customer = world.simulator.store.firstShop.state.customers[0];
  expect(await pageOf('/', { cookie: `customer_session=${customer?.id}` })).toContain('data-customer=""');
});

test('files of the extension come compressed and with cache headers, and only from its assets', async () => {
  const file = await world.ask('/cdn/ext/loader.js?v=1', { headers: { 'accept-encoding': 'gzip' } });
  expect(file.headers.get('content-type')).toContain('text/javascript');
  expect(file.headers.get('content-encoding')).toBe('gzip');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await world.ask('/cdn/ext/..%2Fblocks%2Fchat-embed.liquid')).status).toBe(404);
});

test('the app proxy signs the query with the true customer and passes no cookie either way', async () => {
  const shopify = shopifyApi({
    apiKey: testClient.clientId,
    apiSecretKey: testClient.clientSecret,
    hostName: 'app.example',
    apiVersion: ApiVersion.July26,
    isEmbeddedApp: true,
    logger: { level: LogSeverity.Error },
  });
  const response = await world.ask('/apps/chat/start?page=1&logged_in_customer_id=7&tag=a&tag=b', {
    method: 'POST',
    body: '{"x": 1}',
    headers: { cookie: await signIn(), 'content-type': 'application/json' },
  });
  expect(await response.json()).toEqual({ ok: true });
  expect(response.headers.get('set-cookie')).toBeNull();
  const [request] = proxied;
  expect(request).toMatchObject({ cookie: undefined, body: '{"x": 1}' });
  const url = new URL(request?.url ?? '', 'http://app.example');
  expect(url.pathname).toBe('/proxy/shopify/start');
  const customer = world.simulator.store.firstShop.customerByEmail('maya.okafor@example.com');
  expect(url.searchParams.getAll('logged_in_customer_id')).toEqual([String(customer?.id)]);
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key).join(',')]),
  );
  expect(await shopify.utils.validateHmac(query, { signator: 'appProxy' })).toBe(true);
});

test.each([
  '/',
  '/collections/camp?page=2',
  '/collections/all',
  '/search?q=%3Cscript%3E',
  '/pages/about',
  '/policies/shipping-policy',
  '/blogs/journal/layering',
  '/cart',
  '/account/login',
  '/simulator',
  '/mailbox',
])('%s is a page', async (path) => {
  const response = await world.ask(path);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('<script>alert');
});
