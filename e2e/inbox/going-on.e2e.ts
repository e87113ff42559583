import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, paletteOf, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('resolving and going on opens the row below, at the end the one above, says when none is left, and Undo leads back', async () => {
  const { page, guest, errors, close } = await desk.inbox({ path: '/inbox?sort=oldest' });
  const [ada, ben, cleo] = [await guest('I am Ada'), await guest('I am Ben'), await guest('I am Cleo')];
  const { rows, thread } = partsOf(page);
  await rows.nth(2).waitFor();
  await rows.filter({ hasText: 'I am Ben' }).click();
  await thread.getByText('I am Ben').waitFor();
  const said = (words: string) => page.getByRole('alert').filter({ hasText: words });

  await page.locator('body').press('y');
  await page.waitForURL(`**/inbox/${cleo.conversationId}?sort=oldest`);
  await thread.getByText('I am Cleo').waitFor();
  await eventually(() => rows.count()).toBe(2);
  await said('Conversation resolved').getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**/inbox/${ben.conversationId}?sort=oldest`);
  await thread.getByText('I am Ben').waitFor();
  await eventually(() => rows.count()).toBe(3);

  // A row that comes meanwhile is not the one that stood below; from the last one, it goes up.
  await page.getByRole('button', { name: 'After resolving' }).click();
  await page.getByRole('menuitem', { name: 'Resolve and go to the next' }).click();
  await page.waitForURL(`**/inbox/${cleo.conversationId}?sort=oldest`);
  await eventually(() => rows.count()).toBe(2);
  const palette = paletteOf(page);
  await palette.open();
  await palette.field.fill('go to the next');
  await page.getByRole('option', { name: /^Resolve and go to the next/ }).click();
  await page.waitForURL(`**/inbox/${ada.conversationId}?sort=oldest`);
  await eventually(() => rows.count()).toBe(1);
  await thread.getByText('I am Ada').waitFor();
  await page.locator('body').press('y');
  await page.waitForURL('**/inbox?sort=oldest');
  await said('It was the last one in this list.').waitFor();
  await page.getByText('All quiet').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await said('It was the last one in this list.').getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**/inbox/${ada.conversationId}?sort=oldest`);
  await thread.getByText('I am Ada').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('who leaves the list while it is open leads on to the row below it; a refusal leads back; a member may want this of every resolving', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: '/inbox?view=unassigned&sort=oldest' });
  const [, ben, cleo] = [await guest('I am Ada'), await guest('I am Ben'), await guest('I am Cleo')];
  const { rows, thread, button } = partsOf(page);
  await rows.nth(2).waitFor();
  await rows.filter({ hasText: 'I am Ben' }).click();
  await thread.getByText('I am Ben').waitFor();
  // With the keyboard in the list it would be about the row that has it.
  await thread.focus();
  await page.keyboard.press('i');
  await eventually(() => rows.count()).toBe(2);
  await routeAtOnce(page, '**/conversations/bulk', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'bug', error: '' } }),
  );
  await page.keyboard.press('y');
  await page.getByRole('alert').filter({ hasText: 'That didn’t work' }).waitFor();
  await eventually(() => page.url()).toContain(ben.conversationId);
  await page.unroute('**/conversations/bulk');
  await page.locator('body').press('y');
  await eventually(() => page.url()).toContain(cleo.conversationId);
  await eventually(async () => {
    const { data } = await owner.api('GET /conversations/:id', { params: { id: ben.conversationId } });
    return data.status;
  }).toBe('resolved');

  await page.goto(`${desk.origin}/inbox/settings/${owner.id}`);
  await page.getByRole('radio', { name: 'Go to the next one in the list' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  await page.goto(`${desk.origin}/inbox/${cleo.conversationId}?sort=oldest`);
  await thread.getByText('I am Cleo').waitFor();
  await button('Resolve').click();
  await thread.getByText('I am Ada').waitFor();
  await page.locator('body').press('e');
  await page.waitForURL('**/inbox?sort=oldest');
  expect(errors).toEqual([]);
  await close();
});
