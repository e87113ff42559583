import { documentMaxChars } from '@chatty/contract/limits';
import type { DocumentProblem } from '@chatty/contract/documents';
import type { Selectable, Updateable } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tables } from '../../../tables.ts';
import type { ReadPart } from '../../../ports/reader.ts';
import { keepPassages } from '../passages/keep-passages.ts';
import { passagesOfSource } from '../passages/switch-source.ts';
import { draftsOfParts } from './document-drafts.ts';
import { tellDocument } from './document.store.ts';
import { changesOf } from './passage-changes.ts';

export type DocumentRow = Selectable<Tables['documents']>;
type Change = Updateable<Tables['documents']>;

/** More passages are a data base, or made to be many. */
const mostPassages = 3_000;

/** The document as it was asked to be read; undefined when it is gone, or something newer is to be read by now. */
export const askedDocument = (ctx: Ctx, id: string, asked: number): Promise<DocumentRow | undefined> =>
  ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .where('asked', '=', asked)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Changes the document unless it was asked for anew meanwhile; answers whether it did. */
async function change(tx: TxCtx, { id, asked }: DocumentRow, values: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('documents')
    .set(values)
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .where('asked', '=', asked)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes down how far the reading of a document is, and tells the team. */
export function moveDocument(ctx: Ctx, row: DocumentRow, values: Change): Promise<void> {
  return transaction(ctx, async (tx) => {
    if (await change(tx, row, values)) await tellDocument(tx, row.id);
  });
}

const forgetUpload = (tx: TxCtx, id: string) =>
  tx.db.deleteFrom('document_uploads').where('shop_id', '=', tx.shopId).where('document_id', '=', id).execute();

/** A document could not be read: what was known of it stays. */
export function failDocument(ctx: Ctx, row: DocumentRow, problem: DocumentProblem, values: Change = {}): Promise<void> {
  return transaction(ctx, async (tx) => {
    if (!(await change(tx, row, { ...values, state: 'failed', problem }))) return;
    await forgetUpload(tx, row.id);
    await tellDocument(tx, row.id);
  });
}

/** Makes what was read of a document known, with what changed in it since the last reading. */
export async function keepDocument(
  ctx: Ctx,
  row: DocumentRow,
  parts: readonly ReadPart[],
  values: Change & { title: string },
): Promise<void> {
  const drafts = draftsOfParts(values.title, parts).map((it) => ({ ...it, url: row.url }));
  const chars = drafts.reduce((sum, it) => sum + it.text.length, 0);
  if (drafts.length === 0) return failDocument(ctx, row, 'no_text');
  if (chars > documentMaxChars || drafts.length > mostPassages) return failDocument(ctx, row, 'too_long');
  await transaction(ctx, async (tx) => {
    const source = { kind: row.kind, id: row.id };
    const before = await passagesOfSource(tx, source);
    const changes =
      row.read_at === null
        ? null
        : changesOf({ title: titleOf(before), passages: before }, { title: values.title, passages: drafts });
    const read = { state: 'ready' as const, problem: null, read_at: tx.services.clock.now() };
    const told = { changes: changes && JSON.stringify(changes) };
    if (!(await change(tx, row, { ...values, ...read, ...told }))) return;
    await keepPassages(tx, row.kind, row.id, drafts);
    await forgetUpload(tx, row.id);
    await tellDocument(tx, row.id);
  });
}

/** What the document was called whose passages these are. */
const titleOf = (passages: readonly { title: string }[]) => passages[0]?.title.split(' › ', 1)[0] ?? '';
