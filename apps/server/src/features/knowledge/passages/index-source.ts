import { htmlToProse } from '@chatty/prose/html-to-prose';
import type { TxCtx } from '../../../ctx.ts';
import { readFaqForIndex } from '../../faqs/index.ts';
import { keepPassages } from './keep-passages.ts';

/** Makes a FAQ findable as it is now: question, variants and answer; one that is hidden or deleted is not found any more. */
export async function indexFaq(tx: TxCtx, faqId: string): Promise<void> {
  const faq = await readFaqForIndex(tx, faqId);
  const drafts = faq ? [{ title: faq.question, text: htmlToProse(faq.answer), url: null, variants: faq.variants }] : [];
  await keepPassages(tx, 'faq', faqId, drafts);
}

/** Makes a custom answer findable as it is now, or no more. */
export async function indexCustomAnswer(tx: TxCtx, id: string): Promise<void> {
  const answer = await tx.db
    .selectFrom('custom_answers')
    .select(['question', 'answer', 'variants', 'product_id'])
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('is_on', '=', true)
    .executeTakeFirst();
  const drafts = answer
    ? [
        {
          title: answer.question,
          text: htmlToProse(answer.answer),
          url: null,
          variants: answer.variants,
          productId: answer.product_id,
        },
      ]
    : [];
  await keepPassages(tx, 'custom_answer', id, drafts);
}
