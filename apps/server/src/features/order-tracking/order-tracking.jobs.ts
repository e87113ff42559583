import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const SendCode = z.object({
  codeId: z.uuid(),
  /** Named so that what waits goes with the contact. */
  contactId: z.uuid(),
  number: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
});
export type SendCode = z.infer<typeof SendCode>;

/** After a visitor asked to see an order: looks whether there is one, and mails it a code. */
export const sendCodeJob = defineJob('order-tracking.send-code', SendCode, { concurrency: 4, expireSeconds: 120 });
