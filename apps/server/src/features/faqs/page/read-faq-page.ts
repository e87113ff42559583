import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Ctx } from '../../../ctx.ts';
import { settingsOf, type ShopRow } from '../../shops/index.ts';
import { faqsIn, inEachLanguage, sayTo, settingsIn, wordsFor } from '../../wording/index.ts';
import { publishedFaqs } from '../list-faqs.ts';
import { renderFaqPage } from './render-faq-page.ts';

/**
 * The shop's FAQ page as it is now, as Liquid for the store's own layout; null where the shop wants none.
 */
export async function readFaqPage(ctx: Ctx, shop: ShopRow): Promise<string | null> {
  const settings = settingsOf(shop);
  if (!settings.faqPageSettings.isEnabled) return null;
  const origin = new URL(ctx.services.config.APP_URL).origin;
  const faqs = await publishedFaqs(ctx);
  return inEachLanguage(shop, async (locale) => {
    const words = await wordsFor(ctx, shop, locale);
    return renderFaqPage({
      settings: settingsIn(settings, words).faqPageSettings,
      faqs: await faqsIn(ctx, shop, locale, faqs),
      origin,
      locale,
      say: sayTo(locale, words.own),
      found: words.own.faqPageFound ?? words.builtIn.faqPageFound ?? visitorTexts.faqPageFound,
    });
  });
}
