import { isDeepStrictEqual } from 'node:util';
import { boot as calls, type Boot } from '@chatty/contract/boot';
import { mostHomeFaqs } from '@chatty/contract/limits';
import { launcherLookOf } from '@chatty/contract/settings/embed-config';
import { popupRulesOf } from '@chatty/contract/settings/popups/popup-rules';
import { type Services, systemCtx } from '../../ctx.ts';
import { keptBytesOf } from '../../platform/http/mount-calls.ts';
import { markOf } from '../../platform/http/bodies/tell-mark.ts';
import { hasFaqsOfPages, markOfFaqBlocks } from '../faq-blocks/index.ts';
import { markOfFaqs } from '../faqs/index.ts';
import { searchFaqs } from '../knowledge/index.ts';
import { answersAt, findVisitedShop, markOfVisitedShop, settingsOf, type VisitedShopMark } from '../shops/index.ts';
import { outlookOf } from '../widget/index.ts';
import { localeFor, markOfWording, visitorWidgetIn } from '../wording/index.ts';
import { type KeptBoot, keptBoots } from './kept-boots.ts';

/** So long an answer is given without a look at what it was made of. */
const trustedMs = 1_000;

/** Names what the database holds of an answer in this language. Throws `not_found`. */
const readMark = ({ db }: Services, shop: KeptBoot['shop'], asked: string): Promise<VisitedShopMark> => {
  const locales = [shop.primary_locale, localeFor(shop, asked) ?? shop.primary_locale];
  return markOfVisitedShop(db, shop.shopify_domain, (shopId) => [
    markOfWording(shopId, locales),
    markOfFaqs(shopId),
    markOfFaqBlocks(shopId),
  ]);
};

/** Makes the answer. `mark` was read before anything of it, so that no change in between is missed. */
async function makeBoot(
  services: Services,
  domain: string,
  asked: string,
  { mark, widgetEvent }: VisitedShopMark,
): Promise<KeptBoot> {
  const checkedAt = services.clock.now().getTime();
  const row = await findVisitedShop(services.db, domain);
  const ctx = systemCtx(services, row.id);
  const settings = settingsOf(row);
  const [widget, outlook, faqs, hasPageFaqs] = await Promise.all([
    visitorWidgetIn(ctx, row, asked),
    outlookOf(ctx, settings),
    searchFaqs(ctx, asked, {}),
    hasFaqsOfPages(ctx),
  ]);
  const { labelColor, drawing, picture } = launcherLookOf(widget);
  const embed = { enabled: row.enable_chatbox, labelColor, drawing, picture, popups: popupRulesOf(settings) };
  const boot: Boot = {
    ...{ shopName: row.name, widget, embed, outlook },
    ...{ faqs: faqs.slice(0, mostHomeFaqs), hasPageFaqs, widgetEvent },
  };
  const { id, shopify_domain, primary_locale, store_locales, added_locales } = row;
  const shop = { id, shopify_domain, primary_locale, store_locales, added_locales };
  const bytes = keptBytesOf(calls['GET /client/api/boot'], boot);
  const kept = { answer: { bytes, mark: markOf(bytes) }, boot, shop, settings, mark, checkedAt };
  keptBoots(services).keep(kept, asked);
  return kept;
}

/** Whether what is known without the database is still as it was: who is there, what the hours say, whether the assistant answers. */
async function isOfNow(services: Services, { shop, settings, boot }: KeptBoot): Promise<boolean> {
  const answers = answersAt(settings, 'online_store', services.clock.now());
  if (boot.widget.isEnableAIAssistant !== answers) return false;
  return isDeepStrictEqual(await outlookOf(systemCtx(services, shop.id), settings), boot.outlook);
}

async function lookAgain(services: Services, domain: string, asked: string): Promise<KeptBoot> {
  const boots = keptBoots(services);
  const known = boots.find(domain, asked);
  const checkedAt = services.clock.now().getTime();
  try {
    const shop = known?.shop ?? (await findVisitedShop(services.db, domain));
    const found = await readMark(services, shop, asked);
    if (known?.mark === found.mark && (await isOfNow(services, known))) {
      known.checkedAt = checkedAt;
      return known;
    }
    return await makeBoot(services, domain, asked, found);
  } catch (error) {
    // The shop is gone, or has no chatbox any more, as far as anybody can tell.
    boots.forget(domain);
    throw error;
  }
}

/**
 * What all visitors of a shop begin with who read it in this language: as it is now, or was a second ago. With `exactly` it
 * holds whatever was committed before. Throws `not_found` for a shop that is not ours, and `blocked`.
 */
export async function readBoot(
  services: Services,
  shop: string,
  asked: string,
  { exactly = false } = {},
): Promise<KeptBoot> {
  const domain = shop.toLowerCase();
  if (exactly) return lookAgain(services, domain, asked);
  const boots = keptBoots(services);
  const known = boots.find(domain, asked);
  if (known && Math.abs(services.clock.now().getTime() - known.checkedAt) < trustedMs) return known;
  return boots.once(domain, asked, () => lookAgain(services, domain, asked));
}
