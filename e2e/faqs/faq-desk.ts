import type { Api } from '@chatty/client/api';
import type { NewFaq } from '@chatty/contract/faqs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { desktop, openBrowser } from '../browser.ts';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';

export interface FaqDesk {
  api: Api;
  services: TestServer;
  /** Leaves the shop with these FAQs and no other, in this order. */
  reset(faqs: (Partial<NewFaq> & { question: string })[]): Promise<void>;
  /** The questions as the server has them, in their order. */
  questions(): Promise<string[]>;
  /** A page of its own, signed in, at an address of the admin. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** A server with the built admin, a shop with an owner who is signed in, and a browser. */
export async function openFaqDesk(): Promise<FaqDesk> {
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
    async reset(them) {
      await services.services.db.deleteFrom('faqs').where('shop_id', '=', shop.id).execute();
      for (const it of them) await api('POST /faqs', { body: { answer: `<p>About: ${it.question}</p>`, ...it } });
    },
    async questions() {
      const { data } = await api('GET /faqs', { query: { limit: 100 } });
      return data.map((it) => it.question);
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
