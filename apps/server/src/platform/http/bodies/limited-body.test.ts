import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { limitedBody } from './limited-body.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('who keeps the pace may take as long as they need; who sends a byte now and then is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const raw = new IncomingMessage(new Socket());
  const body = limitedBody(raw, 10_000, { pace: { bytes: 100, withinMs: 1_000 } })[Symbol.asyncIterator]();
  const send = async (bytes: number) => {
    raw.push(Buffer.alloc(bytes));
    await body.next();
    vi.advanceTimersByTime(400);
  };
  for (let at = 0; at < 50; at += 1) await send(50);
  expect(raw.destroyed).toBe(false);
  await send(100);
  for (let at = 0; at < 2; at += 1) await send(1);
  expect(raw.destroyed).toBe(true);
});

test('whose body has come is not waited for any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const raw = new IncomingMessage(new Socket());
  raw.push('all');
  raw.push(null);
  for await (const _ of limitedBody(raw, 10, { withinMs: 1_000, pace: { bytes: 100, withinMs: 1_000 } }));
  expect(vi.getTimerCount()).toBe(0);
});
