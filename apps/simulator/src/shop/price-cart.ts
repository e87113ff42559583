import { terms } from '../content/policies.ts';
import { discountByCode, discountCents, isApplicable } from './discounts.ts';
import type { Cart, Product, Variant } from './records.ts';
import type { Shop } from './shop.ts';

export interface PricedCart {
  lines: {
    variantId: number;
    quantity: number;
    properties: Record<string, string>;
    product: Product;
    variant: Variant;
    totalCents: number;
  }[];
  itemCount: number;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  totalCents: number;
  codes: { code: string; applicable: boolean }[];
}

/** Adds a cart up; shipping is zero while the cart is empty. Only the first applicable code counts, as the terms say. */
export function priceCart(shop: Shop, cart: Cart, express = false): PricedCart {
  const lines = cart.items.flatMap((item) => {
    const found = shop.variant(item.variantId);
    return found ? [{ ...item, ...found, totalCents: found.variant.priceCents * item.quantity }] : [];
  });
  const subtotalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const codes = cart.discountCodes.map((code) => ({ code, applicable: isApplicable(shop, code, subtotalCents) }));
  const winner = codes.find((entry) => entry.applicable);
  const discount = winner && discountByCode(shop, winner.code);
  const off = discount ? discountCents(discount, subtotalCents) : 0;
  const free = subtotalCents - off >= terms.freeShippingFromCents || discount?.value.kind === 'free-shipping';
  const shippingCents =
    lines.length === 0 ? 0 : express ? terms.expressShippingCents : free ? 0 : terms.standardShippingCents;
  return {
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    discountCents: off,
    shippingCents,
    totalCents: subtotalCents - off + shippingCents,
    codes: codes.map((entry) => ({ ...entry, applicable: entry === winner })),
  };
}
