import type { Handlers } from '@chatty/contract/call';
import type { publicFaqs } from '@chatty/contract/faqs';
import type { knowledge } from '@chatty/contract/knowledge';
import { transaction } from '../../platform/db/transaction.ts';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { catalogCalls } from '../catalog/index.ts';
import { addCustomAnswer, changeCustomAnswer, deleteCustomAnswer, listCustomAnswers } from './edit-custom-answers.ts';
import { findFaqs } from './search/find-faqs.ts';
import { syncStorePagesJob } from './knowledge.jobs.ts';

const done = { done: true as const };

export const knowledgeCalls = {
  ...catalogCalls,
  'GET /customAnswers': (ctx) => listCustomAnswers(ctx),
  'POST /customAnswers': (ctx, { body }) => addCustomAnswer(ctx, body),
  'PUT /customAnswers/:id': (ctx, { params, body }) => changeCustomAnswer(ctx, params.id, body),
  'DELETE /customAnswers/:id': (ctx, { params }) => deleteCustomAnswer(ctx, params.id).then(() => done),
  'GET /customAnswers/store-pages/count': async (ctx) => {
    const { count } = await ctx.db
      .selectFrom('store_pages')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('shop_id', '=', ctx.shopId)
      .executeTakeFirstOrThrow();
    const sync = await ctx.db
      .selectFrom('syncs')
      .select('finished_at')
      .where('shop_id', '=', ctx.shopId)
      .where('kind', '=', 'pages')
      .executeTakeFirst();
    return { count, readAt: sync?.finished_at?.toISOString() ?? null };
  },
  'GET /customAnswers/resync-store-pages': (ctx) =>
    transaction(ctx, async (tx) => tx.enqueue(syncStorePagesJob, {})).then(() => done),
} satisfies Handlers<typeof knowledge, MemberCtx>;

export const publicFaqCalls = {
  'GET /client/api/faqs': (ctx, { query }) => findFaqs(ctx, query),
} satisfies Handlers<typeof publicFaqs, VisitorCtx>;
