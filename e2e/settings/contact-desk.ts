import { type Api, createApi } from '@chatty/client/api';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { desktop, openBrowser, openPage, phone } from '../browser.ts';
import { visitorOf } from '../chatbox/visitor.ts';
import { openStack, type Stack } from '../stack.ts';

type Given = Omit<SettingsPatch, 'id' | 'from'>;

export interface ContactDesk {
  stack: Stack;
  api: Api;
  /** Changes the shop's settings as its owner. */
  save(given: Given): Promise<void>;
  /** A page of the admin, signed in as the owner. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Somebody on the storefront with the chat open, who was never here before. */
  visit(where?: 'desktop' | 'phone', prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  close(): Promise<void>;
}

type Visit = Awaited<ReturnType<typeof openPage>> & ReturnType<typeof visitorOf>;

/** The demo with its storefront, its owner signed in, and visitors. */
export async function openContactDesk(): Promise<ContactDesk> {
  const [stack, browser] = await Promise.all([openStack(), openBrowser()]);
  const entrance = await openPage(browser);
  await entrance.page.goto(stack.ownerLink);
  await entrance.page.waitForURL(/\/inbox$/);
  const storageState = await entrance.context.storageState();
  const token = () =>
    entrance.page.evaluate(async () => {
      const answer = await fetch('/client/api/token', { method: 'POST' });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    });
  const api = createApi({ origin: stack.admin, token });
  // Whoever has the admin open is there for visitors: the token is asked for by a page of nobody.
  await entrance.page.goto(`${stack.admin}/offline.html`);
  const { id } = (await api('GET /settings/widget')).data;

  return {
    stack,
    api,
    save: async (body) => void (await api('POST /settings/widget/:id', { params: { id }, body })),
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        reducedMotion: 'reduce',
        ...options,
        storageState,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(25_000);
      await page.goto(stack.admin + path);
      return page;
    },
    async visit(where = 'desktop', prepare) {
      const opened = await openPage(browser, where === 'phone' ? phone : desktop);
      await prepare?.(opened.page);
      await opened.page.goto(stack.storefront);
      const visitor = visitorOf(opened.page);
      await visitor.open();
      return { ...opened, ...visitor };
    },
    async close() {
      await browser.close();
      await stack.close();
    },
  };
}
