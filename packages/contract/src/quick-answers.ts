import { z } from 'zod';
import { call } from './call.ts';

/** A question that many shops are asked, in the shop's language where the product has it, and how it could be answered. */
export const AnswerTemplate = z.object({
  questionId: z.string(),
  question: z.string(),
  /** Rich text, said to nobody before a merchant has saved it. Empty where the tap leads to the visitor's order. */
  example: z.string(),
});
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;

export const quickAnswers = {
  'GET /assistant/templates': call({
    by: ['admin', 'member'],
    data: z.array(AnswerTemplate),
    summary: 'Questions to give quick answers to, each with an example to begin with',
  }),
};
