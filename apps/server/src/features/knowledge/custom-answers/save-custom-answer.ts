import type { CustomAnswer } from '@chatty/contract/knowledge';
import { newId } from '@chatty/contract/new-id';
import { texts as fieldTexts } from '@chatty/contract/texts';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { plainTextOf } from '../../../platform/rich-text/excerpt-of.ts';
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts';
import { eraseCustomAnswerJob } from '../knowledge.jobs.ts';
import { findKnownProduct } from '../../catalog/index.ts';
import { indexCustomAnswer } from '../passages/index-source.ts';
import {
  countCustomAnswers,
  type CustomAnswerRow,
  findCustomAnswer,
  mostCustomAnswers,
  toCustomAnswer,
} from './custom-answer.store.ts';

export interface CustomAnswerText {
  question: string;
  /** Rich text; it is made safe before it is kept. */
  answer: string;
  variants: string[];
}

const restorableSeconds = 86_400;

function cleaned(ctx: Ctx, { question, answer, variants }: CustomAnswerText) {
  const safe = sanitiseRichText(answer);
  if (plainTextOf(safe) === '') throw new Problem('bad_input', fieldTexts.required, { answer: fieldTexts.required });
  return { question, answer: safe, variants: JSON.stringify(variants), updated_at: ctx.services.clock.now() };
}

async function told(tx: TxCtx, row: CustomAnswerRow): Promise<CustomAnswer> {
  const answer = toCustomAnswer(row);
  await indexCustomAnswer(tx, row.id);
  tx.emit('customAnswer.changed', answer, { team: true, contactId: null });
  return answer;
}

/** Refuses one more than the plan holds. What is indexed holds the shop's counter, so that nobody adds one meanwhile. */
async function keepWithinPlan(tx: TxCtx): Promise<void> {
  const most = await mostCustomAnswers(tx);
  if (most !== null && (await countCustomAnswers(tx)) > most)
    throw new Problem('refused', texts.customAnswers.full(most));
}

interface NewAnswer extends CustomAnswerText {
  id?: string | undefined;
  /** The only product that it is of, as the store names it. */
  productId?: string | undefined;
}

/** The product that an answer is of, and its place behind the others of it. Throws `not_found`. */
async function placeIn(tx: TxCtx, productId: string) {
  const product = await findKnownProduct(tx, productId);
  const last = await tx.db
    .selectFrom('custom_answers')
    .select((q) => q.fn.max('position').as('position'))
    .where('shop_id', '=', tx.shopId)
    .where('product_id', '=', product.id)
    .executeTakeFirst();
  return { product_id: product.id, position: (last?.position ?? -1) + 1 };
}

/**
 * Adds an answer that the assistant knows from then on. The same id again is the same answer. Throws `refused` at the plan's
 * limit, and `not_found` for a product that the shop has not.
 */
export function addCustomAnswer(ctx: Ctx, { id = newId(), productId, ...text }: NewAnswer) {
  return transaction(ctx, async (tx): Promise<CustomAnswer> => {
    const place = productId === undefined ? {} : await placeIn(tx, productId);
    const row = await tx.db
      .insertInto('custom_answers')
      .values({ shop_id: ctx.shopId, id, ...place, ...cleaned(ctx, text) })
      .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return findCustomAnswer(tx, id);
    const answer = await told(tx, row);
    await keepWithinPlan(tx);
    return answer;
  });
}

/** Changes a custom answer; of which product it is stays. Throws `not_found`. */
export const changeCustomAnswer = (ctx: Ctx, id: string, text: CustomAnswerText): Promise<CustomAnswer> =>
  change(ctx, id, cleaned(ctx, text));

/** Says whether the assistant uses a custom answer; one that is not used is kept. Throws `not_found`. */
export const useCustomAnswer = (ctx: Ctx, id: string, used: boolean): Promise<CustomAnswer> =>
  change(ctx, id, { is_on: used });

function change(ctx: Ctx, id: string, columns: Partial<ReturnType<typeof cleaned>> & { is_on?: boolean }) {
  return transaction(ctx, async (tx): Promise<CustomAnswer> => {
    const row = await tx.db
      .updateTable('custom_answers')
      .set(columns)
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisAnswer);
    return told(tx, row);
  });
}

/** Takes a custom answer away: nothing finds it any more. It can be restored for a day. Throws `not_found`. */
export function deleteCustomAnswer(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const deletedAt = ctx.services.clock.now();
    const { numUpdatedRows } = await tx.db
      .updateTable('custom_answers')
      .set({ deleted_at: deletedAt })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(texts.thisAnswer);
    await indexCustomAnswer(tx, id);
    tx.emit('customAnswer.deleted', { id }, { team: true, contactId: null });
    const erased = { answerId: id, deletedAt: deletedAt.toISOString() };
    tx.enqueue(eraseCustomAnswerJob, erased, { afterSeconds: restorableSeconds });
  });
}

/** Undoes a deletion. Throws `not_found` when it is too late, and `refused` at the plan's limit. */
export function restoreCustomAnswer(ctx: Ctx, id: string): Promise<CustomAnswer> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('custom_answers')
      .set({ deleted_at: null })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisAnswer);
    const answer = await told(tx, row);
    await keepWithinPlan(tx);
    return answer;
  });
}

/** Erases a custom answer that was deleted at that moment and not restored since. */
export async function eraseCustomAnswer(
  { db, shopId }: Ctx,
  { answerId, deletedAt }: { answerId: string; deletedAt: string },
): Promise<void> {
  await db
    .deleteFrom('custom_answers')
    .where('shop_id', '=', shopId)
    .where('id', '=', answerId)
    .where('deleted_at', '=', new Date(deletedAt))
    .execute();
}
