import type { ProductCard } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import { sql } from 'kysely';
import { findShop } from '../../shops/index.ts';
import { toProductCard } from '../product-card.ts';
import { type ProductRow, productColumns, productsOf } from '../product.store.ts';

const cardsOf = async (ctx: Ctx, rows: readonly ProductRow[]): Promise<ProductCard[]> => {
  const shop = await findShop(ctx.db, ctx.shopId);
  return rows.filter((it) => it.variants.length > 0).map((it) => toProductCard(it, shop));
};

/** The products of these ids, in their order; what the shop no longer has is left out. */
export async function listProductCards(ctx: Ctx, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await productsOf(ctx)
    .select(productColumns)
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map((await cardsOf(ctx, rows)).map((it) => [it.id, it]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The product that has this handle in the store's addresses; null where there is none. */
export async function productCardOf(ctx: Ctx, handle: string): Promise<ProductCard | null> {
  const rows = await productsOf(ctx).select(productColumns).where('handle', '=', handle).limit(1).execute();
  return (await cardsOf(ctx, rows))[0] ?? null;
}

/** The products that came into the store last and can be bought, the latest first: the store counts its ids upwards. */
export async function listNewestProducts(ctx: Ctx, limit: number): Promise<ProductCard[]> {
  const rows = await productsOf(ctx)
    .select(productColumns)
    .where(sql<boolean>`variants @> '[{"available": true}]'`)
    .orderBy(sql`(substring(id from '[0-9]{1,20}$'))::numeric`, (it) => it.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return cardsOf(ctx, rows);
}

/** Products whose title holds these words as they stand, by their titles. */
export async function searchProductTitles(ctx: Ctx, words: string, limit: number): Promise<ProductCard[]> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await productsOf(ctx)
    .select(productColumns)
    .where('title', 'ilike', pattern)
    .orderBy('title')
    .limit(limit)
    .execute();
  return cardsOf(ctx, rows);
}
