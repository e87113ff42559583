import { randomInt } from 'node:crypto';
import { discountByCode } from './discounts.ts';
import { priceCart } from './price-cart.ts';
import type { Address, Cart, Customer, Order } from './records.ts';
import type { Shop } from './shop.ts';

export interface Checkout {
  email: string;
  phone: string | null;
  address: Address;
  express: boolean;
  customer: Customer | undefined;
}

/** Why a cart cannot be bought, in words for the shopper. */
export class CannotOrder extends Error {}

/**
 * Turns a cart into a paid order: takes the goods out of stock, counts the discount code, and empties the cart.
 * @throws CannotOrder when the cart is empty or something has sold out meanwhile
 */
export function placeOrder(shop: Shop, cart: Cart, checkout: Checkout): Order {
  const priced = priceCart(shop, cart, checkout.express);
  if (priced.lines.length === 0) throw new CannotOrder('Your cart is empty.');
  for (const { product, variant, quantity } of priced.lines) {
    if (variant.inventoryQuantity < quantity) {
      throw new CannotOrder(`Only ${variant.inventoryQuantity} of ${product.title} (${variant.title}) left.`);
    }
  }
  for (const { product, variant, quantity } of priced.lines) {
    variant.inventoryQuantity -= quantity;
    shop.changed(product);
  }
  const code = priced.codes.find((entry) => entry.applicable)?.code;
  const used =
    code && discountByCode(shop, code)?.codes.find((entry) => entry.code.toUpperCase() === code.toUpperCase());
  if (used) used.used += 1;
  const now = new Date().toISOString();
  const number = Math.max(1000, ...shop.state.orders.map((order) => order.number)) + 1;
  const order: Order = {
    id: shop.takeId(),
    number,
    name: `#${number}`,
    confirmationNumber: confirmationNumber(),
    customerId: checkout.customer?.id ?? null,
    email: checkout.email,
    phone: checkout.phone,
    createdAt: now,
    updatedAt: now,
    cancelledAt: null,
    cancelReason: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    lineItems: priced.lines.map(({ product, variant, quantity }) => ({
      id: shop.takeId(),
      productId: product.id,
      variantId: variant.id,
      handle: product.handle,
      title: product.title,
      variantTitle: variant.title,
      sku: variant.sku,
      quantity,
      priceCents: variant.priceCents,
    })),
    subtotalCents: priced.subtotalCents,
    discountCents: priced.discountCents,
    shippingCents: priced.shippingCents,
    totalCents: priced.totalCents,
    refundedCents: 0,
    discountCodes: code ? [code] : [],
    shippingAddress: checkout.address,
    note: cart.note || null,
    attributes: Object.entries(cart.attributes).map(([key, value]) => ({ key, value })),
    fulfillments: [],
  };
  shop.state.orders.push(order);
  Object.assign(cart, { items: [], attributes: {}, note: '', discountCodes: [], updatedAt: now });
  shop.changed();
  return order;
}

function confirmationNumber(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('');
}
