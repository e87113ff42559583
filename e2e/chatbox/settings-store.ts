import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { Page } from 'playwright-core';
import type { Commerce } from '../../apps/server/src/ports/commerce.ts';
import { originsOf } from '../../apps/server/src/features/shops/index.ts';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';
import { offlineParts } from '../../apps/server/src/test-kit/offline-parts.ts';
import { type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { type Browser, openPage } from '../browser.ts';
import { visitorOf } from './visitor.ts';

const loaderPath = join(import.meta.dirname, '../../extensions/chatbox/assets/chatty-loader.js');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A picture that the store has, 4 by 1. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" rx="20" fill="#e8b64c"/></svg>';

/**
 * A store whose pages stand on this machine, on the far end of the wire by which the server tells it the settings; of the
 * rest of it, it answers what is given.
 */
export async function settingsStore(answers: Partial<Commerce> = {}) {
  const told = new Map<string, unknown>();
  const { commerce } = offlineParts();
  const port = await freePort();
  const server: TestServer = await testServer({
    // The admin's pages sign in at the server's own address.
    env: { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` },
    commerce: { ...commerce, ...answers, publishEmbed: async (shopId, config) => void told.set(shopId, config) },
  });
  const loader = await readFile(loaderPath, 'utf8');

  /** A shop with a store of its own, and a member who sets it up. */
  const open = async (browser: Browser, settings: SettingsPatch = {}) => {
    const shop = await server.shop(settings);
    const { api, email } = await shop.member();
    const store = createServer((request, reply) => {
      const url = new URL(request.url ?? '/', 'http://store');
      if (url.pathname === '/logo.svg') return reply.setHeader('content-type', 'image/svg+xml').end(picture);
      if (url.pathname === '/broken.png') return reply.writeHead(404).end();
      const asked = (name: string, otherwise: string) => escaped(url.searchParams.get(name) ?? otherwise);
      const locale = asked('locale', 'en');
      const config = escaped(JSON.stringify(told.get(shop.id) ?? {}));
      const facts = `data-origin="${server.origin}" data-shop="${shop.domain}" data-locale="${locale}" data-root-url="${asked('root', '/')}" data-product-id="${asked('product', '')}"`;
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      reply.end(
        `<!doctype html><html lang="${locale}" dir="${asked('dir', 'ltr')}"><meta name="viewport" content="width=device-width"><title>Store</title>` +
          `<body style="margin:0;background:#eee;font:16px sans-serif"><header style="position:sticky;top:0;z-index:50;background:#fff;padding:20px">The store</header>` +
          `<main style="height:1600px;padding:20px">Tents and stoves</main>` +
          `<aside style="position:fixed;right:0;bottom:0;width:200px;height:200px;z-index:45"></aside>` +
          `<div id="chatty-root" style="position:fixed;width:0;height:0" ${facts} data-config="${config}"></div><script>${loader}</script>`,
      );
    }).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const home = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    await server.services.db.updateTable('shops').set({ storefront_url: home }).where('id', '=', shop.id).execute();
    // A shop that it does not know makes the server look anew for where stores are.
    await originsOf(server.services, newId());
    return {
      shop,
      home,
      /** The address of the server. */
      origin: server.origin,
      /** What the store was told last. */
      told: () => told.get(shop.id),
      /** As if the store had been told this. */
      tell: (config: unknown) => void told.set(shop.id, config),
      async save(patch: SettingsPatch): Promise<void> {
        server.forgetLimits();
        await api('POST /settings/widget/:id', { params: { id: shop.id }, body: patch });
      },
      /** A page of the admin, with a member who sets the shop up. */
      async admin(path: string): Promise<Page> {
        const { page, context } = await openPage(browser);
        page.setDefaultTimeout(25_000);
        const token = await server.services.sessions.makeLink(email);
        await context.request.post(`${server.origin}/client/api/sign-in/link`, { data: { token } });
        await page.goto(server.origin + path);
        return page;
      },
      /** Somebody on a page of the store. */
      async visit(path = '/', size?: { width: number; height: number }) {
        const opened = await openPage(browser, size);
        await opened.page.goto(home + path);
        return { ...opened, ...visitorOf(opened.page) };
      },
      close: () => store.close(),
    };
  };
  return { server, open, close: () => server.close() };
}
export type SettingsStore = Awaited<ReturnType<Awaited<ReturnType<typeof settingsStore>>['open']>>;
