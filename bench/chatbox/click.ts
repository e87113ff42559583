import type { Browser } from 'playwright-core';
import { openSlowPage } from './page-cost.ts';

/** A phone's line on a bad day: what Lighthouse calls slow 4G. */
export const line = { latency: 150, downloadThroughput: (1_638_400 / 8) * 0.9, uploadThroughput: (750_000 / 8) * 0.9 };

/** Where a chat's elements are in its page, by their selectors; in the shadow root of `host`, if that has them. */
interface Chat {
  url: string;
  host?: string;
  launcher: string;
  /** What can be seen and used when the chat is there. */
  ready: string;
}

/** Taps the launcher; answers the milliseconds until the first frame after which the page hears what is done with `ready`. */
async function tap({ host, launcher, ready }: Omit<Chat, 'url'>): Promise<number> {
  const find = (selector: string): HTMLElement | null | undefined =>
    (host ? document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(selector) : null) ??
    document.querySelector<HTMLElement>(selector);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!find(launcher)) await frame();
  const from = performance.now();
  find(launcher)?.click();
  while ((find(ready)?.getBoundingClientRect().width ?? 0) === 0) await frame();
  // Behind this frame, and behind whatever the page does before it listens again.
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  return performance.now() - from;
}

/**
 * Milliseconds from the tap on the launcher until the chat can be seen and used, as the page itself sees it: whoever looks
 * from outside would ask a busy page, and count the wait for its answer.
 */
export async function measureClick(browser: Browser, { url, ...chat }: Chat): Promise<number> {
  const { page, session } = await openSlowPage(browser);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(url, { waitUntil: 'networkidle' });
  const ms = await page.evaluate(tap, chat);
  await page.context().close();
  return ms;
}
