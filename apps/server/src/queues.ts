import { assistantQueues } from './features/assistant/assistant.jobs.ts';
import { catalogQueues } from './features/catalog/catalog.jobs.ts';
import { pendingQueues } from './features/conversations/pending/pending.jobs.ts';
import { fileQueues } from './features/files/files.jobs.ts';
import { privacyQueues } from './features/privacy/privacy.jobs.ts';
import { faqQueues } from './features/faqs/faqs.jobs.ts';
import { knowledgeQueues } from './features/knowledge/knowledge.jobs.ts';
import { memberQueues } from './features/members/members.jobs.ts';
import { signInQueues } from './features/members/sign-in/sign-in.jobs.ts';
import { notificationQueues } from './features/notifications/notifications.jobs.ts';
import { profileQueues } from './features/profile/profile.jobs.ts';
import { shopifyQueues } from './hooks/shopify.jobs.ts';
import { forgetOldEvents } from './platform/live/forget-events.ts';
import type { Queue } from './platform/jobs/jobs.ts';

/** Every kind of background work. */
export const queues: Record<string, Queue> = {
  ...pendingQueues,
  ...signInQueues,
  ...memberQueues,
  ...profileQueues,
  ...fileQueues,
  ...faqQueues,
  ...catalogQueues,
  ...knowledgeQueues,
  ...assistantQueues,
  ...notificationQueues,
  ...privacyQueues,
  ...shopifyQueues,
  'live.forget-events': { handle: (services) => forgetOldEvents(services), schedule: '17 3 * * *' },
};
