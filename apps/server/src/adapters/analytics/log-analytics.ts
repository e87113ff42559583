import type { Analytics } from '../../ports/analytics.ts';
import type { Log } from '../../platform/log.ts';

/** One line of the log for each event. */
export const createLogAnalytics = (log: Log): Analytics => ({
  track: (event) => log.info({ tracked: event }, 'tracked'),
  close: async () => {},
});
