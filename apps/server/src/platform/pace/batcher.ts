import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { isDatabaseAway, throughDrops } from '../db/database-away.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Does one item of work, together with others that came meanwhile. */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

/**
 * Natural batching: while one batch is under way the next items gather, and an idle server works at once. Costs nothing
 * when idle and is worth several times the throughput under load (docs/measurements.md).
 *
 * `work` returns a result for each item, in their order. It may run again: after a dropped connection it is repeated
 * for a second. A batch that fails is halved until only the items at fault fail; where the database stays away all are
 * told.
 */
export function createBatcher<Item, Result>(
  most: number,
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
): Batched<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function workOn(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map((it) => it.item);
      const results = await throughDrops(() => work(items));
      for (const [i, result] of results.entries()) batch[i]?.resolve(result);
    } catch (error) {
      if (batch.length === 1 || isDatabaseAway(error)) {
        for (const it of batch) it.reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await workOn(batch.slice(0, half));
      await workOn(batch.slice(half));
    }
  }

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    while (waiting.length > 0) {
      // The embedded database answers without ever giving the event loop a turn: without one here the next items could not
      // gather, and each would get a transaction of its own.
      await turnOfTheLoop();
      await workOn(waiting.splice(0, most));
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void drain();
    });
}
