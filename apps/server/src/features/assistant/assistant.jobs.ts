import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** The visitor waits for an answer of the assistant. A newer turn makes an older job pointless. */
export const assistantReply = defineJob(
  'assistant.reply',
  z.object({
    conversationId: z.uuid(),
    turn: z.number().int(),
    /** A job is kept for a while, an address is not: a name for it is enough to count by. */
    addressHash: z.string().optional(),
  }),
  { key: ({ conversationId, turn }) => `${conversationId}/${turn}`, concurrency: 8, expireSeconds: 120 },
);
