import type { ProductCard } from '@chatty/contract/messages';
import type { Recommendation } from '@chatty/contract/recommendations';
import type { Ctx } from '../../../ctx.ts';
import type { Language } from '../../../language/languages.ts';
import { orNull } from '../../../platform/problem.ts';
import { readProducts } from '../../catalog/index.ts';
import { findContact, whereIs } from '../../contacts/index.ts';
import { wordsSaidIn } from '../../retrieval/index.ts';
import { findShop } from '../../shops/index.ts';
import { listRecommendations } from '../rules/recommendation.store.ts';
import { chooseProducts } from './candidates.ts';
import { type Asker, restsFor } from './fits.ts';
import { isOpen } from './preview-rule.ts';

/** What somebody wants who may be recommended something: advice, a gift, what goes with a product, or some thing. */
export const wishes = ['recommend', 'gift', 'goes_with', 'looking'] as const;
export type Wished = (typeof wishes)[number];

/** A question to which a rule may know the answer. */
export interface WishForProducts {
  wished: Wished;
  /** In the visitor's own words. */
  question: string;
  language: Language;
  contact: { id: string; customerId: string | null };
  /** The ids of the products that they speak of, or look at. */
  spokenOf(): Promise<readonly string[]>;
  /** Where a kind of thing is asked for: the ids of those that are of it. A rule for no words of its own knows no better. */
  ofKind: (() => Promise<ReadonlySet<string>>) | undefined;
}

export interface Recommended {
  rule: Recommendation;
  /** At least one. */
  products: ProductCard[];
}

const dayMs = 86_400_000;

async function askerOf(
  ctx: Ctx,
  { contact, language, ...wish }: WishForProducts,
  rules: readonly Recommendation[],
): Promise<Asker> {
  const { cart } = whereIs(ctx.services, ctx.shopId, contact.id);
  const variants = cart?.lines.map((it) => it.variantId) ?? [];
  const spokenOf = await wish.spokenOf();
  const known = await readProducts(ctx, { ids: spokenOf, variants });
  const isSpokenOf = ({ card: { id } }: { card: ProductCard }) =>
    spokenOf.some((it) => it === id || id === `gid://shopify/Product/${it}`);
  const held = new Set(variants.map((it) => it.split('/').at(-1)));
  // A trial is nobody's: its contact is none of the shop's.
  const row = rules.some((it) => it.audience === 'returning') ? await orNull(findContact(ctx, contact.id)) : null;
  return {
    isCustomer: contact.customerId !== null,
    isBack: row !== null && ctx.services.clock.now().getTime() - row.created_at.getTime() > dayMs,
    language,
    spokenOf: known.filter(isSpokenOf),
    inCart: known.filter(({ card }) => card.variants.some((it) => held.has(it.id.split('/').at(-1)))),
    cartTotal: cart?.total ?? null,
  };
}

/** Whether a rule waits for what is asked. Whoever looks for some thing meets only rules for the words that they say. */
function isAskedFor({ when, words }: Recommendation, wished: Wished, isSaid: (words: string) => boolean): boolean {
  if (words.length > 0 ? !words.some(isSaid) : wished === 'looking') return false;
  if (when === 'gift') return wished === 'gift';
  return when !== 'asked' || wished !== 'goes_with';
}

/**
 * What the first rule that fits recommends; null where none does, or none has anything to show. Not inside a transaction.
 */
export async function recommend(ctx: Ctx, wish: WishForProducts): Promise<Recommended | null> {
  const { question, language, wished, ofKind } = wish;
  const isSaid = wordsSaidIn(question, language);
  const rules = (await listRecommendations(ctx)).filter((it) => it.on && isAskedFor(it, wished, isSaid));
  if (rules.length === 0) return null;
  const shop = await findShop(ctx.db, ctx.shopId);
  const asker = await askerOf(ctx, wish, rules);
  const fitting = rules.filter((it) => isOpen(shop, it) && restsFor(it, asker, shop.currency) === null);
  const only = ofKind && fitting.some((it) => it.words.length === 0) ? await ofKind() : undefined;
  for (const rule of fitting) {
    const among = rule.words.length > 0 ? undefined : only;
    const { shown } = await chooseProducts(ctx, rule, { asker, language, only: among });
    if (shown.length > 0) return { rule, products: shown };
  }
  return null;
}
