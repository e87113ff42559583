import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, routeAtOnce } from '../browser.ts';
import { openStack, type Stack } from '../stack.ts';
import { arriveAt } from './visitor.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await openStack();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

const arrive = () => arriveAt(stack.storefront, browser);

test('a visitor finds an answer while typing, reads it, and comes back to the search', async () => {
  const { dialog, page, context } = await arrive();
  await dialog.getByRole('searchbox', { name: 'Search for help' }).fill('return');
  const found = dialog.locator('.faq').first();
  await dialog.getByText(/^\d answers?$/).waitFor({ state: 'attached' });
  const question = await found.innerText();
  await found.click();
  await dialog.getByRole('heading', { name: question }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('return');
  await dialog.locator('.faq').first().getByText(question).waitFor();
  await context.close();
});

test('a visitor is told that a search has failed, keeps its words, and finds the answer once that works again', async () => {
  const { dialog, page, context } = await arrive();
  const field = dialog.getByRole('searchbox', { name: 'Search for help' });
  await dialog.locator('.faq').first().waitFor();
  await routeAtOnce(page, '**/client/api/faqs?*', (route) => route.abort());
  await field.fill('return');
  await dialog.getByText('That didn’t work. Please try again later.').waitFor();
  await dialog.getByRole('button', { name: 'Ask us in the chat' }).waitFor();
  await page.unroute('**/client/api/faqs?*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await dialog.getByText(/^\d answers?$/).waitFor({ state: 'attached' });
  expect(await field.inputValue()).toBe('return');
  expect(await dialog.getByText('That didn’t work.').count()).toBe(0);
  await context.close();
});
