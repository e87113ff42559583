import type { KnownDocument } from '@chatty/contract/documents';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { eraseDocumentJob, readDocumentJob } from '../knowledge.jobs.ts';
import { forgetSource, hideSource, showSource } from '../passages/hide-source.ts';
import { passagesOfSource, switchSource, type Switched } from '../passages/switch-source.ts';
import { findDocument, keepWithinPlan, oneAddsAtATime, tellDocument } from './document.store.ts';

const restorableSeconds = 86_400;

/** A document, its passages in their order, and what its last reading changed. Throws `not_found`. */
export async function openDocument(ctx: Ctx, id: string) {
  const document = await findDocument(ctx, id);
  const { changes } = await ctx.db
    .selectFrom('documents')
    .select('changes')
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { document, passages: await passagesOfSource(ctx, document), changes };
}

/** Says whether the assistant uses a document, or a passage of it. Throws `not_found`. */
export function switchDocument(ctx: Ctx, id: string, switched: Switched): Promise<KnownDocument> {
  return transaction(ctx, async (tx) => {
    await switchSource(tx, await findDocument(tx, id), switched);
    return tellDocument(tx, id);
  });
}

/** Takes a document away: nothing finds it any more. It can be restored for a day. Throws `not_found`. */
export function removeDocument(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const document = await findDocument(tx, id);
    const deletedAt = tx.services.clock.now();
    await tx.db
      .updateTable('documents')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .execute();
    await hideSource(tx, document);
    tx.emit('document.deleted', { id, kind: document.kind }, { team: true, contactId: null });
    const erased = { documentId: id, deletedAt: deletedAt.toISOString() };
    tx.enqueue(eraseDocumentJob, erased, { afterSeconds: restorableSeconds });
  });
}

/** Undoes a removal. Throws `not_found` when it is too late, and `refused` at the plan's limit. */
export function restoreDocument(ctx: Ctx, id: string): Promise<KnownDocument> {
  return transaction(ctx, async (tx) => {
    await oneAddsAtATime(tx);
    const row = await tx.db
      .updateTable('documents')
      .set({ deleted_at: null })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .returning(['kind', 'asked', 'state'])
      .executeTakeFirst();
    if (!row) throw notFound(texts.documents.this);
    await keepWithinPlan(tx);
    await showSource(tx, { kind: row.kind, id });
    // What was to be read when it was removed, was not.
    if (row.state === 'waiting' || row.state === 'reading') {
      tx.enqueue(readDocumentJob, { documentId: id, asked: row.asked });
    }
    return tellDocument(tx, id);
  });
}

/** Erases a document that was removed at that moment and not restored since, with all that it said. */
export function eraseDocument(ctx: Ctx, { documentId: id, deletedAt }: { documentId: string; deletedAt: string }) {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .deleteFrom('documents')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('deleted_at', '=', new Date(deletedAt))
      .returning('kind')
      .executeTakeFirst();
    if (row) await forgetSource(tx, { kind: row.kind, id });
  });
}
