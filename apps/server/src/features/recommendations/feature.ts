import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { recommendationCalls } from './recommendations.calls.ts';
import { eraseRecommendationJob } from './recommendations.jobs.ts';
import { recommendationsTraces } from './recommendations.traces.ts';
import { eraseRecommendation } from './rules/save-recommendation.ts';

/** What the assistant recommends, by rules that the merchant writes. */
export const recommendationsFeature: Feature = {
  name: 'recommendations',
  traces: recommendationsTraces,
  memberCalls: recommendationCalls,
  jobs: [handle(eraseRecommendationJob, eraseRecommendation)],
};
