import { newId } from '@chatty/contract/new-id';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis } from '../../adapters/bus/redis-bus.ts';
import { readConfig } from '../../config.ts';
import { createLimits } from '../http/limits.ts';
import type { Problem } from '../problem.ts';
import { answers } from '../../features/assistant/assistant.caps.ts';
import { newConversations } from '../../features/conversations/conversations.caps.ts';
import { newContacts } from '../../features/widget/widget.caps.ts';
import { mustBeWithin, type Capped, type User } from './caps.ts';
import { connections, hellos } from './open-sockets.ts';

const url = process.env.TEST_REDIS_URL;
let redis: Awaited<ReturnType<typeof connectRedis>> | null = null;
beforeAll(async () => {
  redis = url ? await connectRedis(url, pino({ level: 'silent' })) : null;
});
afterAll(() => redis?.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const config = readConfig({ NODE_ENV: 'test' });

/** Somebody's shop with counts of its own, where the hours pass when they are told to. */
function place() {
  const prefix = newId();
  const [shopId, address] = [newId(), '192.0.2.1'];
  const services = { config, limits: createLimits(redis, prefix), shopId };
  return {
    services,
    /** How many of so many uses are let through. */
    async uses(count: number, use: Capped, user: User) {
      let done = 0;
      for (let i = 0; i < count; i += 1)
        done += await mustBeWithin(services, use, { shopId, address, ...user }).then(
          () => 1,
          () => 0,
        );
      return done;
    },
    /** Windows and pauses of an hour and less are over; those of a day are not. Redis has a clock of its own. */
    async anHourLater() {
      vi.setSystemTime(Date.now() + 3_600_001);
      if (!redis) return;
      const keys = await redis.keys(`${prefix}:limit:*`);
      for (const key of keys) if ((await redis.pTTL(key)) <= 3_600_000) await redis.del(key);
    },
  };
}

describe('a use that is refused is counted in the window that refused it alone:', () => {
  it('a visitor’s eleventh conversation, asked for again and again, leaves them the rest of the day', async () => {
    const { uses, anHourLater } = place();
    const contactId = newId();
    expect(await uses(200, newConversations, { contactId })).toBe(10);
    await anHourLater();
    expect(await uses(10, newConversations, { contactId })).toBe(10);
  });

  it('the pages of a school that try again and again leave their address the rest of the day', async () => {
    const { uses, anHourLater } = place();
    expect(await uses(2_000, newContacts, {})).toBe(120);
    await anHourLater();
    expect(await uses(30, newContacts, {})).toBe(30);
  });

  it('a visitor whose address has no room uses up nothing of their own', async () => {
    const { uses, anHourLater } = place();
    for (let i = 0; i < 20; i += 1) await uses(10, newConversations, { contactId: newId() });
    const contactId = newId();
    expect(await uses(60, newConversations, { contactId })).toBe(0);
    await anHourLater();
    expect(await uses(10, newConversations, { contactId })).toBe(10);
  });

  it('an address whose shop has no room uses up nothing of its own', async () => {
    const { uses, anHourLater } = place();
    for (let i = 0; i < 15; i += 1) await uses(200, newConversations, { address: `198.51.100.${i}` });
    expect(await uses(2_100, newConversations, {})).toBe(0);
    await anHourLater();
    expect(await uses(50, newConversations, {})).toBe(50);
  });
});

it('an hour of questions that are refused leaves the rest of the day to ask', async () => {
  const { uses, anHourLater } = place();
  const contactId = newId();
  expect(await uses(300, answers, { contactId })).toBe(40);
  await anHourLater();
  expect(await uses(10, answers, { contactId })).toBe(10);
});

it.each([connections, hellos])('$name: who is over it is let in with the next minute, however often', async (use) => {
  const { services, uses, anHourLater } = place();
  for (const _ of ['once', 'again']) {
    expect(await uses(6_001, use, {})).toBe(use === hellos ? 600 : 6_000);
    const refused = mustBeWithin(services, use, { shopId: services.shopId, address: '192.0.2.1' });
    const { waitMs } = await refused.then(
      () => ({ waitMs: 0 }),
      (it: Problem) => it,
    );
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    await anHourLater();
  }
});
