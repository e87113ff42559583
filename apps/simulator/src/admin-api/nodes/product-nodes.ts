import { decimal } from '../../shop/money.ts';
import type { Collection, Product, Variant } from '../../shop/records.ts';
import { connection, numericId, sortedBy, type PageArguments } from '../connection.ts';
import type { RequestContext } from '../request-context.ts';
import { parseSearch, type SearchFields } from '../search-syntax.ts';

interface ListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
}

/** Product and collection fields of the query root. */
export const productQueries = {
  products: (args: ListArguments, { shop, world, bulk }: RequestContext) =>
    connection(findProducts(shop.products, args), args, bulk, (product) => productNode(product, { shop, world, bulk })),
  productsCount: ({ query }: { query?: string | null }, { shop }: RequestContext) => ({
    count: shop.products.filter((product) => parseSearch(query)(productFields(product))).length,
    precision: 'EXACT',
  }),
  product: ({ id }: { id: string }, context: RequestContext) => {
    const product = context.shop.product(numericId(id));
    return product ? productNode(product, context) : null;
  },
  productByIdentifier: (
    { identifier }: { identifier: { id?: string | null; handle?: string | null } },
    context: RequestContext,
  ) => {
    const product = identifier.id
      ? context.shop.product(numericId(identifier.id))
      : context.shop.productByHandle(identifier.handle ?? '');
    return product ? productNode(product, context) : null;
  },
  collections: (args: ListArguments, context: RequestContext) =>
    connection(findCollections(context.shop.collections, args), args, context.bulk, (one) =>
      collectionNode(one, context),
    ),
};

function findProducts(products: readonly Product[], { query, sortKey }: ListArguments): Product[] {
  const matches = parseSearch(query);
  const found = products.filter((product) => matches(productFields(product)));
  if (sortKey === 'UPDATED_AT') return sortedBy(found, (product) => product.updatedAt);
  if (sortKey === 'CREATED_AT') return sortedBy(found, (product) => product.createdAt);
  return sortKey === 'TITLE' ? sortedBy(found, (product) => product.title) : found;
}

function findCollections(collections: readonly Collection[], { query, sortKey }: ListArguments): Collection[] {
  const matches = parseSearch(query);
  const found = collections.filter(({ id, handle, title }) =>
    matches({ text: title, id, handle, title: wordsIn(title) }),
  );
  return sortKey === 'TITLE' ? sortedBy(found, (it) => it.title) : found;
}

/** A title is found by itself, and by each of its words. */
const wordsIn = (title: string): string[] => [title, ...title.split(/[^\p{L}\p{N}]+/u)];

function productFields(product: Product): SearchFields {
  return {
    text: `${product.title} ${product.productType} ${product.vendor} ${product.tags.join(' ')}`,
    id: product.id,
    status: product.status,
    title: product.title,
    handle: product.handle,
    vendor: product.vendor,
    product_type: product.productType,
    tag: product.tags,
    sku: product.variants.map((variant) => variant.sku),
    updated_at: product.updatedAt,
    created_at: product.createdAt,
    published_status: 'published',
  };
}

export function productNode(product: Product, context: RequestContext) {
  const { shop, world, bulk } = context;
  const prices = product.variants.map((variant) => variant.priceCents);
  const money = (cents: number) => ({ amount: decimal(cents), currencyCode: shop.currency });
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${product.id}`,
    handle: product.handle,
    title: product.title,
    status: product.status,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags.toSorted(),
    descriptionHtml: product.descriptionHtml,
    onlineStoreUrl: product.status === 'ACTIVE' ? `${world.origin}/products/${product.handle}` : null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    tracksInventory: true,
    totalInventory: product.variants.reduce((sum, variant) => sum + variant.inventoryQuantity, 0),
    featuredMedia: {
      __typename: 'MediaImage',
      id: `gid://shopify/MediaImage/${product.id + 7}`,
      preview: {
        image: {
          url: `${world.origin}/cdn/products/${product.handle}.svg`,
          altText: product.title,
          width: 800,
          height: 800,
        },
      },
    },
    options: ({ first }: { first?: number | null }) =>
      product.options
        .slice(0, first ?? 3)
        .map((option) => ({ name: option.name, optionValues: option.values.map((name) => ({ name })) })),
    priceRangeV2: { minVariantPrice: money(Math.min(...prices)), maxVariantPrice: money(Math.max(...prices)) },
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    variants: (args: PageArguments) =>
      connection(product.variants, args, bulk, (variant) => variantNode(product, variant)),
    metafields: (args: PageArguments & { namespace?: string | null }) =>
      connection(
        product.metafields.filter((field) => !args.namespace || field.namespace === args.namespace),
        args,
        bulk,
        (field) => ({
          id: `gid://shopify/Metafield/${field.id}`,
          namespace: field.namespace,
          key: field.key,
          type: field.type,
          value: field.value,
          updatedAt: product.updatedAt,
          compareDigest: String(field.id),
        }),
      ),
    collections: (args: PageArguments) =>
      connection(
        shop.collections.filter((one) => product.collections.includes(one.handle)),
        args,
        bulk,
        (one) => collectionNode(one, context),
      ),
  };
}

function variantNode(product: Product, variant: Variant) {
  return {
    id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.title,
    sku: variant.sku,
    price: decimal(variant.priceCents),
    compareAtPrice: variant.compareAtCents === null ? null : decimal(variant.compareAtCents),
    availableForSale: variant.inventoryQuantity > 0,
    inventoryQuantity: variant.inventoryQuantity,
    selectedOptions: product.options.map((option, index) => ({
      name: option.name,
      value: variant.options[index] ?? '',
    })),
  };
}

function collectionNode(collection: Collection, { shop }: RequestContext) {
  return {
    id: `gid://shopify/Collection/${collection.id}`,
    handle: collection.handle,
    title: collection.title,
    descriptionHtml: `<p>${collection.description}</p>`,
    updatedAt: shop.state.epoch,
    productsCount: {
      count: shop.products.filter((product) => product.collections.includes(collection.handle)).length,
      precision: 'EXACT',
    },
  };
}
