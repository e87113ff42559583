import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { customersOfFile } from './customers-of-file.ts';
import { visitorOf } from './visitor.ts';

const store = customersOfFile();

test('a guest who signs in as a customer whom the shop knows reads on what the team answered them, and goes on in it, on their phone too', async () => {
  const phone = await store.meet(0);
  const onPhone = phone.visitor;

  const { page, context, errors } = await openPage(store.browser);
  const { launcher, open, begin, composer, dialog, own, answers, say, sent } = visitorOf(page);
  await page.goto(store.origin);
  await open();
  await begin();
  await composer.fill('Asked as a guest');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ida');
  await dialog.getByRole('textbox', { name: 'Your mailbox', exact: true }).fill('ida@guest.example');
  await composer.press('Enter');
  await sent().waitFor();
  const asked = async () => (await store.inbox()).find((it) => it.id === id);
  const id = (await store.inbox()).find((it) => it.preview === 'Asked as a guest')?.id ?? '';
  await store.reply(id, 'Read as a guest');
  await answers('Read as a guest').waitFor();
  expect((await asked())?.contactId).not.toBe(phone.contactId);
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await store.signIn(page, 0);
  await store.reply(id, 'Not read yet');
  const visited = page.waitForResponse('**/client/api/visitors');
  await page.goto(store.origin);
  await visited;
  await page.locator('#chatty-root .launcher.u').waitFor();
  await launcher.click();
  await answers('Not read yet').waitFor();
  await answers('Read as a guest').waitFor();
  expect(await own('Asked as a guest').count()).toBe(1);
  await say('Said as a customer');
  await own('Said as a customer').waitFor();
  await expect.poll(async () => (await asked())?.preview).toBe('Said as a customer');
  expect((await asked())?.contactId).toBe(phone.contactId);
  // The next page holds it still, and so does the phone, which had the chat open all the time.
  await page.goto(store.origin);
  await own('Said as a customer').waitFor();
  await onPhone.dialog.getByRole('button', { name: 'Said as a customer' }).click();
  await onPhone.answers('Not read yet').waitFor();
  await onPhone.own('Asked as a guest').waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
  await context.close();
  await phone.context.close();
});

test('a tab from before its guest signed in in another one goes on as the same customer, in the same conversation', async () => {
  const known = await store.meet(1);
  await known.context.close();

  const { page, context, errors } = await openPage(store.browser);
  const { open, begin, composer, dialog, own, sent } = visitorOf(page);
  await page.goto(store.origin);
  await open();
  await begin();
  await composer.fill('In the first tab');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Olaf');
  await dialog.getByRole('textbox', { name: 'Your mailbox', exact: true }).fill('olaf@guest.example');
  await composer.press('Enter');
  await sent().waitFor();
  await store.signIn(page, 1);
  const next = visitorOf(await context.newPage());
  let visits = 0;
  context.on('request', (it) => void (it.url().endsWith('/client/api/visitors') && (visits += 1)));
  await next.page.goto(store.origin);
  await next.own('In the first tab').waitFor();
  await next.say('In the next tab');
  await next.own('In the next tab').waitFor();
  const previews = async () =>
    (await store.inbox()).filter((it) => it.contactId === known.contactId).map((it) => it.preview);
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
