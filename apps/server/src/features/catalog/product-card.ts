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
    variants: row.variants.map((it) => ({
      id: it.id,
      title: it.title,
      price: money(it.price),
      compareAtPrice: it.compareAtPrice === null ? null : money(it.compareAtPrice),
      available: it.available,
      stock: it.stock,
    })),
  };
}
