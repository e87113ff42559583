import type { Browser, CDPSession, Page } from 'playwright-core';
import { slowDown } from '../slow-processor.ts';

/** What a visitor's browser paid for a page. */
export interface PageCost {
  requests: number;
  /** On the wire, heads and compressed bodies. */
  bytes: number;
  /** Long tasks: what each took beyond 50 ms, and the longest. */
  blockingMs: number;
  longestMs: number;
  /** The same of the embed's own script alone; the page's numbers hold the page's own work and what the machine was busy with. */
  ownBlockingMs: number;
  ownLongestMs: number;
  layoutShift: number;
  heapBytes: number;
  /** From the start of the page to the first frame with the launcher in it; null without the embed. */
  launcherMs: number | null;
}

interface Seen {
  tasks: number[];
  own: number[];
  shift: number;
  launcherMs: number | null;
}

/** Watches a page from its first moment on. Runs in the page. */
function watch(): void {
  const seen: Seen = { tasks: [], own: [], shift: 0, launcherMs: null };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) seen.tasks.push(it.duration);
  }).observe({ type: 'longtask', buffered: true });
  type Frame = PerformanceEntry & { scripts: { sourceURL: string; duration: number }[] };
  new PerformanceObserver((list) => {
    for (const script of (list.getEntries() as Frame[]).flatMap(({ scripts }) => scripts)) {
      if (script.sourceURL.includes('chatty')) seen.own.push(script.duration);
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) seen.shift += (it as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const launcher = document.getElementById('chatty-root')?.shadowRoot?.querySelector('button');
    if (launcher && launcher.getBoundingClientRect().width > 0) seen.launcherMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What the browser counts for one page load on the wire. */
async function countTraffic(session: CDPSession): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', (event) => {
    traffic.bytes += event.encodedDataLength;
  });
  return traffic;
}

const longTaskMs = 50;
const beyondLimit = (tasks: readonly number[]) => tasks.reduce((sum, it) => sum + Math.max(0, it - longTaskMs), 0);

/** A new visitor's page on a slow phone: nothing is cached, the processor is four times slower. */
export async function openSlowPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  return { page, session };
}

/** Loads a page to its end and a second beyond, without touching anything. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const { page, session } = await openSlowPage(browser);
  const traffic = await countTraffic(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const seen = await page.evaluate(() => (window as Window & { benchSeen?: Seen }).benchSeen);
  await page.context().close();
  if (!seen) throw new Error('The page was not watched.');
  return {
    ...traffic,
    blockingMs: beyondLimit(seen.tasks),
    longestMs: Math.max(0, ...seen.tasks),
    ownBlockingMs: beyondLimit(seen.own),
    ownLongestMs: Math.max(0, ...seen.own),
    layoutShift: seen.shift,
    heapBytes: usedSize,
    launcherMs: seen.launcherMs,
  };
}
