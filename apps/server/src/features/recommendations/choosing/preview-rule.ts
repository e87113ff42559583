import type {
  ImaginedVisitor,
  RecommendationPreview,
  RecommendationText,
  RestsFor,
} from '@chatty/contract/recommendations';
import type { ProductCard } from '@chatty/contract/messages';
import type { Ctx } from '../../../ctx.ts';
import { readProducts } from '../../catalog/index.ts';
import { findShop, languageOfShop, type ShopRow } from '../../shops/index.ts';
import { chooseProducts } from './candidates.ts';
import { type Asker, restsFor } from './fits.ts';

const mostLeftOut = 12;

const chosenOf = ({ variants, chosenVariantId }: ProductCard) =>
  variants.find((it) => it.id === chosenVariantId) ?? variants[0];

async function imagine(
  ctx: Ctx,
  { audience, productId, cart }: ImaginedVisitor,
  { currency }: ShopRow,
): Promise<Asker> {
  const known = await readProducts(ctx, { ids: [...(productId === null ? [] : [productId]), ...cart] });
  const inCart = known.filter((it) => cart.includes(it.card.id));
  const cents = inCart.map((it) => Math.round(Number(chosenOf(it.card)?.price.amount ?? 0) * 100));
  const total = cents.reduce((sum, it) => sum + it, 0);
  return {
    isCustomer: audience === 'customers',
    isBack: audience === 'returning',
    language: null,
    spokenOf: known.filter((it) => it.card.id === productId),
    inCart,
    cartTotal: { amount: (total / 100).toFixed(2), currency },
  };
}

/** What is nearest to a product is recommended only where the shop tries that. */
export const isOpen = ({ uat_features }: ShopRow, { what }: RecommendationText): boolean =>
  what.kind !== 'alike' || uat_features.smartRecommendations === true;

/** What a rule, saved or not, would show to an imagined visitor who asks for what it waits for. Not inside a transaction. */
export async function previewRule(
  ctx: Ctx,
  { rule, visitor }: { rule: RecommendationText; visitor: ImaginedVisitor },
): Promise<RecommendationPreview> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const asker = await imagine(ctx, visitor, shop);
  const rests: RestsFor | null = isOpen(shop, rule) ? restsFor(rule, asker, shop.currency) : 'beta';
  if (rests !== null) return { rests, shown: [], leftOut: [], more: 0 };
  const { shown, leftOut } = await chooseProducts(ctx, rule, { asker, language: languageOfShop(shop) });
  const told = shown.flatMap((card) => {
    const chosen = chosenOf(card);
    if (!chosen) return [];
    const { id, title, imageUrl } = card;
    return [{ id, title, imageUrl, price: chosen.price, inStock: card.variants.some((it) => it.available) }];
  });
  return {
    rests: told.length === 0 ? 'empty' : null,
    shown: told,
    leftOut: leftOut.slice(0, mostLeftOut),
    more: Math.max(0, leftOut.length - mostLeftOut),
  };
}
