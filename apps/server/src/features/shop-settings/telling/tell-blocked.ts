import type { TxCtx } from '../../../ctx.ts';
import { revoke } from '../../contacts/index.ts';
import { settingsOf, type ShopRow, widgetChanged } from '../../shops/index.ts';
import { tellOfSettings } from '../saved-settings.ts';

/**
 * Tells everybody that the provider has turned the shop's chatbox off or on: the team, the store's pages, and the visitors
 * who are there, whose calls are refused in every process once it is off.
 */
export async function tellBlocked(tx: TxCtx, shop: ShopRow): Promise<void> {
  tellOfSettings(tx, shop);
  await tx.raise(widgetChanged, {});
  if (settingsOf(shop).isBlocked) tx.afterCommit(() => revoke(tx.services, { shopId: tx.shopId }));
}
