import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { createClient } from 'redis';
import { texts } from '#texts/problems.ts';
import { inTime, TooLate } from '../pace/in-time.ts';
import { Problem } from '../problem.ts';

/** So many uses within so many seconds. */
export interface Cap {
  most: number;
  seconds: number;
}

export interface Limits {
  /** Counts one use of `what` by `who`. Throws `too_many` over `perMinute`. */
  use(what: string, who: string, perMinute: number): Promise<void>;
  /**
   * Counts `points` uses under a key. Answers 0 within the cap, else how many ms to wait. With `growing`, who goes over
   * again within a day is kept waiting twice as long as the last time, up to an hour.
   */
  count(key: string, cap: Cap, points?: number, growing?: boolean): Promise<number>;
  /** Takes back what was counted for a use that came to nothing. */
  giveBack(key: string, cap: Cap, points: number): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** Redis answers in a millisecond; no call waits longer than this for a Redis that doesn't answer. */
const patienceMs = 500;
/** A Redis that did not answer is not asked again for so long: a call counts several times. */
const restMs = 2_000;
const day = 86_400;
const longestPause = 3_600;

/**
 * Rate limits by window: counted in Redis for all processes, or in this process where there is no Redis, or none that
 * answers. Installations that share a Redis have prefixes of their own.
 */
export function createLimits(redis: ReturnType<typeof createClient> | null, prefix = 'chatty'): Limits {
  const limiters = new Map<string, { here: RateLimiterMemory; everywhere: RateLimiterRedis | null }>();
  let restsUntil = 0;

  const limitersOf = ({ most, seconds }: Cap) => {
    const name = `${most}/${seconds}`;
    const known = limiters.get(name);
    if (known) return known;
    const options = { points: most, duration: seconds, keyPrefix: `${prefix}:limit:${name}` };
    const here = new RateLimiterMemory(options);
    const everywhere = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter: here })
      : null;
    const made = { here, everywhere };
    limiters.set(name, made);
    return made;
  };

  /** Asks Redis, or this process's own count where Redis does not answer in time. */
  const ask = async <T>(cap: Cap, what: (limiter: Limiter) => Promise<T>): Promise<T> => {
    const { here, everywhere } = limitersOf(cap);
    if (!everywhere || performance.now() < restsUntil) return what(here);
    try {
      return await inTime(patienceMs, what(everywhere));
    } catch (refused) {
      if (!(refused instanceof TooLate)) throw refused;
      restsUntil = performance.now() + restMs;
      return what(here);
    }
  };

  /** Keeps a key out for longer than its window, when it was kept out before. Answers for how many ms. */
  const pause = async (cap: Cap, key: string, leftMs: number): Promise<number> => {
    const pauses = { most: 1_000, seconds: day };
    const { consumedPoints: times } = await ask(pauses, (limiter) => limiter.penalty(`paused:${key}`));
    const seconds = Math.max(Math.ceil(leftMs / 1_000), Math.min(longestPause, 30 * 2 ** Math.min(times, 10)));
    await ask(cap, (limiter) => limiter.block(key, seconds));
    return seconds * 1_000;
  };

  const count: Limits['count'] = async (key, cap, points = 1, growing = false) => {
    try {
      await ask(cap, (limiter) => limiter.consume(key, points));
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const { consumedPoints, msBeforeNext } = refused as { consumedPoints: number; msBeforeNext: number };
      const isFirst = consumedPoints <= cap.most + points;
      return growing && isFirst ? pause(cap, key, msBeforeNext) : Math.max(1, msBeforeNext);
    }
  };

  return {
    count,
    async giveBack(key, cap, points) {
      await ask(cap, (limiter) => limiter.reward(key, points));
    },
    async use(what, who, perMinute) {
      const waitMs = await count(`${what}:${who}`, { most: perMinute, seconds: 60 });
      if (waitMs > 0) throw new Problem('too_many', texts.tooManyRequests, undefined, waitMs);
    },
  };
}
