import { searchProducts } from '../storefront/search-products.ts';
import { decimal } from '../shop/money.ts';
import type { Product } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';

const MOST = 30;

/** One line of the resource picker, with what the app is given when it is chosen. */
export interface PickerLine {
  id: string;
  title: string;
  about: string;
  image: string | null;
  resource: object;
}

/** Products, variants or collections whose text fits, best first; without a text the first ones. */
export function findResources(world: World, shop: Shop, type: string, query: string): PickerLine[] {
  if (type === 'collection') {
    return shop.collections
      .filter((one) => one.title.toLowerCase().includes(query.trim().toLowerCase()))
      .map(({ id, title, handle }) => ({
        id: gid('Collection', id),
        title,
        about: '',
        image: null,
        resource: { id: gid('Collection', id), title, handle },
      }));
  }
  const products = (query.trim() ? searchProducts(shop, query) : shop.products).slice(0, MOST);
  const image = (product: Product): string => `${world.origin}/cdn/products/${product.handle}.svg`;
  if (type === 'variant') {
    return products
      .flatMap((product) =>
        product.variants.map((variant) => ({
          id: gid('ProductVariant', variant.id),
          title: `${product.title} · ${variant.title}`,
          about: `${decimal(variant.priceCents)} ${shop.currency}`,
          image: image(product),
          resource: {
            ...variantOf(product, variant),
            product: { id: gid('Product', product.id), title: product.title },
          },
        })),
      )
      .slice(0, MOST);
  }
  return products.map((product) => ({
    id: gid('Product', product.id),
    title: product.title,
    about: product.vendor,
    image: image(product),
    resource: {
      id: gid('Product', product.id),
      title: product.title,
      handle: product.handle,
      vendor: product.vendor,
      productType: product.productType,
      tags: product.tags,
      status: product.status,
      descriptionHtml: product.descriptionHtml,
      createdAt: product.createdAt,
      updatedAt: product.updatedAt,
      totalVariants: product.variants.length,
      totalInventory: product.variants.reduce((sum, one) => sum + one.inventoryQuantity, 0),
      images: [{ id: gid('ProductImage', product.id + 7), originalSrc: image(product), altText: product.title }],
      variants: product.variants.map((variant) => variantOf(product, variant)),
    },
  }));
}

function variantOf(product: Product, variant: Product['variants'][number]): object {
  return {
    id: gid('ProductVariant', variant.id),
    title: variant.title,
    displayName: `${product.title} - ${variant.title}`,
    sku: variant.sku,
    price: decimal(variant.priceCents),
    compareAtPrice: variant.compareAtCents === null ? null : decimal(variant.compareAtCents),
    inventoryQuantity: variant.inventoryQuantity,
    availableForSale: variant.inventoryQuantity > 0,
  };
}

const gid = (type: string, id: number): string => `gid://shopify/${type}/${id}`;
