import { createApi } from '@chatty/client/api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openShopifyAdmin, type ShopifyAdmin } from './shopify-admin.ts';

let admin: ShopifyAdmin;
beforeAll(async () => {
  admin = await openShopifyAdmin();
});
afterAll(() => admin.close());
// Pages that stay open hear of all that comes after, and ask the server anew: an uninstalled app by each of them.
afterEach(() => admin.browser.close());

const app = '/apps/chat';
const until = { timeout: 20_000 };

/** Sends a file as a visitor of the shop; answers its address. */
async function keepFile(origin: string): Promise<string> {
  const open = createApi({ origin, token: async () => null });
  const { data } = await open('POST /client/api/visitors', {
    body: { shop: 'demo-store.myshopify.com', locale: 'en' },
  });
  const visitor = createApi({ origin, token: async () => data.token });
  const body = new Blob(['a letter']);
  return (await visitor('POST /client/api/files', { query: { name: 'letter.txt' }, body })).data.url;
}

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
    const shows = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(`/store/demo-store${path}`);
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    await menu.getByRole('link', { name: 'Inbox' }).and(page.locator('[aria-current=page]')).waitFor();
    const entry = await frame.locator('body').evaluate(() => performance.timeOrigin);

    await menu.getByRole('link', { name: 'FAQs' }).click();
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
    await shows('/apps/chat/faqs');
    await menu.getByRole('link', { name: 'FAQs' }).and(page.locator('[aria-current=page]')).waitFor();
    expect(await frame.locator('body').evaluate(() => performance.timeOrigin)).toBe(entry);
    await expect.poll(() => page.getByRole('heading', { level: 1, name: 'FAQs' }).count()).toBe(1);

    await page.goBack();
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    await shows('/apps/chat/inbox');
    await page.goForward();
    await shows('/apps/chat/faqs');
    await page.reload();
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
  });

  test('the command palette opens by its key, and leads to another page of the app', async () => {
    const { page, app: frame, errors } = await admin.open(`${app}/inbox`);
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    const field = frame.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox');
    const opens = async () => {
      await frame.getByRole('searchbox').press('Control+k');
      // Pressed again it would close: what it opens is fetched first.
      return field.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(opens, until).toBe(true);
    await field.fill('faq blocks');
    await frame.getByRole('option', { name: 'FAQ blocks', selected: true }).waitFor();
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname, until).toBe('/store/demo-store/apps/chat/faqs/faqBlock');
    expect(errors).toEqual([]);
  });

  test('collections of a block are chosen in the admin’s own picker, which shows those that were chosen before', async () => {
    const { page, app: frame, errors } = await admin.open(`${app}/faqs/faqBlock/add-faqs-block`);
    await frame.getByRole('radio', { name: 'Some collections and their products' }).check(until);
    const field = frame.getByRole('combobox', { name: 'Collections' });
    await field.fill('Camp kitchen');
    await expect.poll(() => frame.getByRole('option').allTextContents(), until).toEqual(['Camp kitchen']);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
    await field.press('Escape');
    await frame.getByRole('button', { name: 'Browse collections' }).click();
    const picker = page.getByRole('dialog');
    await expect.poll(() => picker.getByRole('checkbox', { name: 'Camp kitchen' }).isChecked()).toBe(true);
    await picker.getByRole('checkbox', { name: 'Rain ready' }).check();
    await picker.getByRole('button', { name: 'Select' }).click();
    for (const title of ['Camp kitchen', 'Rain ready']) await frame.getByText(title, { exact: true }).first().waitFor();
    expect(errors).toEqual([]);
  });

  test('a form is saved and discarded in the admin’s save bar, which lets nobody leave', async () => {
    const { page, app: frame, menu, saveBar, errors } = await admin.open(`${app}/faqs/addFaq`);
    const question = frame.getByRole('textbox', { name: 'Question' });
    const asked = `Is it embedded (${Date.now()})?`;
    await question.fill(asked, until);
    await saveBar.waitFor(until);
    // Looked for from before the click on: it shakes for half a second.
    const shaking = page.locator('.save-bar.shaking');
    await Promise.all([shaking.waitFor(until), menu.getByRole('link', { name: 'Inbox' }).click()]);
    await shaking.waitFor({ state: 'detached' });
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
    await frame.getByText('Nobody has said yet whether this answer helped.').waitFor(until);
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

  test('the app takes no row for itself, says its title once, and is light as the admin around it is', async () => {
    const { page, app: frame } = await admin.open('/apps');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(page.url().replace(/apps$/, 'apps/chat/inbox'));
    const heading = frame.getByRole('heading', { name: 'Inbox' });
    await heading.waitFor(until);
    // For those who cannot see the admin's own title.
    expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
    const user = frame.getByRole('button', { name: /^User menu of/ });
    const keys = frame.getByRole('button', { name: 'Show keyboard shortcuts' });
    const middle = async (it: typeof user) => {
      const box = await it.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    expect(Math.abs((await middle(user)) - (await middle(keys)))).toBeLessThanOrEqual(1);
    expect(await user.innerText()).toContain('Juniper & Tarn');
    const [top, own] = [await page.locator('iframe').boundingBox(), await user.boundingBox()];
    expect((own?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(24);
    expect(await frame.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light');
    await page.goto(page.url().replace(/inbox$/, 'settings'));
    const away = frame.getByRole('switch', { name: 'Away mode' });
    await away.click({ ...until, force: true });
    await expect.poll(() => away.isChecked(), until).toBe(true);
    await away.click({ force: true });
    await expect.poll(() => away.isChecked(), until).toBe(false);
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

  test('somebody else of the store’s staff asks the owner first, and is in once the owner approves', async () => {
    const { page, app: frame, menu } = await admin.open(`${app}/inbox`);
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    const owner = await admin.open(`${app}/settings/team-members`);
    await owner.app.getByRole('radio', { name: 'Ask me first' }).waitFor(until);
    await page.getByRole('combobox', { name: 'Signed in as' }).selectOption({ label: 'Mei Tanaka' });
    await frame.getByRole('heading', { name: 'Request sent' }).waitFor(until);
    await frame.getByText('We asked the shop’s admins to give you a seat').waitFor(until);
    expect(await frame.getByRole('button', { name: /User menu/ }).count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);

    await owner.app.getByRole('button', { name: 'Approve Mei Tanaka' }).click();
    await owner.app.getByRole('link', { name: 'Mei Tanaka' }).waitFor(until);
    await frame.getByRole('button', { name: 'Check now' }).click();
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

  test('the merchant lets Chatty add subscribers to the store’s customers, and the page says so once the store has', async () => {
    const { storefront } = admin.stack;
    // As if the store had never granted it: it is optional.
    await fetch(`${storefront}/simulator/scopes`, {
      method: 'POST',
      body: new URLSearchParams({ scope: 'write_customers' }),
      redirect: 'manual',
    });
    const { page, app: frame, errors } = await admin.open(`${app}/settings/detail/newsletter-popup`);
    const notice = frame.getByText('Your store doesn’t know your subscribers');
    const look = async () => {
      await frame.getByRole('switch', { name: 'Show the newsletter popup' }).waitFor(until);
      await frame
        .getByText(/Nothing to count yet|Shown/)
        .first()
        .waitFor(until);
      const isThere = (await notice.count()) > 0;
      if (!isThere) await page.reload();
      return isThere;
    };
    await expect.poll(look, until).toBe(true);
    const allow = frame.getByRole('button', { name: 'Allow Chatty to add customers' });
    await allow.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await frame.getByText('Not allowed. Nothing has changed.').waitFor(until);
    await allow.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
    await frame.getByText('Allowed. Chatty adds your subscribers to your store’s customers.').waitFor(until);
    expect(await notice.count()).toBe(0);
    await page.reload();
    await frame
      .getByText(/Nothing to count yet|Shown/)
      .first()
      .waitFor(until);
    expect(await notice.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('admin and app have no serious fault of access, and nothing is cut off on a phone', async () => {
    const { page, app: frame } = await admin.open(`${app}/faqs`, phone);
    await frame.getByRole('list', { name: 'FAQs' }).waitFor(until);
    expect(await seriousFaults(page)).toEqual([]);
    for (const it of page.frames()) {
      expect(await it.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('a new shop is set up, sees that its chatbox is on, and has its inbox after Finish', async () => {
    const control = (path: string, form: Record<string, string> = { all: '1' }) =>
      fetch(`${admin.stack.storefront}/simulator/${path}`, { method: 'POST', body: new URLSearchParams(form) });
    await control('embed', { enabled: 'off' });
    const kept = await keepFile(admin.stack.admin);
    await control('uninstall');
    await control('shop-redact');
    // What the shop had is deleted: whoever installs the app now begins anew.
    await expect.poll(async () => (await fetch(kept)).status, until).toBe(404);
    await control('install');
    const { page, app: frame } = await admin.open(app);
    // The server reads the whole store meanwhile, behind what it still deletes: that takes as long as it takes.
    await frame.getByRole('heading', { name: /^Welcome,/ }).waitFor({ timeout: 60_000 });
    await frame.getByText('1 of 3 steps done').waitFor({ timeout: 60_000 });
    const store = frame.getByRole('button', { name: /^Import your store/ });
    if ((await store.getAttribute('aria-expanded')) === 'false') await store.click();
    await frame.getByText(/^\d+ products imported$/).waitFor(until);
    await frame.getByText('The chatbox is off in your theme').waitFor(until);
    await control('embed', { enabled: 'on' });
    await frame.getByRole('button', { name: 'Check again' }).click();
    await frame.getByText('The chatbox is on in your theme').waitFor(until);
    await frame.getByText('2 of 3 steps done').waitFor(until);
    expect(await seriousFaults(page)).toEqual([]);
    await frame.getByRole('button', { name: 'Finish' }).click();
    await frame.getByRole('heading', { name: 'Inbox' }).waitFor(until);
    await page.waitForURL(/\/apps\/chat\/inbox$/, until);
  }, 180_000);
});
