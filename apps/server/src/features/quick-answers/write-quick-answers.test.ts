import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { texts } from '#texts/shop-settings.ts';
import { frames } from '../../language/languages.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { answeringShop, chatOf, off, returns } from './testing/answering-shop.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w?.close());

describe('whoever writes quick answers', () => {
  it('can put nothing into them that runs, and markup alone is no answer', async () => {
    const { shop, suggest } = await answeringShop(w, off);
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
    const { shop, suggest, save } = await answeringShop(w, {}, odd);
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
    const { shop, api } = await answeringShop(w);
    const bare = [{ question: returns.question }, { question: 'New?' }];
    const body = { quickReplySettings: { suggestionFAQs: bare } };
    const { data } = await api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    const [first, second] = data.quickReplySettings.suggestionFAQs;
    expect(first).toMatchObject({ questionId: returns.questionId, answer: '', isActive: true });
    expect(second?.questionId).toMatch(/^[\w-]{36}$/);
  });

  it('can keep fifteen, of which visitors are offered six', async () => {
    const { suggest } = await answeringShop(w);
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
    const { shop, save } = await answeringShop(w, off, track);
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
      example: expect.stringContaining('3–5 Werktage') as string,
    });
    const chat = await chatOf(shop, 'de');
    await chat.tap('delivery-time', 'Wie lange dauert die Lieferung?');
    expect(await chat.heard()).toEqual([]);
  });

  it('begins with them in every language that the product speaks, and else in English', async () => {
    const shop = await w.shop(off);
    const { api } = await shop.member({ role: 'member' });
    const templatesIn = async (primary_locale: string) => {
      await w.services.db.updateTable('shops').set({ primary_locale }).where('id', '=', shop.id).execute();
      return (await api('GET /assistant/templates')).data;
    };
    const english = await templatesIn('en');
    expect(await templatesIn('bg')).toEqual(english);
    const [questions, examples] = [new Set(english.map((it) => it.question)), new Set(english.map((it) => it.example))];
    for (const language of Object.keys(frames).filter((it) => it !== 'en')) {
      for (const { questionId, question, example } of await templatesIn(language)) {
        expect(questions.has(question), `${language}: ${question}`).toBe(false);
        if (questionId === 'track-order') expect(example).toBe('');
        else expect([examples.has(example), /^<p>[^<>&]{20,}<\/p>$/.test(example)], example).toEqual([false, true]);
      }
    }
  });
});
