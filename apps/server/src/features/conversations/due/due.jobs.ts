import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** The response targets have changed, or the hours within which they count: reckons anew what is under way. */
export const reckonDueJob = defineJob('conversations.reckon-due', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});
