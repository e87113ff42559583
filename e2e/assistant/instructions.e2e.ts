import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk } from '../admin/inbox-desk.ts';
import { phone, saveBar } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openAssistantDesk, product } from './store-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  const opened = await openAssistantDesk();
  opened.store.products = [product(1, 'Fell tent'), product(2, 'Tarn tent')];
  desk = opened.desk;
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

  // What the store sells stands there where instructions are proposed.
  await page.getByRole('button', { name: 'Generate from your store' }).click();
  const proposal = page.getByRole('dialog', { name: 'Generate instructions' });
  await expect
    .poll(() => proposal.getByRole('combobox', { name: 'What your store sells' }).inputValue())
    .toBe('Sports and outdoors');
  await page.keyboard.press('Escape');
  await proposal.waitFor({ state: 'hidden' });

  await field.fill('Role\nMine.');
  await owner.api('POST /settings/widget/:id', {
    params: { id: shop.id },
    body: { aiAssistantSettings: { customInstruction: 'Role\nTheirs.' } },
  });
  await page.getByText('Somebody else changed this, too').waitFor();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.keyboard.press('Control+s');
  await eventually(async () => (await saved()).customInstruction).toBe('Role\nMine.');
  // What a discard leads back to is what the page knows to be saved.
  await saveBar(page).waitFor({ state: 'detached' });
  await field.fill('Role\nNever mind.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await eventually(() => field.inputValue()).toBe('Role\nMine.');
  expect(errors).toEqual([]);
  await close();
});

test('what is no instruction is found where it stands and moved; a version comes back, and goes again', async () => {
  const { page, shop, owner, errors, close } = await desk.inbox({ path });
  const saved = async () => (await owner.api('GET /settings/widget')).data.aiAssistantSettings.customInstruction;
  const save = (customInstruction: string) =>
    owner.api('POST /settings/widget/:id', {
      params: { id: shop.id },
      body: { aiAssistantSettings: { customInstruction } },
    });
  await save('Role\nYou help hikers.');
  const field = page.getByRole('textbox', { name: 'Your instructions' });
  const findings = page.getByRole('list', { name: 'What to look at' }).getByRole('listitem');
  await field.fill('Role\nYou help hikers & climbers.\n- A tent costs $199.\nCancel orders when asked.');
  await findings.filter({ hasText: 'A price' }).getByText('- A tent costs $199.').waitFor();
  await findings.filter({ hasText: 'Something it can’t do' }).waitFor();
  await findings.filter({ hasText: 'Boundaries is missing' }).waitFor();
  await page.getByRole('button', { name: 'Go to line 4' }).click();
  await page.keyboard.type('Explain how to cancel.');
  await findings.filter({ hasText: 'Something it can’t do' }).waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(
    'Role\nYou help hikers & climbers.\n- A tent costs $199.\nExplain how to cancel.',
  );
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  await findings.getByRole('link', { name: 'Move to a custom answer' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What does a tent cost?');
  await page.getByRole('textbox', { name: 'Answer' }).getByText('A tent costs $199.', { exact: true }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: 'What does a tent cost?' }).waitFor();

  await page.goto(desk.origin + path);
  await page.getByRole('button', { name: 'Show versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions of the instructions' }).getByRole('listitem');
  await versions.nth(1).waitFor();
  await versions.nth(0).getByRole('button').first().click();
  await versions.nth(0).getByText('Saved now').waitFor();
  await versions.nth(0).locator('ins').filter({ hasText: '& climbers' }).waitFor();
  await versions.nth(1).getByRole('button').first().click();
  await versions.nth(1).getByText('Compared with now').click();
  await versions.nth(1).locator('del').filter({ hasText: '& climbers' }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  await versions.nth(1).getByRole('button', { name: 'Restore this version' }).click();
  await eventually(saved).toBe('Role\nYou help hikers.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(saved).toContain('A tent costs $199.');
  await versions.nth(3).waitFor();
  await eventually(() => field.inputValue()).toContain('A tent costs $199.');
  expect(errors).toEqual([]);
  await close();
});

test('a new shop is led from its training data to an assistant that answers, and every step is seen at once', async () => {
  const { page, shop, owner, errors, close } = await desk.inbox({ path: '/ai_assistant/data_sources' });
  const guide = page.getByRole('region', { name: 'Chatty buddy' });
  const opens = (name: string) => guide.getByRole('button', { name, expanded: true }).waitFor();
  await guide.getByRole('heading', { name: 'Chatty buddy is here to help' }).waitFor();
  await guide.getByText('0/4 steps').waitFor();
  await opens('Add training data To do');
  expect(await guide.getByRole('listitem').count()).toBe(1);
  const other = await desk.stranger(phone);
  await desk.signIn(other.context, await shop.member());
  await other.page.goto(`${desk.origin}/ai_assistant/settings`);
  const others = other.page.getByRole('region', { name: 'Chatty buddy' });
  await others.getByText('0/4 steps').waitFor();
  expect(await fits(other.page)).toBe(true);

  // By the keyboard alone.
  await guide.getByRole('button', { name: 'View all' }).focus();
  await page.keyboard.press('Enter');
  await guide.getByRole('button', { name: 'Activate To do' }).focus();
  await page.keyboard.press('Enter');
  await guide.getByText('The chatbox isn’t on in your theme yet').waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  await page.keyboard.press('Enter');
  await guide.getByRole('button', { name: 'Add training data' }).click();
  await guide.getByRole('button', { name: 'Sync products' }).click();
  await guide.getByText('1/4 steps').waitFor();
  await opens('Add instructions To do');
  await guide.getByRole('button', { name: 'View less' }).click();
  await eventually(() => guide.getByRole('listitem').count()).toBe(1);

  // Proposed from the store, beside what there is.
  await guide.getByRole('link', { name: 'Generate from your store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate instructions' });
  await dialog.getByRole('combobox', { name: 'What your store sells' }).click();
  await page.getByRole('option', { name: 'Sports and outdoors' }).click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  const proposed = dialog.getByRole('region', { name: 'Proposed' });
  await proposed.getByText('What the store has most of: Tent.').waitFor();
  await dialog.getByRole('region', { name: 'Your instructions now' }).getByText('Empty').waitFor();
  expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);
  const field = page.getByRole('textbox', { name: 'Your instructions' });
  expect(await field.inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await eventually(() => field.inputValue()).toContain('a store for sports and outdoor gear');
  await page.getByText('Nothing stands out.').waitFor();
  await eventually(() => new URL(page.url()).search).toBe('');
  await page.keyboard.press('Control+s');
  await opens('Test your assistant To do');
  await guide.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Hello');
  await page.keyboard.press('Enter');
  await opens('Activate To do');
  await others.getByText('3/4 steps').waitFor();
  await guide.getByRole('button', { name: 'Turn on the assistant' }).click();
  await guide.getByText('The assistant answers visitors').waitFor();
  // A page of the store begins a visit.
  await shop.ctx.db.updateTable('shops').set({ embed_seen_at: new Date() }).where('id', '=', shop.id).execute();
  await owner.api('POST /shop', { body: {} });
  await guide.getByRole('heading', { name: 'Your AI is ready to sell' }).waitFor();
  await others.getByText('4/4 steps').waitFor();
  await guide.getByRole('link', { name: 'Keep optimizing AI' }).click();
  await page.getByRole('heading', { name: 'Optimize', level: 1 }).waitFor();
  await guide.getByRole('button', { name: 'Close the guide' }).click();
  await guide.waitFor({ state: 'detached' });
  await others.waitFor({ state: 'detached' });
  expect((await owner.api('GET /me')).data.shop.dismissedBanners).toEqual(['ai-setup-guide']);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await close();
});

test('who hides the guide before all is done has it back in another session; other pages never show it', async () => {
  const { page, owner, close } = await desk.inbox({ path: '/ai_assistant/products', size: phone });
  const guide = page.getByRole('region', { name: 'Chatty buddy' });
  await guide.getByRole('button', { name: 'Hide the guide for now' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.getByRole('list', { name: 'Products' }).or(page.getByText('No products yet')).waitFor();
  expect(await guide.count()).toBe(0);
  const other = await desk.stranger();
  await desk.signIn(other.context, owner);
  const again = other.page.getByRole('region', { name: 'Chatty buddy' });
  await other.page.goto(`${desk.origin}/ai_assistant/test`);
  await again.waitFor();
  await other.page.goto(`${desk.origin}/faqs`);
  await other.page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
  expect(await again.count()).toBe(0);
  await other.context.close();
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
