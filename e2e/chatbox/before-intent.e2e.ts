import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from '../browser.ts';
import { openStack, type Stack } from '../stack.ts';
import { visitorOf } from './visitor.ts';

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

  test('nothing in the page moves, and no task is long on a slow phone', async () => {
    const { page, context } = await openPage(browser);
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { shift: 0, shifted: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const it of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const ours = it.sources.some(
            ({ node }) =>
              node?.parentElement?.closest('#chatty-root') || (node as Element | null)?.id === 'chatty-root',
          );
          if (ours) seen.shift += it.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(stack.storefront, { waitUntil: 'networkidle' });
    const { launcher } = visitorOf(page);
    await launcher.waitFor();
    const before = await launcher.boundingBox();
    const script = await page.evaluate(() => {
      const entry = performance.getEntriesByType('resource').find((it) => it.name.includes('chatty-loader'));
      const { seen } = window as unknown as { seen: { shift: number } };
      return { shift: seen.shift, loaded: entry !== undefined };
    });
    expect(script).toEqual({ shift: 0, loaded: true });
    expect(await launcher.boundingBox()).toEqual(before);
    await context.close();
  });

  test('the chat opens, answers the keyboard alone, and gives the focus back', async () => {
    const { page, context, errors } = await openPage(browser);
    await page.goto(stack.storefront);
    const visitor = visitorOf(page);
    await visitor.launcher.focus();
    await page.keyboard.press('Enter');
    await visitor.dialog.waitFor();
    await visitor.dialog.getByRole('button', { name: 'Track my order' }).waitFor();
    const inside = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.closest('[role=dialog]') !== null);
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className)).toContain(
      'launcher',
    );
    expect(errors).toEqual([]);
    await context.close();
  });
});
