import type { ShopifyGlobal } from '@shopify/app-bridge-types';

/**
 * App Bridge, when this page stands in a frame of the Shopify admin: navigation, title, save bar and toasts are the
 * host's there. Null stand-alone, also where the script was loaded and has no host to talk to, and without a browser.
 */
export function appBridge(): ShopifyGlobal | null {
  if (globalThis.self === globalThis.top || !('shopify' in window)) return null;
  return window.shopify;
}

/** Whether the page stands in a frame of the Shopify admin. It never changes while a page lives. */
export const isEmbedded = (): boolean => appBridge() !== null;
