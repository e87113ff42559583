import type { RecommendationText } from '@chatty/contract/recommendations';

export const noProducts: RecommendationText['of'] = { products: [], types: [], vendors: [], tags: [] };

/** A rule as the form sends it, for whoever asks for advice. */
export const ruleText = (more: Partial<RecommendationText> = {}): RecommendationText => ({
  name: 'Favorites, team only',
  when: 'asked',
  of: noProducts,
  words: [],
  audience: 'everyone',
  minCart: null,
  languages: [],
  what: { kind: 'chosen', from: { ...noProducts, types: ['Tent'] } },
  most: 3,
  inStockOnly: true,
  onlyNew: true,
  sentence: '',
  ...more,
});
