import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Goes on with an import of contacts until it has gone through all rows. */
export const importJob = defineJob('contacts.import', z.object({ importId: z.uuid() }), {
  key: ({ importId }, shopId) => `${shopId}/${importId}`,
});
