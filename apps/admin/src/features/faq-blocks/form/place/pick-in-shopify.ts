import { appBridge } from '../../../../ui/embedded/app-bridge.ts';
import type { ChoiceKind, StoreChoice } from '../../block-queries.ts';

const numberOf = (gid: string): string => gid.split('/').at(-1) ?? '';

/**
 * Lets the merchant choose in Shopify's own picker, where these are chosen already; null when they leave it, and outside
 * of the Shopify admin.
 */
export async function pickInShopify(
  kind: ChoiceKind,
  most: number,
  chosen: readonly StoreChoice[],
): Promise<StoreChoice[] | null> {
  const bridge = appBridge();
  if (!bridge) return null;
  const how = { action: 'select', multiple: most, selectionIds: chosen.map(({ gid }) => ({ id: gid })) } as const;
  if (kind === 'collection') {
    const picked = await bridge.resourcePicker({ type: 'collection', ...how });
    return picked?.map(({ id, handle, title }) => ({ value: handle, title, gid: id })) ?? null;
  }
  const picked = await bridge.resourcePicker({ type: 'product', filter: { variants: false }, ...how });
  return picked?.map(({ id, title }) => ({ value: numberOf(id), title, gid: id })) ?? null;
}
