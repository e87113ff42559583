import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { Tables } from '../../tables.ts';

export type TranslationRow = Selectable<Tables['translations']>;

/** The key of a FAQ's own text. */
export const faqKey = (id: string, of: 'question' | 'answer'): string => `faq.${id}.${of}`;
/** The FAQ whose answer is translated under this key; null where it is another text. */
export const answeredFaq = (key: string): string | null => /^faq\.([\w-]{1,40})\.answer$/.exec(key)?.[1] ?? null;
export const faqCategoryKey = (category: string): string => `faqCategory.${category}`;
/** The key of what a merchant wrote over a block of FAQs. */
export const faqBlockKey = (id: string, of: 'title' | 'description'): string => `faqBlock.${id}.${of}`;

const isOfFaqs = /^faq(?:Category|Block)?\./;

/** What the shop wrote in these languages, without its FAQs: those are read by key. */
export async function readWording(
  { db, shopId }: Pick<Ctx, 'db' | 'shopId'>,
  locales: readonly string[],
): Promise<TranslationRow[]> {
  const rows = await db
    .selectFrom('translations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('locale', 'in', locales)
    .where('key', 'not like', 'faq%.%')
    .execute();
  return rows.filter((it) => !isOfFaqs.test(it.key));
}

/** What the shop wrote in a language under these keys. */
export async function readTranslations(
  ctx: Pick<Ctx, 'db' | 'shopId'>,
  locale: string,
  keys: readonly string[],
): Promise<Map<string, TranslationRow['value']>> {
  const rows = await readTranslationRows(ctx, locale, keys);
  return new Map([...rows].map(([key, it]) => [key, it.value]));
}

/** The same with who wrote it, and of what it is a translation. */
export async function readTranslationRows(
  { db, shopId }: Pick<Ctx, 'db' | 'shopId'>,
  locale: string,
  keys: readonly string[],
): Promise<Map<string, Pick<TranslationRow, 'key' | 'value' | 'source' | 'written_by'>>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('translations')
    .select(['key', 'value', 'source', 'written_by'])
    .where('shop_id', '=', shopId)
    .where('locale', '=', locale)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((it) => [it.key, it]));
}

/** What the shop wrote under a key, in every language in which it did. */
export async function readInAllLocales(
  { db, shopId }: Pick<Ctx, 'db' | 'shopId'>,
  key: string,
): Promise<TranslationRow['value'][]> {
  const rows = await db
    .selectFrom('translations')
    .select('value')
    .where('shop_id', '=', shopId)
    .where('key', '=', key)
    .execute();
  return rows.map((it) => it.value);
}

/** Everything that the shop wrote, in all languages. */
export const allWording = ({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>): Promise<TranslationRow[]> =>
  db.selectFrom('translations').selectAll().where('shop_id', '=', shopId).execute();

/** Changes with everything that the shop writes in any language: the database counts the versions of each row. */
export async function stateOfWording({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>): Promise<string> {
  const { rows } = await sql<{ state: string | null }>`
    select md5(string_agg(locale || key || xmin::text, ',' order by locale, key)) as state from translations
    where shop_id = ${shopId}`.execute(db);
  return rows[0]?.state ?? '';
}

/** The same of these languages alone, to stand in a statement that knows the shop. */
export const markOfWording = (
  shopId: RawBuilder<unknown>,
  locales: readonly string[],
): RawBuilder<string | null> => sql`(
  select md5(string_agg(locale || key || xmin::text, ',' order by locale, key)) from translations
  where shop_id = ${shopId} and locale in (${sql.join(locales)}))`;

/** Writes what is said in a language, in place of what was. */
export async function writeWording(
  tx: TxCtx,
  locale: string,
  rows: readonly Pick<TranslationRow, 'key' | 'value' | 'source' | 'written_by'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const updated_at = tx.services.clock.now();
  await tx.db
    .insertInto('translations')
    .values(
      rows.map(({ value, source, ...row }) => ({
        ...row,
        shop_id: tx.shopId,
        locale,
        value: JSON.stringify(value),
        source: JSON.stringify(source),
        updated_at,
      })),
    )
    .onConflict((on) =>
      on.columns(['shop_id', 'locale', 'key']).doUpdateSet((q) => ({
        value: q.ref('excluded.value'),
        source: q.ref('excluded.source'),
        written_by: q.ref('excluded.written_by'),
        updated_at: q.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Forgets what was written in any language under these keys: what it translated is gone. */
export async function forgetWording(
  { db, shopId }: Pick<Ctx, 'db' | 'shopId'>,
  keys: readonly string[],
): Promise<void> {
  await db.deleteFrom('translations').where('shop_id', '=', shopId).where('key', 'in', keys).execute();
}

/** What is written under one key stands under another, but in languages in which that says something already. */
export async function moveWording(tx: TxCtx, from: string, to: string): Promise<void> {
  const known = tx.db
    .selectFrom('translations')
    .select('locale')
    .where('shop_id', '=', tx.shopId)
    .where('key', '=', to);
  await tx.db
    .updateTable('translations')
    .set({ key: to })
    .where('shop_id', '=', tx.shopId)
    .where('key', '=', from)
    .where('locale', 'not in', known)
    .execute();
  await forgetWording(tx, [from]);
}

/** The FAQs whose answers are translated into a language. */
export async function faqsAnsweredIn({ db, shopId }: Pick<Ctx, 'db' | 'shopId'>, locale: string): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('key')
    .where('shop_id', '=', shopId)
    .where('locale', '=', locale)
    .where('key', 'like', faqKey('%', 'answer'))
    .execute();
  return rows.flatMap((it) => answeredFaq(it.key) ?? []);
}

/** Forgets what was written in a language: under these keys, or all of it. */
export async function dropWording(tx: TxCtx, locale: string, keys?: readonly string[]): Promise<void> {
  if (keys?.length === 0) return;
  const ofLocale = tx.db.deleteFrom('translations').where('shop_id', '=', tx.shopId).where('locale', '=', locale);
  await (keys ? ofLocale.where('key', 'in', keys) : ofLocale).execute();
}
