import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { discount, openAssistantDesk, type Store } from './store-desk.ts';

let desk: InboxDesk;
let store: Store;
beforeAll(async () => {
  ({ desk, store } = await openAssistantDesk());
});
afterAll(() => desk?.close());
beforeEach(() => {
  desk.services.forgetLimits();
  store.refuses = null;
});

const path = '/ai_assistant/discounts';

test('a code is kept to the team until it is switched on, with conditions, and a way back', async () => {
  store.discounts = [
    discount(1, 'WELCOME10', { endsAt: '2031-05-02T10:00:00.000Z' }),
    discount(2, `LONG${'CODE'.repeat(30)}`, { summary: `A ${'very '.repeat(60)}long story` }),
  ];
  const { page, owner, errors, close } = await desk.inbox({ path });
  const saved = async () => (await owner.api('GET /ai_assistant/discounts')).data.discounts[0]?.rule;
  const named = page.getByRole('switch', { name: 'Name to visitors: WELCOME10' });
  await named.waitFor();
  expect(await named.isChecked()).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
  await named.press('Space');
  await page.getByText('Your assistant names WELCOME10 to visitors who ask.').waitFor();
  await page.getByRole('button', { name: 'Conditions of WELCOME10' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who may hear of WELCOME10' });
  await dialog.getByRole('combobox', { name: 'Visitors' }).selectOption('customers');
  await dialog.getByLabel('Cart worth at least').fill('fifty');
  await dialog.getByLabel('Last day').fill('2030-11-30');
  await dialog.getByLabel('Shoppers at most').fill('many');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter an amount such as 50 or 49.90').waitFor();
  await dialog.getByText('Enter a whole number from 1 to 1,000,000').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByLabel('Cart worth at least').fill('49.90');
  await dialog.getByLabel('Shoppers at most').fill('200');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await eventually(saved).toMatchObject({ isNamed: true, audience: 'customers', minCart: '49.90', budget: 200 });
  for (const fact of [
    'Signed-in customers',
    'Cart from $49.90',
    'Named until Nov 30, 2030',
    'Told to 0 of 200 shoppers',
  ])
    await page.getByText(fact).waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await eventually(saved).toMatchObject({ isNamed: true, audience: 'everyone', minCart: null, budget: null });
  // A colleague decides about new codes.
  await owner.api('PUT /ai_assistant/discounts', { body: { areNewNamed: true } });
  await eventually(() => page.getByRole('switch', { name: 'Name new codes by itself' }).isChecked()).toBe(true);
  await eventually(() => page.getByRole('switch', { name: /Name to visitors: LONG/ }).isChecked()).toBe(true);
  await page.setViewportSize(phone);
  await eventually(() => fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('a code for each shopper is switched on, the team reads why one failed, and it is told once the store has it', async () => {
  store.discounts = [discount(1, 'WELCOME10'), discount(2, 'BUNDLE', { terms: null })];
  store.made = [];
  const settings = { isEnableAIAssistant: true };
  const { page, shop, guest, errors, close } = await desk.inbox({ path, settings });
  await page.getByRole('switch', { name: 'Name to visitors: WELCOME10' }).press('Space');
  await page.getByRole('button', { name: 'Conditions of BUNDLE' }).click();
  const each = page.getByRole('checkbox', { name: 'One code for each shopper' });
  expect(await each.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await each.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Conditions of WELCOME10' }).click();
  await each.press('Space');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Chatty may not create discount codes yet').waitFor();
  await page.getByText('Open Chatty in your Shopify admin to allow it.').waitFor();
  const visitor = await guest('Do you have a discount code?');
  await eventually(async () => (await visitor.reads()).join(' ')).toContain('talk to a person');
  expect((await visitor.reads()).join(' ')).not.toContain('WELCOME10');
  await page.getByText(/A shopper didn’t get their code/).waitFor();
  await page.getByText(/Your store doesn’t let us create discount codes yet/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(phone);
  await eventually(() => fits(page)).toBe(true);
  await shop.ctx.db.updateTable('shops').set({ scopes: 'write_discounts' }).where('id', '=', shop.id).execute();
  await visitor.say('Do you have a discount code?');
  await eventually(async () => (await visitor.reads()).join(' ')).toMatch(/WELCOME10-[A-Z0-9]{8}/);
  expect((await visitor.reads()).join(' ')).toContain(store.made[0]);
  await page.getByText('Told to 1 shopper', { exact: true }).waitFor();
  await page.getByText(/A shopper didn’t get their code/).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('a store without codes, and one that can’t be read, say what to do', async () => {
  store.discounts = [];
  store.refuses = 'No access to discounts';
  const { page, errors, close } = await desk.inbox({ path, size: phone });
  await page.getByText('Couldn’t load your discount codes').waitFor();
  store.refuses = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No discount codes').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
