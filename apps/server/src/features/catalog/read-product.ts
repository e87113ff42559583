import type { ProductCard } from '@chatty/contract/messages';
import type { Ctx } from '../../ctx.ts';
import { findShop } from '../shops/index.ts';
import { isUsedProduct } from './known/used-products.ts';
import { toProductCard } from './product-card.ts';
import { type ProductRow, productColumns, productsOf } from './product.store.ts';

/** All that the shop tells of a product. */
export interface ProductFacts {
  card: ProductCard;
  description: string;
  vendor: string;
  productType: string;
  tags: string[];
  metafields: { namespace: string; key: string; value: string }[];
}

export const factsOf = (row: ProductRow, card: ProductCard): ProductFacts => ({
  card,
  description: row.description,
  vendor: row.vendor,
  productType: row.product_type,
  tags: row.tags,
  metafields: row.metafields,
});

/**
 * A product by its id, by the number that the storefront's pages name it by, or by its handle; null if there is none.
 * `forAssistant`: null also for one that the assistant is not to use.
 */
export async function readProduct(
  ctx: Ctx,
  by: { id: string } | { handle: string },
  { forAssistant = false } = {},
): Promise<ProductFacts | null> {
  const all = productsOf(ctx).select(productColumns);
  const query = forAssistant ? all.where(isUsedProduct(ctx)) : all;
  const row = await ('id' in by
    ? query.where('id', 'in', [by.id, `gid://shopify/Product/${by.id}`])
    : query.where('handle', '=', by.handle)
  ).executeTakeFirst();
  if (!row || row.variants.length === 0) return null;
  return factsOf(row, toProductCard(row, await findShop(ctx.db, ctx.shopId)));
}
