import { type SelectQueryBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import type { Tables } from '../../../tables.ts';
import { findShop } from '../../shops/index.ts';
import { isUsedProduct } from '../known/used-products.ts';
import { toProductCard } from '../product-card.ts';
import { productColumns, productsOf } from '../product.store.ts';
import { factsOf, type ProductFacts } from '../read-product.ts';

export interface KnownProductFacts extends ProductFacts {
  /** Whether the assistant may use it. */
  isUsed: boolean;
}

/** How the store's own pages name a product or a variant: the number at the end of its id. */
const numberOf = (id: string) => /\d{1,20}$/.exec(id)?.[0] ?? id;

async function factsIn(ctx: Ctx, query: SelectQueryBuilder<Tables, 'products', object>): Promise<KnownProductFacts[]> {
  const rows = await query.select(productColumns).select(isUsedProduct(ctx).as('is_used')).execute();
  const sold = rows.filter((it) => it.variants.length > 0);
  if (sold.length === 0) return [];
  const shop = await findShop(ctx.db, ctx.shopId);
  return sold.map((row) => ({ ...factsOf(row, toProductCard(row, shop)), isUsed: row.is_used }));
}

/** The products of these ids, or of which these are variants, by ids as the store or its pages write them; in no order. */
export async function readProducts(
  ctx: Ctx,
  { ids, variants = [] }: { ids: readonly string[]; variants?: readonly string[] },
): Promise<KnownProductFacts[]> {
  if (ids.length + variants.length === 0) return [];
  const named = ids.flatMap((it) => [it, `gid://shopify/Product/${it}`]);
  const holds = sql<boolean>`exists (select from jsonb_array_elements(products.variants) as v
    where substring(v ->> 'id' from '[0-9]+$') = any(${variants.map(numberOf)}::text[]))`;
  const isOne = sql<boolean>`products.id = any(${named}::text[])`;
  return factsIn(ctx, productsOf(ctx).where(variants.length > 0 ? sql<boolean>`(${isOne} or ${holds})` : isOne));
}

/** Products as a person names them: by themselves, or all of these types, vendors or tags. */
export interface ProductNames {
  products: readonly { id: string }[];
  types: readonly string[];
  vendors: readonly string[];
  tags: readonly string[];
}

/** Those that are named by themselves first, in their order; then what can be bought, the newest first. */
export async function listSomeProducts(
  ctx: Ctx,
  { products, types, vendors, tags }: ProductNames,
  limit: number,
): Promise<KnownProductFacts[]> {
  const ids = products.map((it) => it.id);
  const folded = (names: readonly string[]) => names.map((it) => it.toLowerCase());
  const place = sql`array_position(${ids}::text[], products.id)`;
  const isAmong = sql<boolean>`(products.id = any(${ids}::text[])
    or lower(products.product_type) = any(${folded(types)}::text[])
    or lower(products.vendor) = any(${folded(vendors)}::text[])
    or exists (select from jsonb_array_elements_text(products.tags) as t where lower(t) = any(${folded(tags)}::text[])))`;
  return factsIn(
    ctx,
    productsOf(ctx)
      .where(isAmong)
      .orderBy(sql`${place} nulls last`)
      .orderBy(sql`products.variants @> '[{"available": true}]'`, 'desc')
      .orderBy(sql`(substring(products.id from '[0-9]{1,18}$'))::bigint desc nulls last`)
      .orderBy('products.id')
      .limit(limit),
  );
}
