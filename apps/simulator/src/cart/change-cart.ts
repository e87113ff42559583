import type { Cart } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { lineKey } from './cart-json.ts';

/** A refusal in the shape and words of Shopify's AJAX cart. */
export class CartError extends Error {
  readonly status: 404 | 422;
  constructor(status: 404 | 422, description: string) {
    super(description);
    this.status = status;
  }
}

/** Adds pieces of a variant; more than the stock is refused and changes nothing. */
export function addToCart(
  shop: Shop,
  cart: Cart,
  variantId: number,
  quantity: number,
  properties: Record<string, string>,
): void {
  const line = cart.items.find((item) => item.variantId === variantId);
  checkStock(shop, variantId, (line?.quantity ?? 0) + quantity);
  if (line) line.quantity += quantity;
  else cart.items.push({ variantId, quantity, properties });
  touch(shop, cart);
}

/** Sets the quantity of a line, named by variant id, line key or 1-based position; 0 takes it out. */
export function setQuantity(shop: Shop, cart: Cart, line: string | number, quantity: number): void {
  const position = cart.items.findIndex(
    (item, index) => String(line) === String(item.variantId) || line === lineKey(item.variantId) || line === index + 1,
  );
  const item = cart.items[position];
  if (!item) throw new CartError(404, 'No valid line was given: it is not in the cart.');
  if (quantity > item.quantity) checkStock(shop, item.variantId, quantity);
  if (quantity <= 0) cart.items.splice(position, 1);
  else item.quantity = quantity;
  touch(shop, cart);
}

export function touch(shop: Shop, cart: Cart): void {
  cart.updatedAt = new Date().toISOString();
  shop.changed();
}

function checkStock(shop: Shop, variantId: number, wanted: number): void {
  const found = shop.variant(variantId);
  if (!found || found.product.status !== 'ACTIVE') throw new CartError(404, 'Cannot find variant');
  const { product, variant } = found;
  const name = `${product.title} - ${variant.title}`;
  if (variant.inventoryQuantity <= 0) throw new CartError(422, `The product '${name}' is already sold out.`);
  if (wanted > variant.inventoryQuantity) {
    throw new CartError(422, `You can only add ${variant.inventoryQuantity} ${name} to the cart.`);
  }
}
