import type { FaqBlockDraft } from '@chatty/contract/faq-blocks';
import type { PublishedFaq } from '../faqs/index.ts';

/** What a block shows is chosen by. */
export type BlockSource = Pick<FaqBlockDraft, 'source' | 'faqIds' | 'categories'>;

/**
 * The published FAQs that a block names, in the block's order: as they were picked, category by category, or as the shop
 * has them.
 */
export function chooseFaqs(
  { source, faqIds, categories }: BlockSource,
  published: readonly PublishedFaq[],
): PublishedFaq[] {
  if (source === 'featured') return published.filter((it) => it.featured);
  if (source === 'categories') return categories.flatMap((name) => published.filter((it) => it.category === name));
  const byId = new Map(published.map((it) => [it.id, it]));
  return faqIds.flatMap((id) => byId.get(id) ?? []);
}
