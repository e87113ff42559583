import type { FrameLocator, Page } from 'playwright-core';
import { type Browser, desktop, openBrowser, openPage } from '../browser.ts';
import { openStack, type Stack } from '../stack.ts';

/** Chromium's own way of doing what browsers without third-party cookies do. */
const withoutThirdPartyCookies = '--test-third-party-cookie-phaseout';

export interface ShopifyAdmin {
  stack: Stack;
  browser: Browser;
  /** Opens a page of the simulated admin, by its path below the store, in a browser profile of its own. */
  open(path: string, size?: { width: number; height: number }): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  page: Page;
  /** What is inside the app's frame. */
  app: FrameLocator;
  /** The admin's own links of the app. */
  menu: ReturnType<Page['locator']>;
  saveBar: ReturnType<Page['locator']>;
  /** Errors of page and frame. */
  errors: string[];
  /** Answers of the product's server that were no success. */
  refusals: string[];
}

/**
 * The product inside the simulated Shopify admin. To the browser the two are different sites, and it keeps no
 * third-party cookies, as a private window does not.
 */
export async function openShopifyAdmin(): Promise<ShopifyAdmin> {
  const stack = await openStack({}, '127.0.0.1');
  const browser = await openBrowser({ flags: [withoutThirdPartyCookies] });
  return {
    stack,
    browser,
    async open(path, size = desktop) {
      const { page, errors } = await openPage(browser, size);
      const refusals: string[] = [];
      page.on('response', (it) => {
        if (it.status() >= 400 && it.url().startsWith(stack.admin)) refusals.push(`${it.status()} ${it.url()}`);
      });
      await page.goto(`${stack.storefront}/store/demo-store${path}`);
      return {
        page,
        app: page.frameLocator('iframe'),
        menu: page.getByRole('navigation', { name: 'Admin' }),
        saveBar: page.getByRole('region', { name: 'Unsaved changes' }),
        errors,
        refusals,
      };
    },
    async close() {
      await browser.close();
      await stack.close();
    },
  };
}
