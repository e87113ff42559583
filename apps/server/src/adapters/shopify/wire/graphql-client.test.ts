import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Refused, Unreachable } from '../../../platform/problem.ts';
import { createAdminApi } from './graphql-client.ts';
import { createAccessTokens, type ShopAccounts, type ShopTokens } from './tokens.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const tokensNamed = (name: string, minutes = 60): ShopTokens => ({
  accessToken: `access-${name}`,
  accessExpiresAt: later(minutes),
  refreshToken: `refresh-${name}`,
  refreshExpiresAt: later(90 * 24 * 60),
  scope: '',
});

function accountsWith(tokens: ShopTokens | null): ShopAccounts & { tokens: ShopTokens | null; saves: number } {
  let claimed = false;
  return {
    tokens,
    saves: 0,
    read() {
      return Promise.resolve({ domain: 'a.myshopify.com', tokens: this.tokens });
    },
    save(_, fresh) {
      claimed = false;
      this.tokens = fresh;
      this.saves += 1;
      return Promise.resolve();
    },
    claimRefresh() {
      const free = !claimed;
      claimed = true;
      return Promise.resolve(free);
    },
    releaseRefresh() {
      claimed = false;
      return Promise.resolve();
    },
  };
}

/** A far end that gives its answers one after the other; requests for tokens get a new pair each time. */
function farEnd(answers: (() => Response)[], tokens: ShopTokens | null = tokensNamed('0')) {
  const pauses: number[] = [];
  const asked: string[] = [];
  const accounts = accountsWith(tokens);
  let grants = 0;
  const ask = (_shop: string, path: string, request?: { headers?: Record<string, string> }) => {
    if (path === '/admin/oauth/access_token') {
      grants += 1;
      const lives = { expires_in: 3600, refresh_token_expires_in: 7_776_000, scope: '' };
      return Promise.resolve(
        Response.json({ access_token: `access-${grants}`, refresh_token: `refresh-${grants}`, ...lives }),
      );
    }
    asked.push(request?.headers?.['x-shopify-access-token'] ?? '');
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new Unreachable('nobody there'));
  };
  const pause = (ms: number) => Promise.resolve(pauses.push(ms));
  const keeper = createAccessTokens({
    ask,
    app: { clientId: 'c', clientSecret: 's' },
    accounts,
    now: () => now,
    pause,
  });
  const api = createAdminApi({ ask, tokens: keeper, pause, random: () => 0.5 });
  const count = () => api('shop', 'products-count', z.object({ productsCount: z.object({ count: z.number() }) }));
  return { count, keeper, pauses, asked, accounts, grants: () => grants };
}

const good = () => Response.json({ data: { productsCount: { count: 3 } } });
const throttled = (requested: number, available: number) => () =>
  Response.json({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: {
      cost: { requestedQueryCost: requested, throttleStatus: { currentlyAvailable: available, restoreRate: 50 } },
    },
  });

test('a throttled query waits for as long as its cost needs, and is asked again', async () => {
  const { count, pauses } = farEnd([throttled(500, 100), throttled(500, 499), good]);
  expect(await count()).toEqual({ productsCount: { count: 3 } });
  expect(pauses).toEqual([8000, 100]);
});

test('a busy or broken far end is tried again with growing pauses, then it is unreachable', async () => {
  const busy =
    (status: number, headers = {}) =>
    () =>
      new Response('', { status, headers });
  const recovers = farEnd([busy(503), busy(429, { 'retry-after': '2' }), busy(500), good]);
  await recovers.count();
  expect(recovers.pauses).toEqual([250, 2000, 1000]);
  const gone = farEnd([]);
  await expect(gone.count()).rejects.toThrow(Unreachable);
  expect(gone.asked).toHaveLength(6);
});

test('a token that is no longer taken is renewed once; refused again, the shop has to open the app', async () => {
  const no = () => new Response('', { status: 401 });
  const renewed = farEnd([no, good]);
  await renewed.count();
  expect(renewed.asked).toEqual(['access-0', 'access-1']);
  await expect(farEnd([no, no]).count()).rejects.toThrow(Refused);
});

test('what Shopify finally refuses, or says in another shape, is told and not tried again', async () => {
  const errors = farEnd([
    () => Response.json({ errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] }),
  ]);
  await expect(errors.count()).rejects.toThrow(new Refused('Shopify: Access denied'));
  await expect(farEnd([() => new Response('', { status: 402 })]).count()).rejects.toThrow(Refused);
  await expect(farEnd([() => Response.json({ data: { productsCount: 7 } })]).count()).rejects.toThrow(Refused);
  expect(errors.asked).toHaveLength(1);
});

test('a token with less than five minutes to live is renewed first, by one of however many callers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -60, max: 4 }), fc.integer({ min: 1, max: 20 }), async (minutes, callers) => {
      const { keeper, grants, accounts } = farEnd([], tokensNamed('0', minutes));
      const given = await Promise.all(Array.from({ length: callers }, () => keeper.of('shop')));
      expect(new Set(given.map((it) => it.accessToken))).toEqual(new Set(['access-1']));
      expect([grants(), accounts.saves]).toEqual([1, 1]);
    }),
  );
  const fresh = farEnd([], tokensNamed('0', 6));
  await fresh.keeper.of('shop');
  expect(fresh.grants()).toBe(0);
});

test('a renewal that another process has claimed is waited for, not doubled', async () => {
  const { keeper, grants, accounts } = farEnd([], tokensNamed('0', 1));
  await accounts.claimRefresh('shop', 1000);
  const waiting = keeper.of('shop');
  await accounts.save('shop', tokensNamed('of another process'));
  expect((await waiting).accessToken).toBe('access-of another process');
  expect(grants()).toBe(0);
});

test('a shop without tokens is told to open the app', async () => {
  await expect(farEnd([good], null).count()).rejects.toThrow(Refused);
});
