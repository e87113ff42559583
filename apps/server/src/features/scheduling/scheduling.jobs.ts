import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Once a minute, where the time of messages has come: sends them. */
export const sendDueJob = defineJob('scheduling.send-due', z.object({}), {
  key: (_, shopId) => shopId,
  concurrency: 1,
});

/** By this time the day is over, whichever clock one asks. */
export const afterTheDay = { afterSeconds: 86_460 };

/** A day after it was sent or taken away nothing of a scheduled message is left. */
export const eraseScheduledJob = defineJob('scheduling.erase', z.object({ scheduledId: z.uuid() }));
