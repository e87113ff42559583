import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/instruction';

test('an instruction is written under the five headings, and two who write at once lose nothing', async () => {
  const { page, shop, owner, errors, close } = await desk.inbox({ path: '/ai_assistant' });
  const field = page.getByRole('textbox', { name: 'Your instructions' });
  await page
    .getByText(
      'Instructions should follow this structure: Role, Knowledge, Communication style, Key guidelines, and Boundaries.',
    )
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByText('Without a language model').waitFor();
  await page.getByRole('button', { name: 'Insert the headings' }).click();
  expect((await field.inputValue()).split('\n').filter(Boolean)).toEqual([
    'Role',
    'Knowledge',
    'Communication style',
    'Key guidelines',
    'Boundaries',
  ]);
  await field.fill(`Role\nYou help hikers. ${'You do. '.repeat(700)}`);
  await page.getByText('5,622 of 5,000 characters').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Use at most 5,000 characters').waitFor();
  await field.fill('Role\nYou help hikers.');
  await page.getByRole('combobox', { name: 'What your store sells' }).click();
  await page.getByRole('option', { name: 'Sports and outdoors' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const saved = async () => (await owner.api('GET /settings/widget')).data.aiAssistantSettings;
  expect(await saved()).toMatchObject({
    customInstruction: 'Role\nYou help hikers.',
    hasInstruction: true,
    industry: 'sports',
  });

  await field.fill('Role\nMine.');
  await owner.api('POST /settings/widget/:id', {
    params: { id: shop.id },
    body: { aiAssistantSettings: { customInstruction: 'Role\nTheirs.' } },
  });
  await page.getByText('Somebody else changed this, too').waitFor();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.keyboard.press('Control+s');
  await eventually(async () => (await saved()).customInstruction).toBe('Role\nMine.');
  await field.fill('Role\nNever mind.');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await field.inputValue()).toBe('Role\nMine.');
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody, and a member only reads it (%s)', async (_, size) => {
  const { page, shop, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('textbox', { name: 'Your instructions' }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  const other = await desk.stranger(size);
  await desk.signIn(other.context, await shop.member({ role: 'member' }));
  await other.page.goto(desk.origin + path);
  await other.page.getByText('Only admins change these.').waitFor();
  expect(await other.page.getByRole('textbox', { name: 'Your instructions' }).isDisabled()).toBe(true);
  await other.context.close();
  await close();
});
