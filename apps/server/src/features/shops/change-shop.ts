import type { Shop } from '@chatty/contract/shops';
import { sql, type Updateable } from 'kysely';
import { texts } from '#texts/shops.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx } from '../../ctx.ts';
import { type ShopRow, toShop } from './shop.store.ts';

/** Writes columns of the shop and tells its team. A change that depends on the present row is a function of it. */
export function changeShop(ctx: Ctx, change: (row: ShopRow) => Updateable<Tables['shops']>): Promise<Shop> {
  return transaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('shops')
      .selectAll()
      .where('id', '=', ctx.shopId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(texts.thisShop);
    const changed = change(before);
    const row = await tx.db
      .updateTable('shops')
      // An update must set something; a change of nothing is none.
      .set({ id: sql.ref('id'), ...changed })
      .where('id', '=', ctx.shopId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const shop = toShop(ctx.services.config, row);
    tx.emit('shop.changed', shop, { team: true, contactId: null });
    return shop;
  });
}
