import { z } from 'zod';
import { call } from './call.ts';
import { ProductKnowledge } from './data-sources.ts';
import { Done, Id } from './fields.ts';
import { CustomAnswer, ListedAnswer } from './knowledge.ts';

/** The store's own id of a product, or the number that it ends with. */
const OfProduct = z.object({ id: z.string().min(1).max(200) });

/** The questions and answers of one product. */
export const ProductFaq = z.object({
  /** The product's, as the store has it. */
  id: z.string(),
  /** What the assistant knows of the product; null once the store no longer has it: then nothing answers from here. */
  product: ProductKnowledge.nullable(),
  /** In the order that the shop gave them. */
  answers: z.array(ListedAnswer),
});
export type ProductFaq = z.infer<typeof ProductFaq>;

/** A question that the product’s own facts answer, with the answer in the store's words. Nothing is kept of it. */
export const SuggestedQuestion = z.object({
  question: z.string(),
  answer: z.string(),
  from: z.enum(['description', 'field']),
});
export type SuggestedQuestion = z.infer<typeof SuggestedQuestion>;

export const productFaqs = {
  'GET /ai_assistant/product-faq/:id': call({
    by: ['admin', 'member'],
    params: OfProduct,
    data: ProductFaq,
    perMinute: 120,
    summary: 'The questions and answers of a product',
  }),
  'GET /ai_assistant/product-faq/:id/suggestions': call({
    by: ['admin'],
    params: OfProduct,
    data: z.object({ suggestions: z.array(SuggestedQuestion) }),
    summary: 'Questions that the product’s own description and fields answer',
  }),
  'POST /ai_assistant/product-faq/:id/reorder': call({
    by: ['admin'],
    params: OfProduct,
    /** `before`: the answer before which it comes; null at the end. */
    body: z.object({ id: Id, before: Id.nullable() }),
    data: Done,
    summary: 'Move an answer of a product to another place',
  }),
  'PUT /customAnswers/:id/use': call({
    by: ['admin'],
    body: z.object({ used: z.boolean() }),
    data: CustomAnswer,
    perMinute: 120,
    summary: 'Say whether the assistant uses a custom answer',
  }),
};

/** Written to the event log with the change itself. */
export const productFaqEvents = {
  'productFaq.reordered': z.object({ productId: z.string() }),
};
