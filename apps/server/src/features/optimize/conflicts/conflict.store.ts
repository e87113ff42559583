import type { Conflict, ConflictSearch, ConflictSide, Ignore } from '@chatty/contract/optimize';
import type { Selectable } from 'kysely';
import { texts } from '#texts/optimize.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { type ComparablePassage, readComparable } from '../../knowledge/index.ts';

/** More than that nobody goes through; those that are left are found once some of them are done. */
export const mostConflicts = 200;
const textMaxChars = 2_000;

export const toSide = ({
  kind,
  sourceId,
  title,
  text,
}: Omit<ComparablePassage, 'vector' | 'hash' | 'id'>): ConflictSide => ({
  kind,
  id: sourceId,
  title,
  text: text.slice(0, textMaxChars).toWellFormed(),
});

const conflictsOf = (ctx: Ctx) => ctx.db.selectFrom('conflicts').selectAll().where('shop_id', '=', ctx.shopId);

/** Those whose two answers still say what they said when they were compared. */
async function current(ctx: Ctx, rows: readonly Selectable<Tables['conflicts']>[]): Promise<Conflict[]> {
  const ids = [...new Set(rows.flatMap((it) => [it.one_id, it.other_id]))];
  const passages = await readComparable(ctx, { ids, most: ids.length });
  const byId = new Map(passages.map((it) => [it.id, it]));
  return rows.flatMap((row) => {
    const [one, other] = [byId.get(row.one_id), byId.get(row.other_id)];
    if (one?.hash !== row.one_hash || other?.hash !== row.other_hash) return [];
    const ignored = row.ignored_reason && { reason: row.ignored_reason, note: row.ignored_note };
    return [{ id: row.id, kind: row.kind, one: toSide(one), other: toSide(other), differs: row.differs, ignored }];
  });
}

/** The contradictions first, and what is ignored last. */
export async function readConflicts(ctx: Ctx): Promise<Conflict[]> {
  const rows = await conflictsOf(ctx)
    .orderBy('kind')
    .orderBy('id')
    .limit(2 * mostConflicts)
    .execute();
  const all = await current(ctx, rows);
  return [...all.filter((it) => !it.ignored), ...all.filter((it) => it.ignored)].slice(0, mostConflicts);
}

/** Ignores a conflict with a reason, or takes that back. Throws `not_found`. */
export function ignoreConflict(ctx: Ctx, id: string, ignored: Ignore | null): Promise<Conflict> {
  return transaction(ctx, async (tx) => {
    await tx.db
      .updateTable('conflicts')
      .set({ ignored_reason: ignored?.reason ?? null, ignored_note: ignored?.note ?? '' })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .execute();
    const [conflict] = await current(tx, await conflictsOf(tx).where('id', '=', id).execute());
    if (!conflict) throw notFound(texts.thisConflict);
    tx.emit('conflict.changed', conflict, { team: true, contactId: null });
    return conflict;
  });
}

const toSearch = (row: Omit<Selectable<Tables['conflict_searches']>, 'shop_id'>): ConflictSearch => ({
  running: row.running,
  done: row.done,
  total: row.total,
  finishedAt: row.finished_at?.toISOString() ?? null,
});

export async function readSearch(ctx: Ctx): Promise<ConflictSearch> {
  const row = await ctx.db
    .selectFrom('conflict_searches')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .executeTakeFirst();
  return toSearch(row ?? { running: false, done: 0, total: 0, finished_at: null });
}

/** Writes down how far the search is, and tells the team. */
export async function moveSearch(
  tx: TxCtx,
  change: { running: boolean; done?: number; total?: number; finished_at?: Date },
): Promise<ConflictSearch> {
  const row = await tx.db
    .insertInto('conflict_searches')
    .values({ shop_id: tx.shopId, ...change })
    .onConflict((on) => on.column('shop_id').doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
  const search = toSearch(row);
  tx.emit('conflicts.searched', search, { team: true, contactId: null });
  return search;
}
