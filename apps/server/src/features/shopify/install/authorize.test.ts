import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminSignature } from '../../../adapters/shopify/wire/hmac.ts';
import {
  simulatedApp,
  simulatedDomain,
  type SimulatedStore,
  simulatedStore,
} from '../../../test-kit/simulated-store.ts';

let store: SimulatedStore;
beforeAll(async () => {
  store = await simulatedStore();
});
afterAll(() => store.close());
beforeEach(() => store.w.services.db.deleteFrom('shops').execute());

const shops = () => store.w.services.db.selectFrom('shops').selectAll().execute();
const get = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });

/** Goes to Shopify's consent page and agrees; answers where that leads, and the cookie of the one who began. */
async function agree(shop = simulatedDomain) {
  const begun = await get(`${store.w.origin}/auth?shop=${shop}`);
  const cookie = begun.headers.get('set-cookie') ?? '';
  const consent = new URL(begun.headers.get('location') ?? '');
  const form = new URLSearchParams(consent.searchParams);
  const agreed = await fetch(`${consent.origin}${consent.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(agreed.headers.get('location') ?? '');
  return { begun, consent, cookie, held: cookie.split(';')[0] ?? '', query: back.searchParams };
}
const comeBack = (query: URLSearchParams, cookie: string) => get(`${store.w.origin}/auth/callback?${query}`, cookie);
const signed = (query: URLSearchParams, changes: Record<string, string>) => {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) changed.set(name, value);
  changed.set('hmac', adminSignature(changed, simulatedApp.clientSecret));
  return changed;
};

test('agreeing at Shopify installs the app and leads into the shop’s admin', async () => {
  const { consent, cookie, held, query } = await agree();
  expect(consent.searchParams.get('client_id')).toBe(simulatedApp.clientId);
  expect(consent.searchParams.get('redirect_uri')).toBe(`${store.w.services.config.APP_URL}/auth/callback`);
  expect(cookie).toMatch(/Path=\/auth; HttpOnly; SameSite=Lax; Max-Age=600/);
  const done = await comeBack(query, held);
  expect(done.status).toBe(302);
  expect(done.headers.get('location')).toBe(`${store.simulator.origin}/store/demo-store/apps/${simulatedApp.clientId}`);
  expect(done.headers.get('set-cookie')).toContain('Max-Age=0');
  const [shop] = await shops();
  expect(shop).toMatchObject({ shopify_domain: simulatedDomain, uninstalled_at: null, setup_done: false });
  const tokens = (await store.accounts.read(shop?.id ?? ''))?.tokens;
  expect(tokens?.accessExpiresAt.getTime()).toBeLessThan(Date.now() + 3_700_000);
  expect(tokens?.refreshToken).toMatch(/^shprt_/);
});

test('a return that Shopify did not sign, signed too long ago, or signed for another shop is refused', async () => {
  const { held, query } = await agree();
  const wrong = new URLSearchParams(query);
  wrong.set('code', 'another');
  const old = signed(query, { timestamp: String(Math.trunc(Date.now() / 1000) - 91) });
  const foreign = signed(query, { shop: 'another-shop.myshopify.com' });
  const outside = signed(query, { shop: 'evil.example' });
  const twice = new URLSearchParams(query);
  twice.append('shop', 'another-shop.myshopify.com');
  twice.set('hmac', adminSignature(twice, simulatedApp.clientSecret));
  for (const bad of [wrong, old, outside, twice, foreign]) expect((await comeBack(bad, held)).status).toBe(403);
  expect(await shops()).toEqual([]);
});

test('a state works once, and only in the browser that began', async () => {
  const { held, query } = await agree();
  expect((await comeBack(query, '')).status).toBe(403);
  expect((await comeBack(query, 'chatty_install=of-somebody-else')).status).toBe(403);
  const other = await agree();
  expect((await comeBack(query, other.held)).status).toBe(403);
  expect(await shops()).toEqual([]);
  expect((await comeBack(query, held)).status).toBe(302);
  expect((await comeBack(query, held)).status).toBe(403);
});

test('nothing but a shop’s permanent domain is ever led to', async () => {
  for (const shop of [
    '',
    'evil.example',
    'a.myshopify.com.evil.example',
    'a.myshopify.com/x',
    'a.myshopify.com&shop=b',
  ]) {
    const answer = await get(`${store.w.origin}/auth?shop=${encodeURIComponent(shop)}`);
    expect({ shop, status: answer.status }).toEqual({ shop, status: 400 });
  }
});
