import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, routeAtOnce } from '../browser.ts';
import { saveAndTell, visitPopups } from './popup-visit.ts';
import type { SettingsStore } from './settings-store.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
/** What a merchant changes is seen within three seconds. */
const soon = { timeout: 3_000 };

/** The switch in the admin that hides the chatbox on every page. */
async function showChatbox({ shop }: SettingsStore, enableChatbox: boolean): Promise<void> {
  const { api } = await shop.member();
  await api('POST /shop', { body: { enableChatbox } });
}

/** What of ours the visitor sees on this page. */
const seenOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('chatty-root')?.shadowRoot;
    const isSeen = (selector: string) => root?.querySelector(selector)?.checkVisibility() ?? false;
    return { launcher: isSeen('.launcher'), window: isSeen('.dialog'), popup: isSeen('.popup') };
  });
const none = { launcher: false, window: false, popup: false };

describe('a merchant who hides the chatbox', () => {
  test('takes launcher and window from pages whose chat is loaded, and shows them again there; what was being written waits', async () => {
    const store = await stores.open({ isEnableAIAssistant: false });
    const writing = await store.visit('/');
    await writing.open();
    await writing.begin();
    await writing.composer.fill('I ordered it on');
    const reading = await store.visit('/');
    await reading.open();
    await reading.launcher.click();
    await reading.dialog.waitFor({ state: 'hidden' });

    await showChatbox(store, false);
    for (const { page } of [writing, reading]) await expect.poll(() => seenOf(page), soon).toEqual(none);
    expect(await writing.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    // Nor does a link of the store bring it back.
    await writing.page.evaluate(() => window.Chatty?.open());
    expect(await seenOf(writing.page)).toEqual(none);

    await showChatbox(store, true);
    for (const { page } of [writing, reading]) {
      await expect.poll(() => seenOf(page), soon).toEqual({ ...none, launcher: true });
    }
    await writing.open();
    await expect.poll(() => writing.composer.inputValue()).toBe('I ordered it on');
    expect([...writing.errors, ...reading.errors]).toEqual([]);
    for (const { context } of [writing, reading]) await context.close();
    store.close();
  });

  test('is heard by a chat that comes while it is hidden: the first look goes, and its words wait', async () => {
    const store = await stores.open();
    const { page, context, launcher, dialog, composer, errors } = await store.visit('/');
    let go = () => {};
    const mayCome = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/chatbox/app.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    // What the page asks by itself, when somebody reaches for the launcher, was answered before.
    const looked = page.waitForResponse('**/client/api/boot?*');
    await launcher.click();
    await (await looked).finished();
    const first = dialog.getByRole('textbox');
    await first.fill('Do you repair');
    await showChatbox(store, false);
    expect(await seenOf(page)).toEqual({ ...none, launcher: true, window: true });
    go();
    await expect.poll(() => seenOf(page), soon).toEqual(none);
    await showChatbox(store, true);
    await expect.poll(() => seenOf(page), soon).toEqual({ ...none, launcher: true });
    await launcher.click();
    await expect.poll(() => composer.inputValue()).toBe('Do you repair');
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('is not undone by what a process or a proxy still gives to who comes back to the page', async () => {
    const store = await stores.open();
    const { page, context, open, errors } = await store.visit('/');
    const kept = await fetch(`${stores.server.origin}/client/api/boot?shop=${store.shop.domain}`);
    const body = await kept.text();
    await open();
    await showChatbox(store, false);
    await expect.poll(() => seenOf(page), soon).toEqual(none);
    await routeAtOnce(page, '**/client/api/boot?*', (route) =>
      route.fulfill({ body, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } }),
    );
    const asked = page.waitForResponse('**/client/api/boot?*');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await asked).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await seenOf(page)).toEqual(none);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('lets nothing call for the chat that cannot be seen: what was answered meanwhile is told once it is shown again', async () => {
    const store = await stores.open({ isEnableAIAssistant: false });
    const { page, context, open, begin, say, sent, launcher, errors } = await store.visit('/');
    await open();
    await begin();
    await say('Is the blue one back?');
    await sent().waitFor();
    await launcher.click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    });
    await showChatbox(store, false);
    await expect.poll(() => seenOf(page), soon).toEqual(none);
    const { api } = await store.shop.member();
    const [asked] = (await api('GET /conversations', { query: { status: 'open' } })).data.conversations;
    const params = { id: asked?.id ?? '' };
    await api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'It is.' } });
    const unread = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { unread?: number }).unread;
    await expect.poll(() => page.evaluate(unread, `chatty:${store.shop.domain}:state`), soon).toBe(1);
    expect([await page.title(), await launcher.getAttribute('aria-label')]).toEqual(['Store', 'Chat with us']);
    await showChatbox(store, true);
    await expect.poll(() => launcher.getAttribute('aria-label'), soon).toBe('Chat with us (1)');
    expect(await seenOf(page)).toEqual({ ...none, launcher: true });
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test.each<[string, SettingsPatch, { width: number; height: number }?]>([
    ['that the merchant left out', { displayPages: { type: 'hideSpecific', values: ['/cart'] } }],
    ['on a device that the merchant left out', { displayDevices: 'mobile' }],
    ['on a phone without the launcher', { hideOnMobile: true }, phone],
  ])(
    'and shows it again brings nothing to a page %s, though its chat was opened there by a link',
    async (_, rule, size) => {
      const store = await stores.open();
      await saveAndTell(store, rule);
      const { page, context, dialog, errors } = await store.visit('/cart', size);
      expect(await seenOf(page)).toEqual(none);
      await page.evaluate(() => window.Chatty?.open());
      await dialog.waitFor();
      await showChatbox(store, false);
      await expect.poll(() => seenOf(page), soon).toEqual(none);
      const told = page.waitForResponse('**/client/api/widget?*');
      await showChatbox(store, true);
      await (await told).finished();
      await expect
        .poll(() => page.evaluate(() => document.getElementById('chatty-root')?.style.display), soon)
        .toBe('');
      expect(await seenOf(page)).toEqual(none);
      await page.evaluate(() => window.Chatty?.open());
      await dialog.waitFor();
      expect(errors).toEqual([]);
      await context.close();
      store.close();
    },
  );
});

describe('a popup', () => {
  /** A page whose chat is loaded and closed, and which has heard of all that was saved once `heardOf` is done. */
  async function visit(settings: SettingsPatch = {}) {
    const store = await stores.open();
    await saveAndTell(store, settings);
    const visited = await visitPopups(stores.browser, store);
    const { asked, wait, launcher, dialog, go } = visited;
    await go();
    await launcher.click();
    const comes = async () => {
      await wait(0.1);
      return dialog.getByText('Powered by Chatty').isVisible();
    };
    await expect.poll(comes, { timeout: 20_000 }).toBe(true);
    await launcher.click();
    await dialog.waitFor({ state: 'hidden' });
    const heardOf = async (change: () => Promise<void>) => {
      const told = visited.page.waitForResponse('**/client/api/widget?*');
      await change();
      const look = async () => {
        await wait(0.1);
        return asked.includes('/client/api/widget');
      };
      await expect.poll(look, soon).toBe(true);
      await (await told).finished();
      asked.length = 0;
    };
    return { ...visited, store, heardOf };
  }

  test('that is switched on comes to a page whose chat is loaded, and once: also where it is switched off and on meanwhile', async () => {
    const { store, popup, asked, wait, heardOf, heard, errors, context } = await visit();
    const often = { displayType: 'custom', timesShown: 20, timesDays: 1 };
    const welcome = { title: 'Moin', triggerValue: 5, shownFor: 3, ...often };
    const save = (active: boolean) => () =>
      saveAndTell(store, { welcomePopupSetting: { ...welcome, active } } as SettingsPatch);
    for (const active of [true, false, true]) await heardOf(save(active));
    await wait(6);
    await popup.getByText('Moin').waitFor();
    await wait(6);
    await popup.waitFor({ state: 'detached' });
    for (let seconds = 0; seconds < 60; seconds += 5) {
      await wait(5);
      await heard();
    }
    expect(asked.filter((it) => it === '/client/api/popups')).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('that is switched on for other pages or other devices does not come to such a page', async () => {
    const { store, asked, wait, heardOf, errors, context } = await visit();
    const active = true;
    await heardOf(() =>
      saveAndTell(store, {
        welcomePopupSetting: { active, triggerValue: 1, displayPages: { type: 'hideSpecific', values: ['/'] } },
        productPopupSettings: { active, triggerValue: 1, displayDevices: 'mobile' },
      }),
    );
    await wait(60);
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('that is switched off, or whose chatbox is hidden, before its moment does not come to such a page', async () => {
    const popupOn = { welcomePopupSetting: { active: true, title: 'Moin', triggerValue: 300 } };
    for (const end of [
      (store: SettingsStore) => saveAndTell(store, { welcomePopupSetting: { active: false } }),
      (store: SettingsStore) => showChatbox(store, false),
    ]) {
      const { store, page, popup, asked, wait, heardOf, heard, errors, context } = await visit(popupOn);
      await heardOf(() => end(store));
      await wait(400);
      await expect.poll(() => asked).toContain('/chatbox/popups.js');
      await heard();
      expect([asked.includes('/client/api/popups'), await popup.count(), (await seenOf(page)).popup]).toEqual([
        false,
        0,
        false,
      ]);
      expect(errors).toEqual([]);
      await context.close();
      store.close();
    }
  });
});
