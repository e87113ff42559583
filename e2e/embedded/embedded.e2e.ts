import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openShopifyAdmin, type ShopifyAdmin } from './shopify-admin.ts';

let admin: ShopifyAdmin;
beforeAll(async () => {
  admin = await openShopifyAdmin();
});
afterAll(() => admin.close());

const app = '/apps/chat';
const until = { timeout: 20_000 };

describe('the app inside the Shopify admin', () => {
  test('the owner is in at once: no login, no cookie, nothing refused', async () => {
    const visit = await admin.open(`${app}/faqs`);
    await visit.app.getByRole('list', { name: 'FAQs' }).waitFor(until);
    expect(await visit.page.context().cookies(admin.stack.admin)).toEqual([]);
    expect(visit.refusals).toEqual([]);
    expect(visit.errors).toEqual([]);
  });

  test('the admin’s menu leads through the app, and its address can be kept, reloaded and gone back from', async () => {
    const { page, app: frame, menu } = await admin.open(`${app}/inbox`);
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    expect(await menu.getByRole('link', { name: 'Inbox' }).getAttribute('aria-current')).toBe('page');
    const entry = await frame.locator('body').evaluate(() => performance.timeOrigin);

    await menu.getByRole('link', { name: 'FAQs' }).click();
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
    expect(new URL(page.url()).pathname).toBe('/store/demo-store/apps/chat/faqs');
    expect(await menu.getByRole('link', { name: 'FAQs' }).getAttribute('aria-current')).toBe('page');
    expect(await frame.locator('body').evaluate(() => performance.timeOrigin)).toBe(entry);
    await expect.poll(() => page.getByRole('heading', { level: 1, name: 'FAQs' }).count()).toBe(1);

    await page.goBack();
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    expect(new URL(page.url()).pathname).toBe('/store/demo-store/apps/chat/inbox');
    await page.goForward();
    await page.reload();
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
    expect(new URL(page.url()).pathname).toBe('/store/demo-store/apps/chat/faqs');
  });

  test('a form is saved and discarded in the admin’s save bar, which lets nobody leave', async () => {
    const { page, app: frame, menu, saveBar, errors } = await admin.open(`${app}/faqs/addFaq`);
    const question = frame.getByRole('textbox', { name: 'Question' });
    const asked = `Is it embedded (${Date.now()})?`;
    await question.fill(asked, until);
    await saveBar.waitFor(until);
    await menu.getByRole('link', { name: 'Inbox' }).click();
    await expect.poll(() => saveBar.getAttribute('class')).toContain('shaking');
    await expect.poll(() => saveBar.getAttribute('class')).not.toContain('shaking');
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/store/demo-store/apps/chat/faqs/addFaq');
    expect(await question.inputValue()).toBe(asked);

    await frame.getByRole('textbox', { name: 'Answer' }).fill('It is.');
    await saveBar.getByRole('button', { name: 'Save' }).click();
    await saveBar.waitFor({ state: 'hidden' });
    await page
      .getByRole('status')
      .getByText(/saved|created|added/i)
      .waitFor(until);

    // What was added is edited from here on, in a form of its own.
    await page.waitForURL(/\/faqs\/editFaq\//, until);
    await expect.poll(() => question.inputValue(), until).toBe(asked);
    await question.fill('Is it still?', until);
    await saveBar.getByRole('button', { name: 'Discard' }).click();
    await saveBar.waitFor({ state: 'hidden' });
    await expect.poll(() => question.inputValue(), until).toBe(asked);
    await menu.getByRole('link', { name: 'FAQs' }).click();
    await frame.getByRole('searchbox', { name: 'Search FAQs' }).fill(asked, until);
    await frame.getByRole('link', { name: asked }).waitFor(until);
    expect(errors).toEqual([]);
  });

  test('a save that fails says so in the page, where the admin’s save bar cannot, and is tried again there', async () => {
    const { page, app: frame, saveBar } = await admin.open(`${app}/faqs/addFaq`);
    const question = frame.getByRole('textbox', { name: 'Question' });
    const asked = `Is it saved (${Date.now()})?`;
    await question.fill(asked, until);
    await frame.getByRole('textbox', { name: 'Answer', exact: true }).fill('It is.');
    await page.context().setOffline(true);
    await saveBar.getByRole('button', { name: 'Save' }).click();
    const words = 'No connection. Not saved, but your text is still here.';
    await frame.getByText(words).waitFor(until);
    await page.getByText(words).first().waitFor();
    expect(await question.inputValue()).toBe(asked);
    await page.context().setOffline(false);
    await frame.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/faqs\/editFaq\//, until);
    await saveBar.waitFor({ state: 'hidden' });
    expect(await frame.getByText(words).count()).toBe(0);
    await expect.poll(() => question.inputValue(), until).toBe(asked);
  });

  test('a stale ID token in the address is exchanged for a fresh one by the bounce page', async () => {
    const { page, app: frame, refusals } = await admin.open(`${app}/inbox`);
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    const [, inner] = page.frames();
    const seen: string[] = [];
    page.on('framenavigated', (it) => seen.push(new URL(it.url()).pathname));
    const query = new URLSearchParams({ embedded: '1', shop: 'demo-store.myshopify.com', id_token: 'of.long.ago' });
    await inner?.goto(`${admin.stack.admin}/faqs?${query}`);
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
    expect(seen).toContain('/auth/session-token');
    expect(refusals).toEqual([]);
  });

  test('somebody else of the store’s staff takes a seat under their own name, as a member', async () => {
    const { page, app: frame, menu } = await admin.open(`${app}/inbox`);
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    await page.getByRole('combobox', { name: 'Signed in as' }).selectOption({ label: 'Mei Tanaka' });
    await frame.getByRole('button', { name: 'User menu of Mei Tanaka' }).waitFor(until);
    await menu.getByRole('link', { name: 'Inbox' }).waitFor(until);
    expect(await menu.getByRole('link', { name: 'FAQs' }).count()).toBe(0);
  });

  test('the app is uninstalled in the admin, and opens without a login once it is installed again', async () => {
    const { page, app: frame, menu } = await admin.open('/apps');
    await page.getByRole('button', { name: 'Uninstall' }).click();
    await page.getByRole('heading', { name: 'Install Chatty?' }).waitFor(until);
    expect(await menu.getByRole('link', { name: 'Chatty' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Install' }).click();
    await frame.getByRole('heading').first().waitFor(until);
    await menu.getByRole('link', { name: 'FAQs' }).click();
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
  });

  test('admin and app have no serious fault of access, and nothing is cut off on a phone', async () => {
    const { page, app: frame } = await admin.open(`${app}/faqs`, phone);
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
    expect(await seriousFaults(page)).toEqual([]);
    for (const it of page.frames()) {
      expect(await it.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
