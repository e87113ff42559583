import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountFrontends } from '../../../platform/http/frontends.ts';
import { mountHeaders } from '../../../platform/http/page-headers.ts';
import { simulatedDomain, type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { openDocument } from './opening.ts';

let store: SimulatedStore;
let app: FastifyInstance;
let folder: string;

const page = '<!doctype html><html><head><title>Chatty</title></head><body></body></html>';
const rootFiles = ['index.html', 'service-worker.js', 'manifest.webmanifest', 'offline.html'];

beforeAll(async () => {
  store = await simulatedStore();
  folder = await mkdtemp(join(tmpdir(), 'chatty-pages-'));
  for (const it of ['assets', 'icons']) await mkdir(join(folder, 'admin/dist', it), { recursive: true });
  for (const it of rootFiles) await writeFile(join(folder, 'admin/dist', it), page);
  app = Fastify();
  mountHeaders(app, store.w.services.config);
  await mountFrontends(app, store.w.services.config, folder, (url, agent) =>
    openDocument(store.w.services, url, agent),
  );
});
afterAll(async () => {
  await app.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const host = Buffer.from('admin.shopify.com/store/demo-store').toString('base64url');
const open = (url: string, agent = browser) => app.inject({ url, headers: { 'user-agent': agent } });
const simulator = () => store.simulator.origin;
const idToken = async () => {
  const answer = await fetch(`${simulator()}/simulator/id-token?shop=${simulatedDomain}`);
  return ((await answer.json()) as { id_token: string }).id_token;
};
const ancestorsOf = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];
const bounce = (query: Record<string, string>) =>
  fetch(`${store.w.origin}/auth/session-token?${new URLSearchParams(query)}`, { redirect: 'manual' });

test('a page that stands alone is framed by nobody and runs only our own scripts', async () => {
  for (const url of ['/', '/inbox', '/inbox?shop=evil.example&embedded=1', `/inbox?shop=${simulatedDomain}`]) {
    const { headers, body } = await open(url);
    expect(ancestorsOf(headers['content-security-policy'])).toBe("'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body).toBe(page);
  }
});

test('an embedded page is framed by its own shop and the Shopify admin alone, with App Bridge first in its head', async () => {
  const { headers, body } = await open(`/faqs?embedded=1&shop=${simulatedDomain}&host=${host}`);
  const policy = String(headers['content-security-policy']);
  expect(ancestorsOf(policy)).toBe(`https://${simulatedDomain} https://admin.shopify.com ${simulator()}`);
  expect(policy).not.toContain('*');
  expect(policy).toContain(`script-src 'self' ${simulator()};`);
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toContain(
    `<head><meta name="shopify-api-key" content="test-client-id"><script src="${simulator()}/app-bridge.js"></script><title>`,
  );
  const other = await open('/faqs?embedded=1&shop=another-shop.myshopify.com');
  expect(ancestorsOf(other.headers['content-security-policy'])).toContain('https://another-shop.myshopify.com ');
});

test('a shop’s name cannot smuggle anything into the policy or the page', async () => {
  const names = ['a.myshopify.com; script-src *', 'a.myshopify.com.evil.example', '*.myshopify.com', '"><script>'];
  for (const name of names) {
    const { headers, body } = await open(`/?embedded=1&shop=${encodeURIComponent(name)}`);
    expect(ancestorsOf(headers['content-security-policy'])).toBe("'none'");
    expect(body).toBe(page);
  }
});

test('the first document with a good id token installs the app, and frames it for the token’s shop whatever is named', async () => {
  const { statusCode, headers } = await open(`/?embedded=1&shop=evil.myshopify.com&id_token=${await idToken()}`);
  expect(statusCode).toBe(200);
  expect(ancestorsOf(headers['content-security-policy'])).toContain(`https://${simulatedDomain} `);
  expect(String(headers['content-security-policy'])).not.toContain('evil');
  const shop = store.w.services.db.selectFrom('shops').selectAll().where('shopify_domain', '=', simulatedDomain);
  expect(await shop.executeTakeFirst()).toMatchObject({ uninstalled_at: null, setup_done: false });
});

test('the preview of the chatbox calls nobody, sets no cookie, and is framed by the admin alone, there where that is framed', async () => {
  const opened = (query: string) => fetch(`${store.w.origin}/chatbox/preview${query}`);
  const alone = await opened('?screen=home&locale=en');
  const policy = String(alone.headers.get('content-security-policy'));
  expect(alone.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(alone.headers.get('set-cookie')).toBeNull();
  expect(ancestorsOf(policy)).toBe("'self'");
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('connect-src');
  const inShop = await opened(`?shop=${simulatedDomain}`);
  expect(ancestorsOf(inShop.headers.get('content-security-policy'))).toBe(
    `'self' https://${simulatedDomain} https://admin.shopify.com ${simulator()}`,
  );
  for (const hostile of ['?shop=evil.example', '?shop=a.myshopify.com;script-src%20*']) {
    const answer = String((await opened(hostile)).headers.get('content-security-policy'));
    expect(ancestorsOf(answer)).toBe("'self'");
    expect(answer).not.toContain('*');
  }
});

test('a bad id token leads to the bounce page, which comes back to the very page without the token', async () => {
  const { statusCode, headers } = await open(`/faqs/new?tab=a%20b&embedded=1&shop=${simulatedDomain}&id_token=stale`);
  expect(statusCode).toBe(302);
  const location = new URL(String(headers.location), store.w.origin);
  expect(location.pathname).toBe('/auth/session-token');
  const back = new URL(location.searchParams.get('shopify-reload') ?? '');
  expect(back.origin).toBe(new URL(store.w.services.config.APP_URL).origin);
  expect(back.pathname).toBe('/faqs/new');
  expect(Object.fromEntries(back.searchParams)).toEqual({ tab: 'a b', embedded: '1', shop: simulatedDomain });
  const answer = await fetch(`${store.w.origin}${location.pathname}${location.search}`);
  expect(answer.status).toBe(200);
  expect(ancestorsOf(answer.headers.get('content-security-policy'))).toContain(`https://${simulatedDomain}`);
  expect(await answer.text()).toContain('/app-bridge.js');
});

test('the bounce page leads to pages of ours only', async () => {
  const own = store.w.services.config.APP_URL;
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    `${own}@evil.example/`,
    `${own}.evil.example/`,
    'javascript:alert(1)',
    `javascript://${new URL(own).host}/%0aalert(1)`,
    `${own}/auth/session-token?shopify-reload=x`,
    '/inbox',
    '',
  ];
  for (const target of elsewhere) {
    expect((await bounce({ shop: simulatedDomain, 'shopify-reload': target })).status, target).toBe(400);
  }
  expect((await bounce({ shop: simulatedDomain, 'shopify-reload': `${own}/inbox` })).status).toBe(200);
  expect((await bounce({ shop: 'evil.example', 'shopify-reload': `${own}/inbox` })).status).toBe(400);
});

test('a path that begins like another host stays a path of ours', async () => {
  const { headers } = await open(`//evil.example/?embedded=1&shop=${simulatedDomain}&id_token=stale`);
  const location = new URL(String(headers.location), store.w.origin);
  expect(location.origin).toBe(store.w.origin);
  const back = new URL(location.searchParams.get('shopify-reload') ?? '');
  expect(back.origin).toBe(new URL(store.w.services.config.APP_URL).origin);
});

test('robots are sent away from the embedded pages; Shopify’s own apps and browsers without a window are none', async () => {
  const url = `/?embedded=1&shop=${simulatedDomain}`;
  expect((await open(url, robot)).statusCode).toBe(410);
  expect((await open(`${url}&id_token=stale`, robot)).statusCode).toBe(410);
  const others = [
    browser,
    browser.replace('Chrome', 'HeadlessChrome'),
    'Shopify Mobile/iOS/9.1 bot',
    'Shopify POS/8 bot',
  ];
  for (const agent of others) expect((await open(url, agent)).statusCode).toBe(200);
});
