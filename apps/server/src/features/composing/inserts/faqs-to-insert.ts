import { faqCategoryHash } from '@chatty/contract/faq-category-anchor';
import type { InsertableFaq } from '@chatty/contract/composing';
import { faqPagePath } from '@chatty/contract/settings/options';
import type { MemberCtx } from '../../../ctx.ts';
import { findContact } from '../../contacts/index.ts';
import { findConversation } from '../../conversations/index.ts';
import { publishedFaqs } from '../../faqs/index.ts';
import { searchFaqs } from '../../knowledge/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';

/** Published FAQs in the language of a conversation's visitor, with where they stand in the store. Throws `not_found`. */
export async function listFaqsToInsert(
  ctx: MemberCtx,
  conversationId: string,
  search: string,
): Promise<InsertableFaq[]> {
  const { contact_id } = await findConversation(ctx, conversationId);
  const [{ locale }, shop, asWritten] = await Promise.all([
    findContact(ctx, contact_id),
    findShop(ctx.db, ctx.shopId),
    publishedFaqs(ctx),
  ]);
  const categories = new Map(asWritten.map((it) => [it.id, it.category]));
  const hasPage = settingsOf(shop).faqPageSettings.isEnabled;
  const placeOf = (id: string) => {
    const category = categories.get(id);
    return new URL(`${faqPagePath}${category ? faqCategoryHash(category) : ''}`, shop.storefront_url).href;
  };
  const found = await searchFaqs(ctx, locale, { search });
  return found.map((it) => ({ ...it, url: hasPage ? placeOf(it.id) : null }));
}
