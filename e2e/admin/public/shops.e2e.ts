import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeAtOnce } from '../../browser.ts';
import { logIn, logInByCode, openSignInDesk, partsOf, type SignInDesk } from './sign-in-desk.ts';

const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

let desk: SignInDesk;
beforeAll(async () => {
  desk = await openSignInDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

test('somebody with several shops chooses one; it stands first the next time', async () => {
  const shops = [await desk.shop('Alder'), await desk.shop('Birch'), await desk.shop('Cedar')];
  const it = await desk.person(shops);
  const { page, context, errors } = await desk.browserAt('/');
  const { heading, button } = partsOf(page);
  await logInByCode(desk, page, it);
  await heading('Welcome!').waitFor();
  await page.getByText('Select your store to log in').waitFor();
  // Below the initials of each.
  const names = async () =>
    (await page.getByRole('list').getByRole('button').allInnerTexts()).map((it) => it.split('\n')[1]);
  await eventually(names).toEqual(['Alder', 'Birch', 'Cedar']);

  // The choice is asked for again after a reload, and by keyboard.
  await page.reload();
  await button(/^Alder/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await heading('Inbox').waitFor();
  expect(page.url()).toBe(`${desk.origin}/inbox`);
  await page.reload();
  await heading('Inbox').waitFor();

  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await logIn(page, it);
  await eventually(names).toEqual(['Birch', 'Alder', 'Cedar']);
  await button('My account').click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await heading('Log in').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the page that was asked for follows the choice', async () => {
  const it = await desk.person([await desk.shop('Alder'), await desk.shop('Birch')]);
  const { page, context } = await desk.browserAt('/inbox?view=unassigned');
  await logInByCode(desk, page, it);
  await partsOf(page)
    .button(/^Birch/)
    .click();
  await partsOf(page).heading('Inbox').waitFor();
  expect(page.url()).toBe(`${desk.origin}/inbox?view=unassigned`);
  await context.close();
});

test('one shop is entered at once', async () => {
  const it = await desk.person([await desk.shop('Alder')]);
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  await context.close();
});

test('the user menu changes the shop: a fresh page of the other one', async () => {
  const it = await desk.person([await desk.shop('Alder'), await desk.shop('Birch')], { role: 'admin' });
  const { page, context, errors } = await desk.browserAt('/');
  const { heading, button } = partsOf(page);
  await logInByCode(desk, page, it);
  await button(/^Alder/).click();
  await heading('Inbox').waitFor();
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: /^Birch/ }).click();
  await page.waitForFunction(() => !('isOld' in window));
  await heading('Inbox').waitFor();
  expect(new URL(page.url()).pathname).toBe('/inbox');
  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: /^Current shop Birch/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('many shops are searched; none, and a list that cannot be read, are told kindly', async () => {
  const it = await desk.person([await desk.shop('Alder'), await desk.shop('Birch')]);
  const { page, context, errors } = await desk.browserAt('/');
  const { heading, button } = partsOf(page);
  await logInByCode(desk, page, it);
  await heading('Welcome!').waitFor();

  const answer = (data: unknown) =>
    page.route('**/client/api/members/shops', (route) => route.fulfill({ json: { success: true, data } }));
  await answer(
    Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, name: `Shop ${n}`, shopifyDomain: `s${n}.example` })),
  );
  await page.reload();
  const search = page.getByRole('searchbox', { name: 'Search your stores' });
  await search.fill('shop 11');
  await expect.poll(() => page.getByRole('list').getByRole('button').count()).toBe(1);
  await search.fill('nothing');
  await page.getByText('No store matches “nothing”.').waitFor();

  await answer([]);
  await page.reload();
  await page.getByText('No shops found').waitFor();

  await page.route('**/client/api/members/shops', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'refused', error: 'The list is being mended.' } }),
  );
  await page.reload();
  await page.getByText('The list is being mended.').waitFor();
  expect(errors.some((it) => it.startsWith('reading the list of shops'))).toBe(true);
  await page.unroute('**/client/api/members/shops');
  await button('Try again').click();
  await button(/^Birch/).waitFor();
  await context.close();
});

test('a choice that does not lead in says so, and can be made again', async () => {
  const it = await desk.person([await desk.shop('Alder'), await desk.shop('Birch')]);
  const { page, context } = await desk.browserAt('/');
  const { heading, button } = partsOf(page);
  await logInByCode(desk, page, it);
  await routeAtOnce(page, '**/client/api/sign-in/custom-token', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'not_signed_in', error: 'Too old.' } }),
  );
  await button(/^Birch/).click();
  await page.getByText('Failed to auto-login. Please try again.').waitFor();
  await page.unroute('**/client/api/sign-in/custom-token');
  await button(/^Birch/).click();
  await heading('Inbox').waitFor();
  await context.close();
});
