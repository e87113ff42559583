import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Some minutes after a person was asked for: looks whether the visitor is to be asked for an address. */
export const askEmailJob = defineJob(
  'conversations.ask-email',
  z.object({ conversationId: z.uuid(), since: z.iso.datetime() }),
  { key: ({ conversationId, since }, shopId) => `${shopId}/${conversationId}/${since}` },
);

/**
 * Somebody begins to wait for a person: does what `assignWaitingJob` does. It is a job for each time, as one of the shop that
 * has just begun may have looked before.
 */
export const assignNewJob = defineJob(
  'conversations.assign-new',
  z.object({ conversationId: z.uuid(), turn: z.number().int() }),
  { key: ({ conversationId, turn }, shopId) => `${shopId}/${conversationId}/${turn}` },
);

/** Somebody may take more, or the settings have changed: gives what waits for a person, the longest waiting first, as far as there is room. */
export const assignWaitingJob = defineJob('conversations.assign-waiting', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

/** After a member came back: looks again whether they are still there to be given anything. */
export const assignPendingJob = defineJob('conversations.assign-pending', z.object({ memberId: z.uuid() }), {
  key: ({ memberId }, shopId) => `${shopId}/${memberId}`,
});

/** Once a minute, where conversations were put off until now: brings them back. */
export const wakeSnoozedJob = defineJob('conversations.wake-snoozed', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

/** Once a minute, in shops that want it: resolves what was answered and has been silent for long. */
export const resolveSilentJob = defineJob('conversations.resolve-silent', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});
