import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

let stack: Stack;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  stack = await openStack();
  ({ page } = await openPage(browser));
  await page.goto(stack.ownerLink);
  await page.waitForURL(/\/(?:inbox|$)/);
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

/** What the merchant does in the theme editor. */
const turn = (to: 'on' | 'off') =>
  fetch(`${stack.storefront}/simulator/embed`, { method: 'POST', body: new URLSearchParams({ enabled: to }) });
const storeHasChatbox = async () => (await (await fetch(stack.storefront)).text()).includes('chatty-root');

test('the admin tells whether the theme shows the chatbox, leads to where it is switched on, and looks again', async () => {
  await turn('off');
  await page.goto(`${stack.admin}/embed`);
  await page.getByText('The chatbox is off in your theme').waitFor();
  const editor = page.getByRole('link', { name: 'Open the theme editor' });
  expect(await editor.getAttribute('href')).toMatch(
    /\/themes\/current\/editor\?context=apps&activateAppId=[^/&]+\/chatty-embed$/,
  );
  await page.goto(`${stack.admin}/widget/appearance`);
  await page.getByRole('note').filter({ hasText: 'it’s off in your theme' }).getByRole('link').click();
  await turn('on');
  await page.getByRole('button', { name: 'I’ve turned it on: check again' }).click();
  await page.getByText('The chatbox is on in your theme').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${stack.admin}/widget/appearance`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('note').filter({ hasText: 'theme' }).count()).toBe(0);
});

test('the chatbox is hidden from visitors by one switch, whatever the theme says, and shown again', async () => {
  await turn('on');
  await page.goto(`${stack.admin}/embed`);
  const shown = page.getByRole('switch', { name: 'Show the chatbox to visitors' });
  await shown.press('Space');
  await expect.poll(storeHasChatbox, { timeout: 20_000 }).toBe(false);
  await shown.press('Space');
  await expect.poll(storeHasChatbox, { timeout: 20_000 }).toBe(true);
  await page.setViewportSize(phone);
  await expect.poll(() => fits(page)).toBe(true);
});
