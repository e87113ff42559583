import { NewFaq } from '@chatty/contract/faqs';
import type { OpenQuestion, PublishedAs } from '@chatty/contract/optimize';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { addFaq } from '../../faqs/index.ts';
import { addCustomAnswer, type CustomAnswerText } from '../../knowledge/index.ts';
import { askAgainJob } from '../optimize.jobs.ts';
import { changeQuestion, findQuestion } from '../questions/open-question.store.ts';

interface NewAnswer extends CustomAnswerText {
  id: string;
  as: PublishedAs;
}

/**
 * Adds a custom answer or a FAQ that answers an open question, and has the question asked again; whether it is answered
 * now, that says. The same id again is the same answer. Throws `not_found`, and `refused` at the plan's limit.
 */
export async function publishAnswer(ctx: Ctx, questionId: string, { as, ...answer }: NewAnswer): Promise<OpenQuestion> {
  await findQuestion(ctx, questionId);
  if (as === 'faq') await addFaq(ctx, { ...NewFaq.parse(answer), id: answer.id });
  else await addCustomAnswer(ctx, answer);
  return transaction(ctx, async (tx) => {
    tx.enqueue(askAgainJob, { questionId });
    return changeQuestion(tx, questionId, {
      state: 'open',
      published_as: as,
      published_id: answer.id,
      checking: true,
      ignored_reason: null,
      ignored_note: '',
    });
  });
}
