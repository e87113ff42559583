import type { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { sayIn } from '@chatty/contract/visitor-texts/say-in';
import type { Ctx } from '../../../ctx.ts';
import { publishedFaqs } from '../list-faqs.ts';
import { renderFaqPage } from './render-faq-page.ts';

/** The shop's FAQ page as it is now, as Liquid for the store's own layout; null where the shop wants none. */
export async function readFaqPage(ctx: Ctx, settings: FaqPageSettings): Promise<string | null> {
  if (!settings.isEnabled) return null;
  const origin = new URL(ctx.services.config.APP_URL).origin;
  const say = sayIn(visitorTexts, 'en');
  return renderFaqPage({ settings, faqs: await publishedFaqs(ctx), origin, say, found: visitorTexts.faqPageFound });
}
