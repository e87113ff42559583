import type { ClientFrame } from '@chatty/contract/live';
import { newId } from '@chatty/contract/new-id';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import {
  type TestMember,
  type TestParts,
  type TestShop,
  type TestVisitor,
  type TestServer,
  testServer,
} from '../../apps/server/src/test-kit/test-server.ts';
import { type Browser, type BrowserNeeds, desktop, openBrowser, openPage, type WatchedPage } from '../browser.ts';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';

/** A visitor who speaks over the wire, as the chatbox does. */
export interface Guest extends TestVisitor {
  conversationId: string;
  say(text: string): Promise<void>;
  /** What the visitor is shown, in order. */
  reads(): Promise<string[]>;
}

export interface Inbox {
  page: Page;
  /** Uncaught errors and errors on the console. */
  errors: string[];
  shop: TestShop;
  owner: TestMember;
  /** A new visitor who has just said this. */
  guest(text: string): Promise<Guest>;
  close(): Promise<void>;
}

export interface InboxDesk {
  origin: string;
  services: TestServer;
  /** A page that nobody is signed in to. */
  stranger(size?: { width: number; height: number }): ReturnType<typeof openPage>;
  /** A one-time link for a member. */
  linkFor(member: TestMember): Promise<string>;
  /** Signs a member in, in a browser profile: as the page behind a one-time link does, without drawing it. */
  signIn(context: BrowserContext, member: TestMember): Promise<void>;
  /**
   * A shop of its own, its owner signed in and looking at an address of the admin: `null` leaves the page empty, for a
   * test that first lays what is to be seen. A screen that nobody looks at costs as much as one that is looked at.
   */
  inbox(it?: {
    path?: string | null;
    size?: { width: number; height: number };
    settings?: Record<string, unknown>;
  }): Promise<Inbox>;
  close(): Promise<void>;
}

async function meet(shop: TestShop, text: string): Promise<Guest> {
  const visitor = await shop.visitor();
  const conversationId = newId();
  const say = async (words: string) => {
    await visitor.api('POST /client/api/conversations/:id/messages', {
      params: { id: conversationId },
      body: { id: newId(), text: words },
    });
  };
  await say(text);
  return {
    ...visitor,
    conversationId,
    say,
    async reads() {
      const { data } = await visitor.api('GET /client/api/conversations/:id/messages', {
        params: { id: conversationId },
      });
      return data.messages.filter((it) => it.kind !== 'activity').map((it) => it.text);
    },
  };
}

/**
 * A page of a browser profile that ends with its test, also where that fails: pages that stay take the time of the tests
 * after it, which then fail as well.
 */
async function openForTest(browser: Browser, size: { width: number; height: number }): Promise<WatchedPage> {
  const opened = await openPage(browser, size);
  onTestFinished(() => opened.context.close());
  return opened;
}

/** The whole server with the built admin, and a browser. */
export async function openInboxDesk({ env, ...parts }: TestParts = {}, needs: BrowserNeeds = {}): Promise<InboxDesk> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const services = await testServer({ ...parts, env: { PORT: String(port), APP_URL: origin, ...env } });
  const browser = await openBrowser(needs);
  const linkFor = async (member: TestMember) =>
    `${origin}/sign-in/link?token=${encodeURIComponent(await services.services.sessions.makeLink(member.email))}`;
  const signIn = async (context: BrowserContext, member: TestMember) => {
    const token = await services.services.sessions.makeLink(member.email);
    const answer = await context.request.post(`${origin}/client/api/sign-in/link`, { data: { token } });
    if (!answer.ok()) throw new Error(`The sign-in failed: ${await answer.text()}`);
  };
  return {
    origin,
    services,
    linkFor,
    signIn,
    stranger: (size = desktop) => openForTest(browser, size),
    async inbox({ path = '/inbox', size = desktop, settings = { isEnableAIAssistant: false } } = {}) {
      const shop = await services.shop(settings);
      const owner = await shop.member({ name: 'Robin Alder' });
      const { page, context, errors } = await openForTest(browser, size);
      page.setDefaultTimeout(20_000);
      await signIn(context, owner);
      if (path !== null) await page.goto(origin + path);
      return { page, errors, shop, owner, guest: (text) => meet(shop, text), close: () => context.close() };
    },
    async close() {
      await browser.close();
      await services.close();
    },
  };
}

/** A tab of somebody, as far as the others notice it: what it says over the wire. */
export async function openTab(origin: string, token: string) {
  const ready = Promise.withResolvers<void>();
  const heard: { type?: string; payload?: Record<string, unknown> }[] = [];
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/realtime`);
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => say({ t: 'hello', token, since: null });
  socket.onmessage = (it) => {
    heard.push(JSON.parse(String(it.data)));
    if (String(it.data).includes('"ready"')) ready.resolve();
  };
  await ready.promise;
  return { say, heard, close: () => socket.close() };
}

/** Waits until what is read is as it should be. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });

/**
 * How much a page has kept of what its member did without a connection. What waits is shown a moment before it is kept:
 * a page that goes in between takes it along.
 */
export const keptUnsent = (page: Page, { id }: TestMember): Promise<number> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((it) => it.name === name)) return 0;
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open(name));
    const count = await done(database.transaction('unsent').objectStore('unsent').count());
    database.close();
    return count;
  }, `chatty-member-${id}`);

/** The parts of the inbox by the words and roles that a screen reader tells. */
export const partsOf = (page: Page) => ({
  rows: page.getByRole('list', { name: 'Conversations' }).getByRole('link'),
  thread: page.getByRole('log', { name: 'Messages' }),
  composer: page.getByRole('textbox', { name: /^(Reply to the visitor|Private note)/ }),
  badge: page.getByTestId('unread-badge'),
  tab: (name: string) => page.getByRole('tab', { name }),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
});

/** The command palette, and its parts. */
export const paletteOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Command palette' });
  const field = dialog.getByRole('combobox');
  return {
    dialog,
    field,
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
    /** Its code comes behind the pages. */
    async open() {
      await eventually(async () => {
        await page.keyboard.press('Control+k');
        return dialog.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => false,
        );
      }).toBe(true);
      await eventually(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    },
  };
};
