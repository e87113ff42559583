import { viewCountMost } from '@chatty/contract/limits';
import { ViewFilter, type ViewCount } from '@chatty/contract/saved-views';
import { type RawBuilder, sql } from 'kysely';
import type { MemberCtx } from '../../../ctx.ts';
import { withValues } from '../../../platform/db/blanks.ts';
import { matched, matchingOf } from '../list/matching.ts';
import { type ViewRow, viewsOf } from './view.store.ts';

/** Counts no further than is shown. */
async function countOf(ctx: MemberCtx, view: ViewRow): Promise<RawBuilder<unknown>> {
  const { shape, values } = await matchingOf(ctx, ctx.who.memberId, ViewFilter.parse(view.filter));
  const rows = matched(ctx.db, shape).select('c.id').limit(sql.lit(viewCountMost));
  const [all, unread] = [rows, rows.where('c.is_read', '=', false)].map((it) => withValues(it, values));
  return sql`select ${view.id}::uuid as id, (select count(*) from (${all}) as a)::integer as count,
    (select count(*) from (${unread}) as u)::integer as unread`;
}

/** How many conversations each of the member's views has, in one statement. */
export async function countViews(ctx: MemberCtx): Promise<ViewCount[]> {
  const views = await viewsOf(ctx);
  if (views.length === 0) return [];
  const counts = await Promise.all(views.map((it) => countOf(ctx, it)));
  const query = sql<ViewCount>`${sql.join(counts, sql` union all `)}`.compile(ctx.db);
  return (await ctx.db.executeQuery(query)).rows;
}
