import type { PublicFaq } from '@chatty/contract/faqs';
import type { Ctx } from '../../ctx.ts';
import type { ShopRow } from '../shops/index.ts';
import { localeFor } from './locales-of.ts';
import { faqCategoryKey, faqKey, readTranslations } from './wording.store.ts';

/** FAQs in the language of whoever reads them, as far as they are translated. */
export async function faqsIn<Faq extends PublicFaq>(
  ctx: Pick<Ctx, 'db' | 'shopId'>,
  shop: ShopRow,
  asked: string,
  faqs: readonly Faq[],
): Promise<Faq[]> {
  const locale = localeFor(shop, asked);
  if (locale === null || locale === shop.primary_locale) return [...faqs];
  const keys = faqs.flatMap(({ id, category }) => [
    faqKey(id, 'question'),
    faqKey(id, 'answer'),
    faqCategoryKey(category),
  ]);
  const said = await readTranslations(ctx, locale, [...new Set(keys)]);
  const textOf = (key: string, otherwise: string) => {
    const value = said.get(key);
    return typeof value === 'string' ? value : otherwise;
  };
  return faqs.map((it) => ({
    ...it,
    question: textOf(faqKey(it.id, 'question'), it.question),
    answer: textOf(faqKey(it.id, 'answer'), it.answer),
    category: textOf(faqCategoryKey(it.category), it.category),
  }));
}
