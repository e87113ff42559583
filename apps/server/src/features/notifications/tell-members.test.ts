import { newId } from '@chatty/contract/new-id';
import type { NotificationPreferences, Topic } from '@chatty/contract/profile';
import { sql } from 'kysely';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestBrowser } from '../../test-kit/push-stand-in.ts';
import { type PushServer, pushServer } from '../../test-kit/push-server.ts';
import type { TestMember, TestShop } from '../../test-kit/test-server.ts';
import { tellPendingJob } from './notifications.jobs.ts';
import { tellMembers } from './tell-members.ts';
import { doJob } from '../../test-kit/do-job.ts';
import { isSomebodyThere } from '../presence/index.ts';

let w: PushServer;
beforeAll(async () => {
  w = await pushServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const everything: NotificationPreferences = {
  waiting: { email: true, push: true },
  assigned: { email: true, push: true },
  replied: { email: true, push: true },
  mentioned: { email: true, push: true },
  woke: { email: false, push: true },
  watched: { email: false, push: true },
};

/** A conversation that waits for a person; the visitor goes on in it. */
async function ask(shop: TestShop) {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await say('Hello?');
  return { params, say, who: visitorName(visitor.contactId).name };
}

const mailsTo = (it: TestMember, subject: RegExp) =>
  w.mails.filter((mail) => mail.to === it.email && subject.test(mail.subject));

/** Looks whether a member is to be told, and tells them. */
async function tell(shop: TestShop, topic: Topic, conversationId: string, member: TestMember) {
  await tellMembers(w.services, [{ shopId: shop.id, topic, conversationId, memberId: member.id }]);
  await doJob(w.services, tellPendingJob, { shopId: shop.id, memberId: member.id });
}

async function open(member: TestMember) {
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  const isThere = async () =>
    (await member.api('GET /members')).data.find((it) => it.id === member.id)?.online ?? false;
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  return async () => {
    socket.close();
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
  };
}

const soon = { timeout: 20_000 };

describe('a visitor who asks for a person', () => {
  it('reaches everybody with a seat as each of them wants it, and nobody who has not come or left', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [both, pushOnly, invited, inactive] = [
      await shop.member(),
      await shop.member({ role: 'member' }),
      await shop.member({ role: 'member' }),
      await shop.member({ role: 'member' }),
    ];
    const notifications = { ...everything, waiting: { email: false, push: true } };
    await pushOnly.api('PUT /profile/notifications', { body: { notifications } });
    await w.services.db.updateTable('members').set({ invited: true }).where('id', '=', invited.id).execute();
    await w.services.db.updateTable('members').set({ active: false }).where('id', '=', inactive.id).execute();
    const [first, second] = [await w.subscribe(both), await w.subscribe(pushOnly)];
    const { params, who } = await ask(shop);
    await expect.poll(() => mailsTo(both, /waiting for a reply/).length, soon).toBe(1);
    await expect.poll(() => [first.received.length, second.received.length], soon).toEqual([1, 1]);
    expect(first.received[0]?.message).toEqual({
      title: `${who} is waiting for a reply`,
      body: 'Hello?',
      path: `/inbox/${params.id}`,
      tag: `conversation-${params.id}`,
      unread: 1,
    });
    for (const it of [pushOnly, invited, inactive]) expect(mailsTo(it, /./)).toEqual([]);
  });

  it('reaches the browser of who is there at once, and nobody at home until they are away', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [there, home] = [await shop.member(), await shop.member({ role: 'member' })];
    const [here, away] = [await w.subscribe(there), await w.subscribe(home)];
    const leave = await open(there);
    const { params } = await ask(shop);
    await expect.poll(() => here.received.map((it) => it.message.path), soon).toEqual([`/inbox/${params.id}`]);
    await tell(shop, 'waiting', params.id, home);
    await tell(shop, 'waiting', params.id, there);
    expect([mailsTo(home, /./), mailsTo(there, /./), away.received]).toEqual([[], [], []]);
    await there.api('POST /members/update', { body: { id: there.id, enableAwayMode: true } });
    // Known here a moment after it was written.
    await expect.poll(() => isSomebodyThere(w.services, shop.id), soon).toBe(false);
    await tell(shop, 'waiting', params.id, home);
    await expect.poll(() => mailsTo(home, /waiting/).length, soon).toBe(1);
    await leave();
  });

  it('is not told of once somebody has read it, taken it or closed it', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [member, home] = [await shop.member(), await shop.member({ role: 'member' })];
    await home.api('PUT /profile/notifications', {
      body: { notifications: { ...everything, waiting: { email: false, push: false } } },
    });
    const acts = [
      (params: { id: string }) => member.api('POST /conversations/:id/read', { params, body: { isRead: true } }),
      (params: { id: string }) => member.api('POST /conversations/:id/take-over', { params }),
      (params: { id: string }) => member.api('POST /conversations/:id/resolve', { params }),
    ];
    for (const act of acts) {
      const { params } = await ask(shop);
      await act(params);
      await tell(shop, 'waiting', params.id, home);
    }
    expect(mailsTo(home, /./)).toEqual([]);
  });
});

describe('an assignment', () => {
  it('is told to whom it was given, not to who took it', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [boss, member] = [await shop.member(), await shop.member({ role: 'member' })];
    const [own, theirs] = [await w.subscribe(boss), await w.subscribe(member)];
    const { params, who } = await ask(shop);
    await expect.poll(() => own.received.length, soon).toBe(1);
    await boss.api('POST /conversations/:id/take-over', { params });
    await boss.api('POST /conversations/:id/assign', { params, body: { memberId: member.id } });
    const titles = (it: TestBrowser) => it.received.map((one) => one.message.title);
    await expect.poll(() => titles(theirs), soon).toContain(`You’re assigned to the conversation with ${who}`);
    expect(titles(own)).toEqual([`${who} is waiting for a reply`]);
  });
});

describe('a visitor who goes on', () => {
  it('is told to the assignee alone, and while they are there unless they have read it by then', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [member, other] = [await shop.member(), await shop.member()];
    const { params, say, who } = await ask(shop);
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hello!' } });
    const [theirs, others] = [await w.subscribe(member), await w.subscribe(other)];
    await say('In size 38');
    await expect
      .poll(() => theirs.received.map((it) => it.message), soon)
      .toMatchObject([{ title: `New message from ${who}`, body: 'In size 38' }]);
    expect(others.received).toEqual([]);
    const leave = await open(member);
    await say('And in blue');
    await member.api('POST /conversations/:id/read', { params, body: { isRead: true } });
    const look = () => tellMembers(w.services, [{ shopId: shop.id, topic: 'replied', conversationId: params.id }]);
    await look();
    expect(theirs.received).toHaveLength(1);
    await say('Or in green');
    await look();
    await expect.poll(() => theirs.received.at(-1)?.message.body, soon).toMatch(/Or in green/);
    await leave();
  });

  it('is told at once, and what follows while it is unread together ten seconds later', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const { params, say } = await ask(shop);
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hello!' } });
    const browser = await w.subscribe(member);
    await say('In size 38');
    await expect.poll(() => browser.received.length, soon).toBe(1);
    for (const text of ['And', 'in', 'blue']) await say(text);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
      where name = 'notifications.tell' and data ->> 'conversationId' = ${params.id} and data ->> 'topic' = 'replied'
        and state = 'created'`.execute(w.services.db);
    expect(rows).toEqual([{ seconds: 10 }]);
    await tellMembers(w.services, [{ shopId: shop.id, topic: 'replied', conversationId: params.id }]);
    await expect
      .poll(() => browser.received.map((it) => it.message.body), soon)
      .toEqual(['In size 38', 'And\nin\nblue']);
  });

  it('brings at most one mail in ten minutes; what came meanwhile is told at their end, by one', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const { params, say } = await ask(shop);
    await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hello!' } });
    await member.api('PUT /profile/notifications', { body: { notifications: everything } });
    w.mails.length = 0;
    const count = () => mailsTo(member, /New message from/).length;
    w.setTime('2026-03-02T10:20:00Z');
    for (const text of ['One', 'Two', 'Three']) {
      await say(text);
      await tell(shop, 'replied', params.id, member);
    }
    await expect.poll(count).toBe(1);
    // The rest is told later, whatever becomes of this process.
    const { rows } = await sql`select 1 from pgboss.job where name = 'notifications.mail'
      and data ->> 'shopId' = ${shop.id} and start_after > now() + interval '5 minutes'`.execute(w.services.db);
    expect(rows).toHaveLength(1);
    w.setTime('2026-03-02T10:30:00Z');
    await tell(shop, 'replied', params.id, member);
    await tell(shop, 'replied', params.id, member);
    await expect.poll(count).toBe(2);
    expect(mailsTo(member, /New message from/).at(-1)?.text).toContain('Three');
  });
});

it('names no shop that was deleted while the team was looked up', async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member();
  await member.api('PUT /profile/notifications', { body: { notifications: everything } });
  const { params } = await ask(shop);
  await expect.poll(() => mailsTo(member, /waiting/).length, soon).toBe(1);
  const jobs = async () => {
    const { rows } = await sql`select id from pgboss.job where data ->> 'shopId' = ${shop.id}`.execute(w.services.db);
    return rows.length;
  };
  const before = await jobs();
  // The shop goes after the notices were read, and before their jobs are written.
  const { db } = w.services;
  const begin = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      await db.deleteFrom('shops').where('id', '=', shop.id).execute();
      return execute(work);
    };
    return builder;
  });
  await tellMembers(w.services, [{ shopId: shop.id, topic: 'waiting', conversationId: params.id }]);
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  expect(await jobs()).toBe(before);
});

describe('a browser', () => {
  it('that has unsubscribed is forgotten', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const browser = await w.subscribe(member);
    browser.answer = 410;
    const tokens = () =>
      w.services.db.selectFrom('push_tokens').selectAll().where('member_id', '=', member.id).execute();
    const [kept] = await tokens();
    // The address is a secret: a copy of the database must not let anybody write to the browser.
    expect(JSON.stringify(kept)).not.toContain(new URL(browser.token.endpoint).pathname);
    await ask(shop);
    await expect.poll(tokens, soon).toEqual([]);
  });

  it('speaks to whoever used it last, and to nobody once it is switched off', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const [one, two] = [await shop.member(), await shop.member()];
    const browser = await w.subscribe(one);
    const body = { memberId: two.id, token: browser.token, isPwa: true };
    await two.api('POST /members/switch-push-token', { body });
    const owners = async () =>
      (await w.services.db.selectFrom('push_tokens').select('member_id').where('shop_id', '=', shop.id).execute()).map(
        (it) => it.member_id,
      );
    expect(await owners()).toEqual([two.id]);
    await expect(one.api('POST /members/switch-push-token', { body })).rejects.toMatchObject({ code: 'not_found' });
    await two.api('POST /members/switch-push-token', { body: { ...body, on: false } });
    expect(await owners()).toEqual([]);
  });
});
