import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { isPlainEnglish } from '../../../language/detect-language.ts';
import type { Frame } from '../../../language/frames/en.ts';
import { type Language, languageOfLocale } from '../../../language/languages.ts';
import { sentencePrefix } from '../../../language/sentences/sentences.ts';
import { type Worded, wordedFrame } from '../../../language/sentences/worded-frame.ts';
import { type Locales, localeFor } from '../locales-of.ts';
import type { TranslationRow } from '../wording.store.ts';
import { wordsOf } from '../words-for.ts';

type SentenceRow = Pick<TranslationRow, 'locale' | 'key' | 'value'>;

/** What a shop says in other words than the assistant by itself, in all its languages. */
export interface ShopSentences extends Locales {
  /** Null where it says nothing in words of its own. */
  sentences: readonly SentenceRow[] | null;
}

/**
 * The column of a query that reads the shop anyway: what it words of the assistant's sentences. `shop` is the table's name
 * there.
 */
export const sentencesOf = (shop: string) =>
  sql<readonly SentenceRow[] | null>`(
    select jsonb_agg(jsonb_build_object('locale', worded.locale, 'key', worded.key, 'value', worded.value))
    from translations as worded where worded.shop_id = ${sql.ref(`${shop}.id`)}
    and worded.key like ${sql.lit(`${sentencePrefix}%`)})`;

/** A shop with these words. */
export async function withSentences<Shop extends Locales>(
  { db, shopId }: Pick<Ctx, 'db' | 'shopId'>,
  shop: Shop,
): Promise<Shop & ShopSentences> {
  const sentences = await db
    .selectFrom('translations')
    .select(['locale', 'key', 'value'])
    .where('shop_id', '=', shopId)
    .where('key', 'like', `${sentencePrefix}%`)
    .execute();
  return { ...shop, sentences };
}

/** Who reads: the language that they write in, the locale that goes with it, and what they wrote in which browser. */
interface Reader {
  language: Language;
  locale: string;
  browser: string;
  said: string;
}

/**
 * The shop's words for a reader. Where the assistant speaks nothing of their browser's language, what they write is easily
 * taken for a neighbor's: the shop's own words in that language then count, unless it is plain English.
 */
export function wordedFor(shop: ShopSentences, { locale, browser, said }: Omit<Reader, 'language'>): Worded {
  const rows = shop.sentences ?? [];
  if (rows.length === 0) return { locale, words: {} };
  const own = localeFor(shop, browser);
  const isUnspoken = languageOfLocale(browser) === undefined && rows.some((it) => it.locale === own);
  const asked = isUnspoken && own !== null && !isPlainEnglish(said) ? own : locale;
  return { locale: asked, words: wordsOf(shop, rows, asked).own };
}

/** What the assistant says by itself to a reader, in the shop's words where it has some. */
export const frameFor = (shop: ShopSentences, reader: Reader): Frame =>
  wordedFrame(reader.language, wordedFor(shop, reader));
