import type { FaqListQuery, PublicFaq } from '@chatty/contract/faqs';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import { faqsOf, noVotes, toFaqSummary, votesOf } from './faq.store.ts';

/** A page of the shop’s FAQs in their order; the search looks into question, category, and what the answer says. */
export async function listFaqs(ctx: Ctx, { page, limit, published, featured, category, search }: FaqListQuery) {
  let query = faqsOf(ctx);
  if (published !== undefined) query = query.where('published', '=', published);
  if (featured !== undefined) query = query.where('featured', '=', featured);
  if (category) query = query.where('category', '=', category);
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`(question ilike ${like} or answer_text ilike ${like} or category ilike ${like})`);
  }
  const { count } = await query.select((q) => q.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const total = Number(count);
  const rows = await query
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const votes = await votesOf(
    ctx,
    rows.map((it) => it.id),
  );
  return {
    data: rows.map((it) => toFaqSummary(it, votes.get(it.id) ?? noVotes)),
    total,
    pagination: { page, limit, hasNext: page * limit < total },
  };
}

/** A FAQ that visitors may see; its answer is HTML that the sanitizer wrote. */
export interface PublishedFaq extends PublicFaq {
  variants: string[];
  featured: boolean;
}

/** All published FAQs, in the order into which the team dragged them. */
export async function publishedFaqs(ctx: Ctx): Promise<PublishedFaq[]> {
  return faqsOf(ctx)
    .select(['id', 'question', 'answer', 'category', 'variants', 'featured'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The answers of published FAQs, in the order of the ids; without those that are not there any more. */
export async function readAnswers(ctx: Pick<Ctx, 'db' | 'shopId'>, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('faqs')
    .select(['id', 'answer'])
    .where('shop_id', '=', ctx.shopId)
    .where('deleted_at', 'is', null)
    .where('published', '=', true)
    .where('id', 'in', ids)
    .execute();
  const answers = new Map(rows.map((it) => [it.id, it.answer]));
  return ids.flatMap((id) => answers.get(id) ?? []);
}

/** What retrieval needs of one FAQ; null when it is not to be found any more: deleted or not published. */
export async function readFaqForIndex(ctx: Ctx, id: string) {
  const row = await faqsOf(ctx).selectAll().where('id', '=', id).where('published', '=', true).executeTakeFirst();
  return row ? { id: row.id, question: row.question, answer: row.answer, variants: row.variants } : null;
}
