import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** One waits for each conversation; what is said until it is done is measured with it. */
export const measureJob = defineJob('metrics.measure', z.object({ conversationId: z.uuid() }), {
  key: ({ conversationId }) => conversationId,
});
