import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Goes on with a bulk action, or with its undoing, until it has gone through all. */
export const bulkJob = defineJob('conversations.bulk', z.object({ runId: z.uuid() }), {
  key: ({ runId }, shopId) => `${shopId}/${runId}`,
});
