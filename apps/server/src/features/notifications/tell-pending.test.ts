import { newId } from '@chatty/contract/new-id';
import type { QuietHours } from '@chatty/contract/profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doJob } from '../../test-kit/do-job.ts';
import { type PushServer, pushServer } from '../../test-kit/push-server.ts';
import { tellPendingJob } from './notifications.jobs.ts';

let w: PushServer;
beforeAll(async () => {
  w = await pushServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const soon = { timeout: 20_000 };
const nights: QuietHours = { isOn: true, from: '22:00', to: '07:00', timeZone: 'UTC' };

/** A shop whose one member is away. */
async function stage(quietHours: QuietHours | null = null) {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const member = await shop.member();
  await member.api('PUT /profile/notifications', { body: { quietHours } });
  const browser = await w.subscribe(member);
  const ask = async (text: string) => {
    const visitor = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    return params;
  };
  const pending = () =>
    w.services.db.selectFrom('pending_notices').selectAll().where('member_id', '=', member.id).execute();
  const later = async () => {
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from start_after - created_on) / 60)::integer as minutes from pgboss.job
      where name = 'notifications.mail' and data ->> 'memberId' = ${member.id} and state = 'created'
        and start_after > created_on + interval '1 minute'`.execute(w.services.db);
    return rows.map((it) => it.minutes);
  };
  const mails = () => w.mails.filter((it) => it.to === member.email);
  const tell = () => doJob(w.services, tellPendingJob, { shopId: shop.id, memberId: member.id });
  return { shop, member, browser, ask, pending, later, mails, tell };
}

describe('a member who is away', () => {
  it('gets the first mail at once, and one for all that comes within ten minutes of it', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const { ask, pending, later, mails, tell } = await stage();
    await ask('Number 0');
    await expect.poll(() => mails().length, soon).toBe(1);
    await expect.poll(pending, soon).toEqual([]);
    for (let i = 1; i <= 12; i += 1) await ask(`Number ${i}`);
    await expect.poll(async () => (await pending()).length, soon).toBe(12);
    await expect.poll(later, soon).toEqual([10]);
    await tell();
    expect(mails()).toHaveLength(1);
    w.setTime('2026-03-02T10:10:00Z');
    await tell();
    expect(mails()).toHaveLength(2);
    const digest = mails().at(-1);
    expect(digest?.subject).toBe('12 conversations need you · Test shop');
    expect(digest?.text.match(/Number \d+/g)).toHaveLength(10);
    expect(digest?.text).toContain('And 2 more conversations in the inbox.');
    // Nothing is told twice.
    w.setTime('2026-03-02T10:30:00Z');
    await tell();
    expect([mails().length, await pending()]).toEqual([2, []]);
  });

  it('is not mailed of what somebody has seen to meanwhile', async () => {
    w.setTime('2026-03-02T10:00:00Z');
    const { member, ask, pending, mails, tell } = await stage();
    await ask('First');
    await expect.poll(() => mails().length, soon).toBe(1);
    const [second] = [await ask('Second'), await ask('Third')];
    await expect.poll(async () => (await pending()).length, soon).toBe(2);
    await member.api('POST /conversations/:id/resolve', { params: second });
    w.setTime('2026-03-02T10:10:00Z');
    await tell();
    expect(mails().at(-1)?.subject).toMatch(/is waiting for a reply/);
    expect(mails().at(-1)?.text).toContain('Third');
  });
});

describe('quiet hours', () => {
  it('hold back every push and mail; at their end one of each tells what is still so', async () => {
    w.setTime('2026-03-02T23:00:00Z');
    const { member, browser, ask, pending, later, mails, tell } = await stage(nights);
    const [one] = [await ask('First'), await ask('Second'), await ask('Third')];
    await expect.poll(async () => (await pending()).length, soon).toBe(3);
    await expect.poll(later, soon).toEqual([8 * 60]);
    await tell();
    expect([mails(), browser.received]).toEqual([[], []]);
    await member.api('POST /conversations/:id/resolve', { params: one });
    w.setTime('2026-03-03T07:00:00Z');
    await tell();
    await expect.poll(() => browser.received.length, soon).toBe(1);
    expect(browser.received[0]?.message).toMatchObject({
      title: '2 conversations need you',
      path: '/inbox',
      tag: 'conversations',
    });
    expect(mails().map((it) => it.subject)).toEqual(['2 conversations need you · Test shop']);
    await tell();
    expect([mails().length, browser.received.length, await pending()]).toEqual([1, 1, []]);
  });

  it('are the member’s own: they change nothing for others, and by day nothing at all', async () => {
    w.setTime('2026-03-02T12:00:00Z');
    const { shop, browser, ask, mails } = await stage(nights);
    const night = await shop.member({ role: 'member' });
    const all = { ...nights, from: '00:00', to: '23:59' };
    await night.api('PUT /profile/notifications', { body: { quietHours: all } });
    await ask('Hello?');
    await expect.poll(() => [mails().length, browser.received.length], soon).toEqual([1, 1]);
    expect(w.mails.filter((it) => it.to === night.email)).toEqual([]);
    expect((await night.api('GET /profile')).data.quietHours).toEqual(all);
  });

  it('need two different times and a zone that there is', async () => {
    const { member } = await stage();
    for (const quietHours of [
      { ...nights, to: nights.from },
      { ...nights, timeZone: 'Mars/Olympus' },
      { ...nights, from: '25:00' },
    ])
      await expect(member.api('PUT /profile/notifications', { body: { quietHours } })).rejects.toMatchObject({
        code: 'bad_input',
      });
  });
});
