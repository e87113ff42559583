import type { Handlers } from '@chatty/contract/call';
import type { faqCategories } from '@chatty/contract/faq-categories';
import type { faqs, faqVotes } from '@chatty/contract/faqs';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import type { MemberCtx } from '../../ctx.ts';
import { listCategories, renameCategory, reorderCategories } from './categories/categories.ts';
import { exportFaqs } from './exchange/export-faqs.ts';
import { checkImport, importFaqs } from './exchange/import-faqs.ts';
import { findFaq, toFaq } from './faq.store.ts';
import { listFaqs } from './list-faqs.ts';
import { previewFaqPage } from './page/read-faq-page.ts';
import { voteOnFaq } from './votes/vote-on-faq.ts';
import { addFaq, changeFaq, deleteFaq, reorderFaqs, restoreFaq } from './save-faq.ts';

const done = { done: true as const };

export const faqCalls = {
  'GET /faqs': (ctx, { query }) => listFaqs(ctx, query),
  'GET /faqs/export': (ctx, { query }) => exportFaqs(ctx, query),
  'POST /faqs/import/check': (ctx, { body }) => checkImport(ctx, body),
  'POST /faqs/import': (ctx, { query, body }) => importFaqs(ctx, query.mark, body),
  'POST /faqs/page/preview': (ctx, { body }) => previewFaqPage(ctx, body),
  'GET /faqs/:id': async (ctx, { params }) => toFaq(ctx, await findFaq(ctx, params.id)),
  'POST /faqs': (ctx, { body }) => addFaq(ctx, body),
  'PUT /faqs/:id': (ctx, { params, body }) => changeFaq(ctx, params.id, body),
  'DELETE /faqs/:id': (ctx, { params }) => deleteFaq(ctx, params.id).then(() => done),
  'POST /faqs/:id/restore': (ctx, { params }) => restoreFaq(ctx, params.id),
  'POST /faqs/reorder': (ctx, { body }) => reorderFaqs(ctx, body.id, body.before).then(() => done),
  'GET /faqs/categories': (ctx) => listCategories(ctx),
  'POST /faqs/categories/rename': (ctx, { body }) => renameCategory(ctx, body.from, body.to),
  'POST /faqs/categories/reorder': (ctx, { body }) => reorderCategories(ctx, body.names).then(() => done),
} satisfies Handlers<typeof faqs & typeof faqCategories, MemberCtx>;

export const faqVoteCalls = {
  'POST /client/api/faqs/:id/vote': (ctx, { params, body }) => voteOnFaq(ctx, params.id, body).then(() => done),
} satisfies Handlers<typeof faqVotes, OpenCtx>;
