import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveAndTell, visitPopups } from './popup-visit.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
const soon = { timeout: 3_000 };

/** What of ours a page asks for from now on, by its path. */
function hear(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (it) => {
    const { origin, pathname } = new URL(it.url());
    if (origin === stores.server.origin) asked.push(pathname);
  });
  return asked;
}

/** The visitor looks at another tab, and comes back. */
async function leave(page: Page): Promise<() => Promise<void>> {
  const turn = (hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turn(true);
  return () => turn(false);
}

const launcherOf = (page: Page) =>
  page.evaluate(() => {
    const host = document.getElementById('chatty-root');
    const launcher = host?.shadowRoot?.querySelector<HTMLElement>('.launcher');
    const brand = host && getComputedStyle(host).getPropertyValue('--brand');
    return { brand, label: launcher?.innerText.trim(), isShown: launcher?.checkVisibility() };
  });

test('a page on which nobody reached for the chat asks for nothing while it is looked at, and shows what was saved to who comes back to it', async () => {
  const store = await stores.open();
  const { page, errors, context } = await store.visit('/');
  const asked = hear(page);
  const [old, look] = [await launcherOf(page), { floatBtnLabel: 'Ask Tom', brandColor: '#7a1fa2' }];
  await store.save(look);
  const back = await leave(page);
  expect([asked, await launcherOf(page)]).toEqual([[], old]);
  await back();
  await expect.poll(() => launcherOf(page), soon).toMatchObject({ label: 'Ask Tom', isShown: true });
  expect(asked).toEqual(['/chatbox/anew.js', '/client/api/boot']);

  await store.save({ displayPages: { type: 'hideSpecific', values: ['/'] } });
  await (await leave(page))();
  await expect.poll(async () => (await launcherOf(page)).isShown, soon).toBe(false);
  await store.save({ displayPages: { type: 'all', values: [] } });
  await (await leave(page))();
  await expect.poll(async () => (await launcherOf(page)).isShown, soon).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('whoever reaches for the launcher sees it as it was saved, and the chat that opens is asked for once, in one answer that all share', async () => {
  const store = await stores.open();
  const member = await store.shop.member();
  await member.api('POST /faqs', { body: { question: 'Do you repair tents?', answer: '<p>Yes.</p>' } });
  const { page, errors, context, launcher, dialog, open } = await store.visit('/');
  const asked = hear(page);
  await store.save({ floatBtnLabel: 'Ask Tom' });
  await launcher.hover();
  await expect.poll(() => launcherOf(page), soon).toMatchObject({ label: 'Ask Tom' });
  await open();
  await dialog.getByRole('button', { name: 'Do you repair tents?' }).waitFor();
  await dialog.getByText('Powered by Chatty').waitFor();
  const calls = asked.filter((it) => it.startsWith('/client/'));
  expect([...new Set(calls)].toSorted()).toEqual(['/client/api/boot', '/client/api/visitors']);
  expect(calls.filter((it) => it === '/client/api/visitors')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Do you repair tents?' }).click();
  await dialog.getByText('Yes.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a chat that opens has what was saved a moment before, also where a process or a proxy still gives what was kept', async () => {
  const store = await stores.open({ welcomeText: 'Good old days' });
  const { page, errors, context, dialog, open } = await store.visit('/');
  const kept = await fetch(`${stores.server.origin}/client/api/boot?shop=${store.shop.domain}`);
  const body = await kept.text();
  expect(body).toContain('Good old days');
  await page.route('**/client/api/boot?*', (route) =>
    route.fulfill({ body, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } }),
  );
  await store.save({ welcomeText: 'Saved just now' });
  const asked = hear(page);
  await open();
  await dialog.getByText('Saved just now').waitFor(soon);
  expect(asked.filter((it) => it === '/client/api/widget')).toHaveLength(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('popups are those that are set up by now: what was switched on shows in its time, and what was switched off does not', async () => {
  const store = await stores.open();
  await saveAndTell(store, { welcomePopupSetting: { active: true, title: 'Moin', triggerValue: 20 } });
  const { page, popup, asked, go, wait, launcher, context, errors } = await visitPopups(stores.browser, store);
  await go();
  await launcher.waitFor();
  await saveAndTell(store, { welcomePopupSetting: { active: false } });
  await (await leave(page))();
  await expect.poll(() => asked).toContain('/client/api/boot');
  await page.waitForLoadState('networkidle');
  await wait(25);
  await expect.poll(() => asked).toContain('/chatbox/popups.js');
  expect([asked.includes('/client/api/popups'), await popup.count()]).toEqual([false, 0]);

  await saveAndTell(store, { welcomePopupSetting: { active: true, title: 'Hello again', triggerValue: 5 } });
  const booted = page.waitForResponse((it) => it.url().includes('/client/api/boot'));
  await (await leave(page))();
  await (await booted).finished();
  await wait(6);
  await popup.getByText('Hello again').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
