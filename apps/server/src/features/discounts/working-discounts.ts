import type { Ctx } from '../../ctx.ts';
import type { StoreDiscount } from '../../ports/commerce.ts';

/** The store's codes that a shopper can use at this moment, newest first. Throws `Unreachable`, `Refused`. */
export async function workingDiscounts({ services, shopId }: Ctx): Promise<StoreDiscount[]> {
  const now = services.clock.now();
  return (await services.commerce.readDiscounts(shopId)).filter(
    ({ status, startsAt, endsAt }) =>
      status.toUpperCase() === 'ACTIVE' &&
      (startsAt === null || new Date(startsAt) <= now) &&
      (endsAt === null || new Date(endsAt) > now),
  );
}
