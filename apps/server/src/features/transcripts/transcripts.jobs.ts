import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Mails what was said in a conversation. Of several that have not begun one is enough. */
export const mailTranscriptJob = defineJob(
  'transcripts.mail',
  z.object({ conversationId: z.uuid(), timeZone: z.string().optional(), locale: z.string().optional() }),
  { key: ({ conversationId }, shopId) => `${shopId}/${conversationId}` },
);
