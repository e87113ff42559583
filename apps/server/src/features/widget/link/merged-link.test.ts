import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { makeConversationLink } from './conversation-link.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const email = 'ida@visitor.example';

it('a mailed link to a conversation that was merged opens the one that it is in now, and nothing else; so does a chat that it opened before', async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [visitor, member] = [await shop.visitor(), await shop.member()];
  const [from, into, other] = [newId(), newId(), newId()];
  const say = (api: typeof visitor.api, id: string, text: string) =>
    api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  for (const id of [from, into, other]) await say(visitor.api, id, `In ${id}`);
  await visitor.api('POST /client/api/conversations/:id/contact', { params: { id: from }, body: { email } });
  const named = { shopId: shop.id, conversationId: from, contactId: visitor.contactId, email };
  const url = await makeConversationLink(w.services, `https://${shop.domain}`, named);
  const link = new URL(url).hash.replace('#chatty=', '');
  const open = async () => {
    const anybody = createApi({ origin: w.origin, token: async () => null });
    const { data } = await anybody('POST /client/api/visitors/by-link', { body: { shop: shop.domain, link } });
    return { ...data, api: createApi({ origin: w.origin, token: async () => data.token }) };
  };
  const before = await open();
  const listen = (token: string) => {
    const heard: string[] = [];
    const ended = Promise.withResolvers<void>();
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    socket.onmessage = (event) => heard.push(String(event.data));
    socket.onclose = () => ended.resolve();
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: before.since }));
    return { heard: () => heard.join(), ended: ended.promise, close: () => socket.close() };
  };
  const first = listen(before.token);
  await expect.poll(first.heard, { timeout: 20_000 }).toContain('"ready"');
  await member.api('POST /conversations/:id/merge', { params: { id: from }, body: { intoId: into } });
  // It comes back with what it has, and hears of the merge, and of the other from then on.
  await first.ended;
  const second = listen(before.token);
  await expect.poll(second.heard, { timeout: 20_000 }).toContain('visitor.conversation.merged');
  await say(visitor.api, other, 'Secret');
  await say(visitor.api, into, 'For the link');
  await expect.poll(second.heard, { timeout: 20_000 }).toContain('For the link');
  expect(second.heard()).not.toContain('Secret');
  second.close();

  const after = await open();
  expect(after).toMatchObject({ conversationId: into, isTheirs: false });
  for (const { api } of [before, after]) {
    expect((await api('GET /client/api/conversations')).data.map((it) => it.id)).toEqual([into]);
    const { data } = await api('GET /client/api/conversations/:id/messages', { params: { id: into }, query: {} });
    expect(data.messages.map((it) => it.text).filter(Boolean)).toEqual(
      expect.arrayContaining([`In ${into}`, `In ${from}`]),
    );
    await expect(say(api, other, 'Mine now')).rejects.toMatchObject({ code: 'not_found' });
  }
  expect((await say(before.api, from, 'Still here')).data.conversationId).toBe(into);
});
