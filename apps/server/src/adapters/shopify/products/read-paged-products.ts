import { z } from 'zod';
import type { StoreProduct } from '../../../ports/commerce.ts';
import type { AdminApi } from '../wire/graphql-client.ts';
import { isListed, Metafield, ProductHead, storeProductOf, Variant } from './product-shape.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });
const Variants = z.object({ pageInfo: PageInfo, nodes: z.array(Variant) });
const WholeProduct = ProductHead.extend({ variants: Variants, metafields: z.object({ nodes: z.array(Metafield) }) });
type WholeProduct = z.infer<typeof WholeProduct>;

const ProductsPage = z.object({ products: z.object({ pageInfo: PageInfo, nodes: z.array(WholeProduct) }) });
const OneProduct = z.object({ product: WholeProduct.nullish() });
const MoreVariants = z.object({ product: z.object({ variants: Variants }).nullish() });

async function completed(api: AdminApi, shopId: string, product: WholeProduct): Promise<StoreProduct> {
  const variants = [...product.variants.nodes];
  let { pageInfo } = product.variants;
  while (pageInfo.hasNextPage) {
    const more = await api(shopId, 'product-variants', MoreVariants, { id: product.id, after: pageInfo.endCursor });
    if (!more.product) break;
    variants.push(...more.product.variants.nodes);
    pageInfo = more.product.variants.pageInfo;
  }
  return storeProductOf(product, variants, product.metafields.nodes);
}

/** All products that a shopper can see, page by page: for shops with few. */
export async function* readPagedProducts(api: AdminApi, shopId: string): AsyncGenerator<StoreProduct> {
  let after: string | null = null;
  do {
    const { products }: z.infer<typeof ProductsPage> = await api(shopId, 'products-page', ProductsPage, { after });
    for (const product of products.nodes) if (isListed(product)) yield completed(api, shopId, product);
    after = products.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? null) : null;
  } while (after);
}

/** One product; null when it is gone or a shopper cannot see it. */
export async function readOneProduct(api: AdminApi, shopId: string, id: string): Promise<StoreProduct | null> {
  const { product } = await api(shopId, 'product', OneProduct, { id });
  return product && isListed(product) ? completed(api, shopId, product) : null;
}
