import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { createClient } from 'redis';
import { Problem } from '../problem.ts';

export interface Limits {
  /** Counts one use of `what` by `who`. Throws `too_many` over `perMinute`. */
  use(what: string, who: string, perMinute: number): Promise<void>;
}

/** Rate limits by the minute: counted in Redis for all processes, or in this process where there is no Redis. */
export function createLimits(redis: ReturnType<typeof createClient> | null): Limits {
  const limiters = new Map<number, RateLimiterMemory | RateLimiterRedis>();
  const limiterOf = (points: number) => {
    const known = limiters.get(points);
    if (known) return known;
    const options = { points, duration: 60, keyPrefix: `chatty:limit:${points}` };
    const made = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
      : new RateLimiterMemory(options);
    limiters.set(points, made);
    return made;
  };
  return {
    async use(what, who, perMinute) {
      try {
        await limiterOf(perMinute).consume(`${what}:${who}`);
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw new Problem('too_many', 'Too many requests. Wait a minute and try again.');
      }
    },
  };
}
