import { CallFailed, type DataOf } from '@chatty/client/api';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import type { SeatAnswer } from '@chatty/contract/sign-in';
import { texts } from '#texts/session.ts';
import { appBridge } from '../../ui/embedded/app-bridge.ts';
import { openApi } from './open-api.ts';

/** An access token, for a shop (`home`) or for choosing one. */
export type Renewed = DataOf<'POST /client/api/token'>;

/** Where access tokens come from. */
export interface TokenSource {
  /** Inside the Shopify admin: no login, no shop to choose, nothing to sign out of. */
  readonly embedded: boolean;
  /** A new access token. With `ask`, a person without a place in the team asks for one. Throws `CallFailed`. */
  renew(options: { ask: boolean }): Promise<Renewed | SeatAnswer>;
}

const cookie: TokenSource = {
  embedded: false,
  renew: async () => (await openApi('POST /client/api/token')).data,
};

async function idToken(shopify: ShopifyGlobal): Promise<string> {
  try {
    return await shopify.idToken();
  } catch {
    throw new CallFailed('unreachable', texts.shopifySilent);
  }
}

const fromShopify = (shopify: ShopifyGlobal): TokenSource => ({
  embedded: true,
  async renew({ ask }) {
    const body = { idToken: await idToken(shopify), ask };
    const { data } = await openApi('POST /client/api/sign-in/shopify', { body });
    if (data.next !== 'home' && data.next !== 'seat-request') throw new CallFailed('refused', texts.notFromShopify);
    return data;
  },
});

const bridge = appBridge();

/** The Shopify admin's word where the page stands in it, the cookie's session everywhere else. */
export const tokenSource: TokenSource = bridge ? fromShopify(bridge) : cookie;
