import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing } from '../../platform/http/outgoing.ts';
import { Refused, Unreachable } from '../../platform/problem.ts';
import { openPushService, type PushService } from '../../test-kit/push-stand-in.ts';
import { createWebPush, makeVapidKeys, readVapidKeys } from './web-push.ts';

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

const keys = readVapidKeys(makeVapidKeys());
const subject = 'mailto:hello@chatty.example';
const push = createWebPush({ keys: async () => keys, subject, send: createOutgoing({ alsoThisMachine: true }) });
const message = { title: 'Ida wrote to you', body: 'Größe 38? 👟', path: '/inbox/1', tag: 'conversation-1', unread: 0 };

describe('a push message', () => {
  it('is read by the browser alone, and signed by us for its push service', async () => {
    const [browser, other] = [service.subscribe(), service.subscribe()];
    expect(await push.send(browser.token, message)).toBe('sent');
    expect(other.received).toEqual([]);
    const [arrived] = browser.received;
    expect(arrived?.message).toEqual(message);
    expect(arrived?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' });
    expect(arrived?.headers.topic).toMatch(/^[\w-]{1,32}$/);
    expect(arrived?.vapid.key).toBe(await push.publicKey());
    const until = Date.now() / 1000 + 24 * 60 * 60;
    expect(arrived?.vapid.claims).toMatchObject({ aud: new URL(browser.token.endpoint).origin, sub: subject });
    expect(arrived?.vapid.claims.exp).toBeLessThanOrEqual(until);
  });

  it('about the same thing shares a topic, so that only the newest waits for a browser that is off', async () => {
    const browser = service.subscribe();
    await push.send(browser.token, message);
    await push.send(browser.token, { ...message, body: 'And in blue?' });
    await push.send(browser.token, { ...message, tag: 'conversation-2' });
    const [first, second, third] = browser.received.map((it) => it.headers.topic);
    expect(first).toBe(second);
    expect(first).not.toBe(third);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
  ])('answered with %i tells that the browser is %s', async (status, outcome) => {
    const browser = service.subscribe();
    browser.answer = status;
    expect(await push.send(browser.token, message)).toBe(outcome);
  });

  it('is tried again when the service has trouble, and not when it says no', async () => {
    const browser = service.subscribe();
    for (const [status, kind] of [
      [429, Unreachable],
      [503, Unreachable],
      [400, Refused],
      [403, Refused],
      [413, Refused],
    ] as const) {
      browser.answer = status;
      await expect(push.send(browser.token, message)).rejects.toBeInstanceOf(kind);
    }
  });

  it('goes to no private address and to no keys that are none', async () => {
    const browser = service.subscribe();
    const inside = { ...browser.token, endpoint: 'https://169.254.169.254/latest/meta-data' };
    await expect(push.send(inside, message)).rejects.toBeInstanceOf(Refused);
    const broken = { ...browser.token, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    await expect(push.send(broken, message)).rejects.toBeInstanceOf(Refused);
  });
});
