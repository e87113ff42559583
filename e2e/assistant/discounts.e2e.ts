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
