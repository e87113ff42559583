import { setTimeout as pause } from 'node:timers/promises';
import { planIsOld } from './postgres-pool.ts';

/**
 * What PostgreSQL says when it ends a connection or takes none: the classes "connection exception" and "operator
 * intervention", and no room for another connection.
 */
const ofPostgres = /^(08...|57P0[1-5]|53300)$/;
/** What the machine says when a connection cannot be made, or breaks. */
const ofTheWire = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** What the driver says by itself, without a code. */
const ofTheDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;

/** Whether work failed because the connection to the database dropped, or could not be made: it may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (ofPostgres.test(code) || ofTheWire.has(code))) return true;
  if (ofTheDriver.test(error.message)) return true;
  // Libraries wrap what the driver threw.
  return error.cause !== error && isDatabaseAway(error.cause);
}

/** A dropped connection is replaced at once; a database that restarts takes longer than callers want to wait. */
const patienceMs = 1_000;
const pauseMs = 100;
/** Also on a machine that was so busy meanwhile that the second is over. */
const triesAtLeast = 3;

const isPlanOld = (error: unknown) => error instanceof Error && (error as { code?: unknown }).code === planIsOld;

/**
 * Does work again, for a second, when the connection to the database dropped on the way, or a newer version has just
 * changed a table that it asked. Only for work that may be
 * repeated: where the connection drops during a commit nobody knows whether it took place.
 */
export async function throughDrops<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isOver = performance.now() > until && tries >= triesAtLeast;
      if (!(isDatabaseAway(error) || isPlanOld(error)) || isOver) throw error;
      await pause(pauseMs);
    }
  }
}
