import { columnsOf } from '@chatty/contract/contact-import-row';
import type { ContactFile, ContactImport, ImportPlan } from '@chatty/contract/contact-imports';
import { sql } from 'kysely';
import { texts } from '#texts/contacts.ts';
import type { Ctx } from '../../../ctx.ts';
import type { CsvRow } from '../../../platform/csv/read-rows.ts';
import { writeRows } from '../../../platform/csv/write-rows.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { listFields } from '../fields/contact-field.store.ts';
import { importJob } from './import.jobs.ts';
import { changeImport, dropRowsToCome, findImport, holdImport, importsOf, rowsOf, toImport } from './import.store.ts';
import { readBytes, readContactRows } from './read-contact-file.ts';

/** So many are shown before the import. */
const mostShown = 20;
/** So many are written in one statement. */
const rowsAtOnce = 1_000;
/** Imports that are told of. */
const mostListed = 10;

/** The imports that were begun lately, the latest first; files about which nobody said anything yet are left out. */
export async function listImports(ctx: Ctx): Promise<ContactImport[]> {
  const rows = await importsOf(ctx)
    .selectAll()
    .where('state', '<>', 'chosen')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(toImport);
}

async function fileOf(ctx: Ctx, id: string): Promise<ContactFile> {
  const row = await findImport(ctx, id);
  const rows = await rowsOf(ctx, id).select(['line', 'cells']).orderBy('line').limit(mostShown).execute();
  return {
    import: toImport(row),
    headings: row.headings,
    columns: columnsOf(row.headings, await listFields(ctx)),
    rows,
  };
}

/**
 * Keeps the rows of a file until somebody says what its columns mean. The same id again is the same file. Throws
 * `bad_input` and `too_large` with what to do about it.
 */
export async function chooseFile(
  ctx: Ctx,
  { id, name }: { id: string; name: string },
  body: AsyncIterable<Uint8Array>,
): Promise<ContactFile> {
  const { headings, rows } = readContactRows(await readBytes(body));
  await transaction(ctx, async (tx) => {
    const added = await tx.db
      .insertInto('contact_imports')
      .values({
        shop_id: tx.shopId,
        id,
        file_name: name,
        headings: JSON.stringify(headings),
        total: rows.length,
        created_at: tx.services.clock.now(),
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const piece: CsvRow[] = rows.slice(at, at + rowsAtOnce);
      await sql`
        insert into contact_import_rows (shop_id, import_id, line, cells)
        select ${tx.shopId}, ${id}, r.line, r.cells
        from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (line integer, cells jsonb)`.execute(tx.db);
    }
  });
  return fileOf(ctx, id);
}

/** Imports a file, in a job. One that was begun already is left as it is. Throws `not_found` and `bad_input`. */
export function beginImport(ctx: Ctx, id: string, { columns, existing, tagIds }: ImportPlan): Promise<ContactImport> {
  return transaction(ctx, async (tx) => {
    const held = await holdImport(tx, id);
    if (held.state !== 'chosen') return toImport(held);
    const named = columns.slice(0, held.headings.length);
    if (!named.some((it) => it === 'email' || it === 'phone' || it === 'id'))
      throw new Problem('bad_input', texts.import.nobody);
    tx.enqueue(importJob, { importId: id });
    return changeImport(tx, id, {
      state: 'running',
      columns: JSON.stringify(named),
      existing,
      tag_ids: [...new Set(tagIds)],
    });
  });
}

/** Ends an import; what it has done so far stays. Throws `not_found`. */
export function stopImport(ctx: Ctx, id: string): Promise<ContactImport> {
  return transaction(ctx, async (tx) => {
    const held = await holdImport(tx, id);
    if (held.state !== 'running') return toImport(held);
    await dropRowsToCome(tx, id);
    return changeImport(tx, id, { state: 'stopped' });
  });
}

/** Forgets an import that does not run. Throws `not_found`, and `conflict` while it runs. */
export function forgetImport(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { state } = await holdImport(tx, id);
    if (state === 'running') throw new Problem('conflict', texts.import.stillRunning);
    await tx.db.deleteFrom('contact_imports').where('shop_id', '=', tx.shopId).where('id', '=', id).execute();
    tx.emit('contact.import.forgotten', { id }, { team: true, contactId: null });
  });
}

/** The rows that failed, as they stood in the file, with their line and the reason. Throws `not_found`. */
export async function failedRows(ctx: Ctx, id: string): Promise<{ name: string; text: string }> {
  const { headings, file_name: fileName } = await findImport(ctx, id);
  const rows = await rowsOf(ctx, id)
    .select(['line', 'cells', 'problem'])
    .where('problem', 'is not', null)
    .orderBy('line')
    .execute();
  const table = [
    [...headings, texts.import.line, texts.import.problem],
    ...rows.map(({ line, cells, problem }) => [
      ...headings.map((_, at) => cells[at] ?? ''),
      String(line),
      problem ?? '',
    ]),
  ];
  const text = writeRows(table, { first: true });
  return { name: texts.import.failedFile(fileName.replace(/\.[a-z]{1,4}$/i, '')), text };
}
