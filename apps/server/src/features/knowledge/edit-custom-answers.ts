import type { CustomAnswer } from '@chatty/contract/knowledge';
import { newId } from '@chatty/contract/new-id';
import { texts as fieldTexts } from '@chatty/contract/texts';
import type { Selectable } from 'kysely';
import { texts } from '#texts/faqs.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { plainTextOf } from '../../platform/rich-text/excerpt-of.ts';
import { sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx } from '../../ctx.ts';
import { indexCustomAnswer } from './passages/index-source.ts';

export interface CustomAnswerText {
  question: string;
  /** Rich text; it is made safe before it is kept. */
  answer: string;
  variants: string[];
}

const toCustomAnswer = (row: Selectable<Tables['custom_answers']>): CustomAnswer => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  variants: row.variants,
  updatedAt: row.updated_at.toISOString(),
});

/** All custom answers, the last changed first. */
export async function listCustomAnswers(ctx: Ctx): Promise<CustomAnswer[]> {
  const rows = await ctx.db
    .selectFrom('custom_answers')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toCustomAnswer);
}

function cleaned(ctx: Ctx, { question, answer, variants }: CustomAnswerText) {
  const safe = sanitiseRichText(answer);
  if (plainTextOf(safe) === '') throw new Problem('bad_input', fieldTexts.required, { answer: fieldTexts.required });
  return { question, answer: safe, variants: JSON.stringify(variants), updated_at: ctx.services.clock.now() };
}

/** Adds an answer that the assistant knows from then on. */
export function addCustomAnswer(ctx: Ctx, text: CustomAnswerText): Promise<CustomAnswer> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .insertInto('custom_answers')
      .values({ shop_id: ctx.shopId, id: newId(), ...cleaned(ctx, text) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await indexCustomAnswer(tx, row.id);
    return toCustomAnswer(row);
  });
}

/** Changes a custom answer. Throws `not_found`. */
export function changeCustomAnswer(ctx: Ctx, id: string, text: CustomAnswerText): Promise<CustomAnswer> {
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('custom_answers')
      .set(cleaned(ctx, text))
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisAnswer);
    await indexCustomAnswer(tx, id);
    return toCustomAnswer(row);
  });
}

/** Deletes a custom answer and all that was made from it. Throws `not_found`. */
export function deleteCustomAnswer(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('custom_answers')
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound(texts.thisAnswer);
    await indexCustomAnswer(tx, id);
  });
}
