import type { TranslationItem } from '@chatty/contract/translations';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { texts } from '#texts/translations.ts';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockShop } from '../../shops/index.ts';
import { askForTranslations, portionsOf } from './ask-for-translations.ts';
import { itemsOf, mustBeOfShop, type Read, readAll } from '../read-translations.ts';
import { refusalOf, settledValues, writeTranslations } from '../save-translations.ts';
import { beginRun, readRuns, tellRun } from './translation-runs.store.ts';
import { translateJob } from '../translations.jobs.ts';

/** What the model is to write. */
interface Wish {
  locale: string;
  /** Somebody wants anew what stands there already. */
  overwrite: boolean;
  /** What was written since then is nobody's to overwrite. */
  begunAt: Date;
}

/** What is to be translated: nothing that a person wrote, unless they want it written anew. */
function wantedIn(read: Read, { locale, overwrite, begunAt }: Wish): TranslationItem[] {
  const since = new Set(read.rows.filter((it) => it.locale === locale && it.updated_at >= begunAt).map((it) => it.key));
  return itemsOf(read, locale).filter(({ key, own, builtIn, writtenBy, isChanged }) => {
    if (own === null) return builtIn === null;
    return !since.has(key) && (overwrite || (isChanged && writtenBy === 'machine'));
  });
}

/**
 * Begins to translate; answers how many texts it is. Throws `not_found`, `refused` where nothing is configured that can,
 * and `conflict` while it is under way.
 */
export async function beginTranslation(ctx: Ctx, locale: string, overwrite: boolean): Promise<{ total: number }> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    const read = await readAll(tx);
    mustBeOfShop(read.shop, locale);
    if (locale === read.shop.primary_locale) throw new Problem('conflict', texts.isOriginal);
    if (ctx.services.engine.isGeneral !== true) throw new Problem('refused', texts.noEngine);
    if ((await readRuns(tx)).get(locale)?.state === 'running') throw new Problem('conflict', texts.underWay);
    const { length: total } = wantedIn(read, { locale, overwrite, begunAt: ctx.services.clock.now() });
    if (total === 0) return { total };
    await beginRun(tx, locale, total);
    tx.enqueue(translateJob, { locale, overwrite });
    tx.emit('translations.changed', { locale }, { team: true, contactId: null });
    return { total };
  });
}

/**
 * Translates into a language what is missing, or out of date and written by a machine. What would not fit its original is
 * left out. Where the model does not answer, what it has translated stays, and the run says that it failed.
 */
export async function translateByMachine(
  ctx: Ctx,
  { locale, overwrite }: { locale: string; overwrite: boolean },
): Promise<void> {
  const { engine } = ctx.services;
  const run = (await readRuns(ctx)).get(locale);
  if (run?.state !== 'running') return;
  const wish = { locale, overwrite, begunAt: run.begun_at };
  const end = (state: 'done' | 'failed') => transaction(ctx, (tx) => tellRun(tx, run, { state }));
  const read = await readAll(ctx);
  const portions = portionsOf(wantedIn(read, wish));
  // A process that took over from another continues where that one ended.
  let { refused } = run;
  let done = Math.max(run.done, run.total - portions.flat().length);
  for (const portion of portions) {
    let made: Map<string, Text | null>;
    try {
      if (engine.isGeneral !== true) return await end('failed');
      made = await askForTranslations(engine, portion, { from: read.shop.primary_locale, to: locale });
    } catch (error) {
      ctx.log.warn({ err: error }, 'the language model did not translate');
      return end('failed');
    }
    const kept = await keep(ctx, wish, portion, made, (fitting) => {
      done = Math.min(run.total, done + portion.length);
      refused += portion.length - fitting;
      return { done, refused };
    });
    if (!kept) return;
  }
  await end('done');
}

const imagesIn = (html: string) => new Set([...html.matchAll(/<img src="([^"]{0,2000})"/g)].map((it) => it[1]));

/** A picture that the original does not show may be anybody's. */
function showsOthers({ source, isRich }: TranslationItem, text: Text): boolean {
  if (!isRich || typeof source !== 'string' || typeof text !== 'string') return false;
  const own = imagesIn(source);
  return [...imagesIn(text)].some((it) => !own.has(it));
}

/** Writes what fits, unless somebody has written something there meanwhile. Answers whether the language is still the shop's. */
function keep(
  ctx: Ctx,
  wish: Wish,
  portion: readonly TranslationItem[],
  made: ReadonlyMap<string, Text | null>,
  told: (fitting: number) => { done: number; refused: number },
): Promise<boolean> {
  const { locale } = wish;
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    const run = (await readRuns(tx)).get(locale);
    if (run?.begun_at.getTime() !== wish.begunAt.getTime()) return false;
    const items = new Map(wantedIn(await readAll(tx), wish).map((it) => [it.key, it]));
    const asked = portion.flatMap(({ key }) => items.get(key) ?? []);
    const settled = settledValues(Object.fromEntries(made), items, ctx);
    const fitting = asked.flatMap((item) => {
      const text = settled[item.key];
      const fits = text && refusalOf(item, text, locale) === null && !showsOthers(item, text);
      return fits ? [[item.key, text] as const] : [];
    });
    if (fitting.length > 0) {
      await writeTranslations(tx, locale, items, { values: Object.fromEntries(fitting), by: 'machine' });
    }
    await tellRun(tx, run, told(fitting.length + portion.length - asked.length));
    return true;
  });
}
