import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** After a member came back: looks again whether they are still there to be given anything. */
export const assignPendingJob = defineJob('conversations.assign-pending', z.object({ memberId: z.uuid() }), {
  key: ({ memberId }, shopId) => `${shopId}/${memberId}`,
});
