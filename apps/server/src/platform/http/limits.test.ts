import { newId } from '@chatty/contract/new-id';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectRedis } from '../../adapters/bus/redis-bus.ts';
import { createLimits } from './limits.ts';

const url = process.env.TEST_REDIS_URL;
let redis: Awaited<ReturnType<typeof connectRedis>> | null = null;
beforeAll(async () => {
  redis = url ? await connectRedis(url, pino({ level: 'silent' })) : null;
});
afterAll(() => redis?.close());

describe('who floods again', () => {
  it('waits twice as long each time, up to an hour; what is refused meanwhile makes it no longer', async () => {
    const limits = createLimits(redis);
    const key = newId();
    const waits: number[] = [];
    for (let most = 1; most <= 8; most += 1) {
      const use = () => limits.count(key, { most, seconds: 1 }, 1, true);
      await Promise.all(Array.from({ length: most }, use)).then((waited) => expect(Math.max(...waited)).toBe(0));
      waits.push(await use());
      expect(await use()).toBeLessThanOrEqual(waits.at(-1) ?? 0);
    }
    expect(waits.map((it) => it / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('does so in all processes that share a Redis', async () => {
    const [one, other] = redis ? [createLimits(redis), createLimits(redis)] : [createLimits(null), null];
    const key = newId();
    const cap = { most: 3, seconds: 60 };
    for (let i = 0; i < 3; i += 1) expect(await one.count(key, cap)).toBe(0);
    expect(await (other ?? one).count(key, cap)).toBeGreaterThan(0);
  });

  it('is refused at once what is more than the cap holds', async () => {
    expect(await createLimits(redis).count(newId(), { most: 10, seconds: 60 }, 11)).toBeGreaterThan(0);
  });
});
