import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { visitorOf } from './visitor.ts';

declare global {
  interface Window {
    /** What the page measured of itself. */
    seen: { shift: number; dots: number; message: number; answer?: number };
  }
}

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

describe('before a visitor reaches for the chat', () => {
  test('the store pays for one script under 4,000 bytes, and for nothing else', async () => {
    const { page, context, errors } = await openPage(browser);
    const ours: string[] = [];
    page.on('request', (it) => {
      if (it.url().startsWith(stack.admin) || it.url().includes('chatty')) ours.push(it.url());
    });
    const loader = page.waitForResponse((it) => it.url().includes('chatty-loader.js'));
    await page.goto(stack.storefront, { waitUntil: 'networkidle' });
    await visitorOf(page).launcher.waitFor();
    const { responseBodySize } = await (await loader).request().sizes();

    expect(ours).toHaveLength(1);
    expect(responseBodySize).toBeLessThanOrEqual(4_000);
    expect(await page.locator('#chatty-root iframe').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('chatty')))).toEqual([]);
    const names = (await context.cookies()).map((it) => it.name);
    expect(names.filter((it) => it.includes('chatty'))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('nothing in the page moves on a slow phone', async () => {
    const { page, context } = await openPage(browser);
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { shift: 0, dots: 0, message: 0 };
      window.seen = seen;
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const isOurs = (node: Node | null) => (node as Element | null)?.closest?.('#chatty-root') != null;
      new PerformanceObserver((list) => {
        for (const it of list.getEntries() as Shift[])
          if (it.sources.some(({ node }) => isOurs(node))) seen.shift += it.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(stack.storefront, { waitUntil: 'networkidle' });
    const { launcher } = visitorOf(page);
    await launcher.waitFor();
    const before = await launcher.boundingBox();
    const seen = await page.evaluate(() => window.seen);
    expect(seen.shift).toBe(0);
    expect(await launcher.boundingBox()).toEqual(before);
    await context.close();
  });

  test('the chat opens, answers the keyboard alone, and gives the focus back', async () => {
    const { page, context, errors } = await openPage(browser, phone);
    await page.goto(stack.storefront);
    const visitor = visitorOf(page);
    await visitor.launcher.focus();
    await page.keyboard.press('Enter');
    await visitor.dialog.waitFor();
    await visitor.dialog.getByRole('button', { name: 'Track my order', exact: true }).waitFor();
    const inside = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.closest('[role=dialog]') != null);
    await expect.poll(inside).toBe(true);
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'hidden' });
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className);
    await expect.poll(focused).toContain('launcher');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a chat that could not be loaded is loaded by the next tap', async () => {
    const { page, context } = await openPage(browser);
    const files = /\/chatbox\/(?:again-\d\/)?(?:app|opening)\.js$/;
    await page.route(files, (route) => route.abort());
    await page.goto(stack.storefront);
    const visitor = visitorOf(page);
    await visitor.launcher.hover();
    await visitor.launcher.click();
    await expect.poll(() => visitor.launcher.getAttribute('class')).not.toContain('w');
    await page.unroute(files);
    await visitor.open();
    await visitor.begin();
    await visitor.say('Hello');
    await visitor.sent().waitFor();
    await context.close();
  });

  test('a conversation whose part of the chat could not be loaded says so, and is there when one tries again', async () => {
    const { page, context } = await openPage(browser);
    await page.route('**/chatbox/later-*.js', (route) => route.abort());
    await page.goto(stack.storefront);
    const visitor = visitorOf(page);
    await visitor.open();
    // What stands on the home screen looks as it will, also before the rest has come.
    const suggestion = visitor.dialog.getByRole('group', { name: 'Suggestions' }).getByRole('button').first();
    expect(await suggestion.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('1px');
    await visitor.dialog.getByRole('button', { name: /^Ask us anything/ }).click();
    await visitor.dialog.getByText('The chat couldn’t start.').waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    await page.unroute('**/chatbox/later-*.js');
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click();
    await visitor.say('Hello');
    await visitor.sent().waitFor();
    await context.close();
  });
});

describe('a chat that is opened again', () => {
  test('has the field for writing as tall as a line after a reload, and as tall as the words begun there', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(stack.storefront);
    const { open, begin, say, sent, composer, dialog, launcher } = visitorOf(page);
    await open();
    await begin();
    await say('Hello');
    await sent().waitFor();
    await composer.fill('One\nTwo\nThree');
    const heightNow = async () => (await composer.boundingBox())?.height;
    await expect.poll(heightNow).toBeGreaterThan(40);
    const tall = (await heightNow()) ?? expect.unreachable();
    for (const [words, height] of [
      ['', 40],
      ['One\nTwo\nThree', tall],
    ] as const) {
      await composer.fill(words);
      await dialog.getByRole('button', { name: 'Close chat' }).click();
      await page.reload();
      await page.locator('#chatty-root .dialog').waitFor({ state: 'attached' });
      await launcher.click();
      await composer.waitFor();
      await expect.poll(heightNow).toBe(height);
    }
    await context.close();
  });
});
