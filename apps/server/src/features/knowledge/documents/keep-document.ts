import { documentMaxChars } from '@chatty/contract/limits';
import type { DocumentProblem } from '@chatty/contract/documents';
import type { Selectable, Updateable } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tables } from '../../../tables.ts';
import type { ReadPart } from '../../../ports/reader.ts';
import { keepPassages } from '../passages/keep-passages.ts';
import { passagesOfSource, type SourceOfPassages } from '../passages/switch-source.ts';
import { draftsOfParts } from './document-drafts.ts';
import { tellDocument } from './document.store.ts';
import { changesOf } from './passage-changes.ts';

export type DocumentRow = Selectable<Tables['documents']>;
type Change = Updateable<Tables['documents']>;

/** What stays of a document that has to be forgotten: that it was asked for. */
const nothing = { read_at: null, canonical: null, content_hash: null, etag: null, last_modified: null, changes: null };

/** More passages are a data base, or made to be many. */
const mostPassages = 3_000;

/** Markup may be several times as long as what it says; more is not even looked at. */
const mostRawChars = 4 * documentMaxChars;

const charsOf = (part: ReadPart): number =>
  'html' in part
    ? part.html.length
    : 'text' in part
      ? part.text.length
      : part.rows.reduce((sum, row) => row.reduce((chars, cell) => chars + cell.length, sum), 0);

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

/** Of a document its source of passages; a sitemap has none. */
export const sourceOf = ({ kind, id }: Pick<DocumentRow, 'kind' | 'id'>): SourceOfPassages => ({
  kind: kind === 'file' ? 'file' : 'web',
  id,
});

/** A document could not be read: what was known of it stays, unless it has to be forgotten. */
export function failDocument(
  ctx: Ctx,
  row: DocumentRow,
  problem: DocumentProblem,
  { forget = false, ...values }: Change & { forget?: boolean } = {},
): Promise<void> {
  return transaction(ctx, async (tx) => {
    if (!(await change(tx, row, { ...values, state: 'failed', problem, ...(forget ? nothing : {}) }))) return;
    await forgetUpload(tx, row.id);
    if (forget) await keepPassages(tx, sourceOf(row).kind, row.id, []);
    await tellDocument(tx, row.id);
  });
}

/** A document was read. */
export const finishDocument = (tx: TxCtx, row: DocumentRow, values: Change): Promise<boolean> =>
  change(tx, row, { ...values, state: 'ready', problem: null, read_at: tx.services.clock.now() });

/** Makes what was read of a document known, with what changed in it since the last reading. */
export async function keepDocument(
  ctx: Ctx,
  row: DocumentRow,
  parts: readonly ReadPart[],
  values: Change & { title: string },
): Promise<void> {
  if (parts.reduce((sum, it) => sum + charsOf(it), 0) > mostRawChars) return failDocument(ctx, row, 'too_long');
  const drafts = draftsOfParts(values.title, parts).map((it) => ({ ...it, url: row.url }));
  const chars = drafts.reduce((sum, it) => sum + it.text.length, 0);
  if (drafts.length === 0) return failDocument(ctx, row, 'no_text');
  if (chars > documentMaxChars || drafts.length > mostPassages) return failDocument(ctx, row, 'too_long');
  await transaction(ctx, async (tx) => {
    const source = sourceOf(row);
    const before = await passagesOfSource(tx, source);
    const changes =
      row.read_at === null
        ? null
        : changesOf({ title: titleOf(before), passages: before }, { title: values.title, passages: drafts });
    const told = changes && JSON.stringify(changes);
    if (!(await finishDocument(tx, row, { ...values, changes: told }))) return;
    await keepPassages(tx, source.kind, row.id, drafts);
    await forgetUpload(tx, row.id);
    await tellDocument(tx, row.id);
  });
}

/** What the document was called whose passages these are. */
const titleOf = (passages: readonly { title: string }[]) => passages[0]?.title.split(' › ', 1)[0] ?? '';
