import { createApi } from '@chatty/client/api';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokens } from '../../../platform/auth/access-token.ts';
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

const owner = () => store.simulator.store.firstShop.owner;
const idToken = async () => {
  const answer = await fetch(`${store.simulator.origin}/simulator/id-token?shop=${simulatedDomain}`);
  return ((await answer.json()) as { id_token: string }).id_token;
};

const forged = (claims: { secret?: string; age?: number; sub?: string } = {}) => {
  const now = Math.floor(Date.now() / 1000) - (claims.age ?? 0);
  return new SignJWT({ dest: `https://${simulatedDomain}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(`https://${simulatedDomain}/admin`)
    .setAudience(simulatedApp.clientId)
    .setSubject(claims.sub ?? String(owner().id))
    .setNotBefore(now)
    .setExpirationTime(now + 60)
    .sign(new TextEncoder().encode(claims.secret ?? simulatedApp.clientSecret));
};

async function enter(token: string, beside?: string) {
  const answer = await fetch(`${store.w.origin}/client/api/sign-in/shopify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(beside ? { authorization: `Bearer ${beside}` } : {}) },
    body: JSON.stringify({ idToken: token }),
  });
  const { data, code, error } = (await answer.json()) as { data?: { token: string }; code?: string; error?: string };
  return { status: answer.status, headers: answer.headers, token: data?.token ?? '', code, error };
}

const team = (shopId: string) =>
  store.w.services.db.selectFrom('members').selectAll().where('shop_id', '=', shopId).execute();

test('the owner who opens the app for the first time installs it and is in, without a cookie', async () => {
  const entered = await enter(await idToken());
  expect(entered.status).toBe(200);
  expect(entered.headers.get('set-cookie')).toBeNull();
  const api = createApi({ origin: store.w.origin, token: async () => entered.token });
  const { data } = await api('GET /me');
  expect(data.member).toMatchObject({ fullName: 'Robin Alder', email: owner().email, role: 'admin', owner: true });
  expect(data.shop).toMatchObject({
    shopifyDomain: simulatedDomain,
    setupDone: false,
    countryCode: 'US',
    shopifyPlan: 'Development',
    installedAt: expect.any(String),
    shopInfo: { shopOwner: 'Robin Alder', primaryLocale: 'en' },
  });
  const { scopes } = await store.w.services.db
    .selectFrom('shops')
    .select('scopes')
    .where('id', '=', data.shop.id)
    .executeTakeFirstOrThrow();
  expect(scopes).toContain('read_products');
});

test('tabs that open at the same time sign in one and the same member', async () => {
  const tokens = await Promise.all([idToken(), idToken(), idToken()]);
  const entered = await Promise.all(tokens.map((it) => enter(it)));
  expect(entered.map((it) => it.status)).toEqual([200, 200, 200]);
  const { shopId } = await store.connect();
  expect(await team(shopId)).toMatchObject([{ platform_user_id: String(owner().id), owner: true }]);
});

test('a forged, expired or foreign id token is refused, and App Bridge is told to fetch another', async () => {
  for (const bad of ['x', await forged({ secret: 'the secret of somebody else here' }), await forged({ age: 120 })]) {
    const { status, headers, code } = await enter(bad);
    expect({ status, code }).toEqual({ status: 401, code: 'not_signed_in' });
    expect(headers.get('x-shopify-retry-invalid-session-request')).toBe('1');
  }
});

test('what App Bridge sends after that, with a fresh token beside the old one, is taken', async () => {
  const entered = await enter(await forged({ age: 120 }), await idToken());
  expect(entered.status).toBe(200);
  expect(entered.headers.get('x-shopify-retry-invalid-session-request')).toBeNull();
});

test('an id token is no access token, and an access token is no id token', async () => {
  const api = createApi({ origin: store.w.origin, token: idToken });
  await expect(api('GET /me')).rejects.toMatchObject({ code: 'not_signed_in' });
  const { token } = await enter(await idToken());
  expect((await enter(token)).status).toBe(401);
});

test('the claims are those of the member', async () => {
  const { token } = await enter(await idToken());
  const { shopId } = await store.connect();
  const [member] = await team(shopId);
  const tokens = createTokens(store.w.services.config.APP_SECRET, () => new Date());
  expect(await tokens.read(token)).toMatchObject({
    type: 'member',
    authId: member?.auth_id,
    shopID: shopId,
    shopId,
    memberId: member?.id,
    isAdmin: true,
    isCrmLogin: false,
  });
});
