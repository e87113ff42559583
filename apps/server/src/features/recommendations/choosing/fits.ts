import {
  isAnyProduct,
  type RecommendationText,
  type RestsFor,
  type SomeProducts,
} from '@chatty/contract/recommendations';
import type { Money } from '@chatty/contract/fields';
import type { ProductFacts } from '../../catalog/index.ts';

/** Who asks, and what they have before them. */
export interface Asker {
  isCustomer: boolean;
  /** They were here a day ago or longer. */
  isBack: boolean;
  /** That they write; null: any. */
  language: string | null;
  /** The products that they speak of, or look at. */
  spokenOf: readonly ProductFacts[];
  inCart: readonly ProductFacts[];
  cartTotal: Money | null;
}

const isNamed = (names: readonly string[], name: string) => names.some((it) => it.toLowerCase() === name.toLowerCase());

/** Whether a product is one of these. */
export const isOneOf = (some: SomeProducts, { card, productType, vendor, tags }: ProductFacts): boolean =>
  some.products.some((it) => it.id === card.id) ||
  isNamed(some.types, productType) ||
  isNamed(some.vendors, vendor) ||
  tags.some((it) => isNamed(some.tags, it));

/** The products before the asker that a rule waits for. */
export function waitedFor({ when, of, what }: RecommendationText, { spokenOf, inCart }: Asker): ProductFacts[] {
  if (when !== 'product' && when !== 'cart') return [];
  const all = (when === 'cart' ? inCart : spokenOf).filter((it) => isAnyProduct(of) || isOneOf(of, it));
  return what.kind === 'pairs' ? all.filter(({ card }) => what.pairs.some((it) => it.product.id === card.id)) : all;
}

function isFor({ audience }: RecommendationText, { isCustomer, isBack }: Asker): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'returning') return isBack;
  return isCustomer === (audience === 'customers');
}

/** Why a rule does not act for an asker; null where it does, but for what is asked. A cart in another currency counts for nothing. */
export function restsFor(rule: RecommendationText, asker: Asker, currency: string): RestsFor | null {
  if (!isFor(rule, asker)) return 'audience';
  if (rule.languages.length > 0 && asker.language !== null && !rule.languages.includes(asker.language))
    return 'language';
  const { cartTotal } = asker;
  const held = cartTotal?.currency === currency ? Number(cartTotal.amount) : 0;
  if (rule.minCart !== null && held < Number(rule.minCart)) return 'min_cart';
  const isWaiting = rule.when === 'product' || rule.when === 'cart';
  if (isWaiting && waitedFor(rule, asker).length === 0) return rule.when === 'cart' ? 'cart' : 'product';
  return null;
}
