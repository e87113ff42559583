import { newId } from '@chatty/contract/new-id';
import {
  type NamedProduct,
  type Recommendation,
  RecommendationText,
  type RecommendedWhat,
  type SomeProducts,
} from '@chatty/contract/recommendations';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';

export interface PairDraft {
  key: string;
  product: NamedProduct[];
  goesWith: NamedProduct[];
}

/** What the form holds: what was chosen of each kind stays while another kind is looked at. */
export interface RuleDraft extends Omit<RecommendationText, 'what' | 'minCart'> {
  on: boolean;
  minCart: string;
  kind: RecommendedWhat['kind'];
  from: SomeProducts;
  pairs: PairDraft[];
  /** Where problems of what is recommended are told. */
  what?: undefined;
}

const noProducts: SomeProducts = { products: [], types: [], vendors: [], tags: [] };
export const emptyPair = (): PairDraft => ({ key: newId(), product: [], goesWith: [] });

export const emptyDraft: RuleDraft = {
  name: '',
  on: true,
  when: 'asked',
  of: noProducts,
  words: [],
  audience: 'everyone',
  minCart: '',
  languages: [],
  kind: 'chosen',
  from: noProducts,
  pairs: [{ key: 'first', product: [], goesWith: [] }],
  most: 3,
  inStockOnly: true,
  onlyNew: true,
  sentence: '',
};

export function draftOf({ id: _, updatedAt: __, what, minCart, ...rule }: Recommendation): RuleDraft {
  return {
    ...rule,
    minCart: minCart ?? '',
    kind: what.kind,
    from: what.kind === 'chosen' ? what.from : noProducts,
    pairs:
      what.kind === 'pairs'
        ? what.pairs.map(({ product, goesWith }) => ({ key: product.id, product: [product], goesWith }))
        : emptyDraft.pairs,
  };
}

function whatOf({ kind, from, pairs }: RuleDraft): RecommendedWhat {
  if (kind === 'chosen') return { kind, from };
  if (kind === 'alike') return { kind };
  return { kind, pairs: pairs.flatMap(({ product: [product], goesWith }) => (product ? [{ product, goesWith }] : [])) };
}

/** What goes to the server. Which products it waits for counts only where it waits for one. */
export function bodyOf(draft: RuleDraft): RecommendationText & { on: boolean } {
  const { kind: _, from: __, pairs: ___, what: ____, minCart, ...rule } = draft;
  const waits = rule.when === 'product' || rule.when === 'cart';
  return {
    ...rule,
    of: waits && draft.kind !== 'pairs' ? rule.of : noProducts,
    minCart: minCart.trim() === '' ? null : minCart.trim(),
    what: whatOf(draft),
  };
}

/** The contract's own rules, so that the form never promises what the server refuses. */
export const problemsOf = (draft: RuleDraft): Problems<RuleDraft> => problemsIn(RecommendationText, bodyOf(draft));

/** A draft that could be saved as it is; null where it could not. */
export const finished = (draft: RuleDraft): RecommendationText | null =>
  RecommendationText.safeParse(bodyOf(draft)).data ?? null;
