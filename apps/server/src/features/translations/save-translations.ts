import { isDeepStrictEqual } from 'node:util';
import type { LocaleTranslations, TranslationItem, TranslationsPatch } from '@chatty/contract/translations';
import { isMerchants, problemOf } from '@chatty/contract/visitor-texts/check-text';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { texts } from '#texts/translations.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts';
import { keepTranslatedImages, saysNothing } from '../faqs/index.ts';
import { rehearseSoon } from '../shop-settings/index.ts';
import { lockShop, tellVisitors, widgetChanged } from '../shops/index.ts';
import { answeredFaq, dropWording, writeWording } from '../wording/index.ts';
import { itemsOf, mustBeOfShop, readAll } from './read-translations.ts';

type Values = Readonly<Record<string, Text | null>>;

/** A text as it is kept: an answer as the sanitizer writes it, so that markup alone is no answer. */
const settled = (text: Text, item: TranslationItem | undefined, appUrl: string): Text => {
  if (!item?.isRich || typeof text !== 'string') return trimmed(text);
  const answer = sanitiseRichText(text, appUrl);
  return saysNothing(answer) ? '' : answer;
};

const trimmed = (text: Text): Text =>
  typeof text === 'string'
    ? text.trim()
    : {
        ...Object.fromEntries(Object.entries(text).map(([rule, form]) => [rule, form.trim()])),
        other: text.other.trim(),
      };

const lengthOf = (text: Text) =>
  typeof text === 'string' ? text.length : Math.max(...Object.values(text).map((it) => it.length));

/** Why a text cannot be shown, in words, with the plural form that it is about; null where it can. */
export function refusalOf(item: TranslationItem, text: Text, locale: string): { message: string; rule: string } | null {
  if (lengthOf(text) > item.maxChars) return { message: texts.tooLong(item.maxChars), rule: '' };
  const isOwn = isMerchants(item.key);
  const found = problemOf(
    isOwn ? '' : item.source,
    isOwn && typeof text === 'string' ? withoutBraces(text) : text,
    locale,
  );
  return found && { message: texts.problems[found.problem](found.name), rule: found.rule };
}

const withoutBraces = (text: string) => text.replace(/[{}]/g, '');

function mustBeSayable(items: ReadonlyMap<string, TranslationItem>, values: Values, locale: string): void {
  const problems = Object.entries(values).flatMap(([key, text]): [string, string][] => {
    const item = items.get(key);
    if (!item) return [[key, texts.unknownText]];
    const refusal = text === null ? null : refusalOf(item, text, locale);
    return refusal ? [[refusal.rule ? `${key}.${refusal.rule}` : key, refusal.message]] : [];
  });
  if (problems.length > 0) throw new Problem('bad_input', texts.notSaved, Object.fromEntries(problems));
}

function mustBeAsRead(items: ReadonlyMap<string, TranslationItem>, values: Values, from: Values | undefined): void {
  const changed = Object.keys(values).filter(
    (key) => from && key in from && !isDeepStrictEqual(items.get(key)?.own ?? null, from[key]),
  );
  if (changed.length === 0) return;
  throw new Problem('conflict', texts.changedMeanwhile, Object.fromEntries(changed.map((key) => [key, texts.theirs])));
}

/** Keeps the images of translated answers. Throws `bad_input`, which names the text that shows another's. */
async function keepImages(tx: TxCtx, items: ReadonlyMap<string, TranslationItem>, values: Values): Promise<void> {
  const shows = (text: Text | null | undefined) => typeof text === 'string' && text.includes('/files/');
  for (const [key, text] of Object.entries(values)) {
    const id = shows(text) || shows(items.get(key)?.own) ? answeredFaq(key) : null;
    try {
      if (id !== null) await keepTranslatedImages(tx, [id]);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      throw new Problem(problem.code, problem.message, { [key]: problem.message });
    }
  }
}

/** Every text as it is kept. */
export const settledValues = (
  values: Values,
  items: ReadonlyMap<string, TranslationItem>,
  { services }: Pick<Ctx, 'services'>,
): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, it]) => [
      key,
      it === null ? null : settled(it, items.get(key), services.config.APP_URL),
    ]),
  );

/** Writes what is said in a language, tells the team, and visitors who have the chat open. Only images are checked here. */
export async function writeTranslations(
  tx: TxCtx,
  locale: string,
  items: ReadonlyMap<string, TranslationItem>,
  { values, by }: { values: Values; by: 'person' | 'machine' },
): Promise<void> {
  const gone = Object.keys(values).filter((key) => values[key] === null);
  const rows = Object.entries(values).flatMap(([key, text]) => {
    const item = items.get(key);
    if (text === null || !item) return [];
    return [{ key, value: text, source: item.source, written_by: by }];
  });
  await dropWording(tx, locale, gone);
  await writeWording(tx, locale, rows);
  await keepImages(tx, items, values);
  tx.emit('translations.changed', { locale }, { team: true, contactId: null });
  tellVisitors(tx);
  await tx.raise(widgetChanged, {});
  // A suggestion is shown in other words once the assistant was found to answer them.
  if (Object.keys(values).some((key) => key.startsWith('question.'))) rehearseSoon(tx);
}

/**
 * Words texts of a language otherwise. Throws `not_found`, `bad_input` where a text could not be shown, and `conflict`
 * where one is no longer what `from` says.
 */
export function saveTranslations(
  ctx: Ctx,
  locale: string,
  { values, from }: TranslationsPatch,
): Promise<LocaleTranslations> {
  return transaction(ctx, async (tx) => {
    await lockShop(tx);
    const read = await readAll(tx);
    mustBeOfShop(read.shop, locale);
    const items = new Map(itemsOf(read, locale).map((it) => [it.key, it]));
    const given = settledValues(values, items, ctx);
    mustBeSayable(items, given, locale);
    mustBeAsRead(items, given, from);
    await writeTranslations(tx, locale, items, { values: given, by: 'person' });
    return { locale, items: itemsOf(await readAll(tx), locale) };
  });
}
