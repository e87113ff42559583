import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, type TestVisitor, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

const call = 'POST /client/api/pre-chat';
const preChatFields = [
  { id: 'name', type: 'name', label: 'What do we call you?', isRequired: true, choices: [] },
  { id: 'email', type: 'email', label: '', isRequired: true, choices: [] },
  { id: 'phone', type: 'phone', label: '', isRequired: false, choices: [] },
  { id: 'size', type: 'choice', label: 'Your size', isRequired: false, choices: ['S', 'M'] },
  { id: 'story', type: 'long_text', label: 'Your story', isRequired: false, choices: [] },
];
const asks = { isEnableAIAssistant: false, preChatCustomerChatAs: 'guest', preChatFields };
const disclaimer = {
  isShowDisclaimer: true,
  isConsentRequired: true,
  disclaimerText: 'We keep it for a year.',
  disclaimerLink: 'https://shop.example/privacy',
};
const ada = { name: 'Ada', email: 'ada@x.example' };

async function stage(settings: object = asks) {
  const shop = await w.shop({ ...settings });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const profile = async (of: TestVisitor = visitor) =>
    (await member.api('GET /contacts/:id', { params: { id: of.contactId } })).data;
  const answer = (answers: Record<string, string> | null, consent: string | null = null, of = visitor) =>
    of.api(call, { body: { answers, consent } });
  const state = async (of = visitor) => (await of.api('GET /client/api/widget')).data.preChat;
  return { shop, member, visitor, profile, answer, state };
}

describe('what a visitor tells before the chat', () => {
  it('is known of the contact, and the team sees what else was asked under its label', async () => {
    const { answer, profile, state } = await stage();
    expect(await state()).toEqual({ isKnown: false, consentedTo: null });
    const story = 'I climb.\r\n\r\nOften.';
    await answer({ name: '  Ada \n Byron ', email: 'ADA@x.example', phone: '+43 660 1234567', size: 'M', story });
    expect(await profile()).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@x.example',
      emailFrom: 'visitor',
      phone: '+43 660 1234567',
      preChat: {
        answers: [
          { id: 'size', label: 'Your size', answer: 'M' },
          { id: 'story', label: 'Your story', answer: 'I climb.\n\nOften.' },
        ],
        answeredAt: expect.any(String),
        consents: [],
      },
    });
    expect(await state()).toEqual({ isKnown: true, consentedTo: null });
  });

  it('is asked in the visitor’s language, and comes to the team in the merchant’s words', async () => {
    const { shop, member, answer, profile } = await stage();
    const visitor = await shop.visitor({ locale: 'de' });
    const translate = (values: Record<string, string | null>) =>
      member.api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
    await member.api('POST /settings/translations', { body: { locale: 'de' } });
    const values = {
      'setting.preChat.size.label': 'Ihre Größe',
      // What is one in the language of the shop is the other here: neither is mistaken.
      'setting.preChat.size.choice.S': 'M',
      'setting.preChat.size.choice.M': 'S',
    };
    await translate(values);
    const asked = async () =>
      (await visitor.api('GET /client/api/widget')).data.widget.preChatFields.find((it) => it.id === 'size');
    expect(await asked()).toMatchObject({ label: 'Ihre Größe', choices: ['M', 'S'] });
    await answer({ ...ada, size: 'M' }, null, visitor);
    expect((await profile(visitor)).preChat?.answers).toEqual([{ id: 'size', label: 'Your size', answer: 'S' }]);
    await expect(answer({ ...ada, size: 'L' }, null, visitor)).rejects.toMatchObject({
      fields: { size: 'Choose one of the list' },
    });

    // Two choices are never one.
    await translate({ 'setting.preChat.size.choice.S': 'S' });
    expect((await asked())?.choices).toEqual(['S', 'M']);
    await translate(values);
    const [first, ...rest] = preChatFields;
    const moved = rest.toReversed().map((it) => (it.id === 'size' ? { ...it, choices: ['XL', 'M', 'S'] } : it));
    await member.api('POST /settings/widget/:id', {
      params: { id: shop.id },
      body: { preChatFields: [...moved, first] } as object,
    });
    expect(await asked()).toMatchObject({ label: 'Ihre Größe', choices: ['XL', 'S', 'M'] });
  });

  it('makes them a guest to the team, and somebody without an answer stays anonymous', async () => {
    const { visitor, answer, member } = await stage();
    const conversation = { id: newId() };
    const say = (text: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params: conversation, body: { id: newId(), text } });
    await say('Hi');
    await answer(ada);
    await say('Hi again');
    const { data } = await member.api('GET /conversations/:id/messages', { params: conversation });
    expect(data.messages.map((it) => [it.sender, it.name])).toEqual([
      ['anonymous', ''],
      ['guest', 'Ada'],
    ]);
  });

  it('is refused with the field that is wrong, and then nothing of it is kept', async () => {
    const { answer, profile } = await stage();
    const refused = async (answers: Record<string, string>, fields: Record<string, string>) =>
      expect(answer({ ...ada, ...answers })).rejects.toMatchObject({ code: 'bad_input', fields });
    await refused({ name: ' \u202e \u0007 ' }, { name: 'This field is required' });
    await refused({ name: 'a'.repeat(121) }, { name: 'Use at most 120 characters' });
    await refused({ email: 'ada@' }, { email: 'Email is invalid' });
    await refused({ email: 'ada@x.example\r\nBcc: all@x.example' }, { email: 'Email is invalid' });
    await refused({ phone: 'call me' }, { phone: 'Phone number is invalid' });
    await refused({ size: 'XXL' }, { size: 'Choose one of the list' });
    await refused({ name: '', size: 'XXL' }, { name: 'This field is required', size: 'Choose one of the list' });
    await expect(answer({ ...ada, story: 'a'.repeat(2_001) })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(answer({ ...ada, other: 'x' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await profile()).toMatchObject({ name: '', email: null, preChat: null });
  });

  it('keeps markup as the text that it is', async () => {
    const { answer, profile } = await stage();
    await answer({ ...ada, name: '<img src=x onerror=alert(1)>' });
    expect((await profile()).name).toBe('<img src=x onerror=alert(1)>');
  });

  it('is asked for by the form as it is: a name that is not shown is not wanted', async () => {
    const { answer, profile } = await stage({ ...asks, isShowNamePreChat: false });
    await expect(answer(ada)).rejects.toMatchObject({ code: 'conflict' });
    await answer({ email: 'ada@x.example' });
    expect(await profile()).toMatchObject({ name: '', email: 'ada@x.example' });
  });

  it('does not replace what the store says of its customer, who is not asked', async () => {
    const { shop, visitor, answer, profile, state } = await stage();
    const known = { customer_id: 'gid://1', email: 'own@x.example', email_from: 'account' as const };
    const { db } = shop.ctx;
    await db.updateTable('contacts').set(known).where('id', '=', visitor.contactId).execute();
    expect((await state()).isKnown).toBe(true);
    await answer(ada);
    expect(await profile()).toMatchObject({ email: 'own@x.example', emailFrom: 'account' });
  });
});

describe('consent', () => {
  it('is kept with its words, its link and its time, and asked for again once the words change', async () => {
    const { shop, member, answer, profile, state } = await stage({ ...asks, ...disclaimer });
    await answer(ada, disclaimer.disclaimerText);
    expect((await profile()).preChat?.consents).toEqual([
      { text: 'We keep it for a year.', link: 'https://shop.example/privacy', at: expect.any(String) },
    ]);
    expect(await state()).toEqual({ isKnown: true, consentedTo: 'We keep it for a year.' });
    const body = { disclaimerText: 'We keep it for two years.' };
    await member.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    await expect(answer(null, 'We keep it for a year.')).rejects.toMatchObject({ code: 'conflict' });
    await answer(null, 'We keep it for two years.');
    expect((await profile()).preChat).toMatchObject({ answeredAt: expect.any(String), consents: [{}, {}] });
  });

  it('can neither be made up, nor be left out where it must be given', async () => {
    const { answer, profile } = await stage({ ...asks, ...disclaimer });
    await expect(answer(ada, 'I agree to nothing.')).rejects.toMatchObject({ code: 'conflict' });
    await expect(answer(ada)).rejects.toMatchObject({ code: 'bad_input', fields: { consent: 'Please agree first' } });
    expect(await profile()).toMatchObject({ name: '', preChat: null });
    const none = await stage();
    await expect(none.answer(ada, 'We keep it for a year.')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is to the words that the visitor read, in whichever language', async () => {
    const { shop, answer } = await stage({ ...asks, isShowDisclaimer: true });
    for (const locale of ['de', 'ja', 'pt-BR']) {
      const visitor = await shop.visitor({ locale });
      const { widget } = (await visitor.api('GET /client/api/widget')).data;
      const { data } = await visitor.api(call, { body: { answers: null, consent: widget.disclaimerText } });
      expect(data.consentedTo).toBe(widget.disclaimerText);
    }
    await expect(answer(null, 'Something else')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of one visitor is nobody else’s', async () => {
    const { shop, answer, state } = await stage({ ...asks, ...disclaimer });
    await answer(ada, disclaimer.disclaimerText);
    expect(await state(await shop.visitor())).toEqual({ isKnown: false, consentedTo: null });
  });
});

describe('what was answered', () => {
  it('is exported with the contact, and forgotten with it', async () => {
    const { shop, member, visitor, answer } = await stage({ ...asks, ...disclaimer });
    await answer({ ...ada, story: 'Of the lighthouse' }, disclaimer.disclaimerText);
    const params = { id: visitor.contactId };
    const { data } = await member.api('GET /contacts/:id/export', { params });
    expect(data.preChat).toMatchObject({ answers: [{ answer: 'Of the lighthouse' }], consents: [{}] });
    await member.api('DELETE /contacts/:id', { params });
    const left = await shop.ctx.db.selectFrom('pre_chats').select('contact_id').execute();
    expect(left.map((it) => it.contact_id)).not.toContain(visitor.contactId);
  });
});

describe('the settings', () => {
  const save = async (body: object) => {
    const { shop, member } = await stage();
    return member.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  };
  const field = { id: 'a', type: 'text', label: 'A', isRequired: false, choices: [] };
  it.each([
    ['a link that runs a script', { disclaimerLink: 'javascript:alert(1)' }],
    ['a link with a way around it', { disclaimerLink: ' JavaScript://x.example/%0aalert(1)' }],
    ['a link to data', { disclaimerLink: 'data:text/html,<script>alert(1)</script>' }],
    ['a link that hides where it leads', { disclaimerLink: 'https://shop.example@evil.example/' }],
    ['a link that ends an attribute', { disclaimerLink: 'https://shop.example/"onclick="alert(1)' }],
    ['an empty disclaimer', { disclaimerText: '  ' }],
    ['two fields of one id', { preChatFields: [field, field] }],
    ['two fields for the email', { preChatFields: [preChatFields[1], { ...preChatFields[1], id: 'again' }] }],
    ['a field of its own without a label', { preChatFields: [{ ...field, label: ' ' }] }],
    ['a choice between nothing', { preChatFields: [{ ...field, type: 'choice' }] }],
    [
      'more fields than anybody fills in',
      { preChatFields: Array.from({ length: 9 }, (_, at) => ({ ...field, id: `a${at}` })) },
    ],
    ['never asking for the email', { afterNumberMessages: 0 }],
  ])('refuse %s', async (_, body) => {
    await expect(save(body)).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('take the address of a web page', async () => {
    const { data } = await save({ disclaimerLink: ' https://shop.example/policies/privacy?v=2#top ' });
    expect(data.disclaimerLink).toBe('https://shop.example/policies/privacy?v=2#top');
  });
});
