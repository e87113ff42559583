import type { KnownDocument } from '@chatty/contract/documents';
import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/faqs.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { readDocumentJob } from '../knowledge.jobs.ts';
import { readUpload } from '../read-upload.ts';
import { findDocument, keepWithinPlan, oneAddsAtATime, tellDocument } from './document.store.ts';
import { sniffDocument } from './sniff-document.ts';

/** A name as it can stand before a visitor. */
const cleanName = (name: string) => name.replace(/[\p{C}/\\]/gu, '_');

async function keepUpload(tx: TxCtx, id: string, bytes: Uint8Array, asked: number): Promise<KnownDocument> {
  await tx.db
    .insertInto('document_uploads')
    .values({ shop_id: tx.shopId, document_id: id, bytes })
    .onConflict((on) => on.columns(['shop_id', 'document_id']).doUpdateSet({ bytes }))
    .execute();
  tx.enqueue(readDocumentJob, { documentId: id, asked });
  return tellDocument(tx, id);
}

/**
 * Adds a file that the assistant answers from once it is read. The same id again is the same file. Throws
 * `unsupported_file`, `too_large` and `bad_input` for what cannot be read, `refused` at the plan's limit.
 */
export async function addFile(
  ctx: MemberCtx,
  { id = newId(), name }: { id?: string | undefined; name: string },
  body: AsyncIterable<Uint8Array>,
): Promise<KnownDocument> {
  const bytes = await readUpload(body, texts.documents.tooLarge);
  await sniffDocument(bytes, name);
  return transaction(ctx, async (tx) => {
    await oneAddsAtATime(tx);
    const { memberId: added_by } = ctx.who;
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('documents')
      .values({
        ...{ shop_id: tx.shopId, id, kind: 'file' as const, title: cleanName(name), bytes: bytes.byteLength, added_by },
        created_at: tx.services.clock.now(),
      })
      .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return findDocument(tx, id);
    await keepWithinPlan(tx);
    return keepUpload(tx, id, bytes, 1);
  });
}

/**
 * Puts a newer file in the place of one. What that said stays known until the new one is read. Throws `not_found`, and for
 * what cannot be read as `addFile`.
 */
export async function replaceFile(
  ctx: MemberCtx,
  id: string,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<KnownDocument> {
  await findDocument(ctx, id);
  const bytes = await readUpload(body, texts.documents.tooLarge);
  await sniffDocument(bytes, name);
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('documents')
      .set((q) => ({
        ...{ title: cleanName(name), bytes: bytes.byteLength, added_by: ctx.who.memberId, state: 'waiting' as const },
        asked: q('asked', '+', 1),
      }))
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('kind', '=', 'file')
      .where('deleted_at', 'is', null)
      .returning('asked')
      .executeTakeFirst();
    if (!row) throw notFound(texts.documents.thisFile);
    return keepUpload(tx, id, bytes, row.asked);
  });
}
