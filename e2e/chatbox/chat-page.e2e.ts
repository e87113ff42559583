import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { clippedText, sizes } from '../screens/clipped-text.ts';
import { openStack, type Stack } from '../stack.ts';
import { visitorOf } from './visitor.ts';

let stack: Stack;
let browser: Browser;
let admin: Page;
beforeAll(async () => {
  [stack, browser] = await Promise.all([openStack(), openBrowser()]);
  ({ page: admin } = await openPage(browser));
  await admin.goto(stack.ownerLink);
  await admin.waitForURL('**/inbox');
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

const inStore = () => `${stack.storefront}/apps/chat/page`;
let alone = '';

/** The address of the page that stands alone, as the admin tells it. */
beforeEach(async () => {
  await admin.goto(`${stack.admin}/widget/chat_page`);
  const link = admin.getByRole('link', { name: 'View page: On its own' });
  alone = (await link.getAttribute('href')) ?? '';
});

/** The chat where it is a page: it is no dialog there. */
async function visit(address: string, size?: typeof phone) {
  const opened = await openPage(browser, size);
  await opened.page.goto(address);
  const chat = opened.page.getByRole('region', { name: 'Chat' });
  await chat.waitFor();
  return { ...opened, ...visitorOf(opened.page, chat), chat };
}

describe('the chat as a page', () => {
  test.each([
    ['of the store', inStore, undefined],
    ['of the store, on a phone', inStore, phone],
    ['that stands alone', () => alone, undefined],
    ['that stands alone, on a phone', () => alone, phone],
  ])('%s answers, can be used by everybody, and cannot be closed', async (_, address, size) => {
    const { page, context, errors, chat, begin, say, answers, launcher } = await visit(address(), size);
    await page.getByRole('heading', { level: 1, name: 'Chat with us' }).waitFor();
    expect(await chat.getByRole('button', { name: 'Close chat' }).count()).toBe(0);
    expect(await launcher.isVisible()).toBe(false);
    expect(await page.locator('#chatty-root').count()).toBe(address === inStore ? 2 : 1);
    expect(await seriousFaults(page, 'main')).toEqual([]);
    await begin();
    await say('What is your return policy?');
    await answers(/return/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await chat.isVisible()).toBe(true);
    for (const it of sizes) {
      await page.setViewportSize(it);
      await expect.poll(() => clippedText(page), { message: `${it.width} px` }).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('of the store goes on where the launcher’s chat was, and leaves none open on the next page', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(stack.storefront);
    const corner = visitorOf(page);
    await corner.open();
    await corner.begin();
    await corner.say('Do you ship to Norway?');
    await corner.sent().waitFor();
    await page.goto(inStore());
    const onPage = visitorOf(page, page.getByRole('region', { name: 'Chat' }));
    await onPage.own('Do you ship to Norway?').waitFor();
    await page.goto(stack.storefront);
    // The chat comes by itself where a conversation goes on, and is closed.
    await page.locator('#chatty-root .dialog').waitFor({ state: 'attached' });
    expect(await corner.dialog.isVisible()).toBe(false);
    await context.close();
  });

  test('that stands alone leads to products in the store, and never asks the store for a cart', async () => {
    const { page, context, begin, say, thread, errors } = await visit(alone);
    const asked: string[] = [];
    page.on('request', (it) => asked.push(it.url()));
    await begin();
    await say('Show me a tent');
    const product = thread.locator('.product').first();
    await product.waitFor();
    const href = await product.getByRole('link', { name: /^View product: / }).getAttribute('href');
    expect(new URL(href ?? '', stack.storefront).href).toContain(`${stack.storefront}/products/`);
    expect(await product.getByRole('button', { name: /Add to cart/ }).count()).toBe(0);
    expect(asked.filter((it) => it.includes('/cart'))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('keeps what it was and says what to do when the chat cannot be loaded', async () => {
    const { page, context } = await openPage(browser);
    await page.route('**/chatbox/app.js', (route) => route.abort());
    await page.goto(inStore());
    await page.getByText('The chat couldn’t start. Check your connection and try again.').waitFor();
    await page.unroute('**/chatbox/app.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Chat' }).waitFor();
    await context.close();
  });
});

describe('the merchant', () => {
  test('titles the page, sees it in the preview before saving, and takes it away', async () => {
    const bar = admin.getByRole('region', { name: 'Unsaved changes' });
    const save = async () => {
      await admin.keyboard.press('Control+s');
      await bar.waitFor({ state: 'hidden' });
    };
    const preview = admin.frameLocator('iframe[title^="Live preview"]');
    await preview.getByRole('heading', { name: 'Chat with us' }).waitFor();
    await preview.getByRole('region', { name: 'Chat' }).waitFor();
    await admin.getByRole('textbox', { name: 'Title' }).fill('Talk to Alpenfrost');
    await admin.getByRole('textbox', { name: 'Description' }).fill('We know our tents.');
    await preview.getByRole('heading', { name: 'Talk to Alpenfrost' }).waitFor();
    await preview.getByText('We know our tents.').waitFor();
    await save();
    for (const address of [inStore(), alone]) {
      const { page, context } = await visit(address);
      await page.getByRole('heading', { level: 1, name: 'Talk to Alpenfrost' }).waitFor();
      await page.getByText('We know our tents.').waitFor();
      await context.close();
    }

    await admin.getByRole('textbox', { name: 'Title' }).fill(' ');
    await admin.keyboard.press('Control+s');
    await admin.getByText('This field is required').waitFor();
    await admin.getByRole('textbox', { name: 'Title' }).fill('Talk to us');
    await admin.getByRole('switch', { name: 'Show the chat page' }).click();
    await save();
    await admin.getByText('Visitors don’t find this page while it’s off.').waitFor();
    const { page, context } = await openPage(browser);
    expect((await page.goto(inStore()))?.status()).toBe(404);
    expect((await page.goto(alone))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no chat at this address.' }).waitFor();
    await context.close();
    await admin.getByRole('switch', { name: 'Show the chat page' }).click();
    await save();
  });
});
