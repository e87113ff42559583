import type { Given } from '@chatty/contract/call';
import { mostViews } from '@chatty/contract/limits';
import type { SavedView, savedViews } from '@chatty/contract/saved-views';
import { sql } from 'kysely';
import { texts } from '#texts/conversations.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { findView, inTurn, isChangeable, mustBeChangeable, toView, type ViewRow, viewsOf } from './view.store.ts';

type Tx = TxCtx & MemberCtx;
type Calls = typeof savedViews;

const toTeam = { team: true, contactId: null };

const change = <Result>(ctx: MemberCtx, action: (tx: Tx) => Promise<Result>): Promise<Result> =>
  transaction(ctx, async (tx) => {
    await inTurn(tx);
    return action({ ...tx, who: ctx.who });
  });

/** What is the team's is told to the team; of what is one's own nobody hears. */
function told(tx: Tx, view: SavedView): SavedView {
  if (view.scope === 'team') tx.emit('view.changed', view, toTeam);
  return view;
}

/** Throws `conflict` where there are as many as there may be. */
function mustHaveRoom(rows: readonly ViewRow[], ownerId: string | null): void {
  if (rows.filter((it) => it.owner_id === ownerId).length >= mostViews)
    throw new Problem('conflict', texts.mostViews(mostViews));
}

/** The member's views in order. */
export const listViews = async (ctx: MemberCtx): Promise<SavedView[]> => (await viewsOf(ctx)).map(toView);

/** Saves a list as a view, behind the others. The same id again is the same view. Throws `conflict`. */
export const addView = (ctx: MemberCtx, added: Given<'POST /views', Calls['POST /views']>['body']) =>
  change(ctx, async (tx) => {
    const { memberId } = ctx.who;
    const rows = await viewsOf(tx);
    const known = rows.find((it) => it.id === added.id.toLowerCase());
    if (known) return toView(known);
    const owner_id = added.scope === 'personal' ? memberId : null;
    mustHaveRoom(rows, owner_id);
    const row: ViewRow = {
      shop_id: tx.shopId,
      id: added.id.toLowerCase(),
      owner_id,
      author_id: memberId,
      name: added.name,
      filter: added.filter,
      place: Math.max(0, ...rows.map((it) => it.place + 1)),
      created_at: tx.services.clock.now(),
    };
    const taken = await tx.db
      .insertInto('saved_views')
      .values({ ...row, filter: JSON.stringify(row.filter) })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    // A colleague's own has this id: it is not theirs to see.
    if (taken.numInsertedOrUpdatedRows === 0n) throw new Problem('conflict', texts.viewTaken);
    return told(tx, toView(row));
  });

/** Changes what the patch names. Throws `not_found`, `not_allowed`, `bad_input` and `conflict`. */
export const changeView = (
  ctx: MemberCtx,
  id: string,
  patch: Given<'PUT /views/:id', Calls['PUT /views/:id']>['body'],
) =>
  change(ctx, async (tx) => {
    const before = await findView(tx, id);
    mustBeChangeable(tx, before);
    if (patch.scope === 'personal' && before.owner_id === null)
      throw new Problem('bad_input', texts.viewStaysTeams, { scope: texts.viewStaysTeams });
    const owner_id = patch.scope === 'team' ? null : before.owner_id;
    if (owner_id !== before.owner_id) mustHaveRoom(await viewsOf(tx), owner_id);
    const row = { ...before, owner_id, name: patch.name ?? before.name, filter: patch.filter ?? before.filter };
    await tx.db
      .updateTable('saved_views')
      .set({ owner_id, name: row.name, filter: JSON.stringify(row.filter) })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', row.id)
      .execute();
    return told(tx, toView(row));
  });

/** Puts views into the order given, those that the member may change; any other keeps its place. */
export const orderViews = (ctx: MemberCtx, ids: readonly string[]): Promise<SavedView[]> =>
  change(ctx, async (tx) => {
    const rows = await viewsOf(tx);
    const placed = rows.flatMap((row) => {
      const place = ids.indexOf(row.id);
      return place === -1 || place === row.place || !isChangeable(tx, row) ? [] : [{ ...row, place }];
    });
    const places = JSON.stringify(placed.map(({ id, place }) => ({ id, place })));
    if (placed.length > 0)
      await sql`
        update saved_views as v set place = r.place from jsonb_to_recordset(${places}::jsonb) as r (id uuid, place integer)
        where v.shop_id = ${tx.shopId} and v.id = r.id`.execute(tx.db);
    for (const row of placed) told(tx, toView(row));
    return listViews(tx);
  });

/** Throws `not_found` and `not_allowed`. */
export const deleteView = (ctx: MemberCtx, id: string): Promise<void> =>
  change(ctx, async (tx) => {
    const row = await findView(tx, id);
    mustBeChangeable(tx, row);
    await tx.db.deleteFrom('saved_views').where('shop_id', '=', tx.shopId).where('id', '=', row.id).execute();
    if (row.owner_id === null) tx.emit('view.deleted', { id: row.id }, toTeam);
  });

/** A tag became another one: views that go by it go by that. One that is gone stays in them, and they find nothing. */
export async function followTag(tx: TxCtx, { id, into }: { id: string; into: string | null }): Promise<void> {
  if (into === null) return;
  await sql`
    update saved_views set filter = jsonb_set(filter, '{tag}', to_jsonb(${into}::text))
    where shop_id = ${tx.shopId} and filter ->> 'tag' = ${id}`.execute(tx.db);
}
