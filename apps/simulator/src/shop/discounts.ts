import { price } from './money.ts';
import type { Discount } from './records.ts';
import type { Shop } from './shop.ts';

export type DiscountStatus = 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';

export function discountStatus(discount: Discount, now = new Date()): DiscountStatus {
  if (new Date(discount.startsAt) > now) return 'SCHEDULED';
  return discount.endsAt && new Date(discount.endsAt) <= now ? 'EXPIRED' : 'ACTIVE';
}

/** The discount of a code (upper or lower case), whether or not it may be used today. */
export function discountByCode(shop: Shop, code: string): Discount | undefined {
  const wanted = code.trim().toUpperCase();
  return shop.state.discounts.find((discount) => discount.codes.some((entry) => entry.code.toUpperCase() === wanted));
}

/** True when the code takes something off an order of this subtotal today. */
export function isApplicable(shop: Shop, code: string, subtotalCents: number): boolean {
  const discount = discountByCode(shop, code);
  if (!discount || discountStatus(discount) !== 'ACTIVE' || subtotalCents < discount.minimumCents) return false;
  const wanted = code.trim().toUpperCase();
  const used = discount.codes.find((entry) => entry.code.toUpperCase() === wanted)?.used ?? 0;
  return discount.usageLimit === null || used < discount.usageLimit;
}

/** What a discount takes off the goods, in cents, never more than they cost. */
export function discountCents(discount: Discount, subtotalCents: number): number {
  if (discount.value.kind === 'percentage') return Math.round(subtotalCents * discount.value.fraction);
  return discount.value.kind === 'amount' ? Math.min(discount.value.cents, subtotalCents) : 0;
}

/** A discount in the words of Shopify's admin, for example "10% off entire order • Minimum purchase of $100.00". */
export function summarize(discount: Discount, currency: string): string {
  const { value } = discount;
  const what =
    value.kind === 'percentage'
      ? `${Math.round(value.fraction * 100)}% off entire order`
      : value.kind === 'amount'
        ? `${price(value.cents, currency)} off entire order`
        : 'Free shipping on entire order';
  const minimum = discount.minimumCents > 0 ? ` • Minimum purchase of ${price(discount.minimumCents, currency)}` : '';
  return `${what}${minimum}`;
}
