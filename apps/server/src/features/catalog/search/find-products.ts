import type { Ctx } from '../../../ctx.ts';
import { findShop } from '../../shops/index.ts';
import { toProductCard } from '../product-card.ts';
import { type ProductRow, productColumns, productsOf } from '../product.store.ts';
import { factsOf, type ProductFacts } from '../read-product.ts';
import { centsOf, productIndexOf } from './product-indexes.ts';
import { embedQuery } from '../../retrieval/index.ts';

export interface ProductSearch {
  text: string;
  limit: number;
  /** Decimal amounts in the shop's currency, bounds included: products with a variant in this range. */
  price?: { min?: string | undefined; max?: string | undefined } | undefined;
  inStockOnly?: boolean | undefined;
}

export interface FoundProduct extends ProductFacts {
  /** Share, 0..1, of what a product matching every word perfectly could get. */
  score: number;
  /** Share of the question's information that occurs in the product, 0..1. */
  coverage: number;
}

export interface FoundProducts {
  products: FoundProduct[];
  /** How likely it is, 0..1, that the shop sells something of the kind. */
  confidence: number;
}

/** The index may be one change behind; what is shown is checked against the row itself. */
function fits(row: ProductRow, low: number, high: number, inStockOnly: boolean): boolean {
  return row.variants.some(({ price, available }) => {
    const cents = centsOf(price);
    return cents >= low && cents <= high && (available || !inStockOnly);
  });
}

/** Products that match a question, best first, with the facts as they are now. Not inside a transaction. */
export async function findProducts(ctx: Ctx, search: ProductSearch): Promise<FoundProducts> {
  const { text, limit, price, inStockOnly = false } = search;
  const [index, embedding] = await Promise.all([productIndexOf(ctx), embedQuery(ctx.services, text)]);
  const low = price?.min === undefined ? 0 : centsOf(price.min);
  const high = price?.max === undefined ? Number.POSITIVE_INFINITY : centsOf(price.max);
  const { hits, confidence } = index.search({
    text,
    limit,
    price: { min: low, max: high },
    inStockOnly,
    ...(embedding ? { embedding } : {}),
  });
  if (hits.length === 0) return { products: [], confidence };
  const shop = await findShop(ctx.db, ctx.shopId);
  const rows = await productsOf(ctx)
    .select(productColumns)
    .where(
      'id',
      'in',
      hits.map((it) => it.id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = hits.flatMap(({ id, score, coverage }) => {
    const row = byId.get(id);
    return row && fits(row, low, high, inStockOnly)
      ? [{ ...factsOf(row, toProductCard(row, shop)), score, coverage }]
      : [];
  });
  return { products, confidence };
}
