import type { Api } from '@chatty/client/api';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';
import { type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { desktop, openBrowser } from '../browser.ts';

export interface SettingsDesk {
  api: Api;
  services: TestServer;
  /** The settings as the server has them. */
  saved(): Promise<SavedSettings>;
  /** Puts the settings back to what a new shop has, on this plan. */
  reset(plan?: 'free' | 'basic'): Promise<void>;
  /** A page of its own, signed in as the owner, at an address of the admin. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** A server with the built admin, a shop with an owner who is signed in, and a browser. */
export async function openSettingsDesk(): Promise<SettingsDesk> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const services = await testServer({ env: { PORT: String(port), APP_URL: origin } });
  const shop = await services.shop();
  const { api } = await shop.member();
  const { data: me } = await api('GET /me');

  const browser = await openBrowser();
  const entrance = await browser.newContext();
  const token = await services.services.sessions.makeLink(me.member.email);
  await entrance.request.post(`${origin}/client/api/sign-in/link`, { data: { token } });
  const storageState = await entrance.storageState();
  await entrance.close();

  return {
    api,
    services,
    saved: async () => (await api('GET /settings/widget')).data,
    async reset(plan = 'free') {
      const fresh = { widget: JSON.stringify({}), plan };
      await services.services.db.updateTable('shops').set(fresh).where('id', '=', shop.id).execute();
    },
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        reducedMotion: 'reduce',
        ...options,
        storageState,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(25_000);
      await page.goto(origin + path);
      return page;
    },
    async close() {
      await browser.close();
      await services.close();
    },
  };
}

/** The bar over a page with unsaved changes. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

/** What is inside the preview's frame. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Live preview"]');

/** Saves, and waits until nothing is unsaved. */
export async function save(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await bar(page).waitFor({ state: 'hidden' });
}
