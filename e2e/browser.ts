import { type Browser as PlaywrightBrowser, type BrowserContext, chromium, type Page } from 'playwright-core';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium that `CHROMIUM_PATH` names, or the one of the system. */
export const launchBrowser = (more: readonly string[] = []): Promise<PlaywrightBrowser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: [...flags, ...more] });

/** Somebody's use of a browser: profiles of their own, which `close` ends. */
export type Browser = Pick<PlaywrightBrowser, 'newContext' | 'close'>;

const running = new Map<string, Promise<PlaywrightBrowser>>();

/** The browser of this process, started for the first who asks: starting one takes longer than most tests. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const key = more.join(' ');
  const started = running.get(key) ?? launchBrowser(more);
  running.set(key, started);
  const browser = await started;
  const opened = new Set<BrowserContext>();
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      opened.add(context);
      context.once('close', () => opened.delete(context));
      return context;
    },
    async close() {
      await Promise.all([...opened].map((context) => context.close()));
    },
  };
}

export const desktop = { width: 1280, height: 860 };
export const phone = { width: 375, height: 740 };

/** A page that remembers what went wrong in it: uncaught errors, and errors that it wrote to the console. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

/** Opens a page in a browser profile of its own. */
export async function openPage(browser: Browser, size = desktop): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: size, hasTouch: size.width < 768, isMobile: size.width < 768 });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (it) => errors.push(it.message));
  page.on('console', (it) => {
    // The browser itself tells of every answer that is not 2xx; tests that provoke one expect it.
    if (it.type() === 'error' && !it.text().startsWith('Failed to load resource')) errors.push(it.text());
  });
  return { page, context, errors };
}
