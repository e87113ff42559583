import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { Refused } from '../../../platform/problem.ts';
import { askForAccess, GrantEnded, type Grant, idTokenGrant, grantTimeoutMs, type ShopifyApp } from './access-grant.ts';
import { type ShopifyFetch, unreachable } from './shopify-fetch.ts';

/** Offline tokens of one shop. The access token lives an hour, the refresh token 90 days and changes with every use. */
export interface ShopTokens {
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
  scope: string;
}

/** Where tokens are kept, sealed. */
export interface ShopAccounts {
  /** Null for a shop that is unknown; tokens are null once the app was uninstalled. */
  read(shopId: string): Promise<{ domain: string; tokens: ShopTokens | null } | null>;
  save(shopId: string, tokens: ShopTokens): Promise<void>;
  /** True for one caller among all processes, until `save` or until so many milliseconds passed. */
  claimRefresh(shopId: string, forMs: number): Promise<boolean>;
  /** Gives the claim back; with `ended` the tokens are worth nothing any more, and the next id token gets new ones. */
  releaseRefresh(shopId: string, ended: boolean): Promise<void>;
}

export interface Access {
  domain: string;
  accessToken: string;
}

/** Shopify's own code renews this long before the end. */
const renewBeforeMs = 5 * 60_000;
const pollMs = 200;

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().min(1),
  refresh_token_expires_in: z.number(),
});

async function askForTokens(ask: ShopifyFetch, app: ShopifyApp, shop: string, now: Date, grant: Grant) {
  const given = TokenAnswer.safeParse(await askForAccess(ask, app, shop, { ...grant, expiring: '1' }));
  if (!given.success) throw new Refused(texts.noExpiringToken);
  return {
    accessToken: given.data.access_token,
    accessExpiresAt: new Date(now.getTime() + given.data.expires_in * 1000),
    refreshToken: given.data.refresh_token,
    refreshExpiresAt: new Date(now.getTime() + given.data.refresh_token_expires_in * 1000),
    scope: given.data.scope,
  } satisfies ShopTokens;
}

/** Trades the id token of somebody who has the app open for the shop's offline tokens. Throws `Refused` or `Unreachable`. */
export const exchangeIdToken = (ask: ShopifyFetch, app: ShopifyApp, shop: string, idToken: string, now: Date) =>
  askForTokens(ask, app, shop, now, idTokenGrant(idToken, 'offline'));

/** Trades the code that Shopify sent the merchant back with, once, for the same. */
export const redeemCode = (ask: ShopifyFetch, app: ShopifyApp, shop: string, code: string, now: Date) =>
  askForTokens(ask, app, shop, now, { code });

export interface AccessTokens {
  /** An access token with at least five minutes to live. Throws `Refused` when the shop is not connected. */
  of(shopId: string): Promise<Access>;
  /** Another one after Shopify no longer took `refused`. */
  renew(shopId: string, refused: string): Promise<Access>;
}

/**
 * Access tokens of all shops, renewed before they end. One renewal a shop at a time, in this process by sharing the
 * promise and among processes by a claim in the database: a refresh token that is used twice may be lost.
 */
export function createAccessTokens(given: {
  ask: ShopifyFetch;
  app: ShopifyApp;
  accounts: ShopAccounts;
  now: () => Date;
  pause: (ms: number) => Promise<unknown>;
}): AccessTokens {
  const { ask, app, accounts, now, pause } = given;
  const renewals = new Map<string, Promise<Access>>();

  async function connected(shopId: string): Promise<{ domain: string; tokens: ShopTokens }> {
    const account = await accounts.read(shopId);
    if (account?.tokens) return { domain: account.domain, tokens: account.tokens };
    throw new Refused(texts.notConnected);
  }

  /** Another access token if the kept one is still `worn`; null if somebody else has replaced it. */
  async function renewWorn(shopId: string, worn: string): Promise<Access | null> {
    const { domain, tokens } = await connected(shopId);
    if (tokens.accessToken !== worn) return null;
    const grant = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken };
    const renewed = await askForTokens(ask, app, domain, now(), grant);
    await accounts.save(shopId, renewed);
    return { domain, accessToken: renewed.accessToken };
  }

  async function refresh(shopId: string, worn: string): Promise<Access> {
    for (let waited = 0; ; waited += pollMs) {
      const { domain, tokens } = await connected(shopId);
      if (tokens.accessToken !== worn) return { domain, accessToken: tokens.accessToken };
      if (tokens.refreshExpiresAt <= now()) throw new Refused(texts.accessEnded);
      if (await accounts.claimRefresh(shopId, grantTimeoutMs + pollMs)) {
        // Tokens read before the claim may be out of date: the last holder of the claim may have just replaced them.
        const renewed = await renewWorn(shopId, worn).catch(async (error: unknown) => {
          // A lost answer costs nothing: until its replacement is used the same refresh token may be shown again.
          await accounts.releaseRefresh(shopId, error instanceof GrantEnded);
          throw error;
        });
        if (renewed) return renewed;
        await accounts.releaseRefresh(shopId, false);
        continue;
      }
      if (waited > 2 * grantTimeoutMs) throw unreachable(new Error('another process holds the renewal'));
      await pause(pollMs);
    }
  }

  function renew(shopId: string, worn: string): Promise<Access> {
    const running = renewals.get(shopId);
    if (running) return running;
    const renewal = refresh(shopId, worn).finally(() => renewals.delete(shopId));
    renewals.set(shopId, renewal);
    return renewal;
  }

  return {
    async of(shopId) {
      const { domain, tokens } = await connected(shopId);
      const { accessToken } = tokens;
      const fresh = tokens.accessExpiresAt.getTime() - now().getTime() > renewBeforeMs;
      return fresh ? { domain, accessToken } : renew(shopId, accessToken);
    },
    renew,
  };
}
