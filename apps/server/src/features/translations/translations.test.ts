import { openLive } from '@chatty/client/live';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function newShop() {
  const shop = await w.shop();
  const { api, token } = await shop.member();
  for (const locale of ['de', 'ar']) await api('POST /settings/translations', { body: { locale } });
  type Body = Parameters<typeof api<'POST /settings/translations/:locale'>>[1]['body'];
  const save = (id: string, body: Body) => api('POST /settings/translations/:locale', { params: { locale: id }, body });
  const item = async (id: string, key: string) =>
    (await api('GET /settings/translations/:locale', { params: { locale: id } })).data.items.find(
      (it) => it.key === key,
    );
  const { origin } = w;
  /** A session on a page of the store in this language. */
  const visit = async (locale: string) => {
    const body = JSON.stringify({ shop: shop.domain, locale });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/client/api/visitors`, { method: 'POST', headers, body });
    const boot = await fetch(`${origin}/client/api/boot?shop=${shop.domain}&locale=${locale}`);
    const [own, shared] = [await answer.json(), await boot.json()] as [{ data: { token: string } }, { data: Shared }];
    return { ...own.data, ...shared.data };
  };
  return { shop, api, token, save, item, visit };
}
interface Shared {
  widget: Widget;
}
interface Widget {
  welcomeText: string;
  description: string;
  floatBtnLabel: string;
  preChatFields: { label: string; choices: string[] }[];
  orderTrackingSettings: { textPacked: string };
  words: Record<string, unknown>;
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (problem: { code: string; message: string; fields?: Record<string, string> }) => problem,
  );

describe('what a shop words itself', () => {
  test('is what visitors of that language read, and of no other', async () => {
    const { save, visit } = await newShop();
    await save('de', { values: { liveChatSend: 'Abschicken', headingWelcome: 'Servus!' } });
    const german = (await visit('de-AT')).widget;
    expect(german.words).toEqual({ liveChatSend: 'Abschicken' });
    expect(german.welcomeText).toBe('Servus!');
    const english = (await visit('en')).widget;
    expect(english.words).toEqual({});
    expect(english.welcomeText).toBe('Hi there 👋');
  });

  test('is said in the product’s own words where the merchant has written nothing, else as the merchant wrote it', async () => {
    const { api, shop, visit } = await newShop();
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body: { welcomeText: 'Welcome to Alpenfrost' } });
    const { widget } = await visit('de');
    expect(widget.welcomeText).toBe('Welcome to Alpenfrost');
    expect(widget.description).toBe('Fragen Sie uns, oder finden Sie unten eine Antwort.');
    expect(widget.floatBtnLabel).toBe('Chatten Sie mit uns');
  });

  test('reaches pages that are open, and the language of the page counts from its next visit', async () => {
    const { save, visit } = await newShop();
    const { token } = await visit('de');
    const heard: string[] = [];
    const ready = Promise.withResolvers<void>();
    const live = openLive({
      url: `${w.origin.replace(/^http/, 'ws')}/realtime`,
      token: async () => token,
      since: null,
      onEvent: (event) => heard.push(event.type),
      onPassing: () => {},
      onReset: () => {},
      onStatus: (status) => status === 'live' && ready.resolve(),
    });
    await ready.promise;
    await save('de', { values: { liveChatSend: 'Los' } });
    await expect.poll(() => heard).toContain('widget.changed');
    live.close();
    const now = await fetch(`${w.origin}/client/api/widget`, { headers: { authorization: `Bearer ${token}` } });
    expect(((await now.json()) as { data: { widget: Widget } }).data.widget.words).toEqual({ liveChatSend: 'Los' });
  });

  test('is marked when its original changes, and goes back to the product’s words', async () => {
    const { api, shop, save, item, visit } = await newShop();
    await save('de', { values: { headingWelcome: 'Servus!' } });
    expect(await item('de', 'headingWelcome')).toMatchObject({ isChanged: false, writtenBy: 'person' });
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body: { welcomeText: 'Good day' } });
    expect(await item('de', 'headingWelcome')).toMatchObject({ isChanged: true, source: 'Good day', own: 'Servus!' });
    await save('de', { values: { headingWelcome: null } });
    expect(await item('de', 'headingWelcome')).toMatchObject({ isChanged: false, own: null, builtIn: null });
    expect((await visit('de')).widget.welcomeText).toBe('Good day');
  });

  test('keeps its placeholders and has every plural form of its language', async () => {
    const { save } = await newShop();
    const of = async (id: string, key: string, value: string | { other: string; one?: string }) =>
      (await refusal(save(id, { values: { [key]: value } })))?.fields;
    expect(await of('de', 'liveChatNameTyping', 'Jemand schreibt')).toEqual({
      liveChatNameTyping: 'Keep {name}: it stands for what is put in.',
    });
    expect(await of('de', 'liveChatNameTyping', '{name} {wer} schreibt')).toEqual({
      liveChatNameTyping: 'There is no {wer} in the original. Use only its placeholders.',
    });
    expect(await of('de', 'liveChatSend', ' ')).toEqual({ liveChatSend: 'Fill this in, or reset it.' });
    expect(await of('ar', 'liveChatUnread', { one: 'رسالة', other: '{count}' })).toEqual({
      'liveChatUnread.zero': 'Fill in the form “zero” too.',
    });
    expect(await of('de', 'liveChatUnread', 'Nachrichten')).toEqual({
      liveChatUnread: 'This text has plural forms. Fill in each.',
    });
    expect(await of('de', 'noSuchText', 'Hallo')).toEqual({
      noSuchText: 'This text is no longer there. Reload the page.',
    });
  });

  test('reaches what the merchant wrote into lists and for states, wherever that is moved, and files hold it', async () => {
    const { api, shop, save, item, visit } = await newShop();
    const field = { id: 'size', type: 'choice', label: 'Your size?', isRequired: false, choices: ['S, or less', 'M'] };
    const other = { id: 'gift', type: 'choice', label: 'A gift?', isRequired: false, choices: ['M', 'N'] };
    const settings = (body: object) => api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    await settings({ preChatFields: [field, other], orderTrackingSettings: { textPacked: 'In a box' } });
    expect(await item('de', 'setting.preChat.size.choice.M')).toMatchObject({
      ...{ tab: 'live-chat', category: 'pre-chat', source: 'M', about: 'Your size?', own: null, builtIn: null },
    });
    expect(await item('de', 'setting.orderState.packed')).toMatchObject({
      ...{ tab: 'order-tracking', category: 'order-states', source: 'In a box' },
    });
    const { data } = await api('GET /settings/translations/:locale/export', { params: { locale: 'de' } });
    const csv = data.csv
      .replace(
        '"setting.preChat.size.choice.S, or less",,"S, or less",',
        '"setting.preChat.size.choice.S, or less",,x,"S, weniger"',
      )
      .replace('setting.preChat.gift.choice.M,,M,', 'setting.preChat.gift.choice.M,,M,Ja')
      .replace('setting.orderState.packed,,In a box,', 'setting.orderState.packed,,In a box,Im Karton');
    const taken = await api('POST /settings/translations/:locale/import', {
      params: { locale: 'de' },
      body: new Blob([csv]),
    });
    expect(taken.data).toEqual({ changed: 3 });
    await save('de', { values: { 'setting.preChat.size.label': 'Ihre Größe?' } });
    await settings({ preChatFields: [other, { ...field, choices: ['M', 'S, or less'] }] });
    const { widget } = await visit('de');
    expect(widget.preChatFields).toMatchObject([
      { label: 'A gift?', choices: ['Ja', 'N'] },
      { label: 'Ihre Größe?', choices: ['M', 'S, weniger'] },
    ]);
    expect(widget.orderTrackingSettings.textPacked).toBe('Im Karton');
    expect((await visit('ar')).widget.preChatFields).toMatchObject([{ label: 'A gift?' }, { label: 'Your size?' }]);
    await settings({ preChatFields: [other, { ...field, label: 'Which size?' }] });
    expect(await item('de', 'setting.preChat.size.label')).toMatchObject({ isChanged: true, own: 'Ihre Größe?' });
  });

  test('is not overwritten by somebody who read it before', async () => {
    const { save } = await newShop();
    await save('de', { values: { liveChatSend: 'Los' }, from: { liveChatSend: null } });
    expect(await refusal(save('de', { values: { liveChatSend: 'Ab' }, from: { liveChatSend: null } }))).toMatchObject({
      code: 'conflict',
      fields: { liveChatSend: 'Someone else changed this' },
    });
  });
});

describe('FAQs', () => {
  test('are read in the visitor’s language, with answers that were cleaned', async () => {
    const { api, save, visit } = await newShop();
    const body = { question: 'Do you ship?', answer: '<p>Yes.</p>', category: 'Delivery', published: true };
    const { data: faq } = await api('POST /faqs', { body: { ...body, variants: [], featured: true } });
    await save('de', {
      values: {
        [`faq.${faq.id}.question`]: 'Versenden Sie?',
        [`faq.${faq.id}.answer`]: '<p>Ja, <b>gern</b>.<script>alert(1)</script></p>',
        'faqCategory.Delivery': 'Versand',
      },
    });
    const { token } = await visit('de');
    const list = async (search: string) => {
      const address = `${w.origin}/client/api/faqs?search=${encodeURIComponent(search)}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { data: { question: string; answer: string; category: string }[] }).data;
    };
    const german = { question: 'Versenden Sie?', answer: 'Ja, **gern**.', category: 'Versand' };
    expect(await list('')).toMatchObject([german]);
    expect(await list('versend')).toMatchObject([german]);
  });
});

describe('the languages of a shop', () => {
  test('say how far each has come; those added by hand can be taken away', async () => {
    const { api } = await newShop();
    const { data } = await api('GET /settings/translations');
    expect(data.canTranslate).toBe(false);
    expect(data.locales.map((it) => [it.locale, it.isPrimary, it.isOfStore])).toEqual([
      ['en', true, true],
      ['de', false, false],
      ['ar', false, false],
    ]);
    for (const it of data.locales) expect(it.done).toBeGreaterThan(150);
    expect(await refusal(api('POST /settings/translations', { body: { locale: 'de' } }))).toMatchObject({
      code: 'conflict',
    });
    expect(await refusal(api('DELETE /settings/translations/:locale', { params: { locale: 'en' } }))).toMatchObject({
      code: 'conflict',
    });
    const left = await api('DELETE /settings/translations/:locale', { params: { locale: 'de' } });
    expect(left.data.locales.map((it) => it.locale)).toEqual(['en', 'ar']);
  });

  test('are changed by admins alone', async () => {
    const { shop } = await newShop();
    const { api } = await shop.member({ role: 'member' });
    expect(await refusal(api('POST /settings/translations', { body: { locale: 'fr' } }))).toMatchObject({
      code: 'not_allowed',
    });
  });

  test('are translated by machine only where a model is configured, and it says what is missing', async () => {
    const { api } = await newShop();
    const asked = api('POST /settings/translations/:locale/machine', { params: { locale: 'de' }, body: {} });
    expect(await refusal(asked)).toMatchObject({ message: expect.stringContaining('OPENAI_API_KEY') });
  });
});

test('nothing is translated by machine where no language model is configured: trying again would not help', async () => {
  const { api } = await newShop();
  const asked = api('POST /settings/translations/:locale/machine', {
    params: { locale: 'de' },
    body: { overwrite: false },
  });
  await expect(asked).rejects.toMatchObject({ code: 'refused', passing: false });
});
