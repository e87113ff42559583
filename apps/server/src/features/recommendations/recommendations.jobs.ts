import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** A day after a deletion nothing of the rule is left, unless it was restored; a later deletion has its own day. */
export const eraseRecommendationJob = defineJob(
  'recommendations.erase',
  z.object({ ruleId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ ruleId, deletedAt }) => `${ruleId}/${deletedAt}` },
);
