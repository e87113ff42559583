import type { InsertableDiscount } from '@chatty/contract/composing';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import type { StoreDiscount } from '../../../ports/commerce.ts';
import { findShop } from '../../shops/index.ts';

/** The store's codes that a shopper can use at this moment, newest first. Throws `Unreachable`, `Refused`. */
export async function workingDiscounts(ctx: Ctx): Promise<StoreDiscount[]> {
  const { commerce, clock } = ctx.services;
  const now = clock.now();
  return (await commerce.readDiscounts(ctx.shopId)).filter(
    ({ status, startsAt, endsAt }) =>
      status.toUpperCase() === 'ACTIVE' &&
      (startsAt === null || new Date(startsAt) <= now) &&
      (endsAt === null || new Date(endsAt) > now),
  );
}

/** The same for who writes to a visitor, with links that apply them. Throws `Unreachable`, `Refused`. */
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
