import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessTokens } from '../../adapters/shopify/wire/tokens.ts';
import type { ShopifyFetch } from '../../adapters/shopify/wire/shopify-fetch.ts';
import { createSeal } from '../../platform/auth/secrets/seal.ts';
import { Refused, Unreachable } from '../../platform/problem.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { createShopAccounts } from './shop-accounts.ts';
import { findConnected } from './connect-shop.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** A shop whose access token has some minutes to live, and processes that ask Shopify for their next one. */
async function shopWith(left: number, answer: (refreshToken: string) => Response | Promise<Response>) {
  const shop = await w.shop();
  const accounts = createShopAccounts(w.services.db, createSeal('a secret of the accounts in this test'));
  await accounts.save(shop.id, {
    accessToken: 'access-0',
    accessExpiresAt: minutes(left),
    refreshToken: 'refresh-0',
    refreshExpiresAt: minutes(90 * 24 * 60),
    scope: '',
  });
  const shown: string[] = [];
  const ask: ShopifyFetch = async (_shop, _path, request) => {
    const { refresh_token: token } = JSON.parse(request?.body ?? '{}') as { refresh_token: string };
    shown.push(token);
    return answer(token);
  };
  const app = { clientId: 'id', clientSecret: 'secret' };
  const process = () =>
    createAccessTokens({ ask, app, accounts, now: () => new Date(), pause: () => new Promise(setImmediate) });
  return { shop, shown, process };
}

const pair = (name: string) =>
  Response.json({
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    expires_in: 3600,
    refresh_token_expires_in: 7_776_000,
    scope: '',
  });

test('of all processes one renews, five minutes before the end and not earlier', async () => {
  const early = await shopWith(6, () => pair('1'));
  expect((await early.process().of(early.shop.id)).accessToken).toBe('access-0');
  const late = await shopWith(4, () => pair('1'));
  const processes = [late.process(), late.process(), late.process()];
  const given = await Promise.all(processes.flatMap((it) => [it.of(late.shop.id), it.of(late.shop.id)]));
  expect(new Set(given.map((it) => it.accessToken))).toEqual(new Set(['access-1']));
  expect(late.shown).toEqual(['refresh-0']);
});

test('where the answer was lost the refresh token of before is shown again, at once', async () => {
  const answers = [() => Promise.reject(new Unreachable('lost')), () => pair('2')];
  const { shop, shown, process } = await shopWith(1, () => answers.shift()?.() ?? pair('3'));
  const [one, other] = [process(), process()];
  await expect(one.of(shop.id)).rejects.toThrow(Unreachable);
  expect((await other.of(shop.id)).accessToken).toBe('access-2');
  expect(shown).toEqual(['refresh-0', 'refresh-0']);
});

test('a grant that Shopify has ended is known to be, so that the next who opens the app connects the shop anew', async () => {
  const ended = await shopWith(1, () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
  expect(await findConnected(w.services, ended.shop.domain)).toBe(ended.shop.id);
  await expect(ended.process().of(ended.shop.id)).rejects.toThrow(Refused);
  expect(await findConnected(w.services, ended.shop.domain)).toBeNull();
  await expect(ended.process().of(ended.shop.id)).rejects.toThrow('Open the app');
  expect(ended.shown).toEqual(['refresh-0']);
});

test('a wrong client secret ends no shop’s grant', async () => {
  const { shop, process } = await shopWith(1, () => Response.json({ error: 'invalid_client' }, { status: 400 }));
  await expect(process().of(shop.id)).rejects.toThrow('invalid_client');
  expect(await findConnected(w.services, shop.domain)).toBe(shop.id);
});
