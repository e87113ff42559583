import type { Api } from '@chatty/client/api';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';
import { type TestParts, type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { desktop, openBrowser, saveBar } from '../browser.ts';

export interface SettingsDesk {
  api: Api;
  services: TestServer;
  /** The settings as the server has them. */
  saved(): Promise<SavedSettings>;
  /** Puts the settings back to what a new shop has, on this plan. */
  reset(plan?: 'free' | 'basic'): Promise<void>;
  /** A page of its own, signed in as the owner, at an address of the admin. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same as somebody of the team who is no admin. */
  openAsMember(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** A server with the built admin, a shop with an owner who is signed in, and a browser. */
export async function openSettingsDesk(parts: TestParts = {}): Promise<SettingsDesk> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const services = await testServer({ ...parts, env: { PORT: String(port), APP_URL: origin } });
  const shop = await services.shop();
  const { api } = await shop.member();
  const member = await shop.member({ role: 'member' });

  const browser = await openBrowser();
  const signIn = async (as: Api) => {
    const { data: me } = await as('GET /me');
    const entrance = await browser.newContext();
    const token = await services.services.sessions.makeLink(me.member.email);
    await entrance.request.post(`${origin}/client/api/sign-in/link`, { data: { token } });
    const state = await entrance.storageState();
    await entrance.close();
    return state;
  };
  const [owners, members] = [await signIn(api), await signIn(member.api)];
  const open = async (path: string, options: BrowserContextOptions) => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(25_000);
    await page.goto(origin + path);
    return page;
  };

  return {
    api,
    services,
    saved: async () => (await api('GET /settings/widget')).data,
    async reset(plan = 'free') {
      const fresh = { widget: JSON.stringify({}), plan };
      await services.services.db.updateTable('shops').set(fresh).where('id', '=', shop.id).execute();
    },
    open: (path, options = {}) => open(path, { ...options, storageState: owners }),
    openAsMember: (path) => open(path, { storageState: members }),
    async close() {
      await browser.close();
      await services.close();
    },
  };
}

/** What is inside the preview's frame. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Live preview"]');

/** Saves, and waits until nothing is unsaved. */
export async function save(page: Page): Promise<void> {
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await saveBar(page).waitFor({ state: 'hidden' });
}
