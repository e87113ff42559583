import type { ProductFaq, SuggestedQuestion } from '@chatty/contract/product-faqs';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound, orNull } from '../../../platform/problem.ts';
import { readKnownProduct } from '../../catalog/index.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { answersOfProduct, toListedAnswer } from '../custom-answers/custom-answer.store.ts';
import { suggestQuestions } from './suggest-questions.ts';

/** The store's own id of the product that is named by it, or by its number. */
export const ownIdOf = (id: string) => (/^\d+$/.test(id) ? `gid://shopify/Product/${id}` : id);

/**
 * The questions and answers of a product. Those of one that the store no longer has are still there, without it. Throws
 * `not_found` where there is neither.
 */
export async function readProductFaq(ctx: Ctx, id: string): Promise<ProductFaq> {
  const product = await orNull(readKnownProduct(ctx, id));
  const ownId = product?.product.id ?? ownIdOf(id);
  const rows = await answersOfProduct(ctx, ownId).selectAll().execute();
  if (!product && rows.length === 0) throw notFound(texts.thisProduct);
  return { id: ownId, product, answers: rows.map(toListedAnswer) };
}

/** Questions that the product’s own facts answer, and that nobody has answered yet. Throws `not_found`. */
export async function suggestForProduct(ctx: Ctx, id: string): Promise<SuggestedQuestion[]> {
  const product = await readKnownProduct(ctx, id);
  const rows = await answersOfProduct(ctx, product.product.id).select(['question', 'variants']).execute();
  const asked = rows.flatMap(({ question, variants }) => [question, ...variants]);
  return suggestQuestions(product, { asked, language: languageOfShop(await findShop(ctx.db, ctx.shopId)) });
}
