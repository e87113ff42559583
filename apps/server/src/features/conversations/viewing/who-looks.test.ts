import { newId } from '@chatty/contract/new-id';
import { expect, it } from 'vitest';
import { testServer } from '../../../test-kit/test-server.ts';
import { looksAt } from './who-looks.ts';

it('a member who has a conversation open looks at it until they are idle, and again once they touch the page', async () => {
  const w = await testServer();
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor, conversationId] = [await shop.member(), await shop.visitor(), newId()];
  const body = { id: newId(), text: 'Hello?' };
  await visitor.api('POST /client/api/conversations/:id/messages', { params: { id: conversationId }, body });
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  const ready = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  socket.onmessage = ({ data }) => String(data).includes('"ready"') && ready.resolve();
  await ready.promise;
  const looks = () => looksAt(w.services, { shopId: shop.id, memberId: member.id, conversationId });
  for (const [idle, isLooking] of [
    [false, true],
    [true, false],
    [undefined, true],
  ] as const) {
    socket.send(JSON.stringify({ t: 'viewing', conversationId, idle }));
    await expect.poll(looks).toBe(isLooking);
  }
  socket.close();
  await w.close();
});
