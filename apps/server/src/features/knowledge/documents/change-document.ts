import type { KnownDocument } from '@chatty/contract/documents';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, orNull, Problem } from '../../../platform/problem.ts';
import { crawlJob, eraseDocumentJob, readDocumentJob } from '../knowledge.jobs.ts';
import { forgetSource, hideSource, showSource } from '../passages/hide-source.ts';
import { passagesOfSource, switchSource, type Switched } from '../passages/switch-source.ts';
import { sourceOf } from './keep-document.ts';
import { documentsOf, findDocument, keepWithinPlan, oneAddsAtATime, tellDocument } from './document.store.ts';

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
  return { document, passages: await passagesOfSource(ctx, sourceOf(document)), changes };
}

/** Says whether the assistant uses a document, or a passage of it. Throws `not_found`. */
export function switchDocument(ctx: Ctx, id: string, switched: Switched): Promise<KnownDocument> {
  return transaction(ctx, async (tx) => {
    await switchSource(tx, sourceOf(await findDocument(tx, id)), switched);
    return tellDocument(tx, id);
  });
}

/** Takes a document away, a sitemap with its pages: nothing finds it any more. It can be restored for a day. Throws `not_found`. */
export function removeDocument(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { kind } = await findDocument(tx, id);
    const deletedAt = tx.services.clock.now();
    const removed = await tx.db
      .updateTable('documents')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', tx.shopId)
      .where('deleted_at', 'is', null)
      .where((q) => q.or([q('id', '=', id), q('sitemap_id', '=', id)]))
      .returning(['id', 'kind'])
      .execute();
    for (const it of removed) {
      await hideSource(tx, sourceOf(it));
      const erased = { documentId: it.id, deletedAt: deletedAt.toISOString() };
      tx.enqueue(eraseDocumentJob, erased, { afterSeconds: restorableSeconds });
    }
    tx.emit('document.deleted', { id, kind }, { team: true, contactId: null });
  });
}

/** The rows that were removed together with this one, or it alone. Throws `not_found`. */
async function removedWith(tx: TxCtx, id: string) {
  const rowsOf = () =>
    tx.db
      .selectFrom('documents')
      .select(['id', 'kind', 'asked', 'state', 'host', 'url', 'deleted_at'])
      .where('shop_id', '=', tx.shopId)
      .where('deleted_at', 'is not', null);
  const row = await rowsOf().where('id', '=', id).executeTakeFirst();
  if (!row?.deleted_at) throw notFound(texts.documents.this);
  const pages = await rowsOf().where('sitemap_id', '=', id).where('deleted_at', '=', row.deleted_at).execute();
  return [row, ...pages];
}

/** Undoes a removal. Throws `not_found` when it is too late, and `refused` at the plan's limit. */
export function restoreDocument(ctx: Ctx, id: string): Promise<KnownDocument> {
  return transaction(ctx, async (tx) => {
    await oneAddsAtATime(tx);
    // Once more is no harm.
    const there = await orNull(findDocument(tx, id));
    if (there) return there;
    const rows = await removedWith(tx, id);
    const urls = rows.map((it) => it.url).filter((it) => it !== null);
    const again = urls.length > 0 && (await documentsOf(tx).select('id').where('url', 'in', urls).executeTakeFirst());
    if (again) throw new Problem('refused', texts.web.thereAlready);
    const ids = rows.map((it) => it.id);
    await tx.db
      .updateTable('documents')
      .set({ deleted_at: null })
      .where('shop_id', '=', tx.shopId)
      .where('id', 'in', ids)
      .execute();
    await keepWithinPlan(tx);
    for (const it of rows) {
      await showSource(tx, sourceOf(it));
      // What was to be read when it was removed, was not.
      if (it.state === 'ready' || it.state === 'failed') continue;
      if (it.host === null) tx.enqueue(readDocumentJob, { documentId: it.id, asked: it.asked });
      else tx.enqueue(crawlJob, { host: it.host });
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
      .returning(['id', 'kind'])
      .executeTakeFirst();
    if (row) await forgetSource(tx, sourceOf(row));
  });
}
