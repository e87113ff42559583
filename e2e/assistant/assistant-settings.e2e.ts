import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { upload } from '../settings/controls.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/settings';

test('name, picture, greeting, wording, what it does and where, and suggested questions reach the visitors, who see only what the assistant answers', async () => {
  const { page, owner, shop, errors, close } = await desk.inbox({ path, settings: {} });
  await owner.api('POST /faqs', {
    body: { question: 'Do you ship abroad?', answer: '<p>We ship to all of Europe.</p>' },
  });
  const visitor = await shop.visitor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin');
  await page.getByRole('textbox', { name: 'Greeting' }).fill('Ask me about tents.');
  await page.getByRole('radio', { name: /^Exact/ }).check();
  for (let left = 3; left > 1; left -= 1)
    await page
      .getByRole('button', { name: /^Remove “/ })
      .last()
      .click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Who won the cup in 1954?');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.keyboard.type('Do you ship abroad?');
  await page.getByRole('button', { name: 'Move “Do you ship abroad?” up' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  await page.getByText('Visitors see it', { exact: true }).waitFor();
  const { data: saved } = await owner.api('GET /settings/widget');
  expect(saved).toMatchObject({
    aiAssistantSettings: { botName: 'Robin', welcomeMessage: 'Ask me about tents.', aiAssistantMode: 'exact' },
    quickReplySettings: {
      suggestionFAQs: [
        { question: 'Do you ship abroad?', isOffered: true },
        { question: 'Who won the cup in 1954?', isOffered: false },
      ],
    },
  });
  await page.getByText(saved.quickReplySettings.suggestionFAQs[1]?.note ?? 'a note').waitFor();
  const { widget } = (await visitor.api('GET /client/api/widget')).data;
  expect(widget).toMatchObject({ botName: 'Robin', welcomeMessage: 'Ask me about tents.' });
  expect(widget).toMatchObject({ quickReplies: ['Do you ship abroad?'] });

  await page.getByRole('radio', { name: 'Your own' }).check();
  await upload('Your own picture')(page);
  for (const name of ['Answer from FAQs', 'Show product cards', 'Name the currency of prices', 'Look up orders'])
    await page.getByRole('switch', { name }).click();
  await page.keyboard.press('Control+s');
  const settingsNow = async () => (await owner.api('GET /settings/widget')).data.aiAssistantSettings;
  await eventually(settingsNow).toMatchObject({
    ...{ botAvatar: 'custom', enabledFaqs: false, isShowProductAIAssistant: false },
    ...{ enableMultiCurrency: true, enableOrderTracking: false },
  });
  const { botAvatarUrl } = await settingsNow();
  expect((await visitor.api('GET /client/api/widget')).data.widget).toMatchObject({
    botPicture: expect.stringContaining(botAvatarUrl),
  });

  await page.getByRole('radio', { name: 'Robot' }).check();
  await page.getByRole('switch', { name: 'Answer about products' }).click();
  expect(await page.getByRole('switch', { name: 'Show product cards' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Online store' }).uncheck();
  expect(await page.getByRole('checkbox', { name: 'WhatsApp' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+s');
  await eventually(settingsNow).toMatchObject({ botAvatar: 'robot', enabledProducts: false, channels: [] });
  const now = (await visitor.api('GET /client/api/widget')).data.widget;
  expect(now).toMatchObject({ botPicture: expect.stringMatching(/^M/), isEnableAIAssistant: false });
  expect(errors).toEqual([]);
  await close();
});

test('a question that is empty or stands there twice is refused beside it, and nothing typed is lost', async () => {
  const { page, owner, close } = await desk.inbox({ path });
  const first = page.getByRole('textbox', { name: 'Question 1' });
  const second = page.getByRole('textbox', { name: 'Question 2' });
  const before = await first.inputValue();
  for (const [wrong, said] of [
    ['', 'This field is required'],
    [`${before} `, 'This is in the list already'],
  ] as const) {
    await second.fill(wrong);
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText(said).waitFor();
    expect(await second.getAttribute('aria-invalid')).toBe('true');
    expect(await second.inputValue()).toBe(wrong);
  }
  expect((await owner.api('GET /settings/widget')).data.quickReplySettings.suggestionFAQs).toHaveLength(3);
  await close();
});

test('a member reads the settings and changes none', async () => {
  const { page, shop, close } = await desk.inbox({ path: '/inbox' });
  const member = await shop.member({ role: 'member' });
  const other = await desk.stranger();
  await desk.signIn(other.context, member);
  await other.page.goto(desk.origin + path);
  await other.page.getByText('Only admins change these.').waitFor();
  expect(await other.page.getByRole('textbox', { name: 'Name', exact: true }).isDisabled()).toBe(true);
  expect(await other.page.getByRole('switch', { name: 'Answer from FAQs' }).isDisabled()).toBe(true);
  expect(await other.page.getByRole('button', { name: 'Stop the assistant' }).count()).toBe(0);
  await other.context.close();
  await page.close();
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});
