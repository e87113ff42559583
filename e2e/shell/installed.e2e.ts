import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestMember, TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';
import { goTo, visit } from './visits.ts';

/** In the service worker, where some of this is run. */
declare const registration: ServiceWorkerRegistration;

let desk: InboxDesk;
let shop: TestShop;
let robin: TestMember;
beforeAll(async () => {
  desk = await openInboxDesk({}, { whole: true });
  shop = await desk.services.shop({ isEnableAIAssistant: false });
  robin = await shop.member({ name: 'Robin Alder' });
});
afterAll(() => desk?.close());

test('everything that the manifest names is there, and Chromium finds nothing wrong with it', async () => {
  const { page, context } = await desk.stranger();
  await page.goto(desk.origin);
  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${desk.origin}/manifest.webmanifest`);
  const manifest = JSON.parse(data ?? '') as { start_url: string; icons: { src: string; type: string }[] };
  expect(manifest.start_url).toBe('/inbox?source=pwa');
  for (const { src, type } of manifest.icons) {
    const response = await fetch(desk.origin + src);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.status).toBe(200);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A profile without traces is the one reason that a test has.
  expect(installabilityErrors.map((it) => it.errorId).filter((it) => it !== 'in-incognito')).toEqual([]);
  await context.close();
});

describe('the service worker', () => {
  test('is there in the installed app and in no tab, keeps one page for offline, in the scheme that was chosen, and nothing of the API', async () => {
    const tab = await visit(desk, robin);
    const registered = () => navigator.serviceWorker.getRegistration().then((it) => it !== undefined);
    await tab.page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await tab.page.waitForLoadState('networkidle');
    expect(await tab.page.evaluate(registered)).toBe(false);
    await tab.close();

    const { page, close } = await visit(desk, robin, { installed: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (it) => (await caches.open(it)).keys()));
      return requests.flat().map((it) => new URL(it.url).pathname);
    });
    expect(kept).toEqual(['/offline.html', '/assets/first-paint.js']);

    await page.evaluate(() => localStorage.setItem('chatty:color-scheme', 'dark'));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(19, 20, 22)');
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await close();
  });

  test('shows a push message, and a tap brings the open window to the conversation without loading it anew', async () => {
    const { page, close } = await visit(desk, robin, { installed: true });
    await page.context().grantPermissions(['notifications'], { origin: desk.origin });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // The page may know of it before the browser has told us.
    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
    const id = newId();
    const message = { title: 'Ada asks', body: 'Where is my parcel?', path: `/inbox/${id}`, tag: id };
    const shown = await worker.evaluate(async (data) => {
      const event = Object.assign(new Event('push'), {
        data: { json: () => data },
        waits: Promise.resolve(),
        waitUntil(work: Promise<unknown>) {
          this.waits = work.then(() => {});
        },
      });
      self.dispatchEvent(event);
      await event.waits;
      return (await registration.getNotifications()).map((it) => ({ title: it.title, tag: it.tag }));
    }, message);
    expect(shown).toEqual([{ title: 'Ada asks', tag: id }]);

    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await worker.evaluate(async () => {
      const [notification] = await registration.getNotifications();
      const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
      self.dispatchEvent(event);
    });
    await page.waitForURL(`${desk.origin}/inbox/${id}`);
    expect(loads).toBe(0);
    await close();
  });

  test('takes a message away once its conversation is read, wherever, and when the app is opened after that', async () => {
    const visitor = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hi' } });
    const { page, close } = await visit(desk, robin, { installed: true });
    await page.context().grantPermissions(['notifications'], { origin: desk.origin });
    await page.getByRole('link', { name: /Hi/ }).waitFor();
    const tag = `conversation-${params.id}`;
    const show = () =>
      page.evaluate(async (tag) => {
        const worker = await navigator.serviceWorker.ready;
        await worker.showNotification('Ada asks', { tag });
      }, tag);
    const shown = () =>
      page.evaluate(async (tag) => (await (await navigator.serviceWorker.ready).getNotifications({ tag })).length, tag);
    const read = (isRead: boolean) => robin.api('POST /conversations/:id/read', { params, body: { isRead } });

    await show();
    expect(await shown()).toBe(1);
    await read(true);
    await eventually(shown).toBe(0);

    await read(false);
    await show();
    await page.reload();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    expect(await shown()).toBe(1);
    // Read while no page is open here.
    await page.goto('about:blank');
    await read(true);
    await page.goto(`${desk.origin}/inbox`);
    await eventually(shown).toBe(0);
    await close();
  });

  test('takes away what tells of a mention, or of what is watched, once its member has seen it on another device', async () => {
    const [visitor, maya] = [await shop.visitor(), await shop.member({ name: 'Maya Lind' })];
    const params = { id: newId() };
    const say = (text: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
    await say('Wombat');
    const body = { id: newId(), text: 'Robin?', note: true, mentions: [robin.id] };
    await maya.api('POST /conversations/:id/messages', { params, body });
    const { page, close } = await visit(desk, robin, { installed: true });
    await page.context().grantPermissions(['notifications'], { origin: desk.origin });
    await page.getByRole('link', { name: /Robin\?|Wombat/ }).waitFor();
    const tags = [`mention-${params.id}`, `watched-${params.id}`];
    const show = () =>
      page.evaluate(async (all) => {
        const worker = await navigator.serviceWorker.ready;
        for (const tag of all) await worker.showNotification('Maya asks', { tag });
      }, tags);
    const shown = () =>
      page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((it) => it.tag));
    const read = (by: typeof robin) => by.api('POST /conversations/:id/read', { params, body: { isRead: true } });
    await show();
    // A colleague's reading settles it for the team, not for whom it names.
    await read(maya);
    await page.reload();
    await page.getByRole('link', { name: /Robin\?|Wombat/ }).waitFor();
    expect((await shown()).toSorted()).toEqual(tags);
    await read(robin);
    await eventually(shown).toEqual([]);

    await say('Wombat again');
    await show();
    // Read while no page is open here.
    await page.goto('about:blank');
    await read(robin);
    await page.goto(`${desk.origin}/inbox`);
    await eventually(shown).toEqual([]);
    await close();
  });

  test('takes away what tells of a mention, of several, and of a conversation beside one that is not there', async () => {
    const visitor = await shop.visitor();
    const params = { id: newId() };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Quokka' } });
    const { page, close } = await visit(desk, robin, { installed: true });
    await page.context().grantPermissions(['notifications'], { origin: desk.origin });
    await page.getByRole('link', { name: /Quokka/ }).waitFor();
    const show = (tags: string[]) =>
      page.evaluate(async (all) => {
        const worker = await navigator.serviceWorker.ready;
        for (const tag of all) await worker.showNotification('Ada asks', { tag });
      }, tags);
    const shown = () =>
      page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((it) => it.tag));
    const gone = `conversation-${newId()}`;
    const maya = await shop.member({ name: 'Maya Lind' });
    const body = { id: newId(), text: 'Quokka?', note: true, mentions: [robin.id] };
    await maya.api('POST /conversations/:id/messages', { params, body });
    const [own, mention] = [`conversation-${params.id}`, `mention-${params.id}`];
    await show([gone, own, mention, 'conversations']);
    await page.goto('about:blank');
    await maya.api('POST /conversations/:id/read', { params, body: { isRead: true } });
    await page.goto(`${desk.origin}/inbox`);
    await eventually(shown).toEqual([gone, mention]);
    await page.getByRole('link', { name: /Quokka/ }).click();
    await eventually(shown).toEqual([gone]);
    await close();
  });

  test('follows no message out of the app', async () => {
    const { page, close } = await visit(desk, robin, { installed: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.evaluate(() => {
      for (const path of ['https://evil.example/', '//evil.example/', 7]) {
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'open', path } }));
      }
    });
    await goTo(page, '/settings');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(desk.origin);
    await close();
  });
});

test('the offer to install waits in the user menu, and is gone once it was taken', async () => {
  const { page, close } = await visit(desk, robin);
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  const menu = page.getByRole('button', { name: 'User menu of Robin Alder' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'My account' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Install the app' }).count()).toBe(0);
  await page.evaluate(() => {
    const prompt = async () => {
      document.body.dataset.prompted = 'true';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.getByRole('menuitem', { name: 'Install the app' }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.prompted)).toBe('true');
  await menu.click();
  await page.getByRole('menuitem', { name: 'My account' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Install the app' }).count()).toBe(0);
  await close();
});
