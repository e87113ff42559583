import { DocumentProblem, type DocumentQuery, type KnownDocument } from '@chatty/contract/documents';
import { planOf } from '@chatty/contract/plans';
import { sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { cursorOf, positionOf } from '../../../platform/cursor.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { findShop, planIdOf } from '../../shops/index.ts';

/** The order of the list, in which a place among titles never changes with the server's language. */
const sorted = sql<string>`left(lower(documents.title), 200) collate "C"`;

/** The files and pages of the ctx's shop that are not removed. */
export const documentsOf = (ctx: Ctx) =>
  ctx.db.selectFrom('documents').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

const passagesThere = (ctx: Ctx) => sql`from passages as p where p.shop_id = ${ctx.shopId}
  and p.kind = documents.kind and p.source_id = documents.id::text`;

const listed = (ctx: Ctx) =>
  documentsOf(ctx)
    .selectAll()
    .select([
      sql<boolean>`not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
        and off.page_id = documents.id::text and off.content_hash = '')`.as('used'),
      sql<number>`(select count(*) ${passagesThere(ctx)})`.as('passages'),
      sql<number>`(select count(*) ${passagesThere(ctx)} and exists (select from switched_off_pages as off
        where off.shop_id = ${ctx.shopId} and off.page_id = p.source_id and off.content_hash = p.content_hash))`.as(
        'unused',
      ),
      sql<number>`(select count(*) from documents as of where of.shop_id = ${ctx.shopId}
        and of.sitemap_id = documents.id and of.deleted_at is null)`.as('pages'),
      sorted.as('sorted'),
    ]);

type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const toKnownDocument = (row: ListedRow): KnownDocument => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  url: row.url,
  sitemapId: row.sitemap_id,
  bytes: row.bytes,
  addedBy: row.added_by,
  addedAt: row.created_at.toISOString(),
  state: row.state,
  problem: row.problem === null ? null : DocumentProblem.parse(row.problem),
  used: row.used,
  passages: Number(row.passages),
  unusedPassages: Number(row.unused),
  pages: Number(row.pages),
  leftOut: row.left_out,
  readAt: row.read_at?.toISOString() ?? null,
  nextAt: row.next_at?.toISOString() ?? null,
});

/** Sitemaps stand among the pages. */
const ofKind = (kind: DocumentQuery['kind']) => sql<boolean>`(documents.kind = 'file') = (${kind} = 'file')`;

const matching = (ctx: Ctx, { kind, search }: Pick<DocumentQuery, 'kind' | 'search'>) => {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${ofKind(kind)} and (documents.title ilike ${pattern} or documents.url ilike ${pattern}
    or exists (select ${passagesThere(ctx)} and p.text ilike ${pattern}))`;
};

/** A piece of the files, or of the pages, by title; the first one with how many there are. Throws `bad_input`. */
export async function listDocuments(ctx: Ctx, query: DocumentQuery) {
  const position = query.cursor === undefined ? null : positionOf(query.cursor);
  const narrow = query.search ? matching(ctx, query) : ofKind(query.kind);
  let asked = listed(ctx).where(narrow);
  if (position)
    asked = asked.where(sql<boolean>`(${sorted}, documents.id::text) > (${position.value}, ${position.id})`);
  const rows = await asked
    .orderBy(sorted)
    .orderBy(sql`documents.id::text`)
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  const countAll = async () =>
    Number(
      (
        await documentsOf(ctx)
          .where(narrow)
          .select((q) => q.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    documents: shown.map(toKnownDocument),
    total: position ? null : last ? await countAll() : shown.length,
    cursor: last ? cursorOf({ value: last.sorted, id: last.id }) : null,
    room: await roomForDocuments(ctx),
  };
}

/** Throws `not_found`. */
export async function findDocument(ctx: Ctx, id: string): Promise<KnownDocument> {
  const row = await listed(ctx).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.documents.this);
  return toKnownDocument(row);
}

/** Tells the team how a document is now. */
export async function tellDocument(tx: TxCtx, id: string): Promise<KnownDocument> {
  const document = await findDocument(tx, id);
  tx.emit('document.changed', document, { team: true, contactId: null });
  return document;
}

/** How many files and pages of the web there are, of how many that the shop's plan holds. */
export async function roomForDocuments(ctx: Ctx): Promise<{ count: number; limit: number | null }> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const { count } = await documentsOf(ctx)
    .where('kind', '<>', 'sitemap')
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), limit: shop.no_limit ? null : planOf(planIdOf(shop)).URLFileLimit };
}

/** Lets one at a time add to what the plan holds. To be called before anything is added. */
export const oneAddsAtATime = (tx: TxCtx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`documents/${tx.shopId}`}, 0))`.execute(tx.db);

/** Refuses one more than the plan holds, once it was added. */
export async function keepWithinPlan(tx: TxCtx): Promise<void> {
  const { count, limit } = await roomForDocuments(tx);
  if (limit !== null && count > limit) throw new Problem('refused', texts.documents.full(limit));
}

/** How many documents of each kind there are, and could not be read. */
export async function countDocuments(ctx: Ctx): Promise<Record<'file' | 'web', { count: number; failed: number }>> {
  const rows = await documentsOf(ctx)
    .select([
      'kind',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
    ])
    .groupBy('kind')
    .execute();
  const of = (kind: 'file' | 'web') => {
    const row = rows.find((it) => it.kind === kind);
    return { count: Number(row?.count ?? 0), failed: Number(row?.failed ?? 0) };
  };
  return { file: of('file'), web: of('web') };
}
