import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pg-boss';

/**
 * How the job queue reaches the embedded database. All of its workers look for jobs in the same moment, and PGlite computes
 * in this process: between two of their statements everybody else gets a turn, who would wait for all of them otherwise.
 */
export function queueDatabase(pglite: PGlite): ReturnType<typeof fromPglite> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(() => turn()).then(ask);
    last = answer.catch(() => {});
    return answer;
  };
  return fromPglite({
    query: (text, values) => inTurn(() => pglite.query(text, values)),
    exec: (text) => inTurn(() => pglite.exec(text)),
    listen: (channel, told) => pglite.listen(channel, told),
  });
}
