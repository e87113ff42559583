import type { Handlers } from '@chatty/contract/call';
import type { faqs } from '@chatty/contract/faqs';
import type { MemberCtx } from '../../ctx.ts';
import { findFaq, toFaq } from './faq.store.ts';
import { listFaqs } from './list-faqs.ts';
import { addFaq, changeFaq, deleteFaq, reorderFaqs, restoreFaq } from './save-faq.ts';

const done = { done: true as const };

export const faqCalls = {
  'GET /faqs': (ctx, { query }) => listFaqs(ctx, query),
  'GET /faqs/:id': async (ctx, { params }) => toFaq(await findFaq(ctx, params.id)),
  'POST /faqs': (ctx, { body }) => addFaq(ctx, body),
  'PUT /faqs/:id': (ctx, { params, body }) => changeFaq(ctx, params.id, body),
  'DELETE /faqs/:id': (ctx, { params }) => deleteFaq(ctx, params.id).then(() => done),
  'POST /faqs/:id/restore': (ctx, { params }) => restoreFaq(ctx, params.id),
  'POST /faqs/reorder': (ctx, { body }) => reorderFaqs(ctx, body.id, body.before).then(() => done),
} satisfies Handlers<typeof faqs, MemberCtx>;
