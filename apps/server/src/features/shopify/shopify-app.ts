import type { ShopifyApp } from '../../adapters/shopify/wire/access-grant.ts';
import type { Config } from '../../config.ts';

/** The app as Shopify knows it; null where none is configured. */
export function shopifyAppOf(config: Config): ShopifyApp | null {
  const { SHOPIFY_CLIENT_ID: clientId, SHOPIFY_CLIENT_SECRET: clientSecret } = config;
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
