import { type FaqBlock, type FaqBlockChange, FaqBlockDraft } from '@chatty/contract/faq-blocks';
import { mostFaqBlocks } from '@chatty/contract/faq-block-options';
import { texts } from '#texts/faqs.ts';
import { texts as problems } from '#texts/problems.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { changesSince } from '../../platform/db/changes-since.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { faqBlockKey, forgetWording } from '../wording/index.ts';
import { faqBlocksOf, findFaqBlock, lockFaqBlock, lockFaqBlocks } from './faq-block.store.ts';
import { publishSoon } from './faq-blocks.jobs.ts';

async function told(tx: TxCtx, id: string): Promise<FaqBlock> {
  const block = await findFaqBlock(tx, id);
  tx.emit('faqBlock.changed', block, { team: true, contactId: null });
  publishSoon(tx);
  return block;
}

/** Adds a block. The same id again is the same block. Throws `conflict` beyond `mostFaqBlocks`. */
export function addFaqBlock(ctx: Ctx, { id, ...block }: FaqBlockDraft & { id: string }): Promise<FaqBlock> {
  return transaction(ctx, async (tx) => {
    const now = ctx.services.clock.now();
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('faq_blocks')
      .values({ shop_id: ctx.shopId, id, block: JSON.stringify(block), created_at: now, updated_at: now })
      .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return findFaqBlock(tx, id);
    const { count } = await faqBlocksOf(tx)
      .select((q) => q.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > mostFaqBlocks) throw new Problem('conflict', texts.mostBlocks(mostFaqBlocks));
    return told(tx, id);
  });
}

async function writeBlock(tx: TxCtx, id: string, block: FaqBlockDraft): Promise<void> {
  await tx.db
    .updateTable('faq_blocks')
    .set({ block: JSON.stringify(block), updated_at: tx.services.clock.now() })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces what was set of a block, beside what others have changed since it was read. Throws `not_found`, and `conflict`
 * where somebody has changed the same meanwhile, or what does not go with it.
 */
export function changeFaqBlock(ctx: Ctx, id: string, { from, ...block }: FaqBlockChange): Promise<FaqBlock> {
  return transaction(ctx, async (tx) => {
    const { id: _, updatedAt: __, ...now } = await lockFaqBlock(tx, id);
    const merged = FaqBlockDraft.safeParse({ ...now, ...changesSince<FaqBlockDraft>(now, block, from) });
    if (!merged.success) throw new Problem('conflict', problems.changedMeanwhile);
    await writeBlock(tx, id, merged.data);
    return told(tx, id);
  });
}

/** Blocks that show a category show it under its new name; one without a name they show no longer. */
export async function renameInBlocks(tx: TxCtx, { from, to }: { from: string; to: string }): Promise<void> {
  for (const { id, updatedAt: _, ...block } of await lockFaqBlocks(tx)) {
    if (!block.categories.includes(from)) continue;
    const categories = new Set(block.categories.map((it) => (it === from ? to : it)));
    categories.delete('');
    await writeBlock(tx, id, { ...block, categories: [...categories] });
    await told(tx, id);
  }
  publishSoon(tx);
}

/** Deletes a block; the store no longer shows it. Throws `not_found`. */
export function deleteFaqBlock(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('faq_blocks')
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!numDeletedRows) throw notFound(texts.thisBlock);
    await forgetWording(tx, [faqBlockKey(id, 'title'), faqBlockKey(id, 'description')]);
    tx.emit('faqBlock.deleted', { id }, { team: true, contactId: null });
    publishSoon(tx);
  });
}
