import { z } from 'zod';
import { texts } from '#texts/shopify.ts';
import { readIdToken } from '../../adapters/shopify/wire/id-token.ts';
import { createShopifyFetch } from '../../adapters/shopify/wire/shopify-fetch.ts';
import { exchangeIdToken, type ShopTokens } from '../../adapters/shopify/wire/tokens.ts';
import { createSeal } from '../../platform/auth/secrets/seal.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem, Refused, Unreachable } from '../../platform/problem.ts';
import { type Services, systemCtx } from '../../ctx.ts';
import { createShopAccounts } from './shop-accounts.ts';
import { shopifyAppOf } from './shopify-app.ts';
import { admitShop, takeShopPlace } from '../shops/index.ts';

/** The shop of this domain, if the app is installed there and its tokens can still be renewed. */
export async function findConnected(services: Services, domain: string): Promise<string | null> {
  const row = await services.db
    .selectFrom('shops')
    .innerJoin('shop_tokens', 'shop_tokens.shop_id', 'shops.id')
    .select('shops.id')
    .where('shopify_domain', '=', domain)
    .where('uninstalled_at', 'is', null)
    .where('refresh_expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Installs the app with tokens that the shop has just given: keeps them, reads its facts and says `shop.connected`. */
export async function connectWith(services: Services, shop: string, tokens: ShopTokens): Promise<string> {
  // Before anything is asked of the store: tokens need a shop to belong to.
  const shopId = await takeShopPlace(services, shop);
  await createShopAccounts(services.db, createSeal(services.config.APP_SECRET)).save(shopId, tokens);
  const facts = await services.commerce.facts(shopId);
  await transaction(systemCtx(services, shopId), (tx) => admitShop(tx, facts, tokens.scope));
  return shopId;
}

/**
 * Installs the app on a shop, or lets it in again: trades the id token for the shop's own tokens, reads the shop's facts
 * and says `shop.connected`. Answers the shop's id. Throws a Problem for a bad id token, `Refused` and `Unreachable`.
 */
export async function connectShop(services: Services, idToken: string): Promise<string> {
  const { config, clock } = services;
  const app = shopifyAppOf(config);
  if (!app) throw new Refused('SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are not set.');
  const token = await readIdToken(idToken, app, clock.now());
  if (!token) throw new Problem('not_signed_in', texts.openAgain);
  const ask = createShopifyFetch(config.SHOPIFY_SIMULATOR_URL);
  const tokens = await exchangeIdToken(ask, app, token.shop, idToken, clock.now());
  return connectWith(services, token.shop, tokens);
}

const DemoToken = z.object({ id_token: z.string() });

/** Connects the simulator's shop, as its owner would by opening the app. For the desk and the demo. */
export async function connectDemoShop(services: Services, shop: string): Promise<string> {
  const { SHOPIFY_SIMULATOR_URL } = services.config;
  if (!SHOPIFY_SIMULATOR_URL) throw new Refused('There is no simulator: SHOPIFY_SIMULATOR_URL is not set.');
  const response = await createShopifyFetch(SHOPIFY_SIMULATOR_URL)(
    shop,
    `/simulator/id-token?shop=${encodeURIComponent(shop)}`,
  );
  if (!response.ok) throw new Unreachable(`The simulator has no shop ${shop} (status ${response.status}).`);
  return connectShop(services, DemoToken.parse(await response.json()).id_token);
}
