import type { ContactImport } from '@chatty/contract/contact-imports';
import { contactImportKeptHours } from '@chatty/contract/limits';
import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/contacts.ts';
import type { Ctx, Services, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';

export type ImportRow = Selectable<Tables['contact_imports']>;

export const toImport = (row: ImportRow): ContactImport => ({
  id: row.id,
  fileName: row.file_name,
  state: row.state,
  total: row.total,
  gone: row.gone,
  created: row.created,
  updated: row.updated,
  skipped: row.skipped,
  failed: row.failed,
  createdAt: row.created_at.toISOString(),
});

export const importsOf = ({ db, shopId }: Ctx) => db.selectFrom('contact_imports').where('shop_id', '=', shopId);

export const rowsOf = ({ db, shopId }: Ctx, importId: string) =>
  db.selectFrom('contact_import_rows').where('shop_id', '=', shopId).where('import_id', '=', importId);

/** Throws `not_found`. */
export async function findImport(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = await importsOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.import.gone);
  return row;
}

/** Keeps others from going on with it meanwhile. Throws `not_found`. */
export async function holdImport(tx: TxCtx, id: string): Promise<ImportRow> {
  const row = await importsOf(tx).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound(texts.import.gone);
  return row;
}

type Change = Partial<Omit<ImportRow, 'shop_id' | 'id' | 'columns' | 'headings'>> & { columns?: string };

/** Changes an import and tells the team how it is now. */
export async function changeImport(tx: TxCtx, id: string, change: Change): Promise<ContactImport> {
  const row = await tx.db
    .updateTable('contact_imports')
    .set(change)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const it = toImport(row);
  tx.emit('contact.import', it, { team: true, contactId: null });
  return it;
}

/** Forgets rows that will not be imported any more; those that failed stay. */
export async function dropRowsToCome(tx: TxCtx, importId: string): Promise<void> {
  await tx.db
    .deleteFrom('contact_import_rows')
    .where('shop_id', '=', tx.shopId)
    .where('import_id', '=', importId)
    .where('problem', 'is', null)
    .execute();
}

/** Forgets the rows of files that name a contact, by address or number. Answers how many. */
export async function forgetInImports(
  tx: TxCtx,
  { contactId, email }: { contactId: string; email: string | null },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_import_rows as r using contacts as c
    where r.shop_id = ${tx.shopId} and c.shop_id = ${tx.shopId} and c.id = ${contactId} and exists (
      select from jsonb_array_elements_text(r.cells) as cell
      where lower(trim(cell)) in (lower(c.email), lower(${email}))
        or regexp_replace(cell, '\\D', '', 'g') = nullif(regexp_replace(c.phone, '\\D', '', 'g'), '')
        or lower(trim(cell)) = c.id::text
    )`.execute(tx.db);
  return Number(numAffectedRows ?? 0);
}

/** Forgets imports of long ago with the rows that failed. */
export async function eraseImports({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - contactImportKeptHours * 3_600_000);
  await db.deleteFrom('contact_imports').where('created_at', '<', before).where('state', '<>', 'running').execute();
}
