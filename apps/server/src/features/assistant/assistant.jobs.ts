import { Channel } from '@chatty/contract/conversations';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const AnswerRequest = z.object({
  conversationId: z.uuid(),
  /** The turn that the visitor's message began. */
  turn: z.number().int(),
  /**
   * A name for the address that they wrote from; absent where it was not the visitor who began the turn. A job is kept for
   * a while, an address is not: a name for it is enough to count by.
   */
  addressHash: z.string().optional(),
  /** By which the conversation is held. */
  channel: Channel.optional(),
});
export type AnswerRequest = z.infer<typeof AnswerRequest>;

/** The visitor waits for an answer of the assistant. A newer turn makes an older job pointless. */
export const assistantReply = defineJob('assistant.reply', AnswerRequest, {
  key: ({ conversationId, turn }) => `${conversationId}/${turn}`,
  concurrency: 8,
  expireSeconds: 120,
});
