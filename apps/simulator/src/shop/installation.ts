import type { ScopesOfApp } from '../app-bridge/protocol.ts';
import { cancelAll } from '../billing/charge-shop.ts';
import { revokeTokens } from '../oauth/tokens.ts';
import { planRedaction } from '../webhooks/compliance.ts';
import { shopPayload } from '../webhooks/payloads.ts';
import type { World } from '../world.ts';
import { OPTIONAL_SCOPES, REQUIRED_SCOPES, type Shop } from './shop.ts';

/** Installs the app as Shopify does by itself: the scopes of its configuration are granted before it is opened. */
export function install(shop: Shop): void {
  const { installation } = shop.state;
  if (installation.installed) return;
  Object.assign(installation, { installed: true, scopes: [...REQUIRED_SCOPES], redactAt: null });
  shop.changed();
}

/** Takes the app off the shop: its tokens and charges end at once, `app/uninstalled` is sent, `shop/redact` follows. */
export function uninstall(world: World, shop: Shop): void {
  const { installation } = shop.state;
  if (!installation.installed) return;
  Object.assign(installation, { installed: false, subscriptions: [], storefrontTokens: [], metafields: [] });
  revokeTokens(world.store, shop.domain);
  cancelAll(world, shop);
  shop.changed();
  planRedaction(world, shop);
  world.webhooks.send(shop, 'app/uninstalled', shopPayload(shop, world.origin));
}

export function scopesOf(shop: Shop): ScopesOfApp {
  return {
    granted: [...shop.state.installation.scopes],
    required: [...REQUIRED_SCOPES],
    optional: [...OPTIONAL_SCOPES],
  };
}

/** Grants optional scopes; what the configuration does not name as optional is not granted. */
export function grantScopes(world: World, shop: Shop, wanted: readonly string[]): ScopesOfApp {
  const fresh = wanted.filter((one) => OPTIONAL_SCOPES.includes(one));
  return setScopes(world, shop, [...new Set([...shop.state.installation.scopes, ...fresh])]);
}

/** Takes optional scopes back; required ones stay. */
export function revokeScopes(world: World, shop: Shop, unwanted: readonly string[]): ScopesOfApp {
  const gone = unwanted.filter((one) => OPTIONAL_SCOPES.includes(one));
  return setScopes(
    world,
    shop,
    shop.state.installation.scopes.filter((one) => !gone.includes(one)),
  );
}

/** Sets what is granted and sends `app/scopes_update` when that is a change. */
function setScopes(world: World, shop: Shop, scopes: string[]): ScopesOfApp {
  const { installation } = shop.state;
  const previous = installation.scopes;
  if (scopes.join() !== previous.join()) {
    installation.scopes = scopes;
    shop.changed();
    world.webhooks.send(shop, 'app/scopes_update', {
      id: installation.id,
      previous,
      current: scopes,
      updated_at: new Date().toISOString(),
    });
  }
  return scopesOf(shop);
}
