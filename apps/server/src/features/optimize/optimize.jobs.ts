import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Sorts what was asked in a conversation without an answer to the open questions that mean the same. */
export const gatherQuestionsJob = defineJob(
  'optimize.gather',
  z.object({
    conversationId: z.uuid(),
    /** A person was asked for, by the visitor or by the assistant. */
    askedForPerson: z.boolean(),
  }),
  { key: ({ conversationId, askedForPerson }) => `${conversationId}/${askedForPerson}`, concurrency: 2 },
);

/** Asks an open question again, as visitors asked it. */
export const askAgainJob = defineJob('optimize.ask-again', z.object({ questionId: z.uuid() }), {
  key: ({ questionId }) => questionId,
  concurrency: 1,
  expireSeconds: 10 * 60,
});

/** Compares all that the assistant answers from. */
export const searchConflictsJob = defineJob('optimize.search-conflicts', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
  expireSeconds: 10 * 60,
});
