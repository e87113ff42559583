import { openLive } from '@chatty/client/live';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await testServer();
  other = await testServer({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

describe('two processes of one installation', () => {
  it('tell each other: who listens at one hears what happens at the other, once and in order', async () => {
    const shop = await one.shop({ isEnableAIAssistant: false });
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const { data: me } = await member.api('GET /me');
    const heard: string[] = [];
    const passing: string[] = [];
    const live = Promise.withResolvers<void>();
    const ear = openLive({
      url: `${other.origin.replace(/^http/, 'ws')}/realtime`,
      token: async () => member.token,
      since: me.since,
      onEvent: (event) => event.type === 'message.created' && heard.push(event.payload.text),
      onPassing: (event) => passing.push(event.type),
      onReset: () => heard.push('reset'),
      onStatus: (status) => status === 'live' && live.resolve(),
    });
    await live.promise;
    const params = { id: newId() };
    const texts = Array.from({ length: 30 }, (_, i) => `word ${i}`);
    for (const text of texts) {
      await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    }
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(texts);
    await expect.poll(() => passing, { timeout: 10_000 }).toContain('inbox.counts');
    ear.close();
  });

  it('end the sockets of a dismissed member wherever they are, and nobody else’s', async () => {
    const shop = await one.shop();
    const [goes, stays] = [await shop.member(), await shop.member()];
    const ended: string[] = [];
    const listen = async (at: TestServer, { id, token }: { id: string; token: string }) => {
      const live = Promise.withResolvers<void>();
      const socket = new WebSocket(`${at.origin.replace(/^http/, 'ws')}/realtime`);
      socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
      socket.onmessage = (it) => String(it.data).includes('"ready"') && live.resolve();
      socket.onclose = () => ended.push(id);
      await live.promise;
      return socket;
    };
    const here = await listen(one, stays);
    const there = await listen(other, stays);
    await listen(one, goes);
    await listen(other, goes);
    other.services.hub.dismiss(shop.id, goes.id);
    await expect.poll(() => ended).toEqual([goes.id, goes.id]);
    expect([here, there].map((it) => it.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    here.close();
    there.close();
  });
});
