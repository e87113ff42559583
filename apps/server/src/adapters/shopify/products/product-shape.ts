import { z } from 'zod';
import type { StoreProduct } from '../../../ports/commerce.ts';

/** A variant as the Admin API tells it, in a page and in a line of a bulk file alike. */
export const Variant = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullish(),
  price: z.string(),
  compareAtPrice: z.string().nullish(),
  availableForSale: z.boolean(),
  inventoryQuantity: z.number().int().nullish(),
});
export type Variant = z.infer<typeof Variant>;

export const Metafield = z.object({ namespace: z.string(), key: z.string(), value: z.string() });

/** A product without its variants and metafields. */
export const ProductHead = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  status: z.string(),
  vendor: z.string().nullish(),
  productType: z.string().nullish(),
  tags: z.array(z.string()).default([]),
  descriptionHtml: z.string().nullish(),
  onlineStoreUrl: z.string().nullish(),
  updatedAt: z.string(),
  tracksInventory: z.boolean().nullish(),
  featuredMedia: z
    .object({ preview: z.object({ image: z.object({ url: z.string() }).nullish() }).nullish() })
    .nullish(),
});
export type ProductHead = z.infer<typeof ProductHead>;

/** Whether a shopper can come to see it: on sale, and published to the online store. */
export const isListed = (head: ProductHead) => head.status === 'ACTIVE' && Boolean(head.onlineStoreUrl);

export function storeProductOf(
  head: ProductHead,
  variants: readonly Variant[],
  metafields: readonly z.infer<typeof Metafield>[],
): StoreProduct {
  return {
    id: head.id,
    handle: head.handle,
    title: head.title,
    description: head.descriptionHtml ?? '',
    vendor: head.vendor ?? '',
    productType: head.productType ?? '',
    tags: head.tags,
    imageUrl: head.featuredMedia?.preview?.image?.url ?? null,
    url: pathOf(head.onlineStoreUrl ?? `/products/${head.handle}`),
    status: head.status,
    updatedAt: new Date(head.updatedAt).toISOString(),
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      sku: variant.sku || null,
      price: variant.price,
      compareAtPrice: variant.compareAtPrice ?? null,
      available: variant.availableForSale,
      stock: head.tracksInventory === false ? null : (variant.inventoryQuantity ?? null),
    })),
    metafields: metafields.map(({ namespace, key, value }) => ({ namespace, key, value })),
  };
}

/** The place of something in the storefront, whichever of the shop's domains the address named. */
export function pathOf(address: string): string {
  const { pathname } = new URL(address, 'https://store.invalid');
  return pathname;
}
