import type { Browser, Locator, Page } from 'playwright-core';
import { openSlowPage } from './page-cost.ts';

/** A phone's line on a bad day: what Lighthouse calls slow 4G. */
export const line = { latency: 150, downloadThroughput: (1_638_400 / 8) * 0.9, uploadThroughput: (750_000 / 8) * 0.9 };

/** Milliseconds from the tap on the launcher until what `ready` finds can be seen and used. */
export async function measureClick(
  browser: Browser,
  url: string,
  launcher: (page: Page) => Locator,
  ready: (page: Page) => Locator,
): Promise<number> {
  const { page, session } = await openSlowPage(browser);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(url, { waitUntil: 'networkidle' });
  const button = launcher(page);
  await button.waitFor();
  const from = performance.now();
  await button.evaluate((element) => (element as HTMLElement).click());
  await ready(page).waitFor();
  const ms = performance.now() - from;
  await page.context().close();
  return ms;
}
