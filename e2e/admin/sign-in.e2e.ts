import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeAtOnce } from '../browser.ts';
import { eventually, type InboxDesk, openInboxDesk } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('a one-time link signs in, leaves its token nowhere, and works once', async () => {
  const owner = await (await desk.services.shop()).member();
  const link = await desk.linkFor(owner);
  const { page, context, errors } = await desk.stranger();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect(page.url()).toBe(`${desk.origin}/inbox`);
  await page.getByRole('link', { name: 'FAQs' }).click();
  await page.goBack();
  await page.goBack().catch(() => {});
  expect(page.url()).not.toContain('token=');
  expect(errors).toEqual([]);
  await context.close();

  const second = await desk.stranger();
  await second.page.goto(link);
  await second.page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  await second.page.getByRole('link', { name: 'Go to login' }).click();
  await second.page.getByRole('heading', { name: 'Log in' }).waitFor();
  await second.context.close();
});

test('an ended session says so, and OK leads to the login', async () => {
  const { page, close } = await desk.inbox();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  await page.context().clearCookies();
  await routeAtOnce(page, '**/api/conversations*', async (route) => {
    const json = { success: false, code: 'session_expired', error: 'Your session has expired.' };
    await route.fulfill({ status: 401, json });
  });
  await page.getByRole('tab', { name: 'Mine' }).click();
  await page.getByText('Your session has expired. Please log in again.').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});

test('away mode switches at once, goes back when that fails, says so and can be tried again', async () => {
  const { page, owner, close } = await desk.inbox();
  await page.getByRole('button', { name: 'User menu of Robin Alder' }).click();
  const away = page.getByRole('menuitemcheckbox', { name: 'Away mode' });
  await away.click();
  await page.waitForFunction(
    () => document.querySelector('[role=menuitemcheckbox]')?.getAttribute('aria-checked') === 'true',
  );
  await eventually(async () => (await owner.api('GET /me')).data.member.enableAwayMode).toBe(true);
  await routeAtOnce(page, '**/api/members/update', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'bug', error: 'That did not work.' } }),
  );
  await away.click();
  await page.getByText('That did not work.').waitFor();
  expect(await away.getAttribute('aria-checked')).toBe('true');

  await page.unroute('**/api/members/update');
  await routeAtOnce(page, '**/api/members/update', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await away.click();
  await page.getByText('The server isn’t responding. Away mode wasn’t changed.').waitFor();
  expect(await away.getAttribute('aria-checked')).toBe('true');
  await page.unroute('**/api/members/update');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await eventually(async () => (await owner.api('GET /me')).data.member.enableAwayMode).toBe(false);
  await close();
});
