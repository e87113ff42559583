import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';
import { answeringShop, chatOf, off, returns, said } from './testing/answering-shop.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w?.close());

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
    const { shop } = await answeringShop(w, settings);
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
    const { shop } = await answeringShop(w);
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

  it('sees its pictures beside the words', async () => {
    const src = 'https://cdn.shop.example/sizes.png';
    const answer = `<p>See here.</p><p><img src="${src}" alt="Sizes"></p>`;
    const { shop } = await answeringShop(w, off, { ...returns, answer });
    const chat = await chatOf(shop);
    await chat.tap();
    const [heard] = await chat.heard();
    // Who sees no pictures reads what they show.
    expect(heard?.text).toBe('See here.\n\n(Sizes)');
    expect(heard?.parts[0]).toMatchObject({ type: 'media', media: [{ kind: 'image', src, title: 'Sizes' }] });
  });

  it('is answered once, however often the same message is sent', async () => {
    const { shop } = await answeringShop(w, off);
    const chat = await chatOf(shop);
    const id = newId();
    const again = () => chat.say(returns.question, { id, questionId: returns.questionId });
    await Promise.all([again(), again(), again()]);
    await again();
    expect((await chat.messages()).map((it) => it.text)).toEqual([returns.question, said]);
  });

  it('gets a person by asking for one, and the team sees what was said by itself', async () => {
    const { shop, api } = await answeringShop(w, off);
    const chat = await chatOf(shop);
    await chat.tap();
    const list = async (search?: string) =>
      (await api('GET /conversations', { query: { status: 'open', ...(search && { search }) } })).data;
    const [row] = (await list()).conversations;
    expect(row).toMatchObject({ preview: 'You have 30 days.', previewBy: 'automatic' });
    expect((await list('days')).found).toMatchObject([{ message: { by: 'automatic' } }]);
    await chat.say('And for shoes?');
    expect(await chat.state()).toMatchObject({ handler: 'waiting' });
    const { data } = await api('GET /conversations/:id/messages', { params: chat.params });
    expect(data.messages.map((it) => it.text)).toEqual([returns.question, said, 'And for shoes?']);
    expect((await api('GET /conversations/:id/decisions', { params: chat.params })).data).toEqual([]);
  });

  it('is answered by the assistant what they say next, and not what the shop has answered', async () => {
    const { shop, api } = await answeringShop(w);
    await api('POST /faqs', { body: { question: 'Do you sell skis?', answer: '<p>We sell no skis.</p>' } });
    const chat = await chatOf(shop);
    await chat.tap();
    await chat.say('Do you sell skis?');
    await expect.poll(async () => (await chat.messages()).at(-1)?.text, { timeout: 20_000 }).toContain('no skis');
    const { data } = await api('GET /conversations/:id/decisions', { params: chat.params });
    expect(data).toMatchObject([{ question: 'Do you sell skis?', outcome: 'answered' }]);
  });

  it('reads it in their language, where the shop has translated it', async () => {
    const { shop, api } = await answeringShop(w, off);
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
    const { shop } = await answeringShop(w, off);
    const chat = await chatOf(shop);
    await chat.say('  what is   your RETURN policy? ');
    expect(await chat.heard()).toMatchObject([{ text: said }]);
    expect(await chat.state()).toMatchObject({ handler: 'assistant' });
  });

  it('anything else waits for a person, and nothing is lost', async () => {
    const { shop } = await answeringShop(w, off);
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
    const { shop } = await answeringShop(w, off);
    await answeringShop(w, off, { ...returns, questionId: 'theirs' });
    for (const questionId of ['unknown', 'theirs', 'x'.repeat(40)]) {
      const chat = await chatOf(shop);
      await chat.tap(questionId, 'Hello?');
      await expectPerson(chat, 'Hello?');
    }
  });

  it('to a suggestion that is switched off, or has lost its answer', async () => {
    const { shop, suggest } = await answeringShop(w, off, { ...returns, isActive: false });
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
    const { shop, api } = await answeringShop(w);
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
