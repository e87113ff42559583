import type { AnswerImport } from '@chatty/contract/answer-imports';
import { sql, type Selectable, type Updateable } from 'kysely';
import { texts } from '#texts/answer-exchange.ts';
import type { Ctx, Services, TxCtx } from '../../../../ctx.ts';
import { notFound } from '../../../../platform/problem.ts';
import type { Tables } from '../../../../tables.ts';

export type ImportRow = Selectable<Tables['answer_imports']>;

/** An import that ended, and the rows of it that failed, are kept so long; a file that nobody imported, too. */
const keptMs = 3 * 86_400_000;

export const toImport = (row: ImportRow): AnswerImport => ({
  id: row.id,
  fileName: row.file_name,
  state: row.state,
  total: row.total,
  gone: row.gone,
  created: row.created,
  changed: row.changed,
  same: row.same,
  failed: row.failed,
  createdAt: row.created_at.toISOString(),
});

const importsOf = ({ db, shopId }: Ctx) => db.selectFrom('answer_imports').where('shop_id', '=', shopId);

export const importRowsOf = ({ db, shopId }: Ctx, importId: string) =>
  db.selectFrom('answer_import_rows').where('shop_id', '=', shopId).where('import_id', '=', importId);

/** Throws `not_found`. */
export async function findImport(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = await importsOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisImport);
  return row;
}

/** Keeps others from going on with it meanwhile; undefined when it is gone. */
export const holdImport = (tx: TxCtx, id: string): Promise<ImportRow | undefined> =>
  importsOf(tx).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The import that was begun last; null where there was none lately. */
export async function lastImport(ctx: Ctx): Promise<AnswerImport | null> {
  const row = await importsOf(ctx)
    .selectAll()
    .where('state', '<>', 'chosen')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? toImport(row) : null;
}

/** Changes an import and tells the team how it is now. */
export async function changeImport(
  tx: TxCtx,
  id: string,
  change: Updateable<Tables['answer_imports']>,
): Promise<AnswerImport> {
  const row = await tx.db
    .updateTable('answer_imports')
    .set(change)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const it = toImport(row);
  tx.emit('answers.import', it, { team: true, contactId: null });
  return it;
}

const rowsAtOnce = 1_000;

/** Keeps a file's rows; false where the same file is kept already. */
export async function keepImport(
  tx: TxCtx,
  { id, fileName }: { id: string; fileName: string },
  rows: readonly { line: number; cells: object; problem: string | null }[],
): Promise<boolean> {
  const failed = rows.filter((it) => it.problem !== null).length;
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('answer_imports')
    .values({
      ...{ shop_id: tx.shopId, id, file_name: fileName, total: rows.length, failed, gone: failed },
      created_at: tx.services.clock.now(),
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await sql`
      insert into answer_import_rows (shop_id, import_id, line, cells, problem)
      select ${tx.shopId}, ${id}, r.line, r.cells, r.problem
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + rowsAtOnce))}::jsonb)
        as r (line integer, cells jsonb, problem text)`.execute(tx.db);
  }
  return true;
}

/** Keeps of rows that were gone through those that failed, with the reason. */
export async function settleRows(
  tx: TxCtx,
  importId: string,
  lastLine: number,
  failed: readonly { line: number; problem: string }[],
): Promise<void> {
  if (failed.length > 0)
    await sql`
      update answer_import_rows as i set problem = r.problem
      from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as r (line integer, problem text)
      where i.shop_id = ${tx.shopId} and i.import_id = ${importId} and i.line = r.line`.execute(tx.db);
  await tx.db
    .deleteFrom('answer_import_rows')
    .where('shop_id', '=', tx.shopId)
    .where('import_id', '=', importId)
    .where('problem', 'is', null)
    .where('line', '<=', lastLine)
    .execute();
}

/** Forgets imports of long ago with the rows that failed. */
export async function eraseImports({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await db.deleteFrom('answer_imports').where('created_at', '<', before).where('state', '<>', 'running').execute();
}
