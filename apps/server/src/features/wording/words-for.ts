import { nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import { isMerchants } from '@chatty/contract/visitor-texts/check-text';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import type { SaidIn } from '@chatty/contract/visitor-texts/settings-in';
import { settingTexts } from '@chatty/contract/visitor-texts/setting-texts';
import type { Ctx } from '../../ctx.ts';
import type { ShopRow } from '../shops/index.ts';
import { type Locales, localeFor } from './locales-of.ts';
import { builtInFor } from './say-to.ts';
import { readWording, type TranslationRow } from './wording.store.ts';

/** What counts for somebody who reads the shop in a locale. */
export interface ShopWords extends SaidIn {
  locale: string;
}

const settingKeys: ReadonlySet<string> = new Set(settingTexts.map((it) => it.key));
const isText = (value: TranslationRow['value']): value is Text =>
  typeof value === 'string' || value.other !== undefined;

/** Of rows of several languages, what counts in one: first its own, then the primary one's where the product has nothing. */
export function wordsOf(
  shop: Locales,
  rows: readonly Pick<TranslationRow, 'locale' | 'key' | 'value'>[],
  asked: string,
): ShopWords {
  const locale = localeFor(shop, asked);
  const builtIn = builtInFor(asked);
  const inLocale = (one: string | null) =>
    rows.flatMap((it): [string, Text][] => (it.locale === one && isText(it.value) ? [[it.key, it.value]] : []));
  // The catalogue is written in English, and says everything in it.
  const isEnglish = nearestLocale(asked, ['en']) !== null;
  const others = inLocale(shop.primary_locale).filter(
    ([key]) => !isEnglish && builtIn[key] === undefined && !settingKeys.has(key) && !isMerchants(key),
  );
  return { locale: locale ?? asked, own: Object.fromEntries([...others, ...inLocale(locale)]), builtIn };
}

/** What counts for somebody who reads the shop in this locale. */
export async function wordsFor(ctx: Pick<Ctx, 'db' | 'shopId'>, shop: ShopRow, asked: string): Promise<ShopWords> {
  const locale = localeFor(shop, asked);
  return wordsOf(shop, await readWording(ctx, [shop.primary_locale, ...(locale ? [locale] : [])]), asked);
}
