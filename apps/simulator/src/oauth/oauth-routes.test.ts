import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, RequestedTokenType, shopifyApi } from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, testClient, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
let shop: string;
const shopify = shopifyApi({
  apiKey: testClient.clientId,
  apiSecretKey: testClient.clientSecret,
  hostName: 'app.example',
  apiVersion: ApiVersion.July26,
  isEmbeddedApp: true,
  scopes: ['read_products'],
  logger: { level: LogSeverity.Error },
});

beforeAll(async () => {
  world = await startForTest();
  shop = world.simulator.store.firstShop.domain;
  setAbstractFetchFunc((url, init) => {
    const { pathname, search } = new URL(String(url));
    return world.ask(`${pathname}${search}`, init);
  });
});
afterAll(() => world.simulator.close());

async function idToken(): Promise<string> {
  const response = await world.ask(`/simulator/id-token?shop=${shop}`);
  return ((await response.json()) as { id_token: string }).id_token;
}

async function shopName(accessToken: string | undefined): Promise<number> {
  const response = await world.ask('/admin/api/2026-07/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken ?? '' },
    body: '{"query":"{ shop { name } }"}',
  });
  return response.status;
}

test("Shopify's library exchanges an id token for an expiring offline token that works", async () => {
  const sessionToken = await idToken();
  expect(await shopify.session.decodeSessionToken(sessionToken)).toMatchObject({
    iss: `https://${shop}/admin`,
    dest: `https://${shop}`,
  });
  const { session } = await shopify.auth.tokenExchange({
    shop,
    sessionToken,
    requestedTokenType: RequestedTokenType.OfflineAccessToken,
    expiring: true,
  });
  expect(session.accessToken).toMatch(/^shpat_/);
  expect(session.refreshToken).toMatch(/^shprt_/);
  expect(session.expires?.getTime()).toBeLessThan(Date.now() + 3_700_000);
  expect(await shopName(session.accessToken)).toBe(200);
});

test('an online token names the person', async () => {
  const { session } = await shopify.auth.tokenExchange({
    shop,
    sessionToken: await idToken(),
    requestedTokenType: RequestedTokenType.OnlineAccessToken,
  });
  expect(session.onlineAccessInfo?.associated_user).toMatchObject({
    account_owner: true,
    email: 'owner@juniperandtarn.example',
  });
});

test('a refresh token may be retried until the token it gave is used', async () => {
  const { session } = await shopify.auth.tokenExchange({
    shop,
    sessionToken: await idToken(),
    requestedTokenType: RequestedTokenType.OfflineAccessToken,
    expiring: true,
  });
  const refreshToken = session.refreshToken ?? '';
  await shopify.auth.refreshToken({ shop, refreshToken });
  const { session: second } = await shopify.auth.refreshToken({ shop, refreshToken });
  expect(await shopName(second.accessToken)).toBe(200);
  await expect(shopify.auth.refreshToken({ shop, refreshToken })).rejects.toThrow();
});

test('a tampered id token is refused as invalid_subject_token', async () => {
  const [head, , signature] = (await idToken()).split('.');
  const payload = Buffer.from(
    JSON.stringify({
      iss: `https://${shop}/admin`,
      dest: `https://${shop}`,
      aud: testClient.clientId,
      sub: '1',
      exp: 9_999_999_999,
    }),
  ).toString('base64url');
  const response = await world.ask('/admin/oauth/access_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: testClient.clientId,
      client_secret: testClient.clientSecret,
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: `${head}.${payload}.${signature}`,
      requested_token_type: RequestedTokenType.OfflineAccessToken,
      expiring: '1',
    }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'invalid_subject_token' });
});

test('the consent page leads back with a code that is signed and works once', async () => {
  const target = `${world.simulator.options.appUrl}/auth/callback`;
  const page = await world.ask(
    `/admin/oauth/authorize?client_id=${testClient.clientId}&scope=read_products&redirect_uri=${encodeURIComponent(target)}&state=123`,
  );
  expect(await page.text()).toContain('read_products');
  const consent = await world.ask('/admin/oauth/authorize', {
    method: 'POST',
    body: new URLSearchParams({ redirect_uri: target, state: '123', scope: 'read_products' }),
  });
  const query = Object.fromEntries(new URL(consent.headers.get('location') ?? '').searchParams);
  expect(await shopify.utils.validateHmac(query)).toBe(true);
  const redeem = async (): Promise<number> =>
    (
      await world.ask('/admin/oauth/access_token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: testClient.clientId,
          client_secret: testClient.clientSecret,
          code: query.code,
          expiring: '1',
        }),
      })
    ).status;
  expect(await redeem()).toBe(200);
  expect(await redeem()).toBe(400);
});

test('after an uninstall no token of the shop works', async () => {
  const { session } = await shopify.auth.tokenExchange({
    shop,
    sessionToken: await idToken(),
    requestedTokenType: RequestedTokenType.OfflineAccessToken,
    expiring: true,
  });
  await world.ask('/simulator/uninstall', { method: 'POST' });
  expect(await shopName(session.accessToken)).toBe(401);
});
