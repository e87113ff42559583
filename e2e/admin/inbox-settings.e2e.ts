import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const settings = (page: Page) => ({
  save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  saved: () => page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'hidden' }),
  choice: (name: string) => page.getByRole('radio', { name }),
});

test('what one chooses for one’s inbox holds on every device, and the composer’s switch is the same', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: '/settings' });
  await page
    .getByRole('link', { name: /^Inbox/ })
    .last()
    .click();
  await page.getByRole('heading', { name: 'Inbox settings' }).waitFor();
  expect(page.url()).toContain(`/inbox/settings/${owner.id}`);
  expect(await seriousFaults(page)).toEqual([]);
  const { save, saved, choice } = settings(page);
  await choice('Enter adds a line').click();
  await choice('For 5 seconds').click();
  await save();
  await saved();
  const mine = async () => (await owner.api('GET /me')).data.desk;
  expect(await mine()).toMatchObject({ messagePreference: 'newLineOnEnter', undoSeconds: 5 });

  const { conversationId } = await guest('Where is my parcel?');
  await page.getByRole('link', { name: 'Inbox', exact: true }).first().click();
  const { composer, rows } = partsOf(page);
  await rows.first().click();
  await composer.fill('On its way');
  await composer.press('Enter');
  expect(await composer.inputValue()).toBe('On its way\n');
  expect(page.url()).toContain(conversationId);
  await page.getByRole('button', { name: 'Reply options' }).click();
  await page.getByRole('menuitemradio', { name: 'Enter sends', exact: true }).click();
  await eventually(mine).toMatchObject({ messagePreference: 'sendOnEnter', undoSeconds: 5 });
  expect(errors).toEqual([]);
  await close();
});

test('a key that is changed while the form has unsaved changes holds when the form is saved', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: null });
  await page.goto(`${desk.origin}/inbox/settings/${owner.id}`);
  const { save, saved, choice } = settings(page);
  await choice('For 5 seconds').click();
  await page.getByRole('main').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('button', { name: 'Change the key for “Resolve”' }).press('Enter');
  await page.keyboard.press('d');
  const mine = async () => (await owner.api('GET /me')).data.desk;
  await eventually(mine).toMatchObject({ keys: { resolve: 'd' } });
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  expect(await page.getByText('These settings were changed elsewhere').count()).toBe(0);
  await save();
  await saved();
  expect(await mine()).toMatchObject({ keys: { resolve: 'd' }, undoSeconds: 5 });
  expect(errors).toEqual([]);
  await close();
});

test('what an earlier version kept in the browser is carried over once', async () => {
  const { page, owner, errors, close } = await desk.inbox();
  await page.evaluate(() => localStorage.setItem('chatty-message-preference', '"newLineOnEnter"'));
  await page.reload();
  await eventually(async () => (await owner.api('GET /me')).data.desk.messagePreference).toBe('newLineOnEnter');
  await eventually(() => page.evaluate(() => localStorage.getItem('chatty-message-preference'))).toBeNull();
  expect(errors).toEqual([]);
  await close();
});

test('admins choose who is given conversations, and set up a colleague’s inbox; who opens another’s finds nothing', async () => {
  const { page, shop, owner, close } = await desk.inbox({ path: null });
  const tom = await shop.member({ name: 'Tom Beck', role: 'member' });
  await page.goto(`${desk.origin}/inbox/settings/${tom.id}`);
  await page.getByText('How Tom Beck’s inbox works').waitFor();
  const { save, saved, choice } = settings(page);
  await choice('Never').click();
  await page.getByRole('switch', { name: 'Assign conversations automatically' }).click();
  await page.getByRole('switch', { name: /^Take turns/ }).click();
  await page.getByRole('switch', { name: /^Only to team members who are online/ }).click();
  await page.getByRole('combobox', { name: 'Enter key for the team' }).click();
  await page.getByRole('option', { name: /^Enter adds a line/ }).click();
  await page.getByRole('combobox', { name: 'Open conversations per team member' }).click();
  await page.getByRole('option', { name: 'At most 5', exact: true }).click();
  await save();
  await saved();
  expect((await tom.api('GET /me')).data.desk.sound).toBe('off');
  const { data } = await owner.api('GET /settings/widget');
  expect(data.inboxSettings).toMatchObject({
    isAutoAssignment: true,
    isAssignSequentially: true,
    isAssignOnlyOnlineMembers: true,
    messagePreference: 'newLineOnEnter',
    assignmentCapacity: 5,
  });

  const his = await desk.stranger();
  await desk.signIn(his.context, tom);
  await his.page.goto(`${desk.origin}/inbox/settings/${tom.id}`);
  await his.page.getByRole('heading', { name: 'Replies' }).waitFor();
  expect(await his.page.getByText('For the whole team').count()).toBe(0);
  for (const id of [owner.id, 'nobody']) {
    await his.page.goto(`${desk.origin}/inbox/settings/${id}`);
    await his.page.getByText(/^The page you.re looking for/).waitFor();
  }
  await his.context.close();
  await close();
});
