import type { Faq, FaqPatch, NewFaq } from '@chatty/contract/faqs';
import { newId } from '@chatty/contract/new-id';
import { moveTo } from '../../platform/db/ordered-rows.ts';
import { changesSince } from '../../platform/db/changes-since.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { cleanAnswer } from './answers/clean-answer.ts';
import { type FaqRow, findFaq, lockFaq, noVotes, toFaq, type Votes } from './faq.store.ts';
import { eraseFaqJob } from './faqs.jobs.ts';
import { faqRemoved, faqSaved, faqsReordered } from './faqs.events.ts';
import { keepImages } from './answers/keep-images.ts';
import { keepWithinPlan, oneAddsAtATime } from './room-for-faqs.ts';

async function told(tx: TxCtx, row: FaqRow, votes?: Votes): Promise<Faq> {
  const faq = await toFaq(tx, row, votes);
  tx.emit('faq.changed', faq, { team: true, contactId: null });
  await tx.raise(faqSaved, { faqId: row.id });
  return faq;
}

/** Adds a FAQ at the end. The same id again is the same FAQ. Throws `refused` at the plan's limit. */
export function addFaq(ctx: Ctx, newFaq: NewFaq & { id?: string | undefined }): Promise<Faq> {
  return transaction(ctx, async (tx) => {
    await oneAddsAtATime(tx);
    const id = newFaq.id ?? newId();
    const now = ctx.services.clock.now();
    const { last } = await tx.db
      .selectFrom('faqs')
      .select((q) => q.fn.coalesce(q.fn.max('position'), q.val(0)).as('last'))
      .where('shop_id', '=', ctx.shopId)
      .executeTakeFirstOrThrow();
    const row: FaqRow = {
      shop_id: ctx.shopId,
      id,
      question: newFaq.question,
      ...cleanAnswer(ctx.services.config.APP_URL, newFaq.answer),
      category: newFaq.category,
      variants: newFaq.variants,
      published: newFaq.published,
      featured: newFaq.featured,
      position: Number(last) + 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('faqs')
      .values({ ...row, variants: JSON.stringify(row.variants) })
      .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return toFaq(tx, await findFaq(tx, id));
    await keepWithinPlan(tx);
    await keepImages(tx, null, row);
    return told(tx, row, noVotes);
  });
}

/**
 * Changes what the patch names, beside what others have changed since it was read. Throws `not_found`, and `conflict` where
 * somebody has changed the same meanwhile.
 */
export function changeFaq(ctx: Ctx, id: string, { from, ...patch }: FaqPatch): Promise<Faq> {
  return transaction(ctx, async (tx) => {
    const before = await lockFaq(tx, id);
    const { answer } = patch;
    // As it was read it is clean already, and is told apart from a change by its very signs.
    const cleaned =
      answer === undefined || answer === from?.answer ? null : cleanAnswer(ctx.services.config.APP_URL, answer);
    const changed = changesSince<FaqRow>(before, { ...patch, ...(cleaned && { answer: cleaned.answer }) }, from);
    const row: FaqRow = {
      ...before,
      ...changed,
      ...(changed.answer === undefined ? {} : cleaned),
      updated_at: ctx.services.clock.now(),
    };
    const { shop_id, id: _, created_at, deleted_at, position, ...columns } = row;
    await tx.db
      .updateTable('faqs')
      .set({ ...columns, variants: JSON.stringify(columns.variants) })
      .where('shop_id', '=', shop_id)
      .where('id', '=', id)
      .execute();
    await keepImages(tx, before, row);
    return told(tx, row);
  });
}

/** Takes a FAQ away. It keeps its place for a day, so that it can be restored. */
export function deleteFaq(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    await findFaq(tx, id);
    const deletedAt = ctx.services.clock.now();
    await tx.db
      .updateTable('faqs')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .execute();
    tx.emit('faq.deleted', { id }, { team: true, contactId: null });
    await tx.raise(faqRemoved, { faqId: id });
    tx.enqueue(eraseFaqJob, { faqId: id, deletedAt: deletedAt.toISOString() }, { afterSeconds: 86_400 });
  });
}

/**
 * Undoes a deletion; a FAQ that is there stays. Throws `not_found` when it is too late, and `refused` at the plan's limit.
 */
export function restoreFaq(ctx: Ctx, id: string): Promise<Faq> {
  return transaction(ctx, async (tx) => {
    await oneAddsAtATime(tx);
    const row = await tx.db
      .updateTable('faqs')
      .set({ deleted_at: null })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return toFaq(tx, await findFaq(tx, id));
    await keepWithinPlan(tx);
    return told(tx, row);
  });
}

/** Moves a FAQ before another, or to the end. Both must be of this shop. */
export function reorderFaqs(ctx: Ctx, id: string, before: string | null): Promise<void> {
  return transaction(ctx, async (tx) => {
    await findFaq(tx, id);
    const goal = before === null ? null : await findFaq(tx, before);
    if (goal?.id === id) return;
    await moveTo(tx, 'faqs', { id, goal });
    tx.emit('faqs.reordered', { id, before }, { team: true, contactId: null });
    await tx.raise(faqsReordered, {});
  });
}
