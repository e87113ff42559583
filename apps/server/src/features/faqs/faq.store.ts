import type { Faq, FaqSummary } from '@chatty/contract/faqs';
import type { Selectable } from 'kysely';
import { texts } from '#texts/faqs.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';

export type FaqRow = Selectable<Tables['faqs']>;

export const toFaqSummary = (row: Omit<FaqRow, 'answer'>): FaqSummary => ({
  id: row.id,
  question: row.question,
  excerpt: row.excerpt,
  category: row.category,
  published: row.published,
  featured: row.featured,
  position: row.position,
  updatedAt: row.updated_at.toISOString(),
});

export const toFaq = (row: FaqRow): Faq => ({ ...toFaqSummary(row), answer: row.answer, variants: row.variants });

/** The FAQs of the ctx's shop that are not deleted. */
export const faqsOf = (ctx: Ctx) =>
  ctx.db.selectFrom('faqs').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

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
