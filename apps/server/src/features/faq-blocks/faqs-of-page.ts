import type { Ctx } from '../../ctx.ts';
import type { PublishedFaq } from '../faqs/index.ts';
import { chooseFaqs } from './choose-faqs.ts';
import { listFaqBlocks } from './faq-block.store.ts';

/** A page of the store that shows a product, a collection, or neither. */
interface StorePlace {
  productId?: string | undefined;
  /** The handles of those that the product is in, or of the one that the page shows: only the store knows them. */
  collections: ReadonlySet<string>;
}

/** Whether any page shows FAQs by the product or collection that it is about. */
export const hasFaqsOfPages = async (ctx: Ctx): Promise<boolean> =>
  (await listFaqBlocks(ctx)).some((it) => it.isActive && ['products', 'collections', 'allProducts'].includes(it.place));

/** The FAQs that blocks show on this page by what it shows, those of the closest blocks first, as in the theme. */
export async function faqsOfPage(
  ctx: Ctx,
  { productId, collections }: StorePlace,
  published: readonly PublishedFaq[],
): Promise<PublishedFaq[]> {
  const active = (await listFaqBlocks(ctx)).filter((it) => it.isActive);
  const own = active.filter(
    (it) => it.place === 'products' && productId !== undefined && it.productIds.includes(productId),
  );
  const ofCollections = active.filter(
    (it) => it.place === 'collections' && it.collectionHandles.some((handle) => collections.has(handle)),
  );
  const ofAll = productId ? active.filter((it) => it.place === 'allProducts') : [];
  const blocks = [...own, ...ofCollections, ...ofAll];
  return [...new Set(blocks.flatMap((it) => chooseFaqs(it, published).slice(0, it.mostShown)))];
}
