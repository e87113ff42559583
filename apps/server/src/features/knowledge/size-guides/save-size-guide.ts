import { mostSizeGuides } from '@chatty/contract/limits';
import type { SizeGuide, SizeGuideText } from '@chatty/contract/size-guides';
import { headText, rowText } from '@chatty/contract/size-table';
import { texts } from '#texts/size-guides.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { eraseSizeGuideJob } from '../knowledge.jobs.ts';
import { keepPassages } from '../passages/keep-passages.ts';
import { nextVersion } from '../passages/passage.store.ts';
import { findSizeGuide, type SizeGuideRow, sizeGuidesOf, toSizeGuide } from './size-guide.store.ts';

const restorableSeconds = 86_400;
const toTeam = { team: true, contactId: null };

const columnsOf = (ctx: Ctx, { name, unit, columns, rows, scope, betweenNote, outsideNote }: SizeGuideText) => ({
  name,
  unit,
  columns: JSON.stringify(columns),
  rows: JSON.stringify(rows),
  scope: JSON.stringify(scope),
  between_note: betweenNote,
  outside_note: outsideNote,
  updated_at: ctx.services.clock.now(),
});

/** The table as who asks for it reads it. */
const tableOf = (guide: SizeGuide) => [headText(guide, texts.size), ...guide.rows.map(rowText)].join('\n');

async function told(tx: TxCtx, row: SizeGuideRow): Promise<SizeGuide> {
  const guide = toSizeGuide(row);
  const passage = { title: texts.guide(guide.name), text: tableOf(guide), url: null, variants: texts.asked };
  await keepPassages(tx, 'size_guide', guide.id, [passage]);
  tx.emit('sizeGuide.changed', guide, toTeam);
  return guide;
}

/** Refuses one more than there may be. The shop's counter is held, so that nobody adds one meanwhile. */
async function keepWithinLimit(tx: TxCtx): Promise<void> {
  await nextVersion(tx);
  const { count } = await sizeGuidesOf(tx)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > mostSizeGuides) throw new Problem('refused', texts.full(mostSizeGuides));
}

/** Adds a guide. The same id again is the same guide. Throws `refused` at the limit. */
export function addSizeGuide(ctx: Ctx, { id, ...text }: SizeGuideText & { id: string }): Promise<SizeGuide> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .insertInto('size_guides')
      .values({ shop_id: ctx.shopId, id, ...columnsOf(ctx, text) })
      .onConflict((to) => to.columns(['shop_id', 'id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return findSizeGuide(tx, id);
    await keepWithinLimit(tx);
    return told(tx, row);
  });
}

/** Throws `not_found`. */
export function changeSizeGuide(ctx: Ctx, id: string, text: SizeGuideText): Promise<SizeGuide> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('size_guides')
      .set(columnsOf(ctx, text))
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisGuide);
    return told(tx, row);
  });
}

/** Takes a guide away: nothing is answered from it any more. It can be restored for a day. Throws `not_found`. */
export function deleteSizeGuide(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const deletedAt = ctx.services.clock.now();
    const { numUpdatedRows } = await tx.db
      .updateTable('size_guides')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(texts.thisGuide);
    await keepPassages(tx, 'size_guide', id, []);
    tx.emit('sizeGuide.deleted', { id }, toTeam);
    const erased = { guideId: id, deletedAt: deletedAt.toISOString() };
    tx.enqueue(eraseSizeGuideJob, erased, { afterSeconds: restorableSeconds });
  });
}

/** Undoes a deletion. Throws `not_found` when it is too late, and `refused` at the limit. */
export function restoreSizeGuide(ctx: Ctx, id: string): Promise<SizeGuide> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('size_guides')
      .set({ deleted_at: null })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisGuide);
    await keepWithinLimit(tx);
    return told(tx, row);
  });
}

/** Erases a guide that was deleted at that moment and not restored since. */
export async function eraseSizeGuide(
  { db, shopId }: Ctx,
  { guideId, deletedAt }: { guideId: string; deletedAt: string },
): Promise<void> {
  await db
    .deleteFrom('size_guides')
    .where('shop_id', '=', shopId)
    .where('id', '=', guideId)
    .where('deleted_at', '=', new Date(deletedAt))
    .execute();
}
