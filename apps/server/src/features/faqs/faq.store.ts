import type { Faq, FaqSummary } from '@chatty/contract/faqs';
import type { Selectable } from 'kysely';
import { texts } from '#texts/faqs.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';

export type FaqRow = Selectable<Tables['faqs']>;

export const toFaqSummary = (it: Omit<FaqRow, 'answer'>): FaqSummary => ({
  id: it.id,
  question: it.question,
  excerpt: it.excerpt,
  category: it.category,
  published: it.published,
  featured: it.featured,
  position: it.position,
  updatedAt: it.updated_at.toISOString(),
});

export const toFaq = (it: FaqRow): Faq => ({ ...toFaqSummary(it), answer: it.answer, variants: it.variants });

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
