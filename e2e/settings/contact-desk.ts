import { type Api, createApi } from '@chatty/client/api';
import { contactMethods, type ContactMethod } from '@chatty/contract/settings/options';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
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
      onTestFinished(() => context.close());
      const page = await context.newPage();
      page.setDefaultTimeout(25_000);
      await page.goto(stack.admin + path);
      return page;
    },
    async visit(where = 'desktop', prepare) {
      const opened = await openPage(browser, where === 'phone' ? phone : desktop);
      onTestFinished(() => opened.context.close());
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

const off = { active: false, value: '', title: '' };
/** All methods off, and nothing typed. */
export const none = Object.fromEntries(contactMethods.map((it) => [it, off])) as Record<ContactMethod, typeof off>;
export const on = (value: string, title = '') => ({ active: true, value, title });

/** The field of each method, what is pasted there, and where it leads on a desktop and on a phone. */
export const pasted: Record<ContactMethod, [string, string, string, string?]> = {
  whatsApp: ['WhatsApp number', '+1 (555) 010-9999', 'https://wa.me/15550109999'],
  messenger: ['Facebook page', 'https://www.facebook.com/alpine.goods', 'https://m.me/alpine.goods'],
  phoneCall: ['Phone number', '+1 555 010-9999', 'tel:+15550109999'],
  email: ['Email address', 'Alpine <help@alpine.example>', 'mailto:help@alpine.example'],
  instagram: ['Instagram user name', '@Alpine', 'https://www.instagram.com/alpine/', 'https://ig.me/m/alpine'],
  telegram: ['Telegram user name', 't.me/alpine_goods', 'https://t.me/alpine_goods'],
  skype: ['Skype name', 'live:alpine', 'skype:live:alpine?chat'],
  line: ['LINE ID', 'alpine', 'https://line.me/R/ti/p/%40alpine'],
  zalo: ['Zalo phone number', '0901 234 567', 'https://zalo.me/0901234567'],
  sms: ['Phone number for text messages', '001 555 010 9999', 'sms:+15550109999'],
  tiktok: ['TikTok user name', 'https://www.tiktok.com/@alpine', 'https://www.tiktok.com/@alpine'],
};
export const onPhones: readonly ContactMethod[] = ['whatsApp', 'telegram', 'line', 'zalo', 'sms', 'phoneCall'];

/** Where a link leads, and how it is opened. */
export const ways = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('#chatty-root')?.shadowRoot?.querySelectorAll<HTMLElement>('.way') ?? [])].map(
      (it) => ({
        name: it.textContent,
        href: it.getAttribute('href'),
        target: it.getAttribute('target'),
        rel: it.getAttribute('rel'),
      }),
    ),
  );
