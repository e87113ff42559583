import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import type { Telemetry, TrackedEvent } from '../../ports/telemetry.ts';

/** Events that come close together leave together. */
const gatherMs = 1_000;
const eventsPerRequest = 200;
/** So many wait at most; what comes then is lost. */
const waitingAtMost = 2_000;
const patienceMs = 5_000;

export interface HttpTelemetry extends Telemetry {
  /** How many events could not be handed over. */
  readonly lost: number;
}

/**
 * Posts events as `{ events: [...] }` to an address, one request at a time. Where it does not answer or refuses, they
 * are dropped and counted, never tried again: statistics are not worth a full memory.
 */
export function createHttpTelemetry(
  url: string,
  log: Log,
  { gather = gatherMs, patience = patienceMs } = {},
): HttpTelemetry {
  const waiting: TrackedEvent[] = [];
  let lost = 0;
  let overflowed = 0;
  let running: Promise<void> | null = null;
  const closing = new AbortController();

  const deliver = async (events: readonly TrackedEvent[]) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`It answered with ${answer.status}.`);
    } catch (error) {
      lost += events.length;
      log.warn({ err: error, lost }, 'usage events were not taken');
    }
    if (overflowed > 0) log.warn({ overflowed, lost }, 'usage events came faster than they were taken');
    overflowed = 0;
  };

  const run = async () => {
    while (waiting.length > 0) {
      await pause(gather, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      await deliver(waiting.splice(0, eventsPerRequest));
    }
    running = null;
  };

  return {
    track(event) {
      if (waiting.length >= waitingAtMost) {
        lost += 1;
        overflowed += 1;
        return;
      }
      waiting.push(event);
      running ??= run();
    },
    async close() {
      closing.abort();
      await running;
    },
    get lost() {
      return lost;
    },
  };
}
