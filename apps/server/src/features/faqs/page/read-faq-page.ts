import type { FaqPageSettings } from '@chatty/contract/settings/faq-page';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../../ctx.ts';
import { markOf } from '../../../platform/http/tell-mark.ts';
import { processState } from '../../../platform/processes/process-state.ts';
import { findShop, settingsOf, type ShopRow } from '../../shops/index.ts';
import { faqsIn, inEachLanguage, localesOf, sayTo, settingsIn, stateOfWording, wordsFor } from '../../wording/index.ts';
import { markOfFaqs } from '../faq.store.ts';
import { type PublishedFaq, publishedFaqs } from '../list-faqs.ts';
import { faqPageBody, faqPagePieces } from './render-faq-page.ts';

/** A page of the store as Liquid, in the bytes that are sent, and what names this very text. */
export interface StorePageText {
  liquid: Buffer;
  mark: string;
}

export const storePageText = (liquid: string): StorePageText => ({ liquid: Buffer.from(liquid), mark: markOf(liquid) });

interface Kept extends StorePageText {
  /** All that the page was made of. */
  of: string;
}

const mostBytes = 64 * 1024 * 1024;

/** Pages as they were made last, by shop: what one is made of is compared with each request, so that none grows old. */
const keptPages = processState(
  'faqs.pages',
  () => new LRUCache<string, Kept>({ max: 500, maxSize: mostBytes, sizeCalculation: ({ liquid }) => liquid.length }),
);

async function stateOfFaqs({ db, shopId }: Ctx): Promise<string> {
  const { rows } = await sql<{ state: string | null }>`select ${markOfFaqs(sql`${shopId}::uuid`)} as state`.execute(db);
  return rows[0]?.state ?? '';
}

const originOf = ({ services }: Ctx): string => new URL(services.config.APP_URL).origin;

/** The page with these settings and FAQs in one of the shop's languages. */
async function pageIn(
  ctx: Ctx,
  shop: ShopRow,
  locale: string,
  given: { settings: ShopSettings; faqs: PublishedFaq[] },
) {
  const { settings, faqs } = given;
  const words = await wordsFor(ctx, shop, locale);
  return {
    settings: settingsIn(settings, words).faqPageSettings,
    faqs: await faqsIn(ctx, shop, locale, faqs),
    ownCategories: new Map(faqs.map((it) => [it.id, it.category])),
    origin: originOf(ctx),
    locale,
    say: sayTo(locale, words.own),
    found: words.own.faqPageFound ?? words.builtIn.faqPageFound ?? visitorTexts.faqPageFound,
  };
}

async function makePage(ctx: Ctx, shop: ShopRow): Promise<string> {
  const given = { settings: settingsOf(shop), faqs: await publishedFaqs(ctx) };
  return inEachLanguage(shop, async (locale) => faqPagePieces(await pageIn(ctx, shop, locale, given)));
}

/** Of a long page the beginning says how it looks. */
const mostPreviewed = 20;

/** What the page would show with these settings, in the primary language. */
export async function previewFaqPage(ctx: Ctx, faqPageSettings: FaqPageSettings) {
  const [shop, published] = await Promise.all([findShop(ctx.db, ctx.shopId), publishedFaqs(ctx)]);
  const faqs = published.slice(0, mostPreviewed);
  const settings = { ...settingsOf(shop), faqPageSettings };
  const page = await pageIn(ctx, shop, shop.primary_locale, { settings, faqs });
  return { html: faqPageBody(page).join(''), total: published.length, shown: faqs.length };
}

/** The shop's FAQ page as it is now, as Liquid for the store's own layout; null where the shop wants none. */
export async function readFaqPage(ctx: Ctx, shop: ShopRow): Promise<StorePageText | null> {
  const { faqPageSettings } = settingsOf(shop);
  if (!faqPageSettings.isEnabled) return null;
  const states = await Promise.all([stateOfFaqs(ctx), stateOfWording(ctx)]);
  const of = JSON.stringify([originOf(ctx), faqPageSettings, localesOf(shop), states]);
  const pages = keptPages(ctx.services);
  const kept = pages.get(ctx.shopId);
  if (kept?.of === of) return kept;
  const page = { ...storePageText(await makePage(ctx, shop)), of };
  pages.set(ctx.shopId, page);
  return page;
}
