import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { append } from '../append/append.ts';
import type { Entry } from '../append/entry.ts';
import { setDelivery } from './set-delivery.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** A conversation that a visitor began over a channel of a provider, and a member's answer there. */
async function answered() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [visitor, member] = [await shop.visitor(), await shop.member()];
  const [conversationId, messageId] = [newId(), newId()];
  const message = { id: newId(), kind: 'text' as const, text: 'Hello?', parts: [], files: [] };
  const by = { type: 'visitor' as const, contactId: visitor.contactId, address: '192.0.2.1' };
  const entry: Entry = {
    shopId: shop.id,
    conversationId,
    by,
    channel: 'whatsapp',
    event: (known) => ({ type: 'visitor_spoke', ...known }),
    message,
  };
  await transaction(shop.ctx, (tx) => append(tx, [entry]));
  const params = { id: conversationId };
  await member.api('POST /conversations/:id/messages', { params, body: { id: messageId, text: 'Hi' } });
  const shown = async () => {
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    return data.messages.map((it) => it.delivery?.state ?? null);
  };
  const changes = async () => {
    const rows = await w.services.db
      .selectFrom('events')
      .select(['type', 'for_contact'])
      .where('shop_id', '=', shop.id)
      .where('type', '=', 'message.changed')
      .execute();
    return rows.map((it) => it.for_contact === visitor.contactId);
  };
  return { shop, member, visitor, conversationId, messageId, shown, changes };
}

const plain = (state: 'queued' | 'sent' | 'delivered' | 'read') => ({ state, reason: null });

describe('the delivery of a message', () => {
  it('is queued at first, moves forward by the name that the provider gave it, and is told each time once', async () => {
    const { shop, member, conversationId, messageId, shown, changes } = await answered();
    const { data } = await member.api('GET /conversations/:id', { params: { id: conversationId } });
    expect(data.channel).toBe('whatsapp');
    expect(await shown()).toEqual([null, null, 'queued']);
    const ours = { conversationId, messageId, providerId: 'wamid.1' };
    const theirs = { channel: 'whatsapp', providerId: 'wamid.1' } as const;
    await expect(setDelivery(shop.ctx, theirs, plain('read'))).rejects.toMatchObject({ code: 'not_found' });
    expect(await setDelivery(shop.ctx, ours, plain('sent'))).toBe(true);
    expect(await setDelivery(shop.ctx, ours, plain('sent'))).toBe(false);
    expect(await setDelivery(shop.ctx, theirs, plain('read'))).toBe(true);
    expect(await setDelivery(shop.ctx, theirs, plain('delivered'))).toBe(false);
    expect(await shown()).toEqual([null, null, 'read']);
    expect(await changes()).toEqual([true, true]);
  });

  it('that failed says why, in the words of the provider', async () => {
    const { shop, member, conversationId, messageId } = await answered();
    const failed = { state: 'failed', reason: 'The number is not in use' } as const;
    await setDelivery(shop.ctx, { conversationId, messageId }, failed);
    const { data } = await member.api('GET /conversations/:id/messages', { params: { id: conversationId } });
    expect(data.messages.at(-1)?.delivery).toEqual(failed);
  });

  it('is of messages to a visitor of the shop alone: not of theirs, of a note, of another shop', async () => {
    const { shop, member, conversationId, messageId, changes } = await answered();
    const note = { id: newId(), text: 'Ours', note: true };
    const params = { id: conversationId };
    await member.api('POST /conversations/:id/messages', { params, body: note });
    const { data } = await member.api('GET /conversations/:id/messages', { params });
    const of = (id: string, ctx = shop.ctx) => setDelivery(ctx, { conversationId, messageId: id }, plain('delivered'));
    for (const id of [data.messages[0]?.id ?? '', note.id, newId()]) {
      await expect(of(id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(of(messageId, (await w.shop()).ctx)).rejects.toMatchObject({ code: 'not_found' });
    expect(await changes()).toEqual([]);
  });

  it('is not said of the chat, where reading tells it', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
    const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    for (const it of data.messages) expect(Object.keys(it)).not.toEqual(expect.arrayContaining(['delivery']));
    const answer = data.messages.at(-1)?.id ?? '';
    await visitor.api('POST /client/api/conversations/:id/read', { params, body: { seq: 3 } });
    expect(await setDelivery(shop.ctx, { conversationId: params.id, messageId: answer }, plain('sent'))).toBe(false);
  });
});
