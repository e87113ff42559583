import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { systemCtx } from '../../services.ts';
import { answerVisitor } from './answer-visitor.ts';

const Reply = z.object({
  shopId: z.uuid(),
  conversationId: z.uuid(),
  turn: z.number().int(),
  addressHash: z.string().optional(),
});

export const assistantQueues = {
  /** The visitor waits for an answer of the assistant. */
  'assistant.reply': {
    concurrency: 8,
    expireSeconds: 120,
    async handle(services, data) {
      const { shopId, ...request } = Reply.parse(data);
      await answerVisitor(systemCtx(services, shopId), request);
    },
  },
} satisfies Record<string, Queue>;
