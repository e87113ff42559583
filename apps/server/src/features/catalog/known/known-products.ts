import type { KnownProduct, ProductKnowledge, ProductQuery } from '@chatty/contract/data-sources';
import { type SelectQueryBuilder, sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { cursorOf, positionOf } from '../../../platform/cursor.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { findShop, type ShopRow } from '../../shops/index.ts';
import { productColumns, type ProductRow, productsOf } from '../product.store.ts';
import { isSwitchedOn, isWithinPlan, usedProductsOf } from './used-products.ts';

/** The order of the list; its index is made of the same words. */
const sorted = sql<string>`left(lower(products.title), 200) collate "C"`;

type Shown = Pick<ProductRow, 'id' | 'title' | 'url' | 'image_url' | 'status' | 'variants' | 'updated_at'> & {
  used: boolean;
  held: boolean;
};
const shownColumns = ['id', 'title', 'url', 'image_url', 'status', 'variants', 'updated_at'] as const;

function priceOf({ variants }: Shown, currency: string): KnownProduct['price'] {
  const byPrice = variants.map((it) => it.price).sort((a, b) => Number(a) - Number(b));
  const [low, high] = [byPrice.at(0), byPrice.at(-1)];
  return low === undefined || high === undefined
    ? null
    : { low: { amount: low, currency }, high: { amount: high, currency } };
}

const toKnownProduct = (row: Shown, shop: ShopRow): KnownProduct => ({
  id: row.id,
  title: row.title,
  url: new URL(row.url, shop.storefront_url).href,
  imageUrl: row.image_url,
  status: row.status,
  price: priceOf(row, shop.currency),
  inStock: row.variants.some((it) => it.available),
  used: row.used,
  held: row.held,
  updatedAt: row.updated_at.toISOString(),
});

/** Narrows to the products whose title, type, vendor or tags hold these words as they stand. */
function matching(ctx: Ctx, { search, used }: Pick<ProductQuery, 'search' | 'used'>) {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql<boolean>`(products.title ilike ${pattern} or products.product_type ilike ${pattern}
    or products.vendor ilike ${pattern} or products.tags::text ilike ${pattern})`;
  return <Rows>(query: SelectQueryBuilder<Tables, 'products', Rows>) => {
    const ofUse = used === undefined ? query : query.where(sql<boolean>`${isSwitchedOn(ctx)} = ${used === 'yes'}`);
    return search ? ofUse.where(found) : ofUse;
  };
}

/** A piece of the products that the assistant knows, by title; the first one with how many there are. Throws `bad_input`. */
export async function listKnownProducts(ctx: Ctx, query: ProductQuery) {
  const narrow = matching(ctx, query);
  const position = query.cursor === undefined ? null : positionOf(query.cursor);
  let asked = narrow(productsOf(ctx))
    .select(shownColumns)
    .select([isSwitchedOn(ctx).as('used'), isWithinPlan(ctx).as('held'), sorted.as('sorted')]);
  if (position) asked = asked.where(sql<boolean>`(${sorted}, products.id) > (${position.value}, ${position.id})`);
  const rows = await asked
    .orderBy(sorted)
    .orderBy('products.id')
    .limit(query.limit + 1)
    .execute();
  const shop = await findShop(ctx.db, ctx.shopId);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    products: shown.map((it) => toKnownProduct(it, shop)),
    total: position ? null : last ? await count(narrow(productsOf(ctx))) : shown.length,
    cursor: last ? cursorOf({ value: last.sorted, id: last.id }) : null,
  };
}

async function count<Rows>(query: SelectQueryBuilder<Tables, 'products', Rows>): Promise<number> {
  const { n } = await query.select((q) => q.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * How many products the store has shown us; how many of them the plan holds, that the assistant knows; and how many are
 * not switched off of all, and of those.
 */
export const countProducts = async (ctx: Ctx) => ({
  count: await count(productsOf(ctx)),
  held: await count(productsOf(ctx).where(isWithinPlan(ctx))),
  used: await count(usedProductsOf(ctx)),
});

async function findRow(ctx: Ctx, id: string) {
  const row = await productsOf(ctx)
    .select(productColumns)
    .select([isSwitchedOn(ctx).as('used'), isWithinPlan(ctx).as('held')])
    .where('products.id', 'in', [id, `gid://shopify/Product/${id}`])
    .executeTakeFirst();
  if (!row) throw notFound(texts.thisProduct);
  return row;
}

/** A product by the store's own id, or the number that it ends with. Throws `not_found`. */
export const findKnownProduct = async (ctx: Ctx, id: string): Promise<KnownProduct> =>
  toKnownProduct(await findRow(ctx, id), await findShop(ctx.db, ctx.shopId));

/** All that the assistant knows of a product. Throws `not_found`. */
export async function readKnownProduct(ctx: Ctx, id: string): Promise<ProductKnowledge> {
  const row = await findRow(ctx, id);
  const shop = await findShop(ctx.db, ctx.shopId);
  return {
    product: toKnownProduct(row, shop),
    description: row.description,
    vendor: row.vendor,
    productType: row.product_type,
    tags: row.tags,
    variants: row.variants.map(({ id: variantId, title, price, available, stock }) => ({
      id: variantId,
      title,
      price: { amount: price, currency: shop.currency },
      available,
      stock,
    })),
    metafields: row.metafields,
  };
}
