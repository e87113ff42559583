import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plant } from '../../apps/server/src/features/conversations/bulk/testing/bulk-inbox.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

/** An inbox with so many conversations, the newest first. */
async function filled(count: number) {
  const inbox = await desk.inbox();
  const ids: string[] = [];
  for (let i = 1; i <= count; i += 1) ids.unshift((await inbox.guest(`Question ${i}`)).conversationId);
  const parts = partsOf(inbox.page);
  await expect.poll(() => parts.rows.count()).toBe(count);
  const { page, owner } = inbox;
  return {
    ...inbox,
    ...parts,
    ids,
    body: page.locator('body'),
    focused: (text: string) => parts.rows.filter({ hasText: text }).and(page.locator(':focus')).waitFor(),
    statusOf: async (id: string) => (await owner.api('GET /conversations/:id', { params: { id } })).data.status,
  };
}

test('in a blocked conversation keys that have no menu there do nothing, and the others still act', async () => {
  const { page, owner, ids, body, rows, thread, focused, statusOf, errors, close } = await filled(1);
  const [id = ''] = ids;
  const { contactId } = (await owner.api('GET /conversations/:id', { params: { id } })).data;
  await owner.api('POST /contacts/:id/block', { params: { id: contactId }, body: {} });
  await page.goto(`${desk.origin}/inbox/${id}?status=blocked`);
  await thread.getByText('Question 1').waitFor();
  await body.press('a');
  await body.press('h');
  await body.press('e');
  expect(await rows.count()).toBe(1);
  await body.press('j');
  await focused('Question 1');
  expect(await statusOf(id)).toBe('blocked');
  await owner.api('POST /contacts/:id/unblock', { params: { id: contactId } });
  await page.getByRole('button', { name: 'Snooze' }).waitFor();
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('what left the list is not chosen when it comes back', async () => {
  const { page, ids, rows, focused, errors, close } = await filled(3);
  const bar = page.getByRole('toolbar', { name: 'Selected conversations' });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('j');
  await focused('Question 3');
  await page.keyboard.press('x');
  await bar.getByText('1 selected').waitFor();
  await page.keyboard.press('e');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.count()).toBe(3);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  expect(await bar.count()).toBe(0);
  expect(ids).toHaveLength(3);
  expect(errors).toEqual([]);
  await close();
});

test('a search of several words can be typed with a pause after each', async () => {
  const { page, rows, errors, close } = await filled(3);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('Question ');
  await eventually(() => page.url()).toMatch(/search=Question$/);
  await field.pressSequentially('2');
  await eventually(() => page.url()).toMatch(/search=Question\+2$/);
  expect(await field.inputValue()).toBe('Question 2');
  await expect.poll(() => rows.count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('after a reply is resolved in its thread, j goes to the conversation that took its place', async () => {
  const { page, ids, rows, thread, composer, focused, statusOf, errors, close } = await filled(5);
  await rows.nth(2).click();
  await thread.getByText('Question 3').waitFor();
  await page.locator('body').press('r');
  await composer.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('body').press('e');
  await expect.poll(() => rows.count()).toBe(4);
  await page.locator('body').press('j');
  await focused('Question 2');
  await page.keyboard.press('j');
  await focused('Question 1');
  await eventually(() => statusOf(ids[2] ?? '')).toBe('resolved');
  expect(errors).toEqual([]);
  await close();
});

test('a key for the composer waits for a conversation that is still opening, and no other key acts meanwhile', async () => {
  const { page, ids, rows, errors, close } = await filled(2);
  const read = Promise.withResolvers<void>();
  await routeAtOnce(page, '**/api/conversations/*/messages*', async (route) => {
    await read.promise;
    await route.continue();
  });
  await rows.first().click();
  await page.waitForURL(`**/inbox/${ids[0]}`);
  await page.keyboard.press('n');
  await page.keyboard.press('e');
  read.resolve();
  await page
    .getByRole('textbox', { name: /^Private note/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.getByRole('button', { name: 'Resolve' }).waitFor();
  expect(await rows.count()).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

test('in a scrolled list j brings the row of the keyboard into sight, and Tab reaches one that is', async () => {
  const { page, shop, rows, focused, errors, close } = await filled(1);
  await plant(shop, 120, new Date(0));
  await page.reload();
  await rows.first().waitFor();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('j');
  await focused('Question 1');
  await page.locator('[data-list]').evaluate((list) => list.scrollTo(0, 3_000));
  await expect.poll(() => rows.filter({ hasText: 'Question 1' }).count()).toBe(0);
  const inSight = await page.locator('[data-conversation][tabindex="0"]').evaluate((row) => {
    const list = row.closest('[data-list]')?.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    return list !== undefined && bottom > list.top && top < list.bottom;
  });
  expect(inSight).toBe(true);
  await page.locator('body').press('k');
  await focused('Question 1');
  expect(errors).toEqual([]);
  await close();
});
