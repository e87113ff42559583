import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { createClient } from 'redis';
import { inTime, TooLate } from '../in-time.ts';
import { Problem } from '../problem.ts';

export interface Limits {
  /** Counts one use of `what` by `who`. Throws `too_many` over `perMinute`. */
  use(what: string, who: string, perMinute: number): Promise<void>;
}

/** Redis answers in a millisecond; nobody's call waits longer than this for one that does not. */
const patienceMs = 500;

/**
 * Rate limits by the minute: counted in Redis for all processes, or in this process where there is no Redis, or none that
 * answers.
 */
export function createLimits(redis: ReturnType<typeof createClient> | null): Limits {
  const limiters = new Map<number, { here: RateLimiterMemory; everywhere: RateLimiterRedis | null }>();
  const limitersOf = (points: number) => {
    const known = limiters.get(points);
    if (known) return known;
    const options = { points, duration: 60, keyPrefix: `chatty:limit:${points}` };
    const here = new RateLimiterMemory(options);
    const everywhere = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter: here })
      : null;
    const made = { here, everywhere };
    limiters.set(points, made);
    return made;
  };
  const consume = async (points: number, key: string) => {
    const { here, everywhere } = limitersOf(points);
    if (!everywhere) return here.consume(key);
    try {
      return await inTime(patienceMs, everywhere.consume(key));
    } catch (refused) {
      if (refused instanceof TooLate) return here.consume(key);
      throw refused;
    }
  };
  return {
    async use(what, who, perMinute) {
      try {
        await consume(perMinute, `${what}:${who}`);
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw new Problem('too_many', 'Too many requests. Wait a minute and try again.');
      }
    },
  };
}
