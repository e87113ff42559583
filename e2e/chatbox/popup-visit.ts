import { popupRulesOf } from '@chatty/contract/settings/popups/popup-rules';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestServer } from '../../apps/server/src/test-kit/test-server.ts';
import { type Browser, openPage } from '../browser.ts';
import type { SettingsStore } from './settings-store.ts';
import { visitorOf } from './visitor.ts';

/** A cart as `cart.js` tells it. */
export interface StoreCart {
  quantity: number;
  cents: number;
  currency?: string;
}

/** Saves, and waits until the store was told of the popups as they are now. */
export async function saveAndTell(store: SettingsStore, patch: SettingsPatch): Promise<void> {
  await store.save(patch);
  const { api } = await store.shop.member();
  const popups = popupRulesOf((await api('GET /settings/widget')).data);
  await expect.poll(store.told).toMatchObject({ popups });
}

/** A product of the shop. */
export async function addProduct(
  server: TestServer,
  shopId: string,
  title: string,
  { price = '19.00', soldOut }: { price?: string; soldOut?: string } = {},
): Promise<string> {
  const id = `gid://shopify/Product/${title.length}${price.length}`;
  const variant = { id: '77', title: '', sku: null, price, compareAtPrice: '29.00', available: true, stock: null };
  const others = soldOut ? [{ ...variant, id: '78', title: soldOut, available: false }] : [];
  await server.services.db
    .insertInto('products')
    .values({
      ...{ shop_id: shopId, id, handle: 'product', title, url: '/products/product', image_url: null },
      ...{ variants: JSON.stringify([variant, ...others]), status: 'ACTIVE', content_hash: id },
    })
    .execute();
  return id;
}

interface VisitOptions {
  size?: { width: number; height: number };
  cart?: StoreCart;
  /** What the page's clock shows to begin with; else now. */
  time?: Date;
  /** Runs in the page before anything else. */
  before?: () => void;
}

const aheadMs = 3600_000;

/** Somebody in the store whose clock stands still until `wait` moves it. */
export async function visitPopups(browser: Browser, store: SettingsStore, options: VisitOptions = {}) {
  const { size, cart, time, before } = options;
  const opened = await openPage(browser, size);
  const { page } = opened;
  const asked: string[] = [];
  const added: unknown[] = [];
  const held = { cart };
  page.on('request', (it) => {
    const url = new URL(it.url());
    if (url.pathname.startsWith('/client/') || url.pathname.startsWith('/chatbox/') || url.pathname === '/cart.js')
      asked.push(url.pathname);
  });
  await page.route('**/cart.js', (route) => {
    const { quantity, cents, currency = 'USD' } = held.cart ?? { quantity: 0, cents: 0 };
    const items = quantity === 0 ? [] : [{ variant_id: 1, title: 'Mug', quantity, price: cents / quantity }];
    return route.fulfill({ json: { items, total_price: cents, currency } });
  });
  await page.route('**/cart/add.js', (route) => {
    added.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  if (before) await page.addInitScript(before);
  // An installed clock goes on by itself until it is told to stop at a moment that is still to come.
  const beginsAt = (time ?? new Date()).getTime();
  await page.clock.install({ time: beginsAt - aheadMs });
  await page.clock.pauseAt(beginsAt);
  const popup = page.locator('#chatty-root .popup:not(.popup-waits)');
  return {
    ...opened,
    ...visitorOf(page),
    asked,
    added,
    /** Puts something else into the cart, as the store tells its page. */
    changeCart: async (next: StoreCart) => {
      held.cart = next;
      await page.evaluate(() => document.dispatchEvent(new Event('shopify:cart:lines-update')));
    },
    popup,
    go: (path = '/') => page.goto(store.home + path),
    /** Lets so many seconds pass in the page. */
    wait: (seconds: number) => page.clock.runFor(seconds * 1_000),
    /** Waits until the module of popups, which the page has asked for, has heard of each that was due. */
    heard: () =>
      page.evaluate(async (module) => {
        await import(module);
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      }, `${store.origin}/chatbox/popups.js`),
    /** Scrolls until so much of the page was seen, from 0 to 1. */
    readTo: (part: number) =>
      page.evaluate((part) => window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), part),
  };
}

/** What the browser keeps of ours. */
export const keptOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((it) => it.startsWith('chatty')),
  );

/** When the moment of a popup came last in this browser, in its clock; 0 before any did. */
export const lastMoment = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([name]) => /^chatty:.*:popups$/.test(name));
    const { visit } = JSON.parse(String(kept?.[1] ?? '{}')) as { visit?: { last: number } };
    return visit?.last ?? 0;
  });
