import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Api } from '@chatty/client/api';
import type { Ctx } from '../../apps/server/src/ctx.ts';
import { simulatedStore, type SimulatedStore } from '../../apps/server/src/test-kit/simulated-store.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { visitorOf } from './visitor.ts';

let store: SimulatedStore;
let browser: Browser;
let ctx: Ctx;
let api: Api;
beforeAll(async () => {
  [store, browser] = await Promise.all([simulatedStore(), openBrowser()]);
  ctx = await store.connect();
  const here = { storefront_url: store.simulator.origin };
  await ctx.db.updateTable('shops').set(here).where('id', '=', ctx.shopId).execute();
  api = await store.signIn(ctx);
  const body = {
    isEnableAIAssistant: false,
    preChatCustomerChatAs: 'guest' as const,
    preChatFields: [
      { id: 'name', type: 'name' as const, label: '', isRequired: true, choices: [] },
      { id: 'email', type: 'email' as const, label: 'Your mailbox', isRequired: true, choices: [] },
    ],
  };
  await api('POST /settings/widget/:id', { params: { id: ctx.shopId }, body });
}, 120_000);
beforeEach(() => store.w.forgetLimits());
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

const inboxOf = async () => (await api('GET /conversations', { query: { status: 'any' } })).data.conversations;

test('a guest who signs in as a customer whom the shop knows reads on what the team answered them, and goes on in it, on their phone too', async () => {
  const { origin, store: stores } = store.simulator;
  const email = stores.firstShop.state.customers[0]?.email ?? '';
  const signIn = (page: Page) => page.request.post(`${origin}/account/login`, { form: { email } });
  const phone = await openPage(browser);
  const onPhone = visitorOf(phone.page);
  await signIn(phone.page);
  const met = phone.page.waitForResponse('**/client/api/visitors');
  await phone.page.goto(origin);
  await onPhone.open();
  const { data } = (await (await met).json()) as { data: { contact: { id: string } } };

  const { page, context, errors } = await openPage(browser);
  const { launcher, open, begin, composer, dialog, own, answers, say, sent } = visitorOf(page);
  await page.goto(origin);
  await open();
  await begin();
  await composer.fill('Asked as a guest');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ida');
  await dialog.getByRole('textbox', { name: 'Your mailbox', exact: true }).fill('ida@guest.example');
  await composer.press('Enter');
  await sent().waitFor();
  const asked = async () => (await inboxOf()).find((it) => it.id === id);
  const id = (await inboxOf()).find((it) => it.preview === 'Asked as a guest')?.id ?? '';
  const reply = (text: string) =>
    api('POST /conversations/:id/messages', { params: { id }, body: { id: crypto.randomUUID(), text } });
  await reply('Read as a guest');
  await answers('Read as a guest').waitFor();
  expect((await asked())?.contactId).not.toBe(data.contact.id);
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await signIn(page);
  await reply('Not read yet');
  const visited = page.waitForResponse('**/client/api/visitors');
  await page.goto(origin);
  await visited;
  await page.locator('#chatty-root .launcher.u').waitFor();
  await launcher.click();
  await answers('Not read yet').waitFor();
  await answers('Read as a guest').waitFor();
  expect(await own('Asked as a guest').count()).toBe(1);
  await say('Said as a customer');
  await own('Said as a customer').waitFor();
  await expect.poll(async () => (await asked())?.preview).toBe('Said as a customer');
  expect((await asked())?.contactId).toBe(data.contact.id);
  // The next page holds it still, and so does the phone, which had the chat open all the time.
  await page.goto(origin);
  await own('Said as a customer').waitFor();
  await onPhone.dialog.getByRole('button', { name: 'Said as a customer' }).click();
  await onPhone.answers('Not read yet').waitFor();
  await onPhone.own('Asked as a guest').waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
  await context.close();
  await phone.context.close();
});

test('a tab from before its guest signed in in another one goes on as the same customer, in the same conversation', async () => {
  const { origin, store: stores } = store.simulator;
  const email = stores.firstShop.state.customers[1]?.email ?? '';
  const signIn = (page: Page) => page.request.post(`${origin}/account/login`, { form: { email } });
  const known = await openPage(browser);
  await signIn(known.page);
  const met = known.page.waitForResponse('**/client/api/visitors');
  await known.page.goto(origin);
  await visitorOf(known.page).open();
  const { data } = (await (await met).json()) as { data: { contact: { id: string } } };
  await known.context.close();

  const { page, context, errors } = await openPage(browser);
  const { open, begin, composer, dialog, own, sent } = visitorOf(page);
  await page.goto(origin);
  await open();
  await begin();
  await composer.fill('In the first tab');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Olaf');
  await dialog.getByRole('textbox', { name: 'Your mailbox', exact: true }).fill('olaf@guest.example');
  await composer.press('Enter');
  await sent().waitFor();
  await signIn(page);
  const next = visitorOf(await context.newPage());
  let visits = 0;
  context.on('request', (it) => void (it.url().endsWith('/client/api/visitors') && (visits += 1)));
  await next.page.goto(origin);
  await next.own('In the first tab').waitFor();
  await next.say('In the next tab');
  await next.own('In the next tab').waitFor();
  const previews = async () =>
    (await inboxOf()).filter((it) => it.contactId === data.contact.id).map((it) => it.preview);
  await expect.poll(previews).toEqual(['In the next tab']);
  // The first tab goes on as the same person, in the same conversation, and nobody is asked who they are.
  await own('In the next tab').waitFor();
  await composer.fill('In the first tab again');
  await composer.press('Enter');
  await next.own('In the first tab again').waitFor();
  await expect.poll(previews).toEqual(['In the first tab again']);
  expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).count()).toBe(0);
  // One page's own, and the other's when it heard of it.
  expect(visits).toBe(2);
  expect(errors).toEqual([]);
  await context.close();
});
