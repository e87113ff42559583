import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PushServer, pushServer } from '../../test-kit/push-server.ts';
import type { TestMember } from '../../test-kit/test-server.ts';
import { mailReply } from './mail/mail-reply.ts';

let w: PushServer;
beforeAll(async () => {
  w = await pushServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const soon = { timeout: 20_000 };
const mailsTo = (to: string, subject: RegExp) => w.mails.filter((it) => it.to === to && subject.test(it.subject));

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [maya, tom, visitor] = [
    await shop.member({ name: 'Maya Lind' }),
    await shop.member({ role: 'member' }),
    await shop.visitor(),
  ];
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  await maya.api('POST /conversations/:id/take-over', { params });
  const mention = (who: TestMember, text: string) =>
    maya.api('POST /conversations/:id/messages', {
      params,
      body: { id: newId(), text, note: true, mentions: [who.id] },
    });
  return { shop, maya, tom, visitor, params, mention, who: visitorName(visitor.contactId).name };
}

describe('a member whom a note names', () => {
  it('is told by mail and by push what it says and who wrote it, whoever holds the conversation', async () => {
    const { maya, tom, params, mention, who } = await stage();
    const browser = await w.subscribe(tom);
    await mention(tom, '@Tom can you check **the stock**?');
    const title = `Maya Lind mentioned you in the conversation with ${who}`;
    await expect
      .poll(() => browser.received.map((it) => it.message), soon)
      .toContainEqual(
        expect.objectContaining({ title, body: '@Tom can you check the stock?', path: `/inbox/${params.id}` }),
      );
    await expect.poll(() => mailsTo(tom.email, /mentioned you/).length, soon).toBe(1);
    const [mail] = mailsTo(tom.email, /mentioned you/);
    expect(mail?.text).toContain('@Tom can you check the stock?');
    expect(mail?.text).toContain('Maya Lind');
    expect(mailsTo(maya.email, /mentioned you/)).toEqual([]);
  });

  it('is not told by a way that they have switched off', async () => {
    const { tom, mention } = await stage();
    const { data } = await tom.api('GET /profile');
    const notifications = { ...data.notifications, mentioned: { email: false, push: false } };
    await tom.api('PUT /profile/notifications', { body: { notifications } });
    await mention(tom, '@Tom look');
    await expect
      .poll(
        async () =>
          (await w.services.db.selectFrom('mentions').selectAll().where('member_id', '=', tom.id).execute()).length,
        soon,
      )
      .toBe(1);
    expect(mailsTo(tom.email, /mentioned you/)).toEqual([]);
  });

  it('is the only one who reads of it: no mail to the visitor holds a word of the note', async () => {
    const { shop, maya, tom, visitor, params, mention } = await stage();
    const email = `${newId()}@visitor.example`;
    await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email, name: 'Ida' } });
    await mention(tom, '@Tom they are a difficult one');
    await maya.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'We have it.' } });
    await mailReply(shop.ctx, params.id);
    await maya.api('POST /conversations/:id/transcript', { params });
    await expect.poll(() => mailsTo(email, /./).length, soon).toBeGreaterThanOrEqual(2);
    for (const mail of mailsTo(email, /./)) expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/difficult/);
  });
});
