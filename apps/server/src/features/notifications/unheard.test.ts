import { newId } from '@chatty/contract/new-id';
import type { NotificationPreferences } from '@chatty/contract/profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import type { NoticeKey } from './notice.ts';
import { tellMembers } from './tell-members.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const soon = { timeout: 20_000 };

const everything: NotificationPreferences = {
  waiting: { email: true, push: true },
  assigned: { email: true, push: true },
  replied: { email: true, push: true },
  mentioned: { email: true, push: true },
  woke: { email: false, push: true },
  watched: { email: false, push: true },
};

/** A conversation that waits for a person. */
async function ask(shop: TestShop) {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  return params;
}

const mailsTo = (it: TestMember, subject: RegExp) =>
  w.mails.filter((mail) => mail.to === it.email && subject.test(mail.subject));

/** Opens a member's live socket; answers what closes it. */
async function open(member: TestMember) {
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  const isThere = async () =>
    (await member.api('GET /members')).data.find((it) => it.id === member.id)?.online ?? false;
  await expect.poll(isThere, soon).toBe(true);
  return async () => {
    socket.close();
    await expect.poll(isThere, soon).toBe(false);
  };
}

/** What is looked at again because who is there was told by their browser alone. */
async function looksAgain(conversationId: string): Promise<NoticeKey[]> {
  const { rows } = await sql<{ data: NoticeKey; seconds: number }>`
    select data, extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
    where name = 'notifications.tell' and data ->> 'conversationId' = ${conversationId} and data ->> 'unheard' = 'true'
      and state = 'created'`.execute(w.services.db);
  for (const it of rows) expect(it.seconds).toBe(121);
  return rows.map((it) => it.data);
}

/** In how many seconds it is looked once more whether anybody has seen to who waits. */
async function looksLater(conversationId: string): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
    where name = 'notifications.tell' and data ->> 'conversationId' = ${conversationId} and state = 'created'
      and start_after > created_on`.execute(w.services.db);
  return rows.map((it) => it.seconds);
}

describe('a visitor who waits and is not heard', () => {
  it('reaches those at home too when nobody who is there has seen to it for two minutes', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [there, home] = [await shop.member(), await shop.member({ role: 'member' })];
    const leave = await open(there);
    const params = await ask(shop);
    expect(await looksLater(params.id)).toEqual([121]);
    w.setTime('2026-03-02T10:02:00Z');
    await tellMembers(w.services, [{ shopId: shop.id, topic: 'waiting', conversationId: params.id }]);
    await expect.poll(() => mailsTo(home, /waiting/).length, soon).toBe(1);
    expect(mailsTo(there, /./)).toEqual([]);
    await leave();
  });

  it('reaches those at home too when somebody came before they were told, and did not see to it', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [comes, home] = [await shop.member(), await shop.member({ role: 'member' })];
    const wants = { ...everything, waiting: { email: false, push: true } };
    for (const it of [comes, home]) await it.api('PUT /profile/notifications', { body: { notifications: wants } });
    const params = await ask(shop);
    const leave = await open(comes);
    await home.api('PUT /profile/notifications', { body: { notifications: everything } });
    await tellMembers(w.services, [
      { shopId: shop.id, topic: 'waiting', conversationId: params.id, memberId: home.id },
    ]);
    expect(mailsTo(home, /./)).toEqual([]);
    expect(await looksLater(params.id)).toEqual([121]);
    w.setTime('2026-03-02T10:02:01Z');
    await tellMembers(w.services, [{ shopId: shop.id, topic: 'waiting', conversationId: params.id }]);
    await expect.poll(() => mailsTo(home, /waiting/).length, soon).toBe(1);
    await leave();
  });

  it('is looked for again two minutes after each time they asked, not only after the first', async () => {
    const shop = await w.shop();
    const [visitor, member] = [await shop.visitor(), await shop.member()];
    const params = { id: newId() };
    const request = () => visitor.api('POST /client/api/conversations/:id/talk-to-person', { params });
    await request();
    await member.api('POST /conversations/:id/hand-back', { params });
    await request();
    // Who asks while they wait is waiting already.
    await request();
    expect(await looksLater(params.id)).toEqual([121, 121]);
  });
});

describe('a member who is there and does not look', () => {
  /** A conversation of theirs, unread, in which their browser has told them of the topic. */
  async function told(topic: 'assigned' | 'replied' | 'woke') {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [boss, member] = [await shop.member(), await shop.member({ role: 'member' })];
    const wants = { ...everything, waiting: { email: false, push: true }, woke: { email: true, push: true } };
    for (const it of [boss, member]) await it.api('PUT /profile/notifications', { body: { notifications: wants } });
    const leave = await open(member);
    const params = await ask(shop);
    await boss.api('POST /conversations/:id/assign', { params, body: { memberId: member.id } });
    await tellMembers(w.services, [{ shopId: shop.id, topic, conversationId: params.id, memberId: member.id }]);
    return { shop, member, params, leave };
  }

  it.each([
    ['assigned', /assigned/],
    ['replied', /New message/],
    ['woke', /./],
  ] as const)('is mailed two minutes later that they were told of: %s', async (topic, subject) => {
    const { member, params, leave } = await told(topic);
    const again = (await looksAgain(params.id)).filter((it) => it.topic === topic);
    expect(again).toHaveLength(1);
    expect(mailsTo(member, /./)).toEqual([]);
    await tellMembers(w.services, again);
    await expect.poll(() => mailsTo(member, subject).length, soon).toBe(1);
    // The same look again: they were mailed.
    await tellMembers(w.services, again);
    await leave();
    expect(mailsTo(member, /./)).toHaveLength(1);
  });

  it('is mailed nothing that was read meanwhile', async () => {
    const { member, params, leave } = await told('assigned');
    const again = await looksAgain(params.id);
    await member.api('POST /conversations/:id/read', { params, body: { isRead: true } });
    await tellMembers(w.services, again);
    const { db } = w.services;
    expect(await db.selectFrom('pending_notices').selectAll().where('member_id', '=', member.id).execute()).toEqual([]);
    await leave();
    expect(mailsTo(member, /./)).toEqual([]);
  });
});
