import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('an admin exports what is held about a contact, and deletes it for good', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const visitor = await guest('My words');
  const { rows, button } = partsOf(page);
  await rows.first().click();
  const [download] = await Promise.all([page.waitForEvent('download'), button('Export data').click()]);
  expect(download.suggestedFilename()).toBe(`contact-${visitor.contactId}.json`);
  expect(await readFile(await download.path(), 'utf8')).toContain('My words');

  await button('Delete contact').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Contact deleted').waitFor();
  await eventually(() => rows.count()).toBe(0);
  const params = { id: visitor.contactId };
  await expect(owner.api('GET /contacts/:id', { params })).rejects.toMatchObject({ code: 'not_found' });
  expect(errors).toEqual([]);
  await close();
});

test('a member who is no admin is offered neither', async () => {
  const { shop, guest, close } = await desk.inbox({ path: null });
  const member = await shop.member({ role: 'member' });
  const visitor = await guest('My words');
  const { page, context } = await desk.stranger();
  await page.goto(await desk.linkFor(member));
  await page.waitForURL(/\/inbox/);
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  await page.getByRole('heading', { name: 'About' }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete contact' }).count()).toBe(0);
  await context.close();
  await close();
});
