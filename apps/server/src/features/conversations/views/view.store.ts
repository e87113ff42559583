import { type SavedView, ViewFilter } from '@chatty/contract/saved-views';
import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/conversations.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';

export type ViewRow = Selectable<Tables['saved_views']>;

export const toView = (row: ViewRow): SavedView => ({
  id: row.id,
  name: row.name,
  scope: row.owner_id === null ? 'team' : 'personal',
  filter: ViewFilter.parse(row.filter),
  authorId: row.author_id,
  place: row.place,
});

const ofShop = (ctx: Ctx) => ctx.db.selectFrom('saved_views').where('shop_id', '=', ctx.shopId);

/** What a member may use: the team's and their own, in order. */
export const viewsOf = (ctx: MemberCtx): Promise<ViewRow[]> =>
  ofShop(ctx)
    .selectAll()
    .where((q) => q.or([q('owner_id', 'is', null), q('owner_id', '=', ctx.who.memberId)]))
    .orderBy('place')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** One that the member may use. Throws `not_found`. */
export async function findView(ctx: MemberCtx, id: string): Promise<ViewRow> {
  const row = (await viewsOf(ctx)).find((it) => it.id === id.toLowerCase());
  if (!row) throw notFound(texts.view);
  return row;
}

/** Whether a member may change a view: their own, what they made for the team, and as an admin all of the team's. */
export const isChangeable = ({ who }: MemberCtx, row: ViewRow): boolean =>
  row.owner_id === who.memberId || row.author_id === who.memberId || who.role === 'admin';

/** Throws `not_allowed` for what a colleague made for the team. */
export function mustBeChangeable(ctx: MemberCtx, row: ViewRow): void {
  if (!isChangeable(ctx, row)) throw new Problem('not_allowed', texts.viewNotYours);
}

/** Changes of a shop's views come one after the other: who comes second sees how many there are by then. */
export const inTurn = (tx: TxCtx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`views/${tx.shopId}`}, 0))`.execute(tx.db);
