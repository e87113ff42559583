import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Guest, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

/** Somebody begins one more conversation, and answers its id. */
async function begin({ api }: Guest, text: string): Promise<string> {
  const id = newId();
  await api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  return id;
}

const sectionsOf = (within: Pick<Page, 'locator'>) => {
  const section = (title: string) => within.locator('section').filter({ hasText: new RegExp(`^${title}`) });
  return { others: section('Other conversations'), timeline: section('Timeline') };
};

test('what else a customer talked about stands beside their thread, opens in the same list, and a new one comes by itself', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: '/inbox?sort=oldest' });
  const ida = await guest('Where is my parcel?');
  const second = await begin(ida, 'Do you sell lamps?');
  await owner.api('POST /conversations/:id/resolve', { params: { id: ida.conversationId } });
  const pane = page.getByRole('complementary', { name: 'Customer' });
  const { others, timeline } = sectionsOf(pane);
  await page.goto(`${desk.origin}/inbox/${second}?sort=oldest`);
  await others.getByRole('link', { name: 'Where is my parcel?' }).waitFor();
  expect(await others.getByRole('listitem').count()).toBe(1);
  await others.getByText('Resolved', { exact: true }).waitFor();
  await timeline.getByRole('link', { name: 'Conversation resolved' }).waitFor();
  expect(await timeline.getByRole('link', { name: 'Began a conversation' }).count()).toBe(2);

  await pane.getByRole('textbox', { name: 'Note about this contact' }).fill('Likes green');
  await pane.getByRole('button', { name: 'Add note' }).click();
  await timeline.getByText('Robin Alder added a note').waitFor();
  await begin(ida, 'A third matter');
  await eventually(() => others.getByRole('link').allTextContents()).toEqual(['A third matter', 'Where is my parcel?']);

  await others.getByRole('link', { name: 'Where is my parcel?' }).press('Enter');
  await page.waitForURL(`**/inbox/${ida.conversationId}?sort=oldest`);
  await partsOf(page).thread.getByText('Where is my parcel?').waitFor();
  await eventually(() => others.getByRole('link').allTextContents()).toEqual(['A third matter', 'Do you sell lamps?']);
  await begin(ida, 'And a fourth');
  await begin(ida, 'And a fifth');
  await others.getByRole('link', { name: 'Show all 4' }).click();
  await page.waitForURL(`**/contacts/${ida.contactId}`);
  await page.getByRole('link', { name: 'And a fifth' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a first conversation is called so; what could not be read is asked for again; a phone shows it in the drawer', async () => {
  const { page, shop, guest, errors, close } = await desk.inbox({ size: phone });
  const eva = await guest('I am new here');
  const address = `${desk.origin}/inbox/${eva.conversationId}`;
  let isAway = true;
  await routeAtOnce(page, '**/contacts/*/conversations', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(address);
  await page.getByRole('button', { name: 'Show the customer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  const { others } = sectionsOf(drawer);
  await others.getByRole('alert').getByText('Failed to load their conversations').waitFor();
  isAway = false;
  await others.getByRole('button', { name: 'Try again' }).click();
  await others.getByText('First conversation').waitFor();
  for (const text of ['Two', 'Three', 'Four', 'Five']) await begin(eva, `${text} ${'and a long matter '.repeat(8)}`);
  await others.getByRole('link', { name: 'Show all 4' }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);

  // Who may not see the pages of contacts sees all of it here.
  const ben = await shop.member({ name: 'Ben Member', role: 'member' });
  await page.context().clearCookies();
  await desk.signIn(page.context(), ben);
  await page.goto(address);
  await page.getByRole('button', { name: 'Show the customer' }).click();
  await others.getByRole('button', { name: 'Show all 4' }).click();
  await eventually(() => others.getByRole('listitem').count()).toBe(4);
  expect(errors).toEqual([]);
  await close();
});
