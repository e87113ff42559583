import type { Cart, Product, Variant } from '../shop/records.ts';
import { priceCart } from '../shop/price-cart.ts';
import type { Shop } from '../shop/shop.ts';

/** The cart as Shopify's `cart.js` gives it; all amounts are in cents. */
export function cartJson(shop: Shop, cart: Cart): object {
  const priced = priceCart(shop, cart);
  const off = priced.discountCents;
  return {
    token: cart.token || null,
    note: cart.note,
    attributes: cart.attributes,
    original_total_price: priced.subtotalCents,
    total_price: priced.subtotalCents - off,
    total_discount: off,
    total_weight: priced.lines.reduce((sum, line) => sum + line.variant.weightGrams * line.quantity, 0),
    item_count: priced.itemCount,
    items: priced.lines.map((line) => lineJson(line.product, line.variant, line.quantity, line.properties)),
    requires_shipping: priced.lines.length > 0,
    currency: shop.currency,
    items_subtotal_price: priced.subtotalCents,
    cart_level_discount_applications:
      off === 0
        ? []
        : [
            {
              type: 'discount_code',
              title: priced.codes.find((code) => code.applicable)?.code,
              total_allocated_amount: off,
            },
          ],
    discount_codes: priced.codes,
  };
}

/** One line of the cart as Shopify's AJAX API gives it. */
export function lineJson(
  product: Product,
  variant: Variant,
  quantity: number,
  properties: Record<string, string>,
): object {
  const total = variant.priceCents * quantity;
  const image = `/cdn/products/${product.handle}.svg`;
  return {
    id: variant.id,
    key: lineKey(variant.id),
    variant_id: variant.id,
    product_id: product.id,
    quantity,
    properties,
    title: `${product.title} - ${variant.title}`,
    product_title: product.title,
    variant_title: variant.title,
    variant_options: variant.options,
    options_with_values: product.options.map((option, index) => ({ name: option.name, value: variant.options[index] })),
    product_has_only_default_variant: false,
    product_type: product.productType,
    product_description: product.descriptionHtml,
    price: variant.priceCents,
    original_price: variant.priceCents,
    discounted_price: variant.priceCents,
    presentment_price: variant.priceCents / 100,
    final_price: variant.priceCents,
    line_price: total,
    original_line_price: total,
    final_line_price: total,
    total_discount: 0,
    discounts: [],
    line_level_discount_allocations: [],
    line_level_total_discount: 0,
    sku: variant.sku,
    grams: variant.weightGrams,
    vendor: product.vendor,
    taxable: true,
    gift_card: false,
    requires_shipping: true,
    handle: product.handle,
    url: `/products/${product.handle}?variant=${variant.id}`,
    image,
    featured_image: { aspect_ratio: 1, alt: product.title, height: 800, width: 800, url: image },
    quantity_rule: { min: 1, max: null, increment: 1 },
    has_components: false,
  };
}

export function lineKey(variantId: number): string {
  return `${variantId}:${(variantId * 31).toString(16)}`;
}

/** A product as `/products/{handle}.js` gives it; amounts in cents. */
export function productJson(product: Product): object {
  const prices = product.variants.map((variant) => variant.priceCents);
  const available = product.variants.some((variant) => variant.inventoryQuantity > 0);
  const image = `/cdn/products/${product.handle}.svg`;
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    description: product.descriptionHtml,
    vendor: product.vendor,
    type: product.productType,
    tags: product.tags,
    published_at: product.createdAt,
    created_at: product.createdAt,
    available,
    price: Math.min(...prices),
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
    price_varies: new Set(prices).size > 1,
    compare_at_price: product.variants[0]?.compareAtCents ?? null,
    url: `/products/${product.handle}`,
    featured_image: image,
    images: [image],
    options: product.options.map((option, index) => ({
      name: option.name,
      position: index + 1,
      values: option.values,
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      options: variant.options,
      option1: variant.options[0] ?? null,
      option2: variant.options[1] ?? null,
      option3: null,
      sku: variant.sku,
      available: variant.inventoryQuantity > 0,
      name: `${product.title} - ${variant.title}`,
      price: variant.priceCents,
      compare_at_price: variant.compareAtCents,
      weight: variant.weightGrams,
      requires_shipping: true,
      taxable: true,
    })),
  };
}
