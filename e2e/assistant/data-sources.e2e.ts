import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk } from '../admin/inbox-desk.ts';
import { openPage, openBrowser, desktop, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openAssistantDesk, page as storePage, type Store } from './store-desk.ts';

let desk: InboxDesk;
let store: Store;
beforeAll(async () => {
  ({ desk, store } = await openAssistantDesk());
});
afterAll(() => desk?.close());
beforeEach(() => {
  desk.services.forgetLimits();
  store.refuses = null;
  store.pages = [
    storePage(1, 'Care guide', '<h2>Wool</h2><p>Wash wool cold.</p><h2>Axes</h2><p>Oil the handle of an axe.</p>'),
    storePage(2, 'About us', '<p>We make tents.</p>'),
    { ...storePage(3, 'Refunds', '<p>Send it back within 30 days.</p>', 'policy'), url: '/policies/refund-policy' },
  ];
});

const path = '/ai_assistant/data_sources';
const sourceOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Data sources' }).getByRole('listitem').filter({ hasText: name });
const pagesOf = (page: Page) => sourceOf(page, 'Store pages, articles, and policies');

async function synced(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sync (now|again): Store pages/ }).click();
  await pagesOf(page).getByText('Ready', { exact: true }).waitFor();
}

test('the menu leads to the area and its data sources, and a sync is followed live by whoever looks', async () => {
  const { page, shop, errors, close } = await desk.inbox({ path: '/inbox' });
  await page.getByRole('link', { name: 'AI assistant' }).click();
  await page.getByRole('heading', { name: 'Instructions', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Data sources', exact: true }).click();
  await page.getByRole('heading', { name: 'Data sources', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const tabs = page.getByRole('navigation', { name: 'AI assistant' }).getByRole('link');
  expect(await tabs.allInnerTexts()).toEqual([
    'Instructions',
    'Optimize',
    'Data sources',
    'Products',
    'Discounts',
    'Hand-off',
    'Test',
    'Log',
    'Quality',
    'Usage',
    'Settings',
  ]);
  await pagesOf(page).getByText('Never synced').waitFor();
  const colleague = await shop.member({ role: 'member' });
  const browser = await openBrowser();
  const other = await openPage(browser, desktop);
  await desk.signIn(other.context, colleague);
  await other.page.goto(desk.origin + path);
  await pagesOf(other.page).getByText('Never synced').waitFor();
  expect(await other.page.getByRole('button', { name: /^Sync/ }).count()).toBe(0);
  await synced(page);
  for (const it of [page, other.page]) {
    await pagesOf(it).getByText('3 pages · 4 passages').waitFor();
    await pagesOf(it)
      .getByText(/^Last sync: .*20\d\d/)
      .waitFor();
    await pagesOf(it)
      .getByText(/^Next sync: about /)
      .waitFor();
  }
  expect(await seriousFaults(page)).toEqual([]);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await close();
});

test('what a sync changed is shown by title, and why one failed in the words of the store', async () => {
  const { page, errors, close } = await desk.inbox({ path });
  await synced(page);
  const long = `Winter ${'wonder'.repeat(60)} <img src=x onerror=alert(1)>`;
  store.pages[0] = storePage(1, 'Care guide', '<p>Wash everything cold.</p>');
  store.pages[1] = storePage(4, long, '<p>Snow.</p>');
  await page.getByRole('button', { name: 'Sync again: Store pages, articles, and policies' }).click();
  const changes = pagesOf(page).getByText('What the last sync changed: 1 new, 1 changed, 1 gone');
  await changes.click();
  for (const title of [long, 'Care guide', 'About us'])
    await pagesOf(page).getByRole('listitem').filter({ hasText: title }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(phone);
  await eventually(() => fits(page)).toBe(true);
  store.refuses = 'Your plan does not let apps read pages.';
  await page.getByRole('button', { name: /^Sync again: Store pages/ }).click();
  await pagesOf(page).getByText('Your store said: Your plan does not let apps read pages.').waitFor();
  await pagesOf(page).getByText('Sync failed').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a page is found, read as the assistant reads it, and switched off in parts or wholly, with a way back', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path });
  await synced(page);
  await pagesOf(page)
    .getByRole('link', { name: /^Store pages/ })
    .click();
  await page.getByText('3 pages', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('axe');
  await page.getByText('1 page', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Care guide' }).click();
  await page.getByRole('heading', { name: 'Care guide', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/pages/Page-1`);
  await page.getByText('Oil the handle of an axe.').waitFor();
  const axes = page.getByRole('switch', { name: 'Use in answers: Care guide › Axes' });
  const known = async () =>
    (await owner.api('GET /ai_assistant/pages/:id', { params: { id: 'gid://shopify/Page/1' } })).data;
  await axes.click();
  await page.getByText('Switched off. The assistant no longer uses it.').waitFor();
  await eventually(async () => (await known()).page.unusedPassages).toBe(1);
  await page.getByText('A passage stays off until its text changes in your store.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => (await known()).page.unusedPassages).toBe(0);
  await eventually(() => axes.isChecked()).toBe(true);
  await page.getByRole('switch', { name: /^Use in answers(?!:)/ }).click();
  await page.getByText('This page is switched off. The assistant uses none of its passages.').waitFor();
  await eventually(() => axes.isDisabled()).toBe(true);
  await page.setViewportSize(phone);
  await eventually(() => fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  // Somebody else switches it on again, and it is gone from the store after the next sync.
  await owner.api('PUT /ai_assistant/pages/:id/use', {
    params: { id: 'gid://shopify/Page/1' },
    body: { used: true },
  });
  await eventually(() => axes.isEnabled()).toBe(true);
  store.pages.shift();
  await owner.api('GET /customAnswers/resync-store-pages');
  await page.getByText('This page is no longer in your store.').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('titles of any kind stand in the list as they are, and thousands of pages are scrolled through', async () => {
  const many = Array.from({ length: 180 }, (_, at) =>
    storePage(100 + at, `Page ${String(at).padStart(3, '0')}`, '<p>x</p>'),
  );
  store.pages = [
    storePage(1, '<b onmouseover=alert(1)>Bold</b>', '<p>Words.</p>'),
    storePage(2, 'دليل العناية بالصوف', '<p>اغسل بماء بارد.</p>'),
    storePage(3, 'w'.repeat(250), ''),
    ...many,
  ];
  const { page, errors, close } = await desk.inbox({ path, size: phone });
  await synced(page);
  await page.goto(`${desk.origin}${path}/pages`);
  await page.getByText('183 pages', { exact: true }).waitFor();
  await page.getByRole('link', { name: '<b onmouseover=alert(1)>Bold</b>' }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  const list = page.getByRole('list', { name: 'Pages' });
  await eventually(async () => {
    await list.evaluate((it) => it.parentElement?.scrollTo(0, it.parentElement.scrollHeight));
    return page.getByRole('link', { name: 'دليل العناية بالصوف' }).isVisible();
  }).toBe(true);
  await page.getByRole('link', { name: 'دليل العناية بالصوف' }).click();
  await page.getByText('اغسل بماء بارد.').waitFor();
  expect(errors).toEqual([]);
  await close();
});
