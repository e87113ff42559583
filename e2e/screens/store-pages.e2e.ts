import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standAlonePath } from '@chatty/contract/settings/options';
import { Liquid } from 'liquidjs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../apps/server/src/ctx.ts';
import { readFaqPage } from '../../apps/server/src/features/faqs/index.ts';
import { findShop } from '../../apps/server/src/features/shops/index.ts';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';
import { type TestServer, type TestShop, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { allFaults, fits } from '../serious-faults.ts';
import { sizes } from './clipped-text.ts';

const answer =
  '<p>Within <strong>two</strong> days, see <a href="https://example.com/a">our terms</a>.</p><ul><li>Norway</li></ul>' +
  '<iframe src="https://www.youtube.com/embed/x" title="How it goes"></iframe>';

let w: TestServer;
let browser: Browser;
let shop: TestShop;
const blocks = [
  ['/block', 'accordion'],
  ['/grid', 'grid'],
] as const;
/** What stands in a page of the store, by the path of that page. */
const pages = new Map<string, string>();
const store = createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const locale = searchParams.get('locale') ?? 'en';
  const html = new Liquid().parseAndRenderSync(pages.get(pathname) ?? '', {
    request: { locale: { iso_code: locale } },
  });
  const colors = searchParams.has('dark') ? 'color-scheme:dark;background:#14171c;color:#f2f3f5' : 'background:#fff';
  reply.setHeader('content-type', 'text/html; charset=utf-8');
  reply.end(
    `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-chatty><meta name="viewport" content="width=device-width"><title>Store</title>` +
      `<body style="margin:0;font:16px/1.5 sans-serif;${colors}"><main>${html}</main>`,
  );
});

beforeAll(async () => {
  store.listen(0, '127.0.0.1');
  const listening = once(store, 'listening');
  const port = await freePort();
  const env = { PORT: String(port), APP_URL: `http://localhost:${port}` };
  [w, browser] = await Promise.all([testServer({ env }), openBrowser(), listening]);
  shop = await w.shop({ chatPageSettings: { isEnabled: true, title: 'Talk to us', description: 'We are there.' } });
  const { api } = await shop.member();
  await api('POST /settings/translations', { body: { locale: 'ar' } });
  for (const [question, category] of [
    ['How long does it take?', 'Delivery'],
    [`What about ${'Zeltheringe'.repeat(8)}?`, ''],
  ] as const)
    await api('POST /faqs', { body: { question, answer, category, featured: true } });
  const page = await readFaqPage(systemCtx(w.services, shop.id), await findShop(w.services.db, shop.id));
  pages.set('/faqs', page?.liquid.toString() ?? '');
  for (const [path, layout] of blocks) {
    const { data } = await api('POST /faq-blocks/preview', {
      body: { name: 'Help', title: 'Help', source: 'featured', place: 'allProducts', layout },
    });
    pages.set(path, data.html);
  }
});
afterAll(async () => {
  store.close();
  await browser?.close();
  await w?.close();
});

const isOf = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr');

/** What is wrong at each width; what axe finds it finds at any. */
async function faultsOf(page: Page, selector: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (!(await fits(page))) faults.push(`${size.width} px: it scrolls sideways`);
  }
  return [...faults, ...(await allFaults(page, selector))];
}

test.each([
  ['en', 'light'],
  ['ar', 'light'],
  ['en', 'dark'],
  ['ar', 'dark'],
] as const)(
  'the FAQ page, a FAQ block, and the chat page can be read and used in %s, %s',
  async (locale, colorScheme) => {
    const context = await browser.newContext({ locale, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults: string[] = [];
    const { port } = store.address() as AddressInfo;
    for (const [path, selector] of [
      ['/faqs', '.chatty-faqs'],
      ['/block', 'main'],
    ] as const) {
      await page.goto(`http://127.0.0.1:${port}${path}?locale=${locale}${colorScheme === 'dark' ? '&dark' : ''}`);
      expect(await page.locator(selector).evaluate((it) => getComputedStyle(it).direction)).toBe(isOf(locale));
      for (const it of await page.locator('summary:visible').all()) await it.click();
      await page.locator('.chatty-votes button').first().waitFor();
      faults.push(...(await faultsOf(page, selector)).map((it) => `${path}: ${it}`));
    }
    await page.goto(`${w.services.config.APP_URL}${standAlonePath}${shop.domain}`);
    await page.locator('#chatty-root .home-cards').waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(isOf(locale));
    faults.push(...(await faultsOf(page, 'body')).map((it) => `chat page: ${it}`));
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** The room that each element keeps on its left and its right, where all that is written goes this way. */
const roomsOf = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((to) => {
    for (const it of document.querySelectorAll<HTMLElement>('html, [dir]')) it.dir = to;
    return [...document.querySelectorAll('main *')].map((it) => {
      const { paddingLeft, paddingRight, marginLeft, marginRight } = getComputedStyle(it);
      return {
        name: `${it.tagName} ${it.className}`,
        left: [paddingLeft, marginLeft],
        right: [paddingRight, marginRight],
      };
    });
  }, dir);

test.each(['/faqs', ...blocks.map(([path]) => path)])(
  'what is read from right to left stands as in a mirror: %s',
  async (path) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { port } = store.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}?locale=ar`);
    const rooms = await roomsOf(page, 'ltr');
    expect(rooms.length).toBeGreaterThan(5);
    const mirrored = rooms.map(({ name, left, right }) => ({ name, left: right, right: left }));
    expect(await roomsOf(page, 'rtl')).toEqual(mirrored);
    await context.close();
  },
);
