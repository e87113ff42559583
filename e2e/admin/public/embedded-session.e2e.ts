import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage } from '../../browser.ts';
import { openStack, type Stack } from '../../stack.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([openStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

const signIn = '**/client/api/sign-in/shopify';

/** The app in its frame of the simulated Shopify admin, in a browser that keeps nothing. */
async function openEmbedded(before: (page: Awaited<ReturnType<typeof openPage>>['page']) => Promise<unknown>) {
  const opened = await openPage(browser);
  await before(opened.page);
  await opened.page.goto(`${stack.storefront}/store/demo-store/apps/chat/inbox`);
  return { ...opened, app: opened.page.frameLocator('iframe') };
}

test('inside the Shopify admin nobody logs in, and no cookie is kept', async () => {
  const { app, context, errors } = await openEmbedded(async () => {});
  await app.getByRole('button', { name: /^User menu/ }).waitFor();
  expect(await app.getByRole('heading', { name: 'Log in' }).count()).toBe(0);
  expect((await context.cookies(stack.admin)).map((it) => it.name)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a refusal is told in the server’s words, with a way to try again, and never by a login', async () => {
  const words = 'All seats of the shop are taken. Ask Robin for one.';
  const { page, app, context } = await openEmbedded((page) =>
    page.route(signIn, (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'not_allowed', error: words } }),
    ),
  );
  await app.getByRole('heading', { name: 'Chatty can’t be opened' }).waitFor();
  await app.getByText(words).waitFor();
  expect(await app.getByRole('textbox').count()).toBe(0);
  await page.unroute(signIn);
  await app.getByRole('button', { name: 'Try again' }).click();
  await app.getByRole('button', { name: /^User menu/ }).waitFor();
  await context.close();
});

test('an access token that ran out is renewed by a fresh id token, without a word', async () => {
  let asked = 0;
  let isOld = false;
  const { page, app, context } = await openEmbedded(async (page) => {
    page.on('request', (it) => void (it.url().endsWith('/sign-in/shopify') && (asked += 1)));
    await page.route('**/api/conversations?*', async (route) => {
      if (!isOld) return route.continue();
      isOld = false;
      const json = { success: false, code: 'session_expired', error: 'Your session has expired.' };
      return route.fulfill({ status: 401, json });
    });
  });
  await app.getByRole('button', { name: /^User menu/ }).waitFor();
  expect(asked).toBe(1);
  isOld = true;
  await app.getByRole('tab', { name: 'Mine' }).click();
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(2);
  await app.getByRole('tab', { name: 'Mine', selected: true }).waitFor();
  expect(await page.getByText('Your session has expired').count()).toBe(0);
  expect(await app.getByText('Your session has expired').count()).toBe(0);
  await context.close();
});
