import type { Faq, FaqSummary } from '@chatty/contract/faqs';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';

export type FaqRow = Selectable<Tables['faqs']>;

/** How many votes of either kind a FAQ has. */
export type Votes = Pick<FaqSummary, 'helpful' | 'unhelpful'>;

export const toFaqSummary = (row: Omit<FaqRow, 'answer' | 'answer_text'>, votes: Votes): FaqSummary => ({
  id: row.id,
  question: row.question,
  excerpt: row.excerpt,
  category: row.category,
  published: row.published,
  featured: row.featured,
  position: row.position,
  ...votes,
  updatedAt: row.updated_at.toISOString(),
});

/** The FAQ as the team sees it; its votes are read where they are not known. */
export async function toFaq(ctx: Ctx, row: FaqRow, known?: Votes): Promise<Faq> {
  const votes = known ?? (await votesOf(ctx, [row.id])).get(row.id) ?? noVotes;
  return { ...toFaqSummary(row, votes), answer: row.answer, variants: row.variants };
}

export const noVotes: Votes = { helpful: 0, unhelpful: 0 };

/** The votes of these FAQs; those that nobody has voted on are left out. */
export async function votesOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Votes>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('faq_votes')
    .select(['faq_id', 'is_helpful', (q) => q.fn.countAll<number>().as('count')])
    .where('shop_id', '=', ctx.shopId)
    .where('faq_id', 'in', ids)
    .groupBy(['faq_id', 'is_helpful'])
    .execute();
  const votes = new Map<string, Votes>();
  for (const { faq_id, is_helpful, count } of rows) {
    const known = votes.get(faq_id) ?? noVotes;
    votes.set(faq_id, { ...known, [is_helpful ? 'helpful' : 'unhelpful']: Number(count) });
  }
  return votes;
}

/** The FAQs of the ctx's shop that are not deleted. */
export const faqsOf = (ctx: Ctx) =>
  ctx.db.selectFrom('faqs').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

/** Another one after every change of the shop's FAQs: the database counts the versions of each row. It stands in a statement. */
export const markOfFaqs = (shopId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select md5(string_agg(id::text || xmin::text, ',' order by id)) from faqs
  where shop_id = ${shopId} and deleted_at is null)`;

const faqOf = (ctx: Ctx, id: string) => faqsOf(ctx).selectAll().where('id', '=', id);

function mustBeThere(row: FaqRow | undefined): FaqRow {
  if (!row) throw notFound(texts.thisFaq);
  return row;
}

/** Throws `not_found`. */
export const findFaq = async (ctx: Ctx, id: string): Promise<FaqRow> =>
  mustBeThere(await faqOf(ctx, id).executeTakeFirst());

/** A FAQ for whoever is about to change it: another change waits, and then sees this one. Throws `not_found`. */
export const lockFaq = async (tx: TxCtx, id: string): Promise<FaqRow> =>
  mustBeThere(await faqOf(tx, id).forUpdate().executeTakeFirst());
