import { isDeepStrictEqual } from 'node:util';
import { translationImportMaxBytes } from '@chatty/contract/limits';
import { texts } from '#texts/translations.ts';
import type { Ctx } from '../../ctx.ts';
import { textOf } from '../../platform/csv/read-rows.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { gatherBody } from '../../platform/http/bodies/gather-body.ts';
import { Problem } from '../../platform/problem.ts';
import { lockShop } from '../shops/index.ts';
import { itemsOf, mustBeOfShop, readAll, readLocale } from './read-translations.ts';
import { refusalOf, settledValues, writeTranslations } from './save-translations.ts';
import { mustBeUsable, readCsv, textsAsCsv } from './texts-as-csv.ts';

/** All texts of a language as a file. Throws `not_found`. */
export async function exportCsv(ctx: Ctx, locale: string): Promise<{ name: string; csv: string }> {
  const { items } = await readLocale(ctx, locale);
  return { name: texts.csv.file(locale), csv: textsAsCsv(items, locale) };
}

/** Takes over what a file says: all of it, or nothing. Throws `not_found`, and `bad_input` with what is wrong with each line. */
export async function importCsv(
  ctx: Ctx,
  locale: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ changed: number }> {
  const tooLarge = texts.csv.tooLarge(translationImportMaxBytes >> 20);
  const csv = textOf(await gatherBody(body, translationImportMaxBytes, tooLarge));
  if (csv === null) throw new Problem('bad_input', texts.csv.notText);
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    const all = await readAll(tx);
    mustBeOfShop(all.shop, locale);
    const items = new Map(itemsOf(all, locale).map((it) => [it.key, it]));
    const problems = new Map<number, string>();
    const read = readCsv(csv, items, locale);
    const settled = settledValues(Object.fromEntries([...read].map(([key, it]) => [key, it.text])), items, ctx);
    const given = [...read].flatMap(([key, { lines }]) => {
      const [item, text = null] = [items.get(key), settled[key]];
      // What is said already is no wording of the shop's own.
      if (!item || text === null || isDeepStrictEqual(text, item.own ?? item.builtIn)) return [];
      const refusal = refusalOf(item, text, locale);
      if (refusal) problems.set(lines[0] ?? 1, refusal.message);
      return [[key, text] as const];
    });
    mustBeUsable(problems);
    if (given.length > 0) {
      await writeTranslations(tx, locale, items, { values: Object.fromEntries(given), by: 'person' });
    }
    return { changed: given.length };
  });
}
