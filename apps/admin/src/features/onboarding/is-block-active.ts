import type { ShopifyGlobal } from '@shopify/app-bridge-types';

type Extensions = Awaited<ReturnType<ShopifyGlobal['app']['extensions']>>;

/** The block of the chatbox. The host may report an outdated handle of the extension, so only this one counts. */
const block = 'chatty-embed';

/** Whether the chatbox is switched on in the published theme; null when the host says nothing of it. */
export function isBlockActive(extensions: Extensions): boolean | null {
  for (const { activations } of extensions) {
    for (const activation of activations) {
      if ('handle' in activation && activation.handle === block) return activation.status === 'active';
    }
  }
  return null;
}
