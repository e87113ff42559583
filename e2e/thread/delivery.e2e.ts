import { newId } from '@chatty/contract/new-id';
import type { MessageDelivery } from '@chatty/contract/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setDelivery } from '../../apps/server/src/features/conversations/messages/set-delivery.ts';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('how far a reply has come on a provider’s channel stands below it, and why it failed', async () => {
  const { page, guest, owner, shop, errors, close } = await desk.inbox();
  const { conversationId } = await guest('Hello?');
  const { db } = desk.services.services;
  await db.updateTable('conversations').set({ channel: 'whatsapp' }).where('id', '=', conversationId).execute();
  const messageId = newId();
  const params = { id: conversationId };
  await owner.api('POST /conversations/:id/messages', { params, body: { id: messageId, text: 'It is here.' } });
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  const reply = thread.getByRole('article').filter({ hasText: 'It is here.' });
  await reply.waitFor();
  const report = (state: MessageDelivery['state'], reason: string | null = null) =>
    setDelivery(shop.ctx, { conversationId, messageId }, { state, reason });
  await reply.getByText('Waiting to be sent').waitFor();
  await report('sent');
  await reply.getByText('Sent', { exact: true }).waitFor();
  await report('failed', 'The mailbox is full');
  await reply.getByText('Not delivered: The mailbox is full').waitFor();
  await report('delivered');
  await reply.getByText('Delivered', { exact: true }).waitFor();
  expect(await reply.getByText(/^Not delivered/).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
