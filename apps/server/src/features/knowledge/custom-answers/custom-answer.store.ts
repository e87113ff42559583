import type { CustomAnswer, ListedAnswer } from '@chatty/contract/knowledge';
import { planOf } from '@chatty/contract/plans';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import type { Selectable } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import { excerptOf } from '../../../platform/rich-text/excerpt-of.ts';
import type { Tables } from '../../../tables.ts';
import { findShop, planIdOf } from '../../shops/index.ts';

export type CustomAnswerRow = Selectable<Tables['custom_answers']>;

export const toCustomAnswer = (row: CustomAnswerRow): CustomAnswer => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  prose: htmlToProse(row.answer),
  variants: row.variants,
  productId: row.product_id,
  used: row.is_on,
  updatedAt: row.updated_at.toISOString(),
});

/** What is told of an answer in the list. */
const excerptChars = 200;

export const toListedAnswer = (row: CustomAnswerRow): ListedAnswer => ({
  id: row.id,
  question: row.question,
  excerpt: excerptOf(row.answer, excerptChars),
  variants: row.variants,
  productId: row.product_id,
  used: row.is_on,
  updatedAt: row.updated_at.toISOString(),
});

/** All custom answers of the ctx's shop that are not deleted, those of products among them. */
export const allAnswersOf = (ctx: Ctx) =>
  ctx.db.selectFrom('custom_answers').where('shop_id', '=', ctx.shopId).where('deleted_at', 'is', null);

/** Those that are of no product. */
export const customAnswersOf = (ctx: Ctx) => allAnswersOf(ctx).where('product_id', 'is', null);

/** Those of one product, by the store's own id. */
export const answersOfProduct = (ctx: Ctx, productId: string) =>
  allAnswersOf(ctx).where('product_id', '=', productId).orderBy('position').orderBy('id');

/** How many the plan's limit is held against: those of products are among them. */
export async function countCustomAnswers(ctx: Ctx): Promise<number> {
  const { count } = await allAnswersOf(ctx)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many custom answers the shop's plan holds; null is without limit. */
export async function mostCustomAnswers(ctx: Ctx): Promise<number | null> {
  const shop = await findShop(ctx.db, ctx.shopId);
  return shop.no_limit ? null : planOf(planIdOf(shop)).customAnswerLimit;
}

/** Throws `not_found`. */
export async function findCustomAnswer(ctx: Ctx, id: string): Promise<CustomAnswer> {
  const row = await allAnswersOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisAnswer);
  return toCustomAnswer(row);
}
