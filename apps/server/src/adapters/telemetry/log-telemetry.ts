import type { Telemetry } from '../../ports/telemetry.ts';
import type { Log } from '../../platform/log.ts';

/** One line of the log for each event. */
export const createLogTelemetry = (log: Log): Telemetry => ({
  track: (event) => log.info({ tracked: event }, 'tracked'),
  close: async () => {},
});
