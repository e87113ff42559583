import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Some minutes after a person was asked for: looks whether the visitor is to be asked for an address. */
export const askEmailJob = defineJob(
  'conversations.ask-email',
  z.object({ conversationId: z.uuid(), since: z.iso.datetime() }),
  { key: ({ conversationId, since }, shopId) => `${shopId}/${conversationId}/${since}` },
);

/** After a member came back: looks again whether they are still there to be given anything. */
export const assignPendingJob = defineJob('conversations.assign-pending', z.object({ memberId: z.uuid() }), {
  key: ({ memberId }, shopId) => `${shopId}/${memberId}`,
});

/** Once a minute, in shops that want it: resolves what was answered and has been silent for long. */
export const resolveSilentJob = defineJob('conversations.resolve-silent', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});
