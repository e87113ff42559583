export { findRecommendation } from './rules/recommendation.store.ts';
export { recommend, wishes } from './choosing/recommend.ts';
