import { CallFailed, type DataOf } from '@chatty/client/api';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { appBridge } from '../../ui/embedded/app-bridge.ts';
import { openApi } from './open-api.ts';

/** An access token, for a shop (`home`) or for choosing one. */
export type Renewed = DataOf<'POST /client/api/token'>;

/** Where access tokens come from. */
export interface Source {
  /** Inside the Shopify admin: no login, no shop to choose, nothing to sign out of. */
  readonly embedded: boolean;
  /** A new access token. Throws `CallFailed`. */
  renew(): Promise<Renewed>;
}

const cookie: Source = {
  embedded: false,
  renew: async () => (await openApi('POST /client/api/token')).data,
};

async function idToken(shopify: ShopifyGlobal): Promise<string> {
  try {
    return await shopify.idToken();
  } catch {
    throw new CallFailed('unreachable', 'The Shopify admin did not say who you are. Try again, or reload the page.');
  }
}

const fromShopify = (shopify: ShopifyGlobal): Source => ({
  embedded: true,
  async renew() {
    const { data } = await openApi('POST /client/api/sign-in/shopify', { body: { idToken: await idToken(shopify) } });
    if (data.next !== 'home') throw new CallFailed('refused', 'Chatty could not sign you in from the Shopify admin.');
    return data;
  },
});

const bridge = appBridge();

/** The Shopify admin's word where the page stands in it, the cookie's session everywhere else. */
export const source: Source = bridge ? fromShopify(bridge) : cookie;
