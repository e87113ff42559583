import type { ProductCard } from '@chatty/contract/messages';
import type { ShopRow } from '../shops/index.ts';
import type { ProductRow } from './product.store.ts';

/** A product as chat shows it: facts of the store, with an address in the shop's own storefront. */
export function toProductCard(row: ProductRow, shop: Pick<ShopRow, 'currency' | 'storefront_url'>): ProductCard {
  const money = (amount: string) => ({ amount, currency: shop.currency });
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    url: new URL(row.url, shop.storefront_url).href,
    imageUrl: row.image_url,
    variants: row.variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: money(variant.price),
      compareAtPrice: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
      available: variant.available,
      stock: variant.stock,
    })),
  };
}
