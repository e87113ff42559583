import { vi } from 'vitest';
import { createLocalBus } from '../adapters/bus/local-bus.ts';
import { type TestServer, testServer } from './test-server.ts';
import type { WorkMeter } from './work-meter.ts';

/**
 * A server whose work is counted, with a bus of its own: what other tests tell theirs is nothing to be read here. Nothing
 * asks the database by itself: no sign of life, no job, no numbers beside the inbox a moment later. `close` gives the
 * timers back.
 */
export async function countingServer(meter: WorkMeter): Promise<TestServer> {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const w = await testServer({ meter, bus: createLocalBus() });
  await w.services.jobs.stop();
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  return {
    ...w,
    close() {
      vi.useRealTimers();
      return w.close();
    },
  };
}
