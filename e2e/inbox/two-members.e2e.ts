import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../apps/server/src/test-kit/test-server.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

/** Goes to another address as a link within the page does: nothing is loaded anew. */
const goWithin = (page: Page, to: string) =>
  page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);

async function logOut(page: Page, name: string, { isQueueing = false } = {}) {
  await page.getByRole('button', { name: `User menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  if (isQueueing) await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
}

async function logIn(page: Page, member: TestMember) {
  await goWithin(page, (await desk.linkFor(member)).slice(desk.origin.length));
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
}

test('a reply that waits when its writer signs out never leaves in the name of who signs in next in this page', async () => {
  const { page, guest, owner, shop, errors, close } = await desk.inbox();
  const colleague = await shop.member({ name: 'Maya Lind' });
  const visitor = await guest('Hello?');
  const { rows, thread, composer } = partsOf(page);
  await rows.first().click();
  await composer.fill('From Robin');
  await routeAtOnce(page, '**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await composer.press('Enter');
  await thread.getByText('Sending').waitFor();
  await logOut(page, 'Robin Alder', { isQueueing: true });

  await page.unroute('**/messages');
  await logIn(page, colleague);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await rows.first().click();
  await thread.getByText('Hello?').waitFor();
  await composer.fill('From Maya');
  await composer.press('Enter');
  await eventually(() => visitor.reads()).toEqual(['Hello?', 'From Maya']);
  expect(await thread.getByText('From Robin').count()).toBe(0);
  await logOut(page, 'Maya Lind');

  await logIn(page, owner);
  await rows.first().click();
  // A colleague answered since it was written, so its writer decides.
  await thread.getByRole('alert').getByText('Maya Lind').waitFor();
  expect(await visitor.reads()).toEqual(['Hello?', 'From Maya']);
  await thread.getByRole('button', { name: 'Send anyway' }).click();
  await eventually(() => visitor.reads()).toEqual(['Hello?', 'From Maya', 'From Robin']);
  const { data } = await owner.api('GET /conversations/:id/messages', { params: { id: visitor.conversationId } });
  expect(data.messages.find((it) => it.text === 'From Robin')?.memberId).toBe(owner.id);
  expect(errors).toEqual([]);
  await close();
});

test('signing out leaves nothing in the page of what was being written', async () => {
  const { page, guest, shop, errors, close } = await desk.inbox();
  const colleague = await shop.member({ name: 'Maya Lind' });
  await guest('Hello?');
  const { rows, thread, composer } = partsOf(page);
  await rows.first().click();
  await composer.fill('Robin’s thought');
  await page.locator('input[type=file]').setInputFiles({
    name: 'robins-plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('the plan'),
  });
  await page.getByRole('list', { name: 'Attached files' }).getByText('robins-plan.txt').waitFor();
  const said = thread.getByRole('article').filter({ hasText: 'Hello?' });
  await said.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: 'Reply to this message' }).click();
  await page.getByText(/^Replying to/).waitFor();
  await logOut(page, 'Robin Alder');

  await logIn(page, colleague);
  await rows.first().click();
  await thread.getByText('Hello?').waitFor();
  await composer.waitFor();
  expect(await composer.inputValue()).toBe('');
  expect(await page.getByText('robins-plan.txt').count()).toBe(0);
  expect(await page.getByText(/^Replying to/).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
