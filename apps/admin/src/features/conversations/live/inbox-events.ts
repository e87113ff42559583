import { later } from '../../../ui/later/later.ts';

/** What logged events change in the inbox: no first screen has heard any. */
export const inboxEvents = later(async () => ({ apply: (await import('./apply-to-cache.ts')).applyInboxEvent }));
