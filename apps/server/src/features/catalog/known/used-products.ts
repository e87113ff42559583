import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';

/** Whether the assistant may use a product: it is not switched off. */
export const isUsedProduct = (ctx: Ctx) => sql<boolean>`not exists (
  select from switched_off_products as off where off.shop_id = ${ctx.shopId} and off.product_id = products.id)`;

/** The products that the assistant may find. */
export const usedProductsOf = (ctx: Ctx) =>
  ctx.db.selectFrom('products').where('shop_id', '=', ctx.shopId).where(isUsedProduct(ctx));
