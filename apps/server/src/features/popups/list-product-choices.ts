import type { ProductCard } from '@chatty/contract/messages';
import type { ProductChoice } from '@chatty/contract/popups';
import { mostPopupProducts } from '@chatty/contract/settings/popups/popup-rules';
import type { MemberCtx } from '../../ctx.ts';
import { listProductCards, searchProductTitles } from '../catalog/index.ts';

const mostChoices = 20;

function toChoice({ id, title, imageUrl, variants: [first, ...others] }: ProductCard): ProductChoice[] {
  if (!first) return [];
  return [{ id, title, imageUrl, price: first.price, available: [first, ...others].some((it) => it.available) }];
}

/** Products to pick: those of these ids, or those whose title holds what is searched for. */
export async function listProductChoices(
  ctx: MemberCtx,
  { search = '', ids }: { search?: string | undefined; ids?: string | undefined },
): Promise<ProductChoice[]> {
  const named = ids?.split(',').filter((it) => it !== '');
  const cards = await (named
    ? listProductCards(ctx, named.slice(0, mostPopupProducts))
    : searchProductTitles(ctx, search, mostChoices));
  return cards.flatMap(toChoice);
}
