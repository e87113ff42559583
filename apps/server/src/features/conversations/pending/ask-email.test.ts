import { askEmailAfterMinutes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { neverOpen } from '../../../test-kit/never-open.ts';
import { doJob } from '../../../test-kit/do-job.ts';
import { type TestServer, type TestShop, type TestVisitor, testServer } from '../../../test-kit/test-server.ts';
import { frameOf } from '../../../language/languages.ts';
import { askEmailJob } from './pending.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const staffed = { isEnableAIAssistant: false };

const say = (visitor: TestVisitor, id: string, text: string) =>
  visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
const talk = (visitor: TestVisitor, id: string) =>
  visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });

/** What waits to be done about a conversation, and in how many seconds. */
async function laterOf(conversationId: string) {
  const { rows } = await sql<{ data: { conversationId: string; since: string; shopId: string }; seconds: number }>`
    select data, extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
    where name = ${askEmailJob.name} and data ->> 'conversationId' = ${conversationId}
    order by created_on`.execute(w.services.db);
  return rows;
}

/** The minutes are over: does what was to be done then, twice, as may happen. */
async function letPass(conversationId: string) {
  for (const { data } of await laterOf(conversationId)) {
    await Promise.all([doJob(w.services, askEmailJob, data), doJob(w.services, askEmailJob, data)]);
  }
}

const asksOf = async (visitor: TestVisitor, id: string) => {
  const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
  return data.messages.filter((it) => it.parts.some((part) => part.type === 'askEmail'));
};

async function waiting(settings: object = staffed, text = 'Hello? My parcel is damaged.', locale = 'en') {
  const shop: TestShop = await w.shop({ ...settings });
  const [member, visitor, id] = [await shop.member(), await shop.visitor({ locale }), newId()];
  await say(visitor, id, text);
  return { shop, member, visitor, id };
}

describe('a visitor who waits for a person', () => {
  it('is asked for an address some minutes later, once, however often that is looked at', async () => {
    const { visitor, id } = await waiting();
    expect((await laterOf(id)).map((it) => it.seconds)).toEqual([askEmailAfterMinutes * 60]);
    expect(await asksOf(visitor, id)).toEqual([]);
    await letPass(id);
    await letPass(id);
    const asked = await asksOf(visitor, id);
    expect(asked.map((it) => [it.sender, it.text])).toEqual([['system', frameOf('en').notAnsweredYet]]);
    await visitor.api('POST /client/api/conversations/:id/contact', {
      params: { id },
      body: { email: 'ida@visitor.example' },
    });
    await letPass(id);
    expect(await asksOf(visitor, id)).toHaveLength(1);
  });

  it.each([
    ['de', 'en', 'Hallo, mein Paket ist beschädigt angekommen'],
    ['fr', 'en', 'Bonjour, mon colis est arrivé endommagé'],
    ['ja', 'en', '商品が壊れていました'],
    ['uk', 'uk', '1042'],
  ] as const)('is asked in their language (%s, in a browser of %s)', async (language, locale, text) => {
    const { visitor, id } = await waiting(staffed, text, locale);
    await letPass(id);
    expect((await asksOf(visitor, id)).map((it) => it.text)).toEqual([frameOf(language).notAnsweredYet]);
  });

  it('is asked in the shop’s words, also in a language that the assistant does not speak', async () => {
    const { shop, member, visitor, id } = await waiting(staffed, 'Пакетът ми е повреден', 'bg');
    await member.api('POST /settings/translations', { body: { locale: 'bg' } });
    const write = (locale: string, text: string) =>
      member.api('POST /settings/translations/:locale', {
        params: { locale },
        body: { values: { assistantSaysNotAnsweredYet: text } },
      });
    await write('en', 'Leave us your address, please.');
    await write('bg', 'Оставете ни имейла си.');
    const other = { visitor: await shop.visitor(), id: newId() };
    await say(other.visitor, other.id, 'Hello? My parcel is damaged.');
    for (const it of [id, other.id]) await letPass(it);
    expect((await asksOf(visitor, id)).map((it) => it.text)).toEqual(['Оставете ни имейла си.']);
    expect((await asksOf(other.visitor, other.id)).map((it) => it.text)).toEqual(['Leave us your address, please.']);
  });

  it('is not asked when a member has answered, though they wrote again since', async () => {
    const { member, visitor, id } = await waiting();
    await member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Maya here.' } });
    await say(visitor, id, 'And when?');
    await letPass(id);
    expect(await asksOf(visitor, id)).toEqual([]);
  });

  it('is asked though a member has taken the conversation, where that member has said nothing', async () => {
    const { member, visitor, id } = await waiting();
    await member.api('POST /conversations/:id/take-over', { params: { id } });
    const note = { id: newId(), text: 'A note is no answer', note: true };
    await member.api('POST /conversations/:id/messages', { params: { id }, body: note });
    await letPass(id);
    expect(await asksOf(visitor, id)).toHaveLength(1);
  });

  it('is not asked after resolve', async () => {
    const { member, visitor, id } = await waiting();
    await member.api('POST /conversations/:id/resolve', { params: { id } });
    await letPass(id);
    expect(await asksOf(visitor, id)).toEqual([]);
  });

  it('is not asked after hand-back to an assistant that has an answer', async () => {
    const { member, visitor, id } = await waiting({}, 'Hello there');
    await talk(visitor, id);
    expect(await laterOf(id)).toHaveLength(1);
    await member.api('POST /conversations/:id/hand-back', { params: { id } });
    await letPass(id);
    expect(await asksOf(visitor, id)).toEqual([]);
  });

  it('is asked after hand-back to an assistant that is off: it passes them on, and they wait anew', async () => {
    const { member, visitor, id } = await waiting();
    await member.api('POST /conversations/:id/hand-back', { params: { id } });
    await expect.poll(() => laterOf(id)).toHaveLength(2);
    await letPass(id);
    expect(await asksOf(visitor, id)).toHaveLength(1);
  });

  it('is not asked who left an address, in the field or in a message', async () => {
    const left = await waiting();
    const params = { id: left.id };
    await left.visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email: 'a@b.example' } });
    const wrote = await waiting(staffed, 'Please write to ida@visitor.example or to tom@visitor.example');
    for (const { visitor, id } of [left, wrote]) {
      await letPass(id);
      expect(await asksOf(visitor, id)).toEqual([]);
    }
    // It may be anybody's: mails go to nobody who was only mentioned.
    const { data } = await wrote.member.api('GET /conversations/:id', { params: { id: wrote.id } });
    expect(data.contactEmail).toBeNull();
  });

  it('is known by an address that they wrote as a message of its own, and is told so', async () => {
    const { member, visitor, id } = await waiting();
    await say(visitor, id, 'Ida@Visitor.example.');
    await letPass(id);
    expect(await asksOf(visitor, id)).toEqual([]);
    const { data } = await member.api('GET /conversations/:id', { params: { id } });
    expect(data.contactEmail).toBe('ida@visitor.example');
    const { data: thread } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
    expect(thread.messages.map((it) => it.activity ?? it.sender)).toEqual(['anonymous', 'anonymous', 'email_left']);
  });

  it('who was asked when nobody was there is not asked again', async () => {
    const { visitor, id } = await waiting({ ...staffed, ...neverOpen });
    expect(await asksOf(visitor, id)).toHaveLength(1);
    await letPass(id);
    expect(await asksOf(visitor, id)).toHaveLength(1);
  });

  it('for the second time, after the first was answered in time, is asked then', async () => {
    const { member, visitor, id } = await waiting();
    await member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Maya here.' } });
    await member.api('POST /conversations/:id/hand-back', { params: { id } });
    await talk(visitor, id);
    expect(await laterOf(id)).toHaveLength(2);
    await letPass(id);
    expect(await asksOf(visitor, id)).toHaveLength(1);
  });
});
