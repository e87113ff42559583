import type { PgBoss, QueueResult } from 'pg-boss';
import type { Work } from './work.ts';

const paceOf = ({ options }: Work) => ({
  notify: true,
  retryLimit: options.retries ?? 5,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: options.expireSeconds ?? 300,
});

const hasPace = (found: QueueResult, pace: ReturnType<typeof paceOf>) =>
  found.notify === pace.notify &&
  found.retryLimit === pace.retryLimit &&
  found.retryDelay === pace.retryDelay &&
  found.retryBackoff === pace.retryBackoff &&
  found.expireInSeconds === pace.expireInSeconds;

/** Makes the queues that are not there yet, and gives this version's pace to those that have another. */
export async function layQueues(queue: PgBoss, works: readonly Work[]): Promise<void> {
  const known = new Map((await queue.getQueues()).map((it) => [it.name, it]));
  for (const work of works) {
    const { name } = work;
    const pace = paceOf(work);
    const found = known.get(name);
    if (!found) await queue.createQueue(name, { ...pace, policy: 'short' });
    else if (!hasPace(found, pace)) await queue.updateQueue(name, pace);
    else continue;
    // Fills pg-boss's memory of the queue now: inside a transaction it would ask the outer database, which on the one
    // connection of PGlite waits for the transaction itself.
    await queue.insert(name, []);
  }
}

/**
 * Leaves only the schedules that this version has: one of an earlier version would make jobs for ever that nobody does.
 */
export async function laySchedules(queue: PgBoss, works: readonly Work[]): Promise<void> {
  const known = new Map((await queue.getSchedules()).map((it) => [it.name, it]));
  for (const { name, schedule } of works) {
    if (schedule && known.get(name)?.cron !== schedule) await queue.schedule(name, schedule, {});
    if (schedule) known.delete(name);
  }
  for (const { name, key } of known.values()) await queue.unschedule(name, key);
}
