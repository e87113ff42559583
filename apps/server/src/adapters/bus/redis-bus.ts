import { createClient } from 'redis';
import type { Log } from '../../platform/log.ts';
import type { Bus } from '../../ports/bus.ts';
import { createLocalBus } from './local-bus.ts';

export type Redis = ReturnType<typeof createClient>;

/** Connects to Redis or Valkey; both sides reconnect by themselves. Throws when it cannot be reached at first. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  let ready = false;
  const redis = createClient({
    url,
    // Without Redis a command fails at once instead of waiting for it: limits are then counted in the process, word is
    // lost, and nobody's call hangs.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => (ready ? Math.min(2_000, 50 * 2 ** tries) : false), connectTimeout: 5_000 },
  });
  redis.on('error', (error) => log.error({ err: error }, 'Redis'));
  await redis.connect();
  ready = true;
  return redis as Redis;
}

const prefix = 'chatty:bus:';

/** A bus between processes over Redis pub/sub. A process hears itself at once and without the network. */
export async function createRedisBus(redis: Redis, log: Log): Promise<Bus> {
  const own = crypto.randomUUID();
  const local = createLocalBus();
  const listener = redis.duplicate();
  listener.on('error', () => {});
  await listener.connect();
  await listener.pSubscribe(`${prefix}*`, (text, channel) => {
    const { from, message } = JSON.parse(text) as { from: string; message: unknown };
    if (from === own) return;
    try {
      local.deliver(channel.slice(prefix.length), message);
    } catch (error) {
      // A process of another version may say what this one cannot read.
      log.warn({ err: error, channel }, 'a message on the bus was not understood');
    }
  });
  return {
    async publish(topic, message) {
      await local.publish(topic, message);
      // The connection has logged why the message did not go out. Every process reads the event log anyway.
      await redis.publish(prefix + topic.name, JSON.stringify({ from: own, message })).catch(() => {});
    },
    subscribe: local.subscribe,
    async close() {
      await local.close();
      await listener.close();
    },
  };
}
