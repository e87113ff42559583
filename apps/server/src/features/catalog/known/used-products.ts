import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { mostProductsOf } from '../../shops/index.ts';

/** Whether a product is not switched off. */
export const isSwitchedOn = (ctx: Ctx) => sql<boolean>`not exists (
  select from switched_off_products as off where off.shop_id = ${ctx.shopId} and off.product_id = products.id)`;

/** By which products are in order, the newest last: the store numbers them one after the other. An index has the same words. */
const numberIn = (table: string) =>
  sql<number>`coalesce(substring(${sql.ref(`${table}.id`)} from '[0-9]{1,18}$')::bigint, 0)`;

/** The number of the oldest product that the shop's plan still holds; 0 where it holds all. */
export const oldestHeld = (shopId: RawBuilder<unknown>) => sql<number>`coalesce((
  select ${numberIn('newer')} from products as newer
  where newer.shop_id = ${shopId} and ${mostProductsOf(shopId)} is not null
  order by newer.shop_id, ${numberIn('newer')} desc
  offset ${mostProductsOf(shopId)} - 1 limit 1), 0)`;

/** Whether the shop's plan has room for a product: the newest count first. */
export const isWithinPlan = (ctx: Ctx) =>
  sql<boolean>`${numberIn('products')} >= ${oldestHeld(sql`${ctx.shopId}::uuid`)}`;

/** Whether the assistant may use a product: it is not switched off, and the plan has room for it. */
export const isUsedProduct = (ctx: Ctx) => sql<boolean>`(${isSwitchedOn(ctx)} and ${isWithinPlan(ctx)})`;

/** Whether the store still has the product of this id. */
export const isInStore = (ctx: Ctx, id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from products as p where p.shop_id = ${ctx.shopId} and p.id = ${id})`;

/** The products that the assistant may find. */
export const usedProductsOf = (ctx: Ctx) =>
  ctx.db.selectFrom('products').where('shop_id', '=', ctx.shopId).where(isUsedProduct(ctx));
