import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeAtOnce } from '../../browser.ts';
import { logIn, logInByCode, openSignInDesk, partsOf, type SignInDesk } from './sign-in-desk.ts';

let desk: SignInDesk;
beforeAll(async () => {
  desk = await openSignInDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

test('signing in and out counts in all tabs of a browser', async () => {
  const it = await desk.person([await desk.shop('Alder')]);
  const { page, context } = await desk.browserAt('/');
  const second = await desk.tabIn(context, '/inbox');
  await partsOf(second).heading('Log in').waitFor();
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  await partsOf(second).heading('Inbox').waitFor();

  await partsOf(second)
    .button(/^User menu/)
    .click();
  await second.getByRole('menuitem', { name: 'Log out' }).click();
  await partsOf(page).heading('Log in').waitFor();
  await page.reload();
  await partsOf(page).heading('Log in').waitFor();
  await context.close();
});

test('a sign-out that the server could not be told of counts after a reload', async () => {
  const it = await desk.person([await desk.shop('Alder')]);
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  await routeAtOnce(page, '**/client/api/sign-out', (route) => route.abort());
  await partsOf(page)
    .button(/^User menu/)
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await partsOf(page).heading('Log in').waitFor();
  await page.reload();
  await partsOf(page).heading('Can’t reach Chatty').waitFor();
  await page.unroute('**/client/api/sign-out');
  await partsOf(page).button('Try again').click();
  await partsOf(page).heading('Log in').waitFor();
  await page.reload();
  await partsOf(page).heading('Log in').waitFor();
  await context.close();
});

test('a page of one shop does not go on when another tab has gone to another shop', async () => {
  const it = await desk.person([await desk.shop('Alder'), await desk.shop('Birch')]);
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, it);
  await partsOf(page)
    .button(/^Alder/)
    .click();
  await partsOf(page).heading('Inbox').waitFor();

  const second = await desk.tabIn(context, '/inbox');
  await partsOf(second).heading('Inbox').waitFor();
  const link = await desk.services.services.sessions.makeLink(it.email);
  await second.goto(`${desk.origin}/sign-in/link?token=${encodeURIComponent(link)}`);
  await partsOf(second)
    .button(/^Birch/)
    .click();
  await partsOf(second).heading('Inbox').waitFor();

  await page.getByRole('dialog').getByText('Another tab is now in a different shop or account.').waitFor();
  await partsOf(page).button('Go there').click();
  await partsOf(page).heading('Inbox').waitFor();
  await context.close();
});

test('an ended session keeps the page under its message, and goes on when another tab signs in', async () => {
  const it = await desk.person([await desk.shop('Alder')]);
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  await desk.services.services.db.deleteFrom('session').execute();
  await desk.services.services.db
    .updateTable('members')
    .set({ tokens_valid_from: new Date() })
    .where('auth_id', '=', it.authId)
    .execute();
  // The page may hear of it by itself: then its message lies over the tab already.
  await page.getByRole('tab', { name: 'Mine', includeHidden: true }).dispatchEvent('click');
  await page.getByText('Your session has expired. Please log in again.').waitFor();
  expect(await page.getByRole('heading', { name: 'Inbox', includeHidden: true }).count()).toBe(1);

  // It hears of the other tab once: an answer that is lost then must not leave it behind.
  let lost = 0;
  await page.route('**/client/api/token', (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  const second = await desk.tabIn(context, '/');
  await logIn(second, it);
  await partsOf(second).heading('Inbox').waitFor();
  await page.getByText('Your session has expired. Please log in again.').waitFor({ state: 'hidden' });
  expect(lost).toBeGreaterThan(1);
  await partsOf(page).heading('Inbox').waitFor();
  await context.close();
});

test('a token whose claims are no longer so is renewed once', async () => {
  const it = await desk.person([await desk.shop('Alder')]);
  const { page, context } = await desk.browserAt('/');
  const looked = page.waitForResponse('**/api/admin/auth');
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  await looked;

  const asked: string[] = [];
  page.on('request', (one) => void asked.push(new URL(one.url()).pathname));
  const answer = { success: true, data: { success: false } };
  await page.route('**/api/admin/auth', (route) => route.fulfill({ json: answer }));
  await page.reload();
  await partsOf(page).heading('Inbox').waitFor();
  const times = (path: string) => asked.filter((one) => one === path).length;
  await expect.poll(() => times('/client/api/token'), { timeout: 15_000 }).toBe(2);
  expect(times('/api/admin/auth')).toBe(1);
  await context.close();
});

test('a shop that cannot be used any more logs out, and says why', async () => {
  const it = await desk.person([await desk.shop('Alder')]);
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  await page.route('**/api/shops', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const data = { ...json.data, error: 'Chatty is no longer installed on this shop.', redirectTo: '//evil.example/' };
    await route.fulfill({ response, json: { ...json, data } });
  });
  await page.reload();
  await partsOf(page).heading('Log in').waitFor();
  await page.getByText('Chatty is no longer installed on this shop.').waitFor();
  expect(page.url()).toBe(`${desk.origin}/`);
  await context.close();
});

test('who loses their seat is told at once, and gets no further', async () => {
  const shop = await desk.shop('Alder');
  const owner = await shop.member();
  const it = await desk.person([shop]);
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  const { data: team } = await owner.api('GET /members');
  const id = team.find((one) => one.email === it.email)?.id ?? '';
  await owner.api('PUT /members/:id', { params: { id }, body: { active: false } });
  await page.getByText('Chatty was uninstalled from this shop, or your seat was removed.').waitFor();
  await partsOf(page).button('Leave').click();
  await partsOf(page).heading('Log in').waitFor();
  await context.close();
});
