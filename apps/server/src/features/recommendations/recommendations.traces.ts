import type { RecommendationsTables } from '../../tables/recommendations.ts';
import { defineTraces } from '../../traces.ts';

export const recommendationsTraces = defineTraces<RecommendationsTables>({ about: { recommendations: 'nobody' } });
