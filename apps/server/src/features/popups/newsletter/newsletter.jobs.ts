import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Tells the store that somebody subscribed to its newsletter, or took it back. The queue knows them by their id alone. */
export const tellStoreJob = defineJob('newsletter.tell-store', z.object({ id: z.string() }), {
  key: ({ id }) => id,
  retries: 12,
});
