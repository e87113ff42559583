import type { KnownPage, KnownPassage, PageQuery } from '@chatty/contract/data-sources';
import { type SelectQueryBuilder, sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { cursorOf, positionOf } from '../../../platform/cursor.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { passagesOfSource } from '../passages/switch-source.ts';

/** The order of the list, in which a place among titles never changes with the server's language. */
const sorted = sql<string>`left(lower(store_pages.title), 200) collate "C"`;

const storePagesOf = (ctx: Ctx) => ctx.db.selectFrom('store_pages').where('shop_id', '=', ctx.shopId);

const listed = (ctx: Ctx) =>
  storePagesOf(ctx).select([
    'id',
    'kind',
    'title',
    'url',
    'updated_at',
    sql<boolean>`not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
      and off.page_id = store_pages.id and off.content_hash = '')`.as('used'),
    sql<number>`(select count(*) from passages as p where p.shop_id = ${ctx.shopId}
      and p.kind = store_pages.kind and p.source_id = store_pages.id)`.as('passages'),
    sql<number>`(select count(*) from passages as p where p.shop_id = ${ctx.shopId}
      and p.kind = store_pages.kind and p.source_id = store_pages.id
      and exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
        and off.page_id = p.source_id and off.content_hash = p.content_hash))`.as('unused'),
    sorted.as('sorted'),
  ]);

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const toKnownPage = (row: ListedRow): KnownPage => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  url: row.url,
  used: row.used,
  passages: Number(row.passages),
  unusedPassages: Number(row.unused),
  updatedAt: row.updated_at.toISOString(),
});

/** Narrows to the pages whose title, address or text holds these words as they stand. */
function matching({ search, kind }: Pick<PageQuery, 'search' | 'kind'>) {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql<boolean>`(store_pages.title ilike ${pattern} or store_pages.url ilike ${pattern}
    or store_pages.body ilike ${pattern})`;
  return <Rows>(query: SelectQueryBuilder<Tables, 'store_pages', Rows>) => {
    const ofKind = kind ? query.where('kind', '=', kind) : query;
    return search ? ofKind.where(found) : ofKind;
  };
}

/** A piece of the pages that the assistant knows, by title; the first one with how many there are. Throws `bad_input`. */
export async function listKnownPages(ctx: Ctx, query: PageQuery) {
  const narrow = matching(query);
  const position = query.cursor === undefined ? null : positionOf(query.cursor);
  let asked = narrow(listed(ctx));
  if (position) asked = asked.where(sql<boolean>`(${sorted}, store_pages.id) > (${position.value}, ${position.id})`);
  const rows = await asked
    .orderBy(sorted)
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    pages: shown.map(toKnownPage),
    total: position ? null : last ? await countPages(ctx, narrow) : shown.length,
    cursor: last ? cursorOf({ value: last.sorted, id: last.id }) : null,
  };
}

async function countPages(ctx: Ctx, narrow: ReturnType<typeof matching>): Promise<number> {
  const { count } = await narrow(storePagesOf(ctx))
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of the store’s pages, articles and policies are known. */
export const countKnownPages = (ctx: Ctx): Promise<number> => countPages(ctx, matching({}));

/** Throws `not_found`. */
export async function findKnownPage(ctx: Ctx, id: string): Promise<KnownPage> {
  const row = await listed(ctx).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisPage);
  return toKnownPage(row);
}

/** A page and its passages in their order. Throws `not_found`. */
export async function readKnownPage(ctx: Ctx, id: string): Promise<{ page: KnownPage; passages: KnownPassage[] }> {
  const page = await findKnownPage(ctx, id);
  return { page, passages: await passagesOfSource(ctx, { kind: page.kind, id }) };
}
