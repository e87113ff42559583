import type { InsertableDiscount } from '@chatty/contract/composing';
import type { MemberCtx } from '../../../ctx.ts';
import { workingDiscounts } from '../../discounts/index.ts';
import { findShop } from '../../shops/index.ts';

/** The store's codes that work now, for who writes to a visitor, with links that apply them. Throws `Unreachable`, `Refused`. */
export async function listDiscountsToInsert(ctx: MemberCtx): Promise<InsertableDiscount[]> {
  const [{ storefront_url }, discounts] = await Promise.all([findShop(ctx.db, ctx.shopId), workingDiscounts(ctx)]);
  return discounts.map(({ id, code, title, summary, endsAt }) => ({
    id,
    code,
    summary: summary || (title === code ? '' : title),
    endsAt: endsAt && new Date(endsAt).toISOString(),
    url: new URL(`/discount/${encodeURIComponent(code)}`, storefront_url).href,
  }));
}
