import { newId } from '@chatty/contract/new-id';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { isAdminQuerySigned } from '../../../adapters/shopify/wire/hmac.ts';
import { createShopifyFetch, shopDomainOf } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import { redeemCode } from '../../../adapters/shopify/wire/tokens.ts';
import { isSameText } from '../../../platform/auth/secrets/same-text.ts';
import { readCookie } from '../../../platform/auth/read-cookie.ts';
import { makeToken, spendToken, type TokenPurpose } from '../../../platform/auth/one-time-tokens.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../ctx.ts';
import { connectWith } from '../connect-shop.ts';
import { shopifyAppOf } from '../shopify-app.ts';
import { requiredScopes } from './scopes.ts';

const Payload = z.object({ shop: z.string() });
/** The state of an installation under way: good for one return, for the shop that it was made for. */
const installation: TokenPurpose<typeof Payload> = { name: 'shopify-install', payload: Payload, minutes: 10 };
const cookieName = 'chatty_install';
const beginsPerMinute = 20;

const refused = () => new Problem('not_allowed', texts.installFailed);

/** A parameter that occurs exactly once. */
const single = (query: URLSearchParams, name: string): string => {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? (value ?? '') : '';
};

const queryOf = (url: string) => new URLSearchParams(url.split('?')[1] ?? '');

/** Ties the state to the browser that began: somebody lured into another person's return does not have this cookie. */
function setStateCookie(reply: FastifyReply, services: Services, state: string): void {
  const secure = services.config.APP_URL.startsWith('https:') ? '; Secure' : '';
  const age = state ? installation.minutes * 60 : 0;
  void reply.header(
    'set-cookie',
    `${cookieName}=${state}; Path=/auth; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`,
  );
}

function isBegunHere(cookies: string | undefined, state: string): boolean {
  const held = readCookie(cookies, cookieName) ?? '';
  return held !== '' && isSameText(held, state);
}

/** Where the merchant goes on once the app is installed: to the app, inside the shop's admin. */
function appInAdmin(services: Services, shop: string, clientId: string): string {
  const { SHOPIFY_SIMULATOR_URL } = services.config;
  const admin = SHOPIFY_SIMULATOR_URL ? new URL(SHOPIFY_SIMULATOR_URL).origin : 'https://admin.shopify.com';
  return `${admin}/store/${shop.replace(/\.myshopify\.com$/, '')}/apps/${clientId}`;
}

/**
 * The older way to install, by an authorization code, for shops whose installation Shopify does not manage itself:
 * `/auth?shop=` leads to Shopify's consent, `/auth/callback` comes back from it. Does nothing where no app is configured.
 */
export function mountAuthorization(app: FastifyInstance, services: Services): void {
  const shopify = shopifyAppOf(services.config);
  if (!shopify) return;
  const { APP_URL, SHOPIFY_SIMULATOR_URL } = services.config;

  app.get('/auth', async (request, reply) => {
    const shop = shopDomainOf(single(queryOf(request.url), 'shop'));
    if (!shop) throw new Problem('bad_input', texts.installFromStore);
    await services.limits.use('shopify-install', clientAddress(request), beginsPerMinute);
    const state = await makeToken({ db: services.db, services }, installation, { subject: newId(), payload: { shop } });
    setStateCookie(reply, services, state);
    const origin = SHOPIFY_SIMULATOR_URL ? new URL(SHOPIFY_SIMULATOR_URL).origin : `https://${shop}`;
    const consent = new URLSearchParams({
      client_id: shopify.clientId,
      scope: requiredScopes.join(','),
      redirect_uri: new URL('/auth/callback', APP_URL).href,
      state,
    });
    return reply.header('cache-control', 'no-store').redirect(`${origin}/admin/oauth/authorize?${consent}`, 302);
  });

  app.get('/auth/callback', async (request, reply) => {
    const query = queryOf(request.url);
    const [shop, state, code] = [shopDomainOf(single(query, 'shop')), single(query, 'state'), single(query, 'code')];
    setStateCookie(reply, services, '');
    if (!shop || !code || !isAdminQuerySigned(query, shopify.clientSecret, services.clock.now())) throw refused();
    if (!isBegunHere(request.headers.cookie, state)) throw refused();
    const begun = await spendToken({ db: services.db, services }, installation, state);
    if (begun?.shop !== shop) throw refused();
    const ask = createShopifyFetch(SHOPIFY_SIMULATOR_URL);
    await connectWith(services, shop, await redeemCode(ask, shopify, shop, code, services.clock.now()));
    return reply.header('cache-control', 'no-store').redirect(appInAdmin(services, shop, shopify.clientId), 302);
  });
}
