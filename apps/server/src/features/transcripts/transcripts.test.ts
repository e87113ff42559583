import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { mailTranscript } from './mail-transcript.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
  w.setTime('2026-11-23T22:30:00Z');
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const ask = 'POST /client/api/conversations/:id/transcript';

async function stage({ email = 'ida@visitor.example', name = 'Ida' } = {}) {
  const shop = await w.shop({ isEnableAIAssistant: false, timeZone: 'Europe/Vienna' });
  const [member, visitor] = [await shop.member({ name: 'Maya Lind' }), await shop.visitor()];
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  const answer = (text: string, note = false) =>
    member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, note } });
  await say('Is the *blue* one vegan?');
  await answer('It is');
  if (email) await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email, name } });
  const mailsTo = (to: string) => w.mails.filter((it) => it.to === to && /conversation|Unterhaltung/.test(it.subject));
  return { shop, member, visitor, params, say, answer, mailsTo };
}

describe('a transcript', () => {
  it('holds what both have said, in the visitor’s own time, as text and as HTML', async () => {
    const email = `${newId()}@visitor.example`;
    const { shop, visitor, params, mailsTo } = await stage({ email });
    const body = { timeZone: 'Asia/Tokyo', locale: 'de' };
    expect((await visitor.api(ask, { params, body })).data).toEqual({ to: email });
    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
    const [mail] = mailsTo(email);
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain('vegan?');
      expect(words).toContain('It is');
      expect(words).toContain('Maya Lind');
      expect(words).toContain('24.11.2026, 07:30');
      expect(words).toContain('Asia/Tokyo');
    }
    expect(mail?.html).toContain('<em>blue</em>');
    // Without a word of theirs, the shop's zone and their language count.
    await mailTranscript(shop.ctx, { conversationId: params.id });
    expect(mailsTo(email)[1]?.text).toContain('Nov 23, 2026, 11:30');
  });

  it('is mailed in the shop’s own words of the language that is asked for', async () => {
    const email = `${newId()}@visitor.example`;
    const { member, visitor, params, mailsTo } = await stage({ email });
    await member.api('POST /settings/translations', { body: { locale: 'de' } });
    const body = { values: { liveChatTranscriptSubject: 'Unsere Unterhaltung bei {shop}' } };
    await member.api('POST /settings/translations/:locale', { params: { locale: 'de' }, body });
    await visitor.api(ask, { params, body: { locale: 'de' } });
    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
    expect(mailsTo(email)[0]?.subject).toMatch(/^Unsere Unterhaltung bei /);
  });

  it('holds no note and nothing of the team’s own, whoever asked for it', async () => {
    const email = `${newId()}@visitor.example`;
    const { member, params, answer, mailsTo } = await stage({ email });
    await answer('They are a difficult one', true);
    await member.api('POST /conversations/:id/assign', { params, body: { memberId: member.id } });
    expect((await member.api('POST /conversations/:id/transcript', { params })).data).toEqual({ to: email });
    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
    const mail = mailsTo(email)[0];
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/difficult|assigned/i);
  });

  it('goes nowhere without an address, and to no address but the one that is known', async () => {
    const { visitor, member, params } = await stage({ email: '' });
    await expect(visitor.api(ask, { params, body: {} })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(member.api('POST /conversations/:id/transcript', { params })).rejects.toMatchObject({
      code: 'bad_input',
    });
    const known = await stage({ email: 'known@visitor.example' });
    const body = { timeZone: 'UTC', to: 'evil@x.example', email: 'evil@x.example' };
    const { data } = await known.visitor.api(ask, { params: known.params, body });
    expect(data).toEqual({ to: 'known@visitor.example' });
  });

  it('of another visitor is nobody’s', async () => {
    const { shop, params } = await stage();
    const other = await shop.visitor();
    await expect(other.api(ask, { params, body: {} })).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.api(ask, { params: { id: newId() }, body: {} })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps markup, line breaks and turned letters out of the mail’s head, and scripts out of its body', async () => {
    const email = `${newId()}@visitor.example`;
    const name = '<img src=x onerror=alert(1)>';
    const { shop, say, params, mailsTo } = await stage({ email, name });
    const { db } = shop.ctx;
    await db.updateTable('shops').set({ name: 'Shop\r\nBcc: all@x.example\u202e' }).where('id', '=', shop.id).execute();
    await db
      .updateTable('contacts')
      .set({ name: `Ida\r\nBcc: x\n${name}` })
      .where('email', '=', email)
      .execute();
    await say('<script>alert(1)</script> [press](javascript:alert(1))');
    await mailTranscript(shop.ctx, { conversationId: params.id, timeZone: 'UTC', locale: 'qqq-such-language-at-all' });
    const mail = mailsTo(email)[0];
    expect(mail?.subject).toBe('Your conversation with Shop Bcc: all@x.example');
    expect(mail?.senderName).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toMatch(/<script|<img src=x|href="javascript/i);
  });

  it('is mailed a few times and then not, to whom it may concern', async () => {
    const { shop, visitor, params } = await stage({ email: 'often@visitor.example' });
    for (let i = 0; i < 3; i += 1) await visitor.api(ask, { params, body: {} });
    await expect(visitor.api(ask, { params, body: {} })).rejects.toMatchObject({ code: 'too_many' });
    // Others who give the same address do not get around it.
    const other = async () => {
      const next = await shop.visitor();
      const their = { id: newId() };
      const said = { params: their, body: { id: newId(), text: 'Hi' } };
      await next.api('POST /client/api/conversations/:id/messages', said);
      const left = { params: their, body: { email: 'Often@Visitor.example' } };
      await next.api('POST /client/api/conversations/:id/contact', left);
      return next.api(ask, { params: their, body: {} });
    };
    for (let i = 0; i < 2; i += 1) await other();
    await expect(other()).rejects.toMatchObject({ code: 'too_many' });
  });

  it('refuses a time zone that there is none of', async () => {
    const { visitor, params } = await stage();
    const body = { timeZone: 'Mars/Olympus' };
    await expect(visitor.api(ask, { params, body })).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('of a long conversation ends with its latest words', async () => {
    const email = `${newId()}@visitor.example`;
    const { shop, say, params, mailsTo } = await stage({ email });
    for (let i = 0; i < 10; i += 1) await say(`${i} ${'word '.repeat(1_500)}`);
    await mailTranscript(shop.ctx, { conversationId: params.id });
    const { text } = mailsTo(email)[0] ?? {};
    expect(text).toContain('What was said before stands in the conversation.');
    expect(text).toContain('9 word');
    expect(text).not.toContain('vegan');
  });
});
