import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Reads from the store what a customer has bought. */
export const readPurchasesJob = defineJob('contacts.read-purchases', z.object({ contactId: z.uuid() }), {
  key: ({ contactId }, shopId) => `${shopId}:${contactId}`,
});
