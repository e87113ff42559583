import { isDeepStrictEqual } from 'node:util';
import type {
  LocaleProgress,
  LocaleTranslations,
  TranslationItem,
  TranslationsOverview,
} from '@chatty/contract/translations';
import { builtInLocales, nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { texts } from '#texts/translations.ts';
import type { Ctx } from '../../ctx.ts';
import { notFound } from '../../platform/problem.ts';
import { listFaqBlocks } from '../faq-blocks/index.ts';
import { publishedFaqs } from '../faqs/index.ts';
import { findShop, settingsOf, type ShopRow } from '../shops/index.ts';
import { allWording, builtInFor, localesOf, type TranslationRow, type Words } from '../wording/index.ts';
import { readRuns, type TranslationRun } from './machine/translation-runs.store.ts';
import { type SourceText, sourceTexts } from './source-texts.ts';

/** What is to be translated in a shop, and what of it is. */
export interface Read {
  shop: ShopRow;
  sources: SourceText[];
  rows: TranslationRow[];
}

const asText = (value: TranslationRow['value']): Text =>
  typeof value === 'string' ? value : { ...value, other: value.other ?? '' };

export async function readAll(ctx: Ctx): Promise<Read> {
  const [shop, faqs, blocks, rows] = await Promise.all([
    findShop(ctx.db, ctx.shopId),
    publishedFaqs(ctx),
    listFaqBlocks(ctx),
    allWording(ctx),
  ]);
  const own = rows.filter((it) => it.locale === shop.primary_locale).map((it) => [it.key, asText(it.value)]);
  const sources = sourceTexts(settingsOf(shop), shop.primary_locale, Object.fromEntries(own), { faqs, blocks });
  return { shop, rows, sources };
}

/** One of the shop's languages. Throws `not_found`. */
export function mustBeOfShop(shop: ShopRow, locale: string): void {
  if (!localesOf(shop).includes(locale)) throw notFound(texts.thisLanguage);
}

/** The texts of a language. What is written elsewhere in the primary one is no translation there. */
export function itemsOf({ shop, sources, rows }: Read, locale: string): TranslationItem[] {
  const isPrimary = locale === shop.primary_locale;
  // English is what the product is written in.
  const builtIn: Words = { ...(nearestLocale(locale, ['en']) === null ? {} : visitorTexts), ...builtInFor(locale) };
  const written = new Map(rows.filter((it) => it.locale === locale).map((it) => [it.key, it]));
  return sources
    .filter((it) => !(isPrimary && it.isElsewhere))
    .map(({ builtInKey, isElsewhere: _, ...it }) => {
      const row = written.get(it.key);
      const said = (builtInKey === null ? undefined : builtIn[builtInKey]) ?? null;
      // In the primary language the product's text is the original.
      const source = isPrimary ? (said ?? it.source) : it.source;
      return {
        ...it,
        source,
        builtIn: said,
        own: row ? asText(row.value) : null,
        writtenBy: row?.written_by ?? null,
        isChanged: row !== undefined && !isDeepStrictEqual(asText(row.source), source),
      };
    });
}

function progressOf(read: Read, locale: string, run: TranslationRun | undefined): LocaleProgress {
  const items = itemsOf(read, locale);
  return {
    locale,
    isPrimary: locale === read.shop.primary_locale,
    isOfStore: locale === read.shop.primary_locale || read.shop.store_locales.includes(locale),
    isBuiltIn: nearestLocale(locale, ['en', ...builtInLocales]) !== null,
    total: items.length,
    done: items.filter((it) => it.own !== null || it.builtIn !== null).length,
    changed: items.filter((it) => it.isChanged).length,
    machine: run ? { state: run.state, total: run.total, done: run.done, refused: run.refused } : null,
  };
}

export async function readOverview(ctx: Ctx): Promise<TranslationsOverview> {
  const [read, runs] = await Promise.all([readAll(ctx), readRuns(ctx)]);
  const { engine } = ctx.services;
  return {
    locales: localesOf(read.shop).map((it) => progressOf(read, it, runs.get(it))),
    canTranslate: engine.isGeneral === true,
  };
}

/** Throws `not_found`. */
export async function readLocale(ctx: Ctx, locale: string): Promise<LocaleTranslations> {
  const read = await readAll(ctx);
  mustBeOfShop(read.shop, locale);
  return { locale, items: itemsOf(read, locale) };
}
