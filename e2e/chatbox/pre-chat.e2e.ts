import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

const asks: SettingsPatch = {
  isEnableAIAssistant: false,
  preChatCustomerChatAs: 'guest',
  preChatDescription: 'Who is it?',
  preChatFields: [
    { id: 'name', type: 'name', label: '', isRequired: true, choices: [] },
    { id: 'email', type: 'email', label: 'Your mailbox', isRequired: true, choices: [] },
    { id: 'size', type: 'choice', label: 'Size', isRequired: false, choices: ['S', 'M'] },
    { id: 'story', type: 'long_text', label: 'Your story', isRequired: false, choices: [] },
  ],
};
const disclaimer: SettingsPatch = {
  isShowDisclaimer: true,
  isConsentRequired: true,
  disclaimerText: 'We keep it for a year.',
  disclaimerLink: 'https://shop.example/privacy',
  disclaimerLinkLabel: 'How we keep it',
};

async function arrive(settings: SettingsPatch, size?: { width: number; height: number }) {
  const store = await stores.open(settings);
  const visitor = await store.visit('/', size);
  await visitor.open();
  await visitor.begin();
  const field = (name: string) => visitor.dialog.getByRole('textbox', { name, exact: true });
  const form = visitor.dialog.getByRole('group', { name: 'About you' });
  const member = await store.shop.member();
  const told = async () => {
    const { data } = await member.api('GET /conversations', {});
    const [conversation] = data.conversations;
    if (!conversation) return null;
    const params = { id: conversation.contactId };
    return { conversation, contact: (await member.api('GET /contacts/:id', { params })).data };
  };
  return { store, ...visitor, field, form, told };
}

describe('who must say who they are', () => {
  test('writes first, is asked above the field, loses nothing, and is known from then on', async () => {
    const { store, page, errors, context, dialog, composer, own, field, form, begin, say, told } = await arrive(asks);
    expect(await form.count()).toBe(0);
    await composer.fill('Is the tent back?');
    await form.getByText('Who is it?').waitFor();
    // Typing goes on undisturbed.
    await composer.press('End');
    await composer.pressSequentially(' And the stove?');
    await composer.press('Enter');
    await form.getByText('This field is required').first().waitFor();
    const isInName = () =>
      field('Name').evaluate((it) => it.getRootNode() instanceof ShadowRoot && it.matches(':focus'));
    await expect.poll(isInName).toBe(true);
    expect(await composer.inputValue()).toBe('Is the tent back? And the stove?');
    await field('Name').fill('Ida Berg');
    await field('Your mailbox').fill('ida@');
    await field('Your story (optional)').fill('I climb.');
    await dialog.getByRole('combobox', { name: 'Size (optional)' }).selectOption('M');
    await field('Your mailbox').press('Enter');
    await form.getByText('Email is invalid').first().waitFor();
    expect(await told()).toBeNull();

    // A reload keeps every letter of it.
    await page.reload();
    await form.waitFor();
    expect(await composer.inputValue()).toBe('Is the tent back? And the stove?');
    expect(await field('Name').inputValue()).toBe('Ida Berg');
    expect(await field('Your story (optional)').inputValue()).toBe('I climb.');
    await field('Your mailbox').fill('ida@visitor.example');
    await field('Your mailbox').press('Enter');
    await own('Is the tent back? And the stove?').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(await composer.inputValue()).toBe('');
    await expect.poll(told).toMatchObject({
      conversation: { preview: 'Is the tent back? And the stove?' },
      contact: {
        name: 'Ida Berg',
        email: 'ida@visitor.example',
        preChat: {
          answers: [
            { label: 'Size', answer: 'M' },
            { label: 'Your story', answer: 'I climb.' },
          ],
        },
      },
    });
    // Neither here nor on another page are they asked again.
    await page.reload();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog
      .getByRole('button', { name: /New conversation|Ask us anything/ })
      .first()
      .click();
    await say('One more thing');
    await own('One more thing').waitFor();
    expect(await form.count()).toBe(0);
    expect(errors).toEqual([]);
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    await context.close();
    store.close();
    expect(begin).toBeDefined();
  });

  test('keeps what they wrote where the shop can’t be told, and sends it once it can', async () => {
    const { store, page, context, composer, own, field, form, dialog } = await arrive(asks);
    await routeAtOnce(page, '**/client/api/pre-chat', (route) => route.abort());
    await composer.fill('Hello?');
    await field('Name').fill('Ida');
    await field('Your mailbox').fill('ida@visitor.example');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await form.getByText('This couldn’t be saved. Your message is still here.').waitFor();
    expect(await composer.inputValue()).toBe('Hello?');
    await page.unroute('**/client/api/pre-chat');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await own('Hello?').waitFor();
    await context.close();
    store.close();
  });

  test('is asked as the form is by now: a change reaches the open page, and one that came in between is told', async () => {
    const { store, context, composer, field, form, own } = await arrive(asks);
    await composer.fill('Hello');
    await field('Name').fill('Ida');
    await store.save({ isShowNamePreChat: false });
    await field('Name').waitFor({ state: 'detached' });
    const [, email] = asks.preChatFields ?? [];
    await store.save({ preChatFields: email ? [email] : [], preChatDescription: 'Only this:' });
    await form.getByText('Only this:').waitFor();
    expect(await field('Name').count()).toBe(0);
    await field('Your mailbox').fill('ida@visitor.example');
    await composer.press('Enter');
    await own('Hello').waitFor();
    await context.close();
    store.close();
  });

  test.each([
    ['at a desk', undefined],
    ['on a phone', phone],
    ['on a small phone', { width: 320, height: 480 }],
  ])('can do so whoever they are (%s)', async (_, size) => {
    const { store, page, context, composer, form, field } = await arrive({ ...asks, ...disclaimer }, size);
    await composer.fill('Hello');
    await form.getByText('Who is it?').waitFor();
    await composer.press('Enter');
    await form.getByText('This field is required').first().waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    expect(await fits(page)).toBe(true);
    // The field for the message stays in sight, and the form's last field can be reached.
    expect(await composer.isVisible()).toBe(true);
    await field('Your story (optional)').scrollIntoViewIfNeeded();
    expect(await field('Your story (optional)').isVisible()).toBe(true);
    await context.close();
    store.close();
  });
});

describe('who may choose', () => {
  test('skips the form with one press, stays anonymous, and is not asked the next time', async () => {
    const { store, page, context, composer, form, dialog, own, told } = await arrive({
      ...asks,
      preChatCustomerChatAs: 'both',
    });
    await composer.fill('Just a question');
    await dialog.getByRole('button', { name: 'Chat without telling' }).click();
    await composer.press('Enter');
    await own('Just a question').waitFor();
    await expect.poll(told).toMatchObject({ contact: { name: '', email: null, preChat: null } });
    await page.reload();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog
      .getByRole('button', { name: /New conversation|Ask us anything/ })
      .first()
      .click();
    await composer.fill('Another');
    await composer.press('Enter');
    await own('Another').waitFor();
    expect(await form.count()).toBe(0);
    await context.close();
    store.close();
  });
});

describe('the disclaimer', () => {
  test('is read before the first message, and agreed to before that leaves; without a form, too', async () => {
    const settings = { isEnableAIAssistant: false, preChatCustomerChatAs: 'anonymous' as const, ...disclaimer };
    const { store, context, composer, form, dialog, own, told } = await arrive(settings);
    const link = dialog.getByRole('link', { name: 'How we keep it' });
    expect(await link.getAttribute('href')).toBe('https://shop.example/privacy');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    await composer.fill('Hello');
    await composer.press('Enter');
    await form.getByText('Please agree before we send your message').waitFor();
    expect(await told()).toBeNull();
    await dialog.getByRole('checkbox', { name: 'I agree' }).check();
    await composer.press('Enter');
    await own('Hello').waitFor();
    await expect.poll(told).toMatchObject({
      contact: {
        preChat: {
          answeredAt: null,
          consents: [{ text: 'We keep it for a year.', link: 'https://shop.example/privacy' }],
        },
      },
    });
    // Another wording is another matter.
    await store.save({ disclaimerText: 'We keep it for two years.' });
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog
      .getByRole('button', { name: /New conversation|Ask us anything/ })
      .first()
      .click();
    await dialog.getByText('We keep it for two years.').waitFor();
    await context.close();
    store.close();
  });

  test('that need not be agreed to only stands there, and keeps nobody from writing', async () => {
    const settings = { isEnableAIAssistant: false, ...disclaimer, isConsentRequired: false };
    const { store, context, composer, dialog, own } = await arrive(settings);
    await dialog.getByText('We keep it for a year.').waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await composer.fill('Hello');
    await composer.press('Enter');
    await own('Hello').waitFor();
    await context.close();
    store.close();
  });
});

describe('an email address', () => {
  test('is asked for after so many messages, can be put aside, and is not asked for once it is known', async () => {
    const { store, context, composer, say, sent, field, dialog, told } = await arrive({
      isEnableAIAssistant: false,
      afterNumberMessages: 2,
    });
    const question = field('Where should we send the answer?');
    await say('First');
    await sent().waitFor();
    expect(await question.count()).toBe(0);
    await say('Second');
    await question.waitFor();
    expect(await composer.evaluate((it) => it.matches(':focus'))).toBe(true);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await dialog.getByRole('button', { name: 'Get the answer by email' }).click();
    await question.fill('ida@visitor.example');
    await question.press('Enter');
    await dialog.getByText('If you leave, we’ll email you at ida@visitor.example').waitFor();
    await expect.poll(told).toMatchObject({ contact: { email: 'ida@visitor.example', emailFrom: 'visitor' } });
    await context.close();
    store.close();
  });
});
