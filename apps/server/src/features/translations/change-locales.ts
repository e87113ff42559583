import type { TranslationsOverview } from '@chatty/contract/translations';
import { texts } from '#texts/translations.ts';
import type { Ctx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { keepTranslatedImages } from '../faqs/index.ts';
import { rehearseSoon } from '../shop-settings/index.ts';
import { tellVisitors, widgetChanged, writeShop } from '../shops/index.ts';
import { dropWording, faqsAnsweredIn, localesOf } from '../wording/index.ts';
import { dropRun } from './machine/translation-runs.store.ts';
import { readOverview } from './read-translations.ts';

const mostLocales = 50;

/** Adds a language that the store itself does not have. Throws `conflict` where the shop has it. */
export async function addLocale(ctx: Ctx, locale: string): Promise<TranslationsOverview> {
  await transaction(ctx, async (tx) => {
    await writeShop(tx, (shop) => {
      const locales = localesOf(shop);
      if (locales.includes(locale)) throw new Problem('conflict', texts.alreadyThere, { locale: texts.alreadyThere });
      if (locales.length >= mostLocales) throw new Problem('conflict', texts.tooManyLanguages(mostLocales));
      return { added_locales: JSON.stringify([...shop.added_locales, locale]) };
    });
    tx.emit('translations.changed', { locale }, { team: true, contactId: null });
    await tx.raise(widgetChanged, {});
    // The product may have the shop's suggestions in it.
    rehearseSoon(tx);
  });
  return readOverview(ctx);
}

/** Takes away a language that was added by hand, with all that was written in it. Throws `not_found`, `conflict`. */
export async function removeLocale(ctx: Ctx, locale: string): Promise<TranslationsOverview> {
  await transaction(ctx, async (tx) => {
    await writeShop(tx, (shop) => {
      if (!localesOf(shop).includes(locale)) throw notFound(texts.thisLanguage);
      if (!shop.added_locales.includes(locale) || shop.primary_locale === locale) {
        throw new Problem('conflict', texts.ofStore);
      }
      return { added_locales: JSON.stringify(shop.added_locales.filter((it) => it !== locale)) };
    });
    const answered = await faqsAnsweredIn(tx, locale);
    await dropWording(tx, locale);
    await keepTranslatedImages(tx, answered);
    await dropRun(tx, locale);
    tx.emit('translations.changed', { locale }, { team: true, contactId: null });
    tellVisitors(tx);
    await tx.raise(widgetChanged, {});
  });
  return readOverview(ctx);
}
