import { createApi } from '@chatty/client/api';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { openLive } from '@chatty/client/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { neverOpen } from '../../test-kit/never-open.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

/** A shop without settings of its own, its admin, and how they save. */
async function newShop() {
  const shop = await w.shop({ typeWorking: undefined });
  const { api, token } = await shop.member();
  type Change = Parameters<typeof api<'POST /settings/widget/:id'>>[1]['body'];
  const save = (body: Change) => api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  /** Without what is found out of the suggestions meanwhile. */
  const read = async () => {
    const { quickReplySettings, ...data } = (await api('GET /settings/widget')).data;
    const suggestionFAQs = quickReplySettings.suggestionFAQs.map(({ isOffered: _, note: __, ...it }) => it);
    return { ...data, quickReplySettings: { suggestionFAQs } };
  };
  return { shop, api, token, save, read };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (problem: unknown) => problem,
  );

/** The types of the events that whoever has this token hears, in order. */
function hear(token: string, since: number | null = null) {
  const types: string[] = [];
  const ready = Promise.withResolvers<void>();
  const live = openLive({
    url: `${w.origin.replace(/^http/, 'ws')}/realtime`,
    token: async () => token,
    since,
    onEvent: (event) => types.push(event.type),
    onPassing: () => {},
    onReset: () => types.push('reset'),
    onStatus: (status) => status === 'live' && ready.resolve(),
  });
  return { types, ready: ready.promise, close: () => live.close() };
}

describe('the settings of a shop', () => {
  it('are complete before anybody has set anything, with the defaults of the specification', async () => {
    const { shop, read } = await newShop();
    const saved = await read();
    expect(saved).toEqual({ id: shop.id, version: expect.any(String), ...ShopSettings.parse({}) });
    expect(saved).toMatchObject({ floatBtnSize: 55, floatBtnPosition: 'right', dateFormat: 'MM/DD/YYYY' });
    expect(saved.customTime.filter((it) => it.isSelect)).toHaveLength(5);
  });

  it('are taken back whole as they were read', async () => {
    const { save, read } = await newShop();
    const before = await read();
    await save({ ...before, welcomeText: 'Welcome!' });
    const after = await read();
    expect(after).toEqual({ ...before, welcomeText: 'Welcome!', version: after.version });
    expect(after.version).not.toBe(before.version);
  });

  it('lose nothing of a colleague where somebody saves them whole: with what was read they are merged, else refused', async () => {
    const { save, read } = await newShop();
    const before = await read();
    const { version, ...unsaid } = before;
    await save({ welcomeText: 'Welcome!' });

    const mine = { description: 'Ask away' };
    expect(await refusal(save({ ...unsaid, ...mine }))).toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('Send the “version” that came with the settings along'),
    });
    expect(await refusal(save({ ...before, ...mine }))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Read them again'),
      fields: { version: expect.any(String) },
    });
    expect((await read()).description).toBe(before.description);

    await save({ ...unsaid, ...mine, from: unsaid });
    expect(await read()).toMatchObject({ ...mine, welcomeText: 'Welcome!' });
    // Old or new, the version says nothing more where each field says what it was.
    await save({ ...before, description: 'Ask us', from: { ...unsaid, ...mine } });
    expect(await read()).toMatchObject({ description: 'Ask us', welcomeText: 'Welcome!' });
    // What is named alone is meant, whoever changed it before.
    await save({ welcomeText: 'Hi!', version: (await read()).version });
    await save({ welcomeText: 'Hello!' });
    expect((await read()).welcomeText).toBe('Hello!');
  });

  it('change where something is said, and nowhere else', async () => {
    const { save, read } = await newShop();
    const before = await read();
    await save({ brandColor: '#123456', aiAssistantSettings: { botName: 'Juniper' } });
    await save({ inboxSettings: { isAutoAssignment: true }, faqPageSettings: { title: 'Help' } });
    await save({ chatPageSettings: { title: 'Talk to us' } });
    const after = await read();
    expect(after).toEqual({
      ...before,
      version: after.version,
      brandColor: '#123456',
      aiAssistantSettings: { ...before.aiAssistantSettings, botName: 'Juniper' },
      inboxSettings: { ...before.inboxSettings, isAutoAssignment: true },
      faqPageSettings: { ...before.faqPageSettings, title: 'Help' },
      chatPageSettings: { ...before.chatPageSettings, title: 'Talk to us' },
    });
  });

  it.each([
    ['brandColor', 'red'],
    ['floatBtnSize', 20],
    ['floatBtnSize', 55.5],
    ['floatBtnOffsetSide', -1],
    ['zIndex', 2_147_483_647],
    ['displayPages', { type: 'showSpecific', values: [''] }],
    ['icon', 'javascript:alert(1)'],
    ['logoHeader', 'data:text/html,x'],
    ['customCss', 'x'.repeat(10_001)],
    ['welcomeText', 'x'.repeat(201)],
    ['fonts', ['a;b']],
    ['timeZone', 'Mars/Olympus'],
    ['customTime', []],
    ['startTimeBreak', '25:00'],
    ['holidays', [{ name: '', dateStart: '2026-02-30', dateEnd: '2026-02-30' }]],
    ['contactMethodOrder', ['email', 'email']],
    ['defaultContactMethod', 'pigeon'],
  ])('refuse what is wrong in %s by its name, and stay as they were (%j)', async (field, value) => {
    const { shop, token, read } = await newShop();
    const before = await read();
    const answer = await fetch(`${w.origin}/api/settings/widget/${shop.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ welcomeText: 'Hello', [field]: value }),
    });
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields).every((it) => it.startsWith(field))).toBe(true);
    expect(await read()).toEqual(before);
  });

  it('are not overwritten by somebody who read them before another’s change', async () => {
    const { shop, save, read } = await newShop();
    const other = await shop.member({ name: 'Tom Berg' });
    const { brandColor, welcomeText } = await read();
    await save({ brandColor: '#111111', from: { brandColor } });
    const theirs = { brandColor: '#222222', welcomeText: 'Hi!', from: { brandColor, welcomeText } };
    const late = other.api('POST /settings/widget/:id', { params: { id: shop.id }, body: theirs });
    await expect(late).rejects.toMatchObject({ code: 'conflict', fields: { brandColor: expect.any(String) } });
    expect(await read()).toMatchObject({ brandColor: '#111111', welcomeText });
    // Another field is nobody else's.
    await save({ welcomeText: 'Hi!', from: { welcomeText } });
    expect(await read()).toMatchObject({ brandColor: '#111111', welcomeText: 'Hi!' });
  });
});

describe('what visitors are offered', () => {
  it('is told to the team and to the visitors when it changes by itself: an FAQ answers a suggestion', async () => {
    const { shop, api, token, save } = await newShop();
    const question = 'Do you offer gift wrapping?';
    await save({ quickReplySettings: { suggestionFAQs: [{ question }] } });
    await expect
      .poll(async () => (await api('GET /settings/widget')).data.quickReplySettings.suggestionFAQs[0]?.note)
      .toContain('no answer');
    const visitor = await shop.visitor();
    const ears = [hear(token), hear(visitor.token)];
    await Promise.all(ears.map((it) => it.ready));
    await api('POST /faqs', { body: { question, answer: '<p>Yes, for €3.</p>' } });
    await expect.poll(() => ears[1]?.types, { timeout: 20_000 }).toEqual(['widget.changed']);
    await expect.poll(() => ears[0]?.types).toContain('settings.changed');
    const { widget } = (await visitor.api('GET /client/api/widget')).data;
    expect(widget.quickReplies).toEqual([question]);
    for (const it of ears) it.close();
  }, 60_000);
});

describe('a change of the settings', () => {
  it('is heard by the team with all of it, and by every visitor who is there, also one who was away for a moment', async () => {
    const { shop, token, save } = await newShop();
    const [one, other, elsewhere] = [await shop.visitor(), await shop.visitor(), await (await w.shop()).visitor()];
    const ears = [hear(token), hear(one.token), hear(elsewhere.token)];
    await Promise.all(ears.map((it) => it.ready));
    await save({ welcomeText: 'Welcome!' });
    const back = hear(other.token, other.since);
    await expect.poll(() => back.types).toEqual(['widget.changed']);
    await expect
      .poll(() => ears.map((it) => it.types))
      .toEqual([['shop.changed', 'settings.changed'], ['widget.changed'], []]);
    for (const it of [...ears, back]) it.close();
  });

  it('is what visitors read from then on, in the settings and in their next visit', async () => {
    const { shop, save } = await newShop();
    const visitor = await shop.visitor();
    await save({ welcomeText: 'Welcome!', theme: 'ocean', brandColor: '#000000', ...neverOpen });
    const { widget, availability } = (await visitor.api('GET /client/api/widget')).data;
    // The theme's colors count, and the merchant's own wait for the day they are chosen again.
    expect(widget).toMatchObject({ welcomeText: 'Welcome!', brandColor: '#1d4ed8' });
    expect(availability).toMatchObject({ online: false, opensAt: null });
    // What concerns the team alone stays with it.
    expect(Object.keys(widget)).not.toEqual(expect.arrayContaining(['inboxSettings']));
    expect(Object.keys(widget)).not.toEqual(expect.arrayContaining(['aiAssistantSettings']));
  });

  it('tells the storefront’s embed how the launcher looks', async () => {
    const { shop, save } = await newShop();
    const published: unknown[] = [];
    w.services.commerce.publishEmbed = async (shopId, config) => {
      if (shopId === shop.id) published.push(config);
    };
    await save({ floatBtnPosition: 'left', floatBtnSize: 60 });
    await expect
      .poll(() => published.at(-1), { timeout: 10_000 })
      .toMatchObject({ floatBtnPosition: 'left', floatBtnSize: 60, enabled: true });
  });

  it('tells pages and chats of no label that a merchant emptied, in whatever language they are read', async () => {
    const { shop, api, save } = await newShop();
    await api('POST /settings/translations', { body: { locale: 'de' } });
    const labels: unknown[] = [];
    w.services.commerce.publishEmbed = async (shopId, { floatBtnLabel }, words) => {
      if (shopId === shop.id) labels.push([floatBtnLabel, ...['en', 'de'].map((it) => words[it]?.[0])]);
    };
    const told = () => expect.poll(() => labels.at(-1), { timeout: 10_000 });
    await save({ floatBtnLabel: 'Ask Tom' });
    await told().toEqual(['Ask Tom', 'Ask Tom', 'Ask Tom']);
    await save({ floatBtnLabel: '' });
    await told().toEqual(['', '', '']);
    const open = createApi({ origin: w.origin, token: async () => null });
    for (const locale of ['en', 'de', 'ar']) {
      const { data } = await open('GET /client/api/boot', { query: { shop: shop.domain, locale } });
      expect(data.widget.floatBtnLabel).toBe('');
    }
  });
});
