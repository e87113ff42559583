import type { Ctx } from '../../../ctx.ts';
import { usedProductsOf } from './used-products.ts';

/** What most of the products that are on sale are, the most first. */
export async function commonProductTypes(ctx: Ctx, most: number): Promise<string[]> {
  const rows = await usedProductsOf(ctx)
    .select('product_type')
    .where('product_type', '<>', '')
    .where('status', '=', 'ACTIVE')
    .groupBy('product_type')
    .orderBy((q) => q.fn.countAll(), 'desc')
    .orderBy('product_type')
    .limit(most)
    .execute();
  return rows.map((it) => it.product_type);
}
