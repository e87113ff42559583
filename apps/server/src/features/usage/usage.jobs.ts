import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Tells an admin how much of the plan is used. */
export const mailWarning = defineJob(
  'usage.mail-warning',
  z.object({ memberId: z.uuid(), percent: z.number().int() }),
  {
    key: ({ memberId, percent }) => `${memberId}/${percent}`,
  },
);
