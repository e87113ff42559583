import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../admin/inbox-desk.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { visitorOf } from '../chatbox/visitor.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

const customer = 'omar.haddad@example.com';

let stack: Stack;
let browser: Browser;
let owner: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  browser = await openBrowser();
  stack = await openStack();
  owner = await signIn();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

async function signIn() {
  const opened = await openPage(browser);
  opened.page.setDefaultTimeout(30_000);
  await opened.page.goto(stack.ownerLink);
  await opened.page.waitForURL(/\/inbox$/);
  return { ...opened, ...partsOf(opened.page) };
}

/** The owner opens the conversation in which this was said. */
async function openInInbox(text: string): Promise<void> {
  await owner.rows.filter({ hasText: text }).first().click();
  await owner.thread.getByText(text, { exact: true }).first().waitFor();
}

/** The store's consent API, as a banner would call it. */
const allowAnalytics = (page: Page, analytics: boolean) =>
  page.evaluate(async (allowed) => {
    interface Store {
      loadFeatures(features: { name: string; version: string }[], done: () => void): void;
      customerPrivacy: { setTrackingConsent(wanted: { analytics: boolean }, done: () => void): void };
    }
    const { Shopify } = window as Window & typeof globalThis & { Shopify: Store };
    await new Promise<void>((done) => Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], done));
    await new Promise<void>((done) => Shopify.customerPrivacy.setTrackingConsent({ analytics: allowed }, done));
  }, analytics);

test('a walk through the demo store comes into the open thread: pages, a change of the cart, the order', async () => {
  const { page, context, errors } = await openPage(browser);
  page.setDefaultTimeout(30_000);
  await page.request.post(`${stack.storefront}/account/login`, { form: { email: customer } });
  await page.goto(stack.storefront);
  const products = await page
    .locator('main a[href^="/products/"]')
    .evaluateAll((all) => [...new Set(all.map((it) => it.getAttribute('href') ?? ''))]);
  const visitor = visitorOf(page);
  await visitor.open();
  await visitor.begin();
  await visitor.say('May I show you what I look for?');
  await visitor.answers().first().waitFor();
  await openInInbox('May I show you what I look for?');

  const { thread } = owner;
  const fold = thread.getByRole('button', { name: /Viewed \d pages?/ });
  await page.goto(stack.storefront + products[0]);
  const firstTitle = await page.title();
  await thread.getByRole('link', { name: `${firstTitle} (opens in a new tab)` }).waitFor();
  await page.goto(stack.storefront + products[1]);
  await thread.getByRole('button', { name: 'Viewed 2 pages', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await thread.getByRole('button', { name: 'Viewed 2 pages, added 1 item to the cart', exact: true }).waitFor();

  await page.goto(`${stack.storefront}/checkout`);
  await page.getByRole('button', { name: 'Place order' }).click();
  const order = await page.locator('[data-order-name]').innerText();
  const all = `Viewed 2 pages, added 1 item to the cart, placed order ${order}, paid for order ${order}`;
  await thread.getByRole('button', { name: all, exact: true }).waitFor();
  expect(await fold.last().getAttribute('aria-expanded')).toBe('false');
  await fold.last().focus();
  await owner.page.keyboard.press('Enter');
  await thread.getByText(`Order ${order} was paid`).waitFor();
  await thread.getByText(new RegExp(`^Placed order ${order}, \\$`)).waitFor();
  // Where the order's address is as good as a key to it, nothing was kept.
  expect(await thread.getByRole('link', { name: /Order/ }).count()).toBe(0);
  expect(await seriousFaults(owner.page)).toEqual([]);
  await owner.page.keyboard.press('Enter');
  await thread.getByText(`Order ${order} was paid`).waitFor({ state: 'hidden' });
  expect([...errors, ...owner.errors]).toEqual([]);
  await context.close();
});

test('of a visitor who allows no analytics the team sees where they are, and nothing is kept until they agree', async () => {
  const { page, context, errors } = await openPage(browser);
  page.setDefaultTimeout(30_000);
  await page.goto(`${stack.storefront}/pages/about`);
  await allowAnalytics(page, false);
  const visitor = visitorOf(page);
  await visitor.open();
  await visitor.begin();
  await visitor.say('Is anybody watching me?');
  await visitor.answers().first().waitFor();
  await openInInbox('Is anybody watching me?');
  await owner.page.getByRole('link', { name: '/pages/about' }).waitFor();
  const steps = owner.thread.getByText(/^Viewed/);
  expect(await steps.count()).toBe(0);
  await allowAnalytics(page, true);
  // It is kept from now on: what they asked stands before it.
  await steps.waitFor();
  expect(await owner.thread.evaluate((it) => it.textContent ?? '')).toMatch(/Is anybody watching me\?.*Viewed/s);
  expect([...errors, ...owner.errors]).toEqual([]);
  await context.close();
});
