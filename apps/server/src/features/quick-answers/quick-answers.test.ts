import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { texts } from '#texts/shop-settings.ts';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w?.close());

const returns = {
  questionId: 'return-policy',
  question: 'What is your return policy?',
  answer: '<p>You have <strong>30 days</strong>.</p>',
  isActive: true,
};
const said = 'You have **30 days**.';
const off = { isEnableAIAssistant: false };

/** A shop whose admin has saved suggestions and these settings. */
async function answeringShop(settings: SettingsPatch = {}, ...suggestionFAQs: (typeof returns)[]) {
  const shop = await w.shop();
  const { api } = await shop.member();
  const params = { id: shop.id };
  const save = async (body: SettingsPatch) => (await api('POST /settings/widget/:id', { params, body })).data;
  const suggest = async (...list: (typeof returns)[]) =>
    (await save({ quickReplySettings: { suggestionFAQs: list } })).quickReplySettings.suggestionFAQs;
  await suggest(...(suggestionFAQs.length > 0 ? suggestionFAQs : [returns]));
  if (Object.keys(settings).length > 0) await save(settings);
  return { shop, api, save, suggest };
}

async function chatOf(shop: TestShop, locale = 'en') {
  const { api } = await shop.visitor({ locale });
  const params = { id: newId() };
  const say = (text: string, more: { questionId?: string; id?: string } = {}) =>
    api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text, ...more } });
  const messages = async () => (await api('GET /client/api/conversations/:id/messages', { params })).data.messages;
  return {
    ...{ api, params, say, messages },
    tap: (questionId = returns.questionId, text = returns.question) => say(text, { questionId }),
    /** What the shop itself has answered. */
    heard: async () => (await messages()).filter((it) => it.parts.some((part) => part.type === 'quickAnswer')),
    state: async () => (await api('GET /client/api/conversations', {})).data.find((it) => it.id === params.id),
    widget: async () => (await api('GET /client/api/widget', {})).data.widget,
  };
}

const countIn = async ({ id }: TestShop, table: 'replies' | 'decisions' | 'answer_counts' | 'answers_under_way') =>
  (await w.services.db.selectFrom(table).select('shop_id').where('shop_id', '=', id).execute()).length;

const spend = ({ id }: TestShop) =>
  w.services.db
    .insertInto('answer_counts')
    .values({ shop_id: id, day: new Date().toISOString().slice(0, 10), answers: 34 })
    .execute();

describe('who taps a suggestion with a quick answer', () => {
  it.each([
    ['off', off],
    ['on', {}],
    ['off at this hour', { aiAssistantSettings: { aiBackup: 'allow_offline_hour' as const } }],
    ['off on this channel', { aiAssistantSettings: { channels: ['email' as const] } }],
  ])('hears it at once while the assistant is %s, is offered a person, and waits for nobody', async (_, settings) => {
    const { shop } = await answeringShop(settings);
    const chat = await chatOf(shop);
    await chat.tap();
    const [asked, answer, ...more] = await chat.messages();
    expect(asked).toMatchObject({ text: returns.question, parts: [] });
    expect(answer).toMatchObject({
      ...{ sender: 'assistant', name: '', text: said, memberId: null },
      parts: [{ type: 'quickAnswer', questionId: returns.questionId }, { type: 'offerPerson' }],
    });
    expect(more).toEqual([]);
    expect(await chat.state()).toMatchObject({ handler: 'assistant', status: 'open' });
    const rows = await w.services.db.selectFrom('conversations').selectAll().where('shop_id', '=', shop.id).execute();
    expect(rows).toMatchObject([{ waiting_since: null, handed_off: false, due_at: null, is_read: true }]);
  });

  it('hears it where the plan’s answers are spent, and it counts nowhere', async () => {
    const { shop } = await answeringShop();
    await spend(shop);
    const chat = await chatOf(shop);
    await chat.tap();
    await chat.tap();
    expect(await chat.heard()).toMatchObject([{ text: said }, { text: said }]);
    for (const table of ['replies', 'decisions', 'answers_under_way'] as const)
      expect(await countIn(shop, table)).toBe(0);
    const [day] = await w.services.db.selectFrom('answer_counts').selectAll().where('shop_id', '=', shop.id).execute();
    expect(day?.answers).toBe(34);
  });

  it('is answered once, however often the same message is sent', async () => {
    const { shop } = await answeringShop(off);
    const chat = await chatOf(shop);
    const id = newId();
    const again = () => chat.say(returns.question, { id, questionId: returns.questionId });
    await Promise.all([again(), again(), again()]);
    await again();
    expect((await chat.messages()).map((it) => it.text)).toEqual([returns.question, said]);
  });

  it('gets a person by asking for one, and the team sees what was said by itself', async () => {
    const { shop, api } = await answeringShop(off);
    const chat = await chatOf(shop);
    await chat.tap();
    await chat.say('And for shoes?');
    expect(await chat.state()).toMatchObject({ handler: 'waiting' });
    const { data } = await api('GET /conversations/:id/messages', { params: chat.params });
    expect(data.messages.map((it) => it.text)).toEqual([returns.question, said, 'And for shoes?']);
    expect((await api('GET /conversations/:id/decisions', { params: chat.params })).data).toEqual([]);
  });

  it('is answered by the assistant what they say next, and not what the shop has answered', async () => {
    const { shop, api } = await answeringShop();
    await api('POST /faqs', { body: { question: 'Do you sell skis?', answer: '<p>We sell no skis.</p>' } });
    const chat = await chatOf(shop);
    await chat.tap();
    await chat.say('Do you sell skis?');
    await expect.poll(async () => (await chat.messages()).at(-1)?.text, { timeout: 20_000 }).toContain('no skis');
    const { data } = await api('GET /conversations/:id/decisions', { params: chat.params });
    expect(data).toMatchObject([{ question: 'Do you sell skis?', outcome: 'answered' }]);
  });

  it('reads it in their language, where the shop has translated it', async () => {
    const { shop, api } = await answeringShop(off);
    await w.services.db
      .updateTable('shops')
      .set({ added_locales: JSON.stringify(['de']) })
      .where('id', '=', shop.id)
      .execute();
    const values = { 'question.return-policy.answer': '<p>30 Tage.</p><script>alert(1)</script>' };
    await api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
    const [german, english] = [await chatOf(shop, 'de'), await chatOf(shop)];
    await german.tap();
    await english.tap();
    expect(await german.heard()).toMatchObject([{ text: '30 Tage.' }]);
    expect(await english.heard()).toMatchObject([{ text: said }]);
  });
});

describe('who types', () => {
  it('the words of such a suggestion hears its answer, however they are written', async () => {
    const { shop } = await answeringShop(off);
    const chat = await chatOf(shop);
    await chat.say('  what is   your RETURN policy? ');
    expect(await chat.heard()).toMatchObject([{ text: said }]);
    expect(await chat.state()).toMatchObject({ handler: 'assistant' });
  });

  it('anything else waits for a person, and nothing is lost', async () => {
    const { shop } = await answeringShop(off);
    const chat = await chatOf(shop);
    await chat.say('What is your return policy for shoes?');
    expect(await chat.heard()).toEqual([]);
    expect(await chat.state()).toMatchObject({ handler: 'waiting' });
  });
});

describe('no quick answer is given', () => {
  const expectPerson = async (chat: Awaited<ReturnType<typeof chatOf>>, text: string) => {
    expect((await chat.messages()).filter((it) => it.kind === 'text')).toMatchObject([{ text }]);
    expect(await chat.state()).toMatchObject({ handler: 'waiting' });
  };

  it('to an id that the shop does not have, or another shop has: a person answers', async () => {
    const { shop } = await answeringShop(off);
    await answeringShop(off, { ...returns, questionId: 'theirs' });
    for (const questionId of ['unknown', 'theirs', 'x'.repeat(40)]) {
      const chat = await chatOf(shop);
      await chat.tap(questionId, 'Hello?');
      await expectPerson(chat, 'Hello?');
    }
  });

  it('to a suggestion that is switched off, or has lost its answer', async () => {
    const { shop, suggest } = await answeringShop(off, { ...returns, isActive: false });
    const chat = await chatOf(shop);
    expect((await chat.widget()).quickReplies).toEqual([]);
    await chat.tap();
    await expectPerson(chat, returns.question);
    await suggest({ ...returns, answer: '' });
    const other = await chatOf(shop);
    await other.tap();
    await expectPerson(other, returns.question);
  });

  it('beside a person who has the conversation or is asked for, and not where a member wants none', async () => {
    const { shop, api } = await answeringShop();
    const taken = await chatOf(shop);
    await taken.tap();
    await api('POST /conversations/:id/messages', { params: taken.params, body: { id: newId(), text: 'Maya here.' } });
    await taken.tap();
    expect(await taken.heard()).toHaveLength(1);
    expect(await taken.state()).toMatchObject({ handler: 'person' });
    const stopped = await chatOf(shop);
    await stopped.tap();
    await api('POST /conversations/:id/assistant', { params: stopped.params, body: { isOn: false } });
    await stopped.tap();
    expect(await stopped.heard()).toHaveLength(1);
    expect(await stopped.state()).toMatchObject({ handler: 'waiting' });
  });
});

describe('whoever writes quick answers', () => {
  it('can put nothing into them that runs, and markup alone is no answer', async () => {
    const { shop, suggest } = await answeringShop(off);
    const answer = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">there</a></p>';
    const [first, second] = await suggest(
      { ...returns, answer },
      { ...returns, questionId: 'empty', question: 'Empty?', answer: '<p><br></p>' },
    );
    expect(first?.answer).toBe('<p>Hi <span>there</span></p>');
    expect(second?.answer).toBe('');
    const chat = await chatOf(shop);
    await chat.tap();
    expect(await chat.heard()).toMatchObject([{ text: 'Hi there' }]);
  });

  it('has them shown to visitors whether or not the assistant knows an answer, and is told what is not', async () => {
    const odd = { ...returns, questionId: 'odd', question: 'Can I bring my parrot?', answer: '<p>Yes.</p>' };
    const hidden = { ...returns, questionId: 'hidden', question: 'Hidden?', isActive: false };
    const { shop, suggest, save } = await answeringShop({}, odd);
    const told = await suggest(odd, hidden, { ...odd, questionId: 'no', question: 'And a whale?', answer: '' });
    expect(told).toMatchObject([
      { ...odd, isOffered: true, note: null },
      { ...hidden, isOffered: false, note: texts.switchedOff },
      { question: 'And a whale?', isOffered: false, note: texts.noAnswer },
    ]);
    const chat = await chatOf(shop);
    const quick = { questionId: 'odd', question: odd.question, leadsTo: null };
    expect(await chat.widget()).toMatchObject({ quickReplies: [odd.question], quickAnswers: [quick] });
    await save(off);
    expect(await chat.widget()).toMatchObject({ quickReplies: [odd.question, 'And a whale?'], quickAnswers: [quick] });
  });

  it('keeps the id of a suggestion whose words are the same, and gets one for a new one', async () => {
    const { shop, api } = await answeringShop();
    const bare = [{ question: returns.question }, { question: 'New?' }];
    const body = { quickReplySettings: { suggestionFAQs: bare } };
    const { data } = await api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    const [first, second] = data.quickReplySettings.suggestionFAQs;
    expect(first).toMatchObject({ questionId: returns.questionId, answer: '', isActive: true });
    expect(second?.questionId).toMatch(/^[\w-]{36}$/);
  });

  it('can keep fifteen, of which visitors are offered six', async () => {
    const { suggest } = await answeringShop();
    const some = (n: number, isActive: boolean) =>
      Array.from({ length: n }, (_, at) => ({
        ...{ questionId: `${isActive}-${at}`, question: `${isActive} ${at}?`, answer: '<p>Yes.</p>', isActive },
      }));
    expect(await suggest(...some(6, true), ...some(9, false))).toHaveLength(15);
    await expect(suggest(...some(7, true))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(suggest(...some(16, false))).rejects.toMatchObject({ code: 'bad_input' });
    await expect(suggest(returns, { ...returns, question: 'Other?' })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(suggest({ ...returns, questionId: '../x' })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(suggest({ ...returns, answer: 'x'.repeat(5_001) })).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('has “Track my order” lead to the order while no assistant answers', async () => {
    const track = { ...returns, questionId: 'track-order', question: 'Track my order', answer: '' };
    const { shop, save } = await answeringShop(off, track);
    const chat = await chatOf(shop);
    const leads = { questionId: 'track-order', question: track.question, leadsTo: 'order' };
    expect((await chat.widget()).quickAnswers).toEqual([leads]);
    await save({ orderTrackingSettings: { isEnabled: false } });
    expect((await chat.widget()).quickAnswers).toEqual([]);
    await save({ isEnableAIAssistant: true, orderTrackingSettings: { isEnabled: true } });
    expect((await chat.widget()).quickAnswers).toEqual([]);
  });

  it('begins with templates in the shop’s language, which nobody is told before they are saved', async () => {
    const shop = await w.shop(off);
    await w.services.db.updateTable('shops').set({ primary_locale: 'de' }).where('id', '=', shop.id).execute();
    const { api } = await shop.member({ role: 'member' });
    const { data } = await api('GET /assistant/templates');
    expect(data).toHaveLength(9);
    expect(data.find((it) => it.questionId === 'delivery-time')).toMatchObject({
      question: 'Wie lange dauert die Lieferung?',
      example: expect.stringContaining('3–5 business days') as string,
    });
    const chat = await chatOf(shop, 'de');
    await chat.tap('delivery-time', 'Wie lange dauert die Lieferung?');
    expect(await chat.heard()).toEqual([]);
  });
});
