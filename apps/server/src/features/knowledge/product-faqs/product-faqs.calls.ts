import type { Handlers } from '@chatty/contract/call';
import type { productFaqs } from '@chatty/contract/product-faqs';
import type { MemberCtx } from '../../../ctx.ts';
import { useCustomAnswer } from '../custom-answers/save-custom-answer.ts';
import { readProductFaq, suggestForProduct } from './read-product-faq.ts';
import { reorderAnswers } from './reorder-answers.ts';

export const productFaqCalls = {
  'GET /ai_assistant/product-faq/:id': (ctx, { params }) => readProductFaq(ctx, params.id),
  'GET /ai_assistant/product-faq/:id/suggestions': async (ctx, { params }) => ({
    suggestions: await suggestForProduct(ctx, params.id),
  }),
  'POST /ai_assistant/product-faq/:id/reorder': (ctx, { params, body }) =>
    reorderAnswers(ctx, params.id, body).then(() => ({ done: true as const })),
  'PUT /customAnswers/:id/use': (ctx, { params, body }) => useCustomAnswer(ctx, params.id, body.used),
} satisfies Handlers<typeof productFaqs, MemberCtx>;
