import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

/** Holds the answers to what is asked for under an address until they are let go; in the place of each, if so, a failure. */
async function holdAnswers(page: Page, url: string, { fails = false } = {}) {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await routeAtOnce(page, url, async (route) => {
    const response = await route.fetch();
    held.resolve();
    await free.promise;
    await route.fulfill(fails ? { status: 500, json: { success: false, code: 'bug', error: '' } } : { response });
  });
  return { held: held.promise, letGo: free.resolve };
}

/** Holds what is asked for under an address before the server has it, until it is let go. */
async function holdRequest(page: Page, url: string) {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await routeAtOnce(page, url, async (route) => {
    held.resolve();
    await free.promise;
    await route.continue();
  });
  return { held: held.promise, letGo: free.resolve };
}

/** Notes whether a conversation's row is shown from now on, if only for a moment. */
const watchRow = (page: Page, conversationId: string) =>
  page.evaluate((id) => {
    new MutationObserver(() => {
      if (document.querySelector(`[data-conversation="${id}"]`)) document.documentElement.dataset.cameBack = '';
    }).observe(document.body, { subtree: true, childList: true });
  }, conversationId);
const cameBack = (page: Page) => page.evaluate(() => 'cameBack' in document.documentElement.dataset);

test('who resolves quicker than the rows go is never led back to what was resolved', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const [ada, ben] = [await guest('I am Ada'), await guest('I am Ben')];
  await owner.api('PUT /members/:id/desk', { params: { id: owner.id }, body: { afterResolve: 'next' } });
  const { rows, thread } = partsOf(page);
  const code = await holdAnswers(page, '**/assets/do-action-*.js');
  await page.goto(`${desk.origin}/inbox/${ben.conversationId}?sort=oldest`);
  await thread.getByText('I am Ben').waitFor();
  await eventually(() => rows.count()).toBe(2);
  await code.held;
  await page.locator('body').press('e');
  await page.waitForURL(`**/inbox/${ada.conversationId}?sort=oldest`);
  await thread.getByText('I am Ada').waitFor();
  expect(await rows.count()).toBe(2);
  await page.locator('body').press('e');
  await page.waitForURL('**/inbox?sort=oldest');
  code.letGo();
  await page.getByText('All quiet').waitFor();
  for (const { conversationId } of [ada, ben])
    await eventually(async () => {
      const { data } = await owner.api('GET /conversations/:id', { params: { id: conversationId } });
      return data.status;
    }).toBe('resolved');
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['an answer that tells how a conversation was before it was resolved does', false],
  ['a refusal of what was done before it was resolved does', true],
])('%s not bring its row back', async (_, fails) => {
  const { page, guest, errors, close } = await desk.inbox();
  const ada = await guest('I am Ada');
  const { rows, thread } = partsOf(page);
  await rows.waitFor();
  const read = await holdAnswers(page, '**/conversations/*/read', { fails });
  await rows.click();
  await thread.getByText('I am Ada').waitFor();
  await read.held;
  await page.locator('body').press('e');
  await page.getByText('All quiet').waitFor();
  await watchRow(page, ada.conversationId);
  const answer = page.waitForResponse('**/conversations/*/read');
  read.letGo();
  await (await answer).finished();
  // What is told later shows later.
  await guest('I am Ben');
  await rows.filter({ hasText: 'I am Ben' }).waitFor();
  expect(await cameBack(page)).toBe(false);
  expect(errors.filter((it) => !(fails && it.includes('500')))).toEqual([]);
  await close();
});

test('what was resolved and reopened at once is open, however long the first request was on its way', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const { conversationId } = await guest('I am Ada');
  const { rows, thread } = partsOf(page);
  await rows.click();
  await thread.getByText('I am Ada').waitFor();
  const reopened: string[] = [];
  page.on('request', (it) => void (it.url().includes('/reopen') && reopened.push(it.url())));
  const resolving = await holdRequest(page, '**/conversations/bulk');
  await page.locator('body').press('e');
  await resolving.held;
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Resolve' }).waitFor();
  expect(reopened).toEqual([]);
  resolving.letGo();
  await eventually(() => reopened.length).toBe(1);
  await eventually(async () => {
    const { data } = await owner.api('GET /conversations/:id', { params: { id: conversationId } });
    return [data.status, data.assigneeId];
  }).toEqual(['open', owner.id]);
  await page.getByRole('tab', { name: 'Mine' }).getByText('1').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('what the server tells of an earlier moment while a conversation is being resolved does not show it as open again', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const { conversationId } = await guest('I am Ada');
  const { rows, thread } = partsOf(page);
  const resolving = await holdRequest(page, '**/conversations/bulk');
  await rows.click();
  await thread.getByText('I am Ada').waitFor();
  await page.locator('body').press('e');
  await resolving.held;
  await page.getByText('All quiet').waitFor();
  await watchRow(page, conversationId);
  // Told of one after the other, so whoever has seen the second has heard the first.
  await owner.api('POST /conversations/:id/priority', { params: { id: conversationId }, body: { priority: 'high' } });
  await guest('I am Ben');
  await rows.filter({ hasText: 'I am Ben' }).waitFor();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  expect(await cameBack(page)).toBe(false);
  resolving.letGo();
  await eventually(async () => {
    const { data } = await owner.api('GET /conversations/:id', { params: { id: conversationId } });
    return [data.status, data.priority];
  }).toEqual(['resolved', 'high']);
  expect(errors).toEqual([]);
  await close();
});
