import { afterAll, beforeAll } from 'vitest';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { type Browser, openBrowser } from '../browser.ts';
import { settingsStore } from './settings-store.ts';

/** Stores and a browser for the tests of a file: both are there from its first test on, and go with the last. */
export function storesOfFile() {
  let stores: Awaited<ReturnType<typeof settingsStore>>;
  let browser: Browser;
  beforeAll(async () => {
    stores = await settingsStore();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await stores?.close();
  });
  return {
    get server() {
      return stores.server;
    },
    get browser() {
      return browser;
    },
    open: (settings?: SettingsPatch) => stores.open(browser, settings),
  };
}
