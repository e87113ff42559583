import { sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { answersOfProduct } from '../custom-answers/custom-answer.store.ts';
import { ownIdOf } from './read-product-faq.ts';

/** Moves an answer of a product before another of it, or to the end. Throws `not_found` for one that is not of it. */
export function reorderAnswers(ctx: Ctx, product: string, moved: { id: string; before: string | null }): Promise<void> {
  return transaction(ctx, async (tx) => {
    const productId = ownIdOf(product);
    const rows = await answersOfProduct(tx, productId).select('id').forUpdate().execute();
    const all = rows.map((it) => it.id);
    const isHere = (id: string) => all.includes(id);
    if (!isHere(moved.id) || (moved.before !== null && !isHere(moved.before))) throw notFound(texts.thisAnswer);
    if (moved.before === moved.id) return;
    const rest = all.filter((it) => it !== moved.id);
    const at = moved.before === null ? rest.length : rest.indexOf(moved.before);
    await sql`
      update custom_answers set position = placed.at - 1
      from jsonb_array_elements_text(${JSON.stringify(rest.toSpliced(at, 0, moved.id))}::jsonb) with ordinality as placed (id, at)
      where custom_answers.shop_id = ${tx.shopId} and custom_answers.id = placed.id::uuid`.execute(tx.db);
    tx.emit('productFaq.reordered', { productId }, { team: true, contactId: null });
  });
}
