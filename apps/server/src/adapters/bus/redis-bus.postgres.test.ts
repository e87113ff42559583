import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLimits } from '../../platform/http/limits.ts';
import { topic } from '../../platform/topic.ts';
import { createLog } from '../../platform/log.ts';
import type { Bus } from '../../ports/bus.ts';
import { startRedis } from '../../../../../tools/services.mjs';
import { connectRedis, createRedisBus, type Redis } from './redis-bus.ts';

const log = createLog('silent');

let server: { url: string; stop(): void };
let redis: Redis;
let other: Redis;
/** Speaks over connections that nobody touches. */
let operator: Redis;
let bus: Bus;
let otherBus: Bus;
beforeEach(async () => {
  server = await startRedis();
  [redis, other, operator] = [
    await connectRedis(server.url, log),
    await connectRedis(server.url, log),
    await connectRedis(server.url, log),
  ];
  bus = await createRedisBus(redis, log);
  otherBus = await createRedisBus(other, log);
});
afterEach(async () => {
  await bus.close();
  await otherBus.close();
  for (const it of [redis, other, operator]) it.destroy();
  server.stop();
});

describe('two processes on one Redis', () => {
  it('count the uses of both together', async () => {
    const [one, another] = [createLimits(redis), createLimits(other)];
    await one.use('asking', 'somebody', 2);
    await another.use('asking', 'somebody', 2);
    for (const bus of [one, another]) {
      await expect(bus.use('asking', 'somebody', 2)).rejects.toMatchObject({ code: 'too_many' });
    }
  });
});

describe('two processes whose connections to Redis are dropped', () => {
  it('live, count on, and hear each other again', async () => {
    const limits = createLimits(redis);
    const heard: unknown[] = [];
    const word = topic('word', z.number());
    otherBus.subscribe(word, (message) => heard.push(message));
    for (let i = 0; i < 5; i += 1) {
      await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
      await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
      await limits.use('saying', 'somebody', 100);
      const spoken = async () => {
        await bus.publish(word, i);
        return heard;
      };
      await expect.poll(spoken, { timeout: 10_000 }).toContain(i);
    }
  });

  it('keep nobody waiting for a Redis that does not answer, and count by themselves', async () => {
    const limits = createLimits(redis);
    await operator.sendCommand(['CLIENT', 'PAUSE', '60000', 'ALL']);
    await limits.use('asking', 'somebody', 2);
    await limits.use('asking', 'somebody', 2);
    await expect(limits.use('asking', 'somebody', 2)).rejects.toMatchObject({ code: 'too_many' });
  });
});
