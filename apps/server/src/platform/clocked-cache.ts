import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.ts';

/** Keys that were found good lately, by the server's clock: each for `ms`, at most `most`; those asked least recently give way. */
export const clockedCache = (clock: Clock, most: number, ms: number): LRUCache<string, true> =>
  new LRUCache({ max: most, ttl: ms, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
