import { mostBlockLocales } from '@chatty/contract/faq-block-options';
import type { FaqBlock } from '@chatty/contract/faq-blocks';
import type { Ctx } from '../../ctx.ts';
import type { InStore, PublishedFaq } from '../faqs/index.ts';
import type { ShopRow } from '../shops/index.ts';
import { faqBlockKey, faqsIn, localesOf, readTranslations, sayTo, wordsFor } from '../wording/index.ts';

/** Blocks and their FAQs as they are read in one language, each text in the primary one where it is not translated. */
export interface Reading {
  locale: string;
  store: InStore;
  blockIn(block: FaqBlock): FaqBlock;
  faqsIn(faqs: readonly PublishedFaq[]): PublishedFaq[];
}

type Shown = readonly { block: FaqBlock; faqs: readonly PublishedFaq[] }[];

/** What stands in the key of a field of the store. */
const languageTag = /^[A-Za-z0-9-]{2,20}$/;

/** In the shop's primary language: FAQs and blocks as they are, the product's words as the shop has them. */
export async function primaryReading(ctx: Ctx, shop: ShopRow): Promise<Reading> {
  return { locale: shop.primary_locale, store: await storeIn(ctx, shop, shop.primary_locale), ...asTheyAre };
}

const asTheyAre = {
  blockIn: (block: FaqBlock) => block,
  faqsIn: (faqs: readonly PublishedFaq[]) => [...faqs],
};

async function storeIn(ctx: Ctx, shop: ShopRow, locale: string): Promise<InStore> {
  const { own } = await wordsFor(ctx, shop, locale);
  return { origin: new URL(ctx.services.config.APP_URL).origin, say: sayTo(locale, own) };
}

async function readingIn(ctx: Ctx, shop: ShopRow, locale: string, shown: Shown): Promise<Reading> {
  const faqs = [...new Map(shown.flatMap((it) => it.faqs).map((it) => [it.id, it])).values()];
  const keys = shown.flatMap(({ block: { id } }) => [faqBlockKey(id, 'title'), faqBlockKey(id, 'description')]);
  const [store, translated, said] = await Promise.all([
    storeIn(ctx, shop, locale),
    faqsIn(ctx, shop, locale, faqs),
    readTranslations(ctx, locale, keys),
  ]);
  const byId = new Map(translated.map((it) => [it.id, it]));
  const textOf = (key: string, otherwise: string) => {
    const value = said.get(key);
    // What the merchant took away is in no language.
    return typeof value === 'string' && otherwise !== '' ? value : otherwise;
  };
  return {
    locale,
    store,
    blockIn: (block) => ({
      ...block,
      title: textOf(faqBlockKey(block.id, 'title'), block.title),
      description: textOf(faqBlockKey(block.id, 'description'), block.description),
    }),
    faqsIn: (of) => of.map((it) => byId.get(it.id) ?? it),
  };
}

/** How these blocks are read in the languages of the store, the primary one first. */
export async function readingsOf(ctx: Ctx, shop: ShopRow, shown: Shown): Promise<[Reading, ...Reading[]]> {
  const others = localesOf(shop)
    .filter((it) => it !== shop.primary_locale && languageTag.test(it))
    .slice(0, mostBlockLocales);
  const readings: [Reading, ...Reading[]] = [await primaryReading(ctx, shop)];
  if (shown.length === 0) return readings;
  for (const locale of others) readings.push(await readingIn(ctx, shop, locale, shown));
  return readings;
}
