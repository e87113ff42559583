import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/settings/detail/pre-chat';

test('what an admin sets is what visitors are asked, and what they answer stands in the contact’s pane', async () => {
  const { page, owner, shop, guest, errors, close } = await desk.inbox({ path: '/settings' });
  await page.getByRole('link', { name: /^Pre-chat/ }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('radio', { name: 'After saying who they are' }).check();
  await field('Text above the form').fill('Who is it?');
  // The name goes, the email is called otherwise, and a choice of one's own comes first.
  await page.getByRole('switch', { name: 'Ask for the name' }).click();
  await field('Email: label').fill('Your mailbox');
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Choice' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Choice: label');
  await page.keyboard.type('Size');
  await page.keyboard.press('Control+s');
  await page.getByText('Enter two or more choices').waitFor();
  await field('Size: choices, one per line').fill('S\nM\n\nL');
  await page.getByRole('checkbox', { name: 'Size: required' }).check();
  const grip = page.getByRole('button', { name: 'Move Size', exact: true });
  await grip.press('ArrowUp');
  await page.getByText('Size is now in place 1 of 2').waitFor();
  await grip.and(page.locator(':focus')).waitFor();
  await page.getByRole('switch', { name: 'Show a disclaimer' }).click();
  await field('Disclaimer').fill('We keep it for a year.');
  await field('Link').fill('javascript:alert(1)');
  await page.keyboard.press('Control+s');
  await page.getByText('Enter an address such as https://yourshop.com/privacy').waitFor();
  await field('Link').fill('https://shop.example/privacy');
  await field('Link text').fill('How we keep it');
  await page.getByRole('switch', { name: 'Visitors must agree' }).click();
  await field('Ask for an email address after this many messages').fill('5');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const { data: saved } = await owner.api('GET /settings/widget');
  expect(saved).toMatchObject({
    preChatCustomerChatAs: 'guest',
    preChatDescription: 'Who is it?',
    isShowNamePreChat: false,
    isShowDisclaimer: true,
    disclaimerText: 'We keep it for a year.',
    disclaimerLink: 'https://shop.example/privacy',
    disclaimerLinkLabel: 'How we keep it',
    isConsentRequired: true,
    afterNumberMessages: 5,
  });
  const shown = saved.preChatFields.filter((it) => it.type !== 'name');
  expect(shown).toMatchObject([
    { label: 'Size', type: 'choice', isRequired: true, choices: ['S', 'M', 'L'] },
    { label: 'Your mailbox', id: 'email' },
  ]);

  const visitor = await guest('Hello');
  expect((await visitor.api('GET /client/api/widget')).data.widget).toMatchObject({
    preChatFields: saved.preChatFields,
  });
  await page.getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  const size = shown[0]?.id ?? '';
  await page.getByRole('log', { name: 'Messages' }).getByText('Hello').waitFor();
  const answers = { [size]: 'M', email: 'ida@visitor.example' };
  // The pane follows while it is open.
  const pane = page.getByRole('region', { name: 'Before the chat' });
  await visitor.api('POST /client/api/pre-chat', { body: { answers, consent: 'We keep it for a year.' } });
  await pane.getByText('Size').waitFor();
  await pane.getByText('M', { exact: true }).waitFor();
  await pane.getByText('“We keep it for a year.”').waitFor();
  expect(await pane.getByRole('link').getAttribute('href')).toBe('https://shop.example/privacy');
  await page.getByText('ida@visitor.example').first().waitFor();
  expect(shop.id).toBe(saved.id);
  expect(errors.filter((it) => !it.includes('400'))).toEqual([]);
  await close();
});

test('the preview asks what the draft would ask, before anything is saved', async () => {
  const { page, owner, close } = await desk.inbox({ path });
  await page.getByRole('radio', { name: 'As they choose' }).check();
  await page.getByRole('textbox', { name: 'Text above the form', exact: true }).fill('Tell us a little');
  const shown = page.frameLocator('iframe[title^="Live preview"]');
  await shown.getByText('Tell us a little').waitFor();
  await shown.getByRole('textbox', { name: 'Email address' }).waitFor();
  await shown.getByRole('button', { name: 'Chat without telling' }).waitFor();
  expect((await owner.api('GET /settings/widget')).data.preChatCustomerChatAs).toBe('anonymous');
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('radio', { name: 'After saying who they are' }).check();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Choice' }).click();
  await page.getByRole('switch', { name: 'Show a disclaimer' }).click();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});
