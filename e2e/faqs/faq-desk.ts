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
  /** The same of another admin of the shop. */
  openAsColleague(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** A server with the built admin, a shop with an owner who is signed in, and a browser. */
export async function openFaqDesk(): Promise<FaqDesk> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const services = await testServer({ env: { PORT: String(port), APP_URL: origin } });
  const shop = await services.shop();
  const { api } = await shop.member();
  const browser = await openBrowser();

  /** Signs a member in, whose pages are opened with what it answers. */
  async function enter(member: { api: Api }) {
    const { data: me } = await member.api('GET /me');
    const entrance = await browser.newContext();
    const token = await services.services.sessions.makeLink(me.member.email);
    await entrance.request.post(`${origin}/client/api/sign-in/link`, { data: { token } });
    const storageState = await entrance.storageState();
    await entrance.close();
    return storageState;
  }
  const own = await enter({ api });

  async function open(path: string, options: BrowserContextOptions) {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(25_000);
    await page.goto(origin + path);
    return page;
  }

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
    open: (path, options) => open(path, { ...options, storageState: own }),
    openAsColleague: async (path) => open(path, { storageState: await enter(await shop.member({ name: 'Bo Berg' })) }),
    async close() {
      await browser.close();
      await services.close();
    },
  };
}
