import type { Ctx } from '../../ctx.ts';
import type { StoreDiscount } from '../../ports/commerce.ts';
import { numberOf, ownNumbers } from './shopper-code.store.ts';

/** The store's codes that a shopper can use at this moment, newest first. Throws `Unreachable`, `Refused`. */
export async function workingDiscounts(ctx: Ctx): Promise<StoreDiscount[]> {
  const { services, shopId } = ctx;
  const now = services.clock.now();
  const all = await services.commerce.readDiscounts(shopId);
  // Whose codes are single shoppers' own is none that anybody else hears of.
  const own = await ownNumbers(ctx);
  return all.filter(
    ({ id, status, startsAt, endsAt }) =>
      !own.has(numberOf(id)) &&
      status.toUpperCase() === 'ACTIVE' &&
      (startsAt === null || new Date(startsAt) <= now) &&
      (endsAt === null || new Date(endsAt) > now),
  );
}
