import {
  type Browser as PlaywrightBrowser,
  type BrowserContext,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';

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

export interface BrowserNeeds {
  /** Flags beside those that all have. */
  flags?: readonly string[];
  /** A whole Chromium with windows, which has notifications; else its headless shell, where there is one. */
  whole?: boolean;
}

const programOf = ({ whole = false }: BrowserNeeds) =>
  (whole ? null : process.env.HEADLESS_SHELL_PATH) || process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Starts a browser that the environment names, or the system's Chromium. */
export const launchBrowser = (needs: BrowserNeeds = {}): Promise<PlaywrightBrowser> =>
  chromium.launch({ executablePath: programOf(needs), args: [...flags, ...(needs.flags ?? [])] });

/** Somebody's use of a browser: profiles of their own, which `close` ends. */
export type Browser = Pick<PlaywrightBrowser, 'newContext' | 'close'>;

const running = new Map<string, Promise<PlaywrightBrowser>>();

/** The browser of this process, started for the first who asks: starting one takes longer than most tests. */
export async function openBrowser(needs: BrowserNeeds = {}): Promise<Browser> {
  const key = [programOf(needs), ...(needs.flags ?? [])].join(' ');
  const started = running.get(key) ?? launchBrowser(needs);
  running.set(key, started);
  const browser = await started;
  const opened = new Set<BrowserContext>();
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      opened.add(context);
      const close = context.close.bind(context);
      context.close = async (how) => {
        // What is still on its way is answered to nobody: a handler that then fails is no fault of the test.
        await Promise.all(context.pages().map((it) => it.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {})));
        await close(how);
      };
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
  const isPhone = size.width < 768;
  // What moves costs more to draw than all that stands still.
  const options = { viewport: size, hasTouch: isPhone, isMobile: isPhone, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (it) => errors.push(it.message));
  page.on('console', (it) => {
    // The browser itself tells of every answer that is not 2xx; tests that provoke one expect it.
    if (it.type() === 'error' && !it.text().startsWith('Failed to load resource')) errors.push(it.text());
  });
  return { page, context, errors };
}

const probe = '/is-caught';

/**
 * Answers requests of a page that is open already, from now on. `page.route` resolves before the page's process has
 * heard of its first route: what the page asks for right after that may still reach the server. So the page asks for
 * something that only a route can answer, until it is answered.
 */
export async function routeAtOnce(page: Page, url: string, handler: (route: Route) => unknown): Promise<void> {
  await page.route(`**${probe}`, (route) => route.fulfill({ body: probe }));
  const isCaught = (path: string) =>
    fetch(path)
      .then((it) => it.text())
      .then((it) => it === path)
      .catch(() => false);
  await page.waitForFunction(isCaught, probe);
  await page.route(url, handler);
}

/** The bar over a form of the admin that holds unsaved changes. */
export const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
