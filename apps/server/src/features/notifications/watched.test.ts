import { newId } from '@chatty/contract/new-id';
import type { QuietHours } from '@chatty/contract/profile';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doJob } from '../../test-kit/do-job.ts';
import { type PushServer, pushServer } from '../../test-kit/push-server.ts';
import type { TestMember } from '../../test-kit/test-server.ts';
import { tellPendingJob } from './notifications.jobs.ts';
import { tellMembers } from './tell-members.ts';

let w: PushServer;
beforeAll(async () => {
  w = await pushServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const soon = { timeout: 20_000 };
const nights: QuietHours = { isOn: true, from: '22:00', to: '07:00', timeZone: 'UTC' };

/** A conversation that Maya has and Tom watches; Tom is told of nothing else. */
async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [maya, tom] = [await shop.member({ name: 'Maya Lind' }), await shop.member({ role: 'member' })];
  const off = { email: false, push: false };
  const notifications = { waiting: off, assigned: off, replied: off, mentioned: off, woke: off };
  const watched = { email: true, push: true };
  await tom.api('PUT /profile/notifications', { body: { notifications: { ...notifications, watched } } });
  const visitor = await shop.visitor();
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await say('Hello?');
  await maya.api('POST /conversations/:id/take-over', { params });
  await tom.api('POST /conversations/:id/watch', { params, body: { on: true } });
  const browser = await w.subscribe(tom);
  const write = (by: TestMember, text: string, note?: readonly string[]) =>
    by.api('POST /conversations/:id/messages', {
      params,
      body: { id: newId(), text, ...(note ? { note: true, mentions: [...note] } : {}) },
    });
  const tell = () =>
    tellMembers(w.services, [{ shopId: shop.id, topic: 'watched', conversationId: params.id, memberId: tom.id }]);
  const mail = () => doJob(w.services, tellPendingJob, { shopId: shop.id, memberId: tom.id });
  const mails = () => w.mails.filter((it) => it.to === tom.email);
  const told = () => browser.received.map((it) => it.message.body);
  return { shop, maya, tom, params, say, write, tell, mail, mails, told, browser, contactId: visitor.contactId };
}

describe('a member who watches a conversation', () => {
  it('is told by themselves what the visitor and a colleague say, and what becomes of it', async () => {
    const { maya, params, say, write, tell, told, mails, browser, contactId } = await stage();
    await say('Is it blue?');
    await expect.poll(told, soon).toEqual([expect.stringMatching(/: Is it blue\?$/)]);
    expect(browser.received[0]?.message).toMatchObject({
      title: `News in the conversation with ${visitorName(contactId).name}`,
      path: `/inbox/${params.id}`,
      // Not taken away when somebody else reads the conversation.
      tag: `watched-${params.id}`,
    });
    await write(maya, 'It is **green**.');
    await tell();
    await expect.poll(told, soon).toContain('Maya Lind: It is green.');
    await expect.poll(() => mails().length, soon).toBe(1);
    expect(mails()[0]?.text).toContain('“Stop watching”');
    await maya.api('POST /conversations/:id/resolve', { params });
    await tell();
    await expect.poll(told, soon).toContain('Maya Lind: Resolved the conversation');
  });

  it('is not told of what they do themselves, nor of what they have read meanwhile', async () => {
    const { maya, tom, params, say, write, tell, told, mail, mails } = await stage();
    await write(tom, 'I have looked it up', []);
    await tom.api('POST /conversations/:id/tags', { params, body: {} });
    await tell();
    await say('Is it blue?');
    await tom.api('POST /conversations/:id/read', { params, body: { isRead: true } });
    await tell();
    await write(maya, 'It is green.');
    await write(tom, 'No, blue', []);
    await tell();
    await mail();
    expect([told(), mails()]).toEqual([[], []]);
    // What comes after that is news.
    await write(maya, 'Blue, then.');
    await tell();
    await expect.poll(told, soon).toEqual(['Maya Lind: Blue, then.']);
  });

  it('is told of it as what it is to them: a mention, or a reply in what is theirs', async () => {
    const { maya, tom, params, say, write, told } = await stage();
    await write(maya, '@Tom look', [tom.id]);
    await maya.api('POST /conversations/:id/assign', { params, body: { memberId: tom.id } });
    await say('Is it blue?');
    // What they would be told as, they have switched off.
    await write(maya, 'It is green.');
    await expect.poll(told, soon).toEqual(['Maya Lind: It is green.']);
  });

  it('is told of nothing any more once they stop, or the conversation is spam', async () => {
    const { maya, tom, params, write, tell, told, mail, mails } = await stage();
    await write(maya, 'It is green.');
    await tom.api('POST /conversations/:id/watch', { params, body: { on: false } });
    await tell();
    await tom.api('POST /conversations/:id/watch', { params, body: { on: true } });
    await write(maya, 'Or blue.');
    await maya.api('POST /conversations/:id/spam', { params });
    await tell();
    await mail();
    expect([told(), mails()]).toEqual([[], []]);
  });

  it('hears nothing in quiet hours, and at their end once what is still news', async () => {
    w.setTime('2026-03-02T23:00:00Z');
    const { maya, tom, write, told, mail, mails, browser } = await stage();
    await tom.api('PUT /profile/notifications', { body: { quietHours: nights } });
    await write(maya, 'One');
    await write(maya, 'Two');
    const kept = () =>
      w.services.db.selectFrom('pending_notices').select('topic').where('member_id', '=', tom.id).execute();
    await expect.poll(kept, soon).toEqual([{ topic: 'watched' }]);
    await mail();
    expect([told(), mails()]).toEqual([[], []]);
    w.setTime('2026-03-03T07:00:00Z');
    await mail();
    await expect.poll(() => browser.received.length, soon).toBe(1);
    expect(told()).toEqual(['Maya Lind: Two']);
    expect(mails()).toHaveLength(1);
    // Nothing is told twice.
    await mail();
    expect([told().length, mails().length]).toEqual([1, 1]);
  });
});
