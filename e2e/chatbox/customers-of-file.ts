import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Api } from '@chatty/client/api';
import { simulatedStore, type SimulatedStore } from '../../apps/server/src/test-kit/simulated-store.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { visitorOf } from './visitor.ts';

/**
 * A store with customers for the tests of a file, and a browser: its guests are asked who they are before they write. A
 * customer is meant by their place in the store's list.
 */
export function customersOfFile() {
  let store: SimulatedStore;
  let browser: Browser;
  let api: Api;
  beforeAll(async () => {
    [store, browser] = await Promise.all([simulatedStore(), openBrowser()]);
    const ctx = await store.connect();
    const here = { storefront_url: store.simulator.origin };
    await ctx.db.updateTable('shops').set(here).where('id', '=', ctx.shopId).execute();
    api = await store.signIn(ctx);
    const body = {
      isEnableAIAssistant: false,
      preChatCustomerChatAs: 'guest' as const,
      preChatFields: [
        { id: 'name', type: 'name' as const, label: '', isRequired: true, choices: [] },
        { id: 'email', type: 'email' as const, label: 'Your mailbox', isRequired: true, choices: [] },
      ],
    };
    await api('POST /settings/widget/:id', { params: { id: ctx.shopId }, body });
    // The store has the chatbox in its pages once it was told of it.
    const isDrawn = async () => (await (await fetch(store.simulator.origin)).text()).includes('id="chatty-root"');
    await vi.waitUntil(isDrawn, { timeout: 60_000 });
  }, 120_000);
  beforeEach(() => store.w.forgetLimits());
  afterAll(async () => {
    await browser?.close();
    await store?.close();
  });

  const signIn = async (page: Page, place: number) => {
    const email = store.simulator.store.firstShop.state.customers[place]?.email ?? '';
    await page.request.post(`${store.simulator.origin}/account/login`, { form: { email } });
  };
  return {
    get origin() {
      return store.simulator.origin;
    },
    get browser() {
      return browser;
    },
    signIn,
    /** A member answers. */
    reply: (id: string, text: string) =>
      api('POST /conversations/:id/messages', { params: { id }, body: { id: crypto.randomUUID(), text } }),
    inbox: async () => (await api('GET /conversations', { query: { status: 'any' } })).data.conversations,
    /** The customer opens the chat in a browser of their own: from then on the shop knows them. */
    async meet(place: number) {
      const opened = await openPage(browser);
      await signIn(opened.page, place);
      const met = opened.page.waitForResponse('**/client/api/visitors');
      await opened.page.goto(store.simulator.origin);
      const visitor = visitorOf(opened.page);
      await visitor.open();
      const { data } = (await (await met).json()) as { data: { contact: { id: string } } };
      return { ...opened, visitor, contactId: data.contact.id };
    },
  };
}
