import type { ClientFrame } from '@chatty/contract/live';
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

async function onStorefront(at: TestServer, domain: string, token: string) {
  const ready = Promise.withResolvers<void>();
  const socket = new WebSocket(`${at.origin.replace(/^http/, 'ws')}/realtime`);
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => say({ t: 'hello', token, since: null });
  socket.onmessage = (event) => String(event.data).includes('"ready"') && ready.resolve();
  await ready.promise;
  const look = (title: string) => say({ t: 'at', place: { url: `https://${domain}/${title}`, title }, cart: null });
  return { look, close: () => socket.close() };
}

describe('a visitor', () => {
  it('is there as long as a tab is open in any process, and where they looked last', async () => {
    const shop = await one.shop();
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const whereabouts = async () => {
      const { data } = await member.api('GET /contacts/:id', { params: { id: visitor.contactId } });
      return { online: data.online, title: data.place?.title };
    };
    const [first, second] = [
      await onStorefront(one, shop.domain, visitor.token),
      await onStorefront(other, shop.domain, visitor.token),
    ];
    second.look('mugs');
    await expect.poll(whereabouts).toEqual({ online: true, title: 'mugs' });
    second.close();
    first.look('cups');
    await expect.poll(whereabouts).toEqual({ online: true, title: 'cups' });
    first.close();
    await expect.poll(whereabouts).toEqual({ online: false, title: undefined });
  });

  it('was last seen when their last tab closed, however long it was open', async () => {
    const shop = await one.shop();
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const seen = async () => (await member.api('GET /contacts/:id', { params: { id: visitor.contactId } })).data;
    await one.services.db
      .updateTable('contacts')
      .set({ last_seen_at: new Date('2026-01-01T00:00:00.000Z') })
      .where('id', '=', visitor.contactId)
      .execute();
    const tab = await onStorefront(one, shop.domain, visitor.token);
    await expect.poll(async () => (await seen()).online).toBe(true);
    const closing = new Date().toISOString();
    tab.close();
    await expect.poll(async () => (await seen()).lastSeenAt >= closing).toBe(true);
    expect((await seen()).online).toBe(false);
  });

  it('was seen as the person whom they were merged into', async () => {
    const shop = await one.shop();
    const [visitor, person, member] = [await shop.visitor(), await shop.visitor(), await shop.member()];
    const long = new Date('2026-01-01T00:00:00.000Z');
    const change = (id: string, to: { merged_into?: string }) =>
      one.services.db
        .updateTable('contacts')
        .set({ last_seen_at: long, ...to })
        .where('id', '=', id)
        .execute();
    await change(person.contactId, {});
    await change(visitor.contactId, { merged_into: person.contactId });
    const tab = await onStorefront(one, shop.domain, visitor.token);
    tab.close();
    const seen = async () =>
      (await member.api('GET /contacts/:id', { params: { id: person.contactId } })).data.lastSeenAt;
    await expect.poll(async () => (await seen()) > long.toISOString()).toBe(true);
  });

  it('is gone with a process that was given up, and back with the first word of one that had only slept', async () => {
    const shop = await one.shop();
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const online = async () =>
      (await member.api('GET /contacts/:id', { params: { id: visitor.contactId } })).data.online;
    const tab = await onStorefront(other, shop.domain, visitor.token);
    tab.look('mugs');
    await expect.poll(online).toBe(true);
    const { db, processes } = one.services;
    const asleep = db.updateTable('processes').where('id', '=', other.services.processes.id);
    // It is awake, and may say so between the two.
    const isThereAfterSilence = async () => {
      await asleep.set({ beat_at: new Date(Date.now() - 60_000) }).execute();
      await processes.beat();
      return online();
    };
    await expect.poll(isThereAfterSilence).toBe(false);
    tab.look('cups');
    await expect.poll(online).toBe(true);
    tab.close();
  });
});
