import '@shopify/shopify-api/adapters/node';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ApiVersion,
  type BillingConfig,
  BillingInterval,
  LogSeverity,
  RequestedTokenType,
  type Session,
  type Shopify,
  shopifyApi,
} from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, testClient, type TestSimulator } from './start-for-test.ts';

// What an app built on the vendor's own library does, against the simulated shop.

let world: TestSimulator;
let shopify: Shopify;
let app: Server;
let appUrl: string;
let shop: string;
let installed: Session | undefined;
const hooks: { request: IncomingMessage; body: string }[] = [];
const proxied: string[] = [];

const billing: BillingConfig = {
  Pro: {
    trialDays: 7,
    lineItems: [
      { amount: 79.99, currencyCode: 'USD', interval: BillingInterval.Every30Days },
      { amount: 10, currencyCode: 'USD', interval: BillingInterval.Usage, terms: '$0.038 for each extra reply' },
    ],
  },
  'Pro yearly with replies': {
    lineItems: [
      { amount: 799, currencyCode: 'USD', interval: BillingInterval.Annual },
      { amount: 10, currencyCode: 'USD', interval: BillingInterval.Usage, terms: 'replies' },
    ],
  },
};

beforeAll(async () => {
  app = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const path = request.url ?? '';
        const arrived = { rawRequest: request, rawResponse: response };
        if (path.startsWith('/auth/callback')) {
          installed = (await shopify.auth.callback({ ...arrived, expiring: true })).session;
          response.end();
        } else if (path.startsWith('/auth')) {
          await shopify.auth.begin({
            ...arrived,
            shop,
            callbackPath: '/auth/callback',
            isOnline: path === '/auth/online',
          });
        } else {
          if (path.startsWith('/hooks')) hooks.push({ request, body: Buffer.concat(chunks).toString() });
          else proxied.push(path);
          response.end('{}');
        }
      })().catch((problem: unknown) => response.writeHead(500).end(String(problem)));
    });
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(app.address() as AddressInfo).port}`;
  appUrl = `http://${host}`;
  world = await startForTest({ appUrl });
  shop = world.simulator.store.firstShop.domain;
  shopify = shopifyApi({
    apiKey: testClient.clientId,
    apiSecretKey: testClient.clientSecret,
    hostName: host,
    hostScheme: 'http',
    apiVersion: ApiVersion.July26,
    isEmbeddedApp: true,
    scopes: ['read_products'],
    billing,
    logger: { level: LogSeverity.Error },
  });
  answerFrom(world);
});
afterAll(async () => {
  await world.simulator.close();
  await new Promise((resolve) => app.close(resolve));
});

/** Sends what the library asks of *.myshopify.com to a simulator. */
function answerFrom(simulated: TestSimulator): void {
  setAbstractFetchFunc((url, init) => {
    const { pathname, search } = new URL(String(url));
    return simulated.ask(`${pathname}${search}`, init);
  });
}

/** The library turns robots away. */
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };

/** The way of a browser through the consent page, with the library's cookies. */
async function grant(path: string): Promise<Session> {
  const begun = await fetch(`${appUrl}${path}`, { redirect: 'manual', headers: person });
  const asked = new URL(begun.headers.get('location') ?? '');
  const page = await (await world.ask(asked.pathname + asked.search)).text();
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  const consent = await world.ask('/admin/oauth/authorize', { method: 'POST', body: new URLSearchParams(fields) });
  const cookie = begun.headers.getSetCookie().map((one) => one.split(';')[0]);
  installed = undefined;
  const back = await fetch(consent.headers.get('location') ?? '', {
    headers: { ...person, cookie: cookie.join('; ') },
  });
  if (!installed) throw new Error(await back.text());
  return installed;
}

async function exchanged(requestedTokenType: RequestedTokenType, cookie = ''): Promise<Session> {
  const handle = shop.split('.')[0] ?? '';
  const answer = await world.ask(`/store/${handle}/data/id-token`, { headers: { cookie } });
  const { idToken: sessionToken } = (await answer.json()) as { idToken: string };
  const isOffline = requestedTokenType === RequestedTokenType.OfflineAccessToken;
  const asked = { shop, sessionToken, requestedTokenType };
  return (await shopify.auth.tokenExchange(isOffline ? { ...asked, expiring: true } : asked)).session;
}
const offline = (): Promise<Session> => exchanged(RequestedTokenType.OfflineAccessToken);

async function answerCharge(confirmationUrl: string, answer: 'approve' | 'decline'): Promise<string> {
  const { pathname, search } = new URL(confirmationUrl);
  const page = await world.ask(pathname + search);
  expect(page.status).toBe(200);
  const done = await world.ask(pathname + search, { method: 'POST', body: new URLSearchParams({ answer }) });
  return done.headers.get('location') ?? '';
}

test('the authorization code grant gives an expiring offline session', async () => {
  const session = await grant('/auth');
  expect(session).toMatchObject({ shop, isOnline: false });
  expect(session.refreshToken).toMatch(/^shprt_/);
  expect(session.isActive(shopify.config.scopes)).toBe(true);
});

test('the authorization code grant for a person gives a session that names them', async () => {
  const session = await grant('/auth/online');
  expect(session.onlineAccessInfo?.associated_user).toMatchObject({ account_owner: true });
});

test('a token exchange names the person who has the admin open', async () => {
  const [, staff] = world.simulator.store.firstShop.staff;
  const session = await exchanged(RequestedTokenType.OnlineAccessToken, `simulated_admin=${staff?.id}.a-session`);
  expect(session.id).toBe(`${shop}_${staff?.id}`);
  expect(session.onlineAccessInfo?.associated_user).toMatchObject({ email: staff?.email, account_owner: false });
});

test('a refresh gives new tokens, and the old refresh token ends with the use of the new access token', async () => {
  const first = await offline();
  const { session: second } = await shopify.auth.refreshToken({ shop, refreshToken: first.refreshToken ?? '' });
  expect(second.refreshToken).not.toBe(first.refreshToken);
  await new shopify.clients.Graphql({ session: second }).request('{ shop { name } }');
  await expect(shopify.auth.refreshToken({ shop, refreshToken: first.refreshToken ?? '' })).rejects.toThrow();
});

test('an ended access token is refused with 401, as the library reports it', async () => {
  const session = await offline();
  await world.ask('/simulator/end-access', { method: 'POST' });
  await expect(new shopify.clients.Graphql({ session }).request('{ shop { name } }')).rejects.toMatchObject({
    response: { code: 401 },
  });
});

test('throttling arrives as an error of GraphQL that the library does not retry', async () => {
  const small = await startForTest({ bucket: { size: 60, restoreRate: 0.001 } });
  try {
    answerFrom(small);
    const { access_token: accessToken } = (await (
      await small.ask('/admin/oauth/access_token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: testClient.clientId,
          client_secret: testClient.clientSecret,
          grant_type: 'client_credentials',
        }),
      })
    ).json()) as { access_token: string };
    const session = shopify.session.customAppSession(shop);
    session.accessToken = accessToken;
    const client = new shopify.clients.Graphql({ session });
    const ask = () => client.request('{ products(first: 250) { nodes { id title vendor } } }', { retries: 2 });
    const outcomes = await Promise.allSettled([ask(), ask(), ask(), ask()]);
    const refused = outcomes.filter((one) => one.status === 'rejected').map((one) => JSON.stringify(one.reason));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toContain('THROTTLED');
  } finally {
    answerFrom(world);
    await small.simulator.close();
  }
});

test('a plan is requested, approved, checked, used to its cap, raised and cancelled', async () => {
  const session = await offline();
  const ofPro = { session, plans: ['Pro'], isTest: true };
  expect(await shopify.billing.check(ofPro)).toBe(false);
  const request = await shopify.billing.request({
    session,
    plan: 'Pro',
    isTest: true,
    returnUrl: `${appUrl}/welcome`,
    returnObject: true,
  });
  expect(await shopify.billing.check(ofPro)).toBe(false);
  const landed = new URL(await answerCharge(request.confirmationUrl ?? '', 'approve'));
  expect(landed.href).toContain(`${appUrl}/welcome`);
  expect(request.appSubscription?.id).toContain(landed.searchParams.get('charge_id'));
  expect(await shopify.billing.check(ofPro)).toBe(true);

  const { activeSubscriptions } = await shopify.billing.subscriptions({ session });
  expect(activeSubscriptions).toHaveLength(1);
  const [active] = activeSubscriptions;
  expect(active).toMatchObject({ name: 'Pro', status: 'ACTIVE', test: true, trialDays: 7 });
  const lineItem = active?.lineItems?.at(-1)?.id ?? '';

  const use = (amount: number) =>
    shopify.billing.createUsageRecord({
      session,
      subscriptionLineItemId: lineItem,
      description: 'extra replies',
      price: { amount, currencyCode: 'USD' },
    });
  expect(await use(9.5)).toMatchObject({ description: 'extra replies' });
  await expect(use(0.6)).rejects.toMatchObject({
    errorData: [{ message: 'Total price exceeds balance remaining' }],
  });
  const raised = await shopify.billing.updateUsageCappedAmount({
    session,
    subscriptionLineItemId: lineItem,
    cappedAmount: { amount: 20, currencyCode: 'USD' },
  });
  await answerCharge(raised.confirmationUrl, 'approve');
  await use(0.6);

  const ended = await shopify.billing.cancel({ session, subscriptionId: active?.id ?? '', prorate: true });
  expect(ended?.status).toBe('CANCELLED');
  expect(await shopify.billing.check(ofPro)).toBe(false);
  await world.simulator.webhooks.idle();
  const topics = hooks.map((one) => one.request.headers['x-shopify-topic']);
  expect(topics).toContain('app_subscriptions/update');
  expect(topics).toContain('app_subscriptions/approaching_capped_amount');
});

test('a yearly plan with usage is refused', async () => {
  const session = await offline();
  await expect(shopify.billing.request({ session, plan: 'Pro yearly with replies' })).rejects.toMatchObject({
    errorData: [{ field: ['lineItems'] }],
  });
});

test.each(['classic', 'events'] as const)(
  'webhooks with %s headers are valid, and a changed body is not',
  async (family) => {
    world.simulator.webhooks.family = family;
    await world.ask('/simulator/shop-update', { method: 'POST' });
    await world.simulator.webhooks.idle();
    world.simulator.webhooks.family = 'classic';
    const last = hooks.at(-1) ?? expect.fail('Nothing arrived.');
    const check = (rawBody: string) => shopify.webhooks.validate({ rawBody, rawRequest: last.request });
    expect(await check(last.body)).toMatchObject({
      valid: true,
      topic: 'SHOP_UPDATE',
      domain: shop,
      webhookType: family === 'events' ? 'events' : 'webhooks',
    });
    expect(await check(`${last.body} `)).toMatchObject({ valid: false, reason: 'invalid_hmac' });
  },
);

test('the address of the app’s frame and a proxied request are signed as the library demands', async () => {
  const page = await (await world.ask(`/store/${shop.split('.')[0]}/apps/${testClient.clientId}/inbox?tab=2`)).text();
  const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as {
    frameUrl: string;
  };
  const query = Object.fromEntries(new URL(boot.frameUrl).searchParams);
  expect(query).toMatchObject({ embedded: '1', shop, tab: '2', locale: 'en' });
  expect(await shopify.utils.validateHmac(query)).toBe(true);
  expect(shopify.utils.sanitizeHost(query.host ?? '')).toBe(query.host);
  expect(await shopify.session.decodeSessionToken(query.id_token ?? '')).toMatchObject({ dest: `https://${shop}` });
  await expect(shopify.utils.validateHmac({ ...query, tab: '3' })).resolves.toBe(false);

  await world.ask('/apps/chat/faq?order=1&order=2');
  const proxy = new URL(proxied.at(-1) ?? '', appUrl).searchParams;
  const parameters = Object.fromEntries([...new Set(proxy.keys())].map((key) => [key, proxy.getAll(key).join(',')]));
  expect(await shopify.utils.validateHmac(parameters, { signator: 'appProxy' })).toBe(true);
});
