import type { KnownProduct } from '@chatty/contract/data-sources';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { nextVersion } from '../product.store.ts';
import { findKnownProduct } from './known-products.ts';

/**
 * Says whether the assistant uses a product. One that is switched off is found by no question from the next one on; a
 * reading of the catalogue leaves it so. Throws `not_found`.
 */
export function switchProduct(ctx: Ctx, id: string, used: boolean): Promise<KnownProduct> {
  return transaction(ctx, async (tx) => {
    const { db, shopId } = tx;
    await findKnownProduct(tx, id);
    // The row's lock lets one at a time through. Index entries with this version are read anew.
    const version = await nextVersion(tx);
    await db.updateTable('products').set({ version }).where('shop_id', '=', shopId).where('id', '=', id).execute();
    if (used) {
      await db.deleteFrom('switched_off_products').where('shop_id', '=', shopId).where('product_id', '=', id).execute();
    } else {
      await db
        .insertInto('switched_off_products')
        .values({ shop_id: shopId, product_id: id })
        .onConflict((on) => on.doNothing())
        .execute();
    }
    const product = await findKnownProduct(tx, id);
    tx.emit('product.switched', product, { team: true, contactId: null });
    return product;
  });
}
