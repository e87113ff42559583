import type { PlatformTables } from '../tables/platform.ts';
import { defineTraces } from '../traces.ts';
import { dropJobs } from './jobs/drop-jobs.ts';
import { blankEvents } from './live/forget-events.ts';

export const platformTraces = defineTraces<PlatformTables>({
  about: {
    events: 'contact',
    account: 'team',
    one_time_tokens: 'team',
    session: 'team',
    twoFactor: 'team',
    user: 'team',
    verification: 'team',
    event_counters: 'nobody',
    kept_secrets: 'nobody',
    processes: 'nobody',
    running_jobs: 'nobody',
    // Whose address was tried is kept as a hash.
    tries: 'nobody',
  },
  forget: async (tx, { contactId, ids }) => ({
    events: await blankEvents(tx, contactId, ids),
    jobs: await dropJobs(tx, ids),
  }),
});
