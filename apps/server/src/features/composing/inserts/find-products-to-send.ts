import type { ProductCard } from '@chatty/contract/messages';
import type { MemberCtx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { findProducts, listNewestProducts, searchProductTitles } from '../../catalog/index.ts';

const most = 20;
/** Below this a product has little more than letters in common with what was typed. */
const leastCoverage = 0.5;

/** Products that a member may send: those whose title holds what was typed, then those that match it by words; without a search the newest. */
export async function findProductsToSend(ctx: MemberCtx, search: string): Promise<ProductCard[]> {
  if (search === '') return listNewestProducts(ctx, most);
  const [called, { products }] = await Promise.all([
    searchProductTitles(ctx, search, most),
    findProducts(ctx, { text: search, language: detectLanguage(search), limit: most }),
  ]);
  const alike = products.filter((it) => it.coverage >= leastCoverage).map((it) => it.card);
  return [...new Map([...called, ...alike].map((it) => [it.id, it])).values()].slice(0, most);
}
