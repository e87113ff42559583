import type { Ctx } from '../../ctx.ts';
import type { PublishedFaq } from '../faqs/index.ts';
import { chooseFaqs } from './choose-faqs.ts';
import { listFaqBlocks } from './faq-block.store.ts';

/**
 * The FAQs that blocks show on the page of a product, those of its own blocks before those of all products. Which
 * collections a product is in only the store knows: blocks of collections are left out.
 */
export async function faqsOfProduct(
  ctx: Ctx,
  productId: string,
  published: readonly PublishedFaq[],
): Promise<PublishedFaq[]> {
  const active = (await listFaqBlocks(ctx)).filter((it) => it.isActive);
  const own = active.filter((it) => it.place === 'products' && it.productIds.includes(productId));
  const ofAll = active.filter((it) => it.place === 'allProducts');
  return [...new Set([...own, ...ofAll].flatMap((it) => chooseFaqs(it, published).slice(0, it.mostShown)))];
}
