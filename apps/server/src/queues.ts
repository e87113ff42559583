import { faqQueues } from './features/faqs/faqs.jobs.ts';
import { notificationQueues } from './features/notifications/notifications.jobs.ts';
import { forgetOldEvents } from './platform/live/forget-events.ts';
import type { Queue } from './platform/jobs/jobs.ts';

/** Every kind of background work. */
export const queues: Record<string, Queue> = {
  ...faqQueues,
  ...notificationQueues,
  'live.forget-events': { handle: (world) => forgetOldEvents(world), schedule: '17 3 * * *' },
};
