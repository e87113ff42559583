import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { desktop, phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { gated, goTo, openSupport, supportShop, visit } from './visits.ts';
import { revoke } from '../../apps/server/src/features/contacts/authenticate-visitor.ts';

let desk: InboxDesk;

beforeAll(async () => {
  desk = await openInboxDesk({ env: { SUPPORT_SHOP: supportShop, SHOPIFY_CLIENT_ID: 'client-1' } });
});
// Everybody of this file comes in from one address.
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

describe('a shop that is not set up', () => {
  test('is set up step by step by an admin, who may leave and come back; a colleague waits, and goes on with them', async () => {
    const { admin, member } = await gated(desk, { setup_done: false });
    const colleague = await visit(desk, member);
    await colleague.page.getByRole('heading', { name: 'This shop is being set up' }).waitFor();

    const { page, errors, close } = await visit(desk, admin);
    await page.getByRole('heading', { name: 'Welcome, Test shop' }).waitFor();
    await page.getByText('1 of 3 steps done').waitFor();
    const step = (title: string) => page.getByRole('button', { name: title });
    await page.getByText('No products imported yet').waitFor();
    expect(await page.locator('[aria-current="step"]').textContent()).toContain('Import your store');
    await page.getByRole('button', { name: 'Do this later' }).click();
    await expect.poll(() => page.locator('[aria-current="step"]').textContent()).toContain('Turn on the chatbox');
    // The keyboard goes on where the next step begins.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Turn on the chatbox');
    await page.reload();
    await page.getByText('Skipped for now').waitFor();
    await page.getByText('Your theme can only be checked in the Shopify admin.').waitFor();
    await step('Invite your team').press('Enter');
    await page.getByText('2 people on your team').waitFor();
    await page.getByText('1 of 3 steps done').waitFor();
    const editor = await page.getByRole('link', { name: 'Open the theme editor' }).getAttribute('href');
    expect(editor).toMatch(/\/themes\/current\/editor\?context=apps&activateAppId=client-1\/chatty-embed$/);
    expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await seriousFaults(page)).toEqual([]);
    await expect.poll(() => fits(page)).toBe(true);
    await page.setViewportSize(desktop);

    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Onboarding completed').waitFor();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await colleague.page.getByRole('heading', { name: 'Inbox' }).waitFor();
    expect(errors).toEqual([]);
    await close();
    await colleague.close();
  });

  test('is done where the word of it comes before the answer, at the start page, and shows the inbox', async () => {
    const { admin } = await gated(desk, { setup_done: false });
    const { page, errors, close } = await visit(desk, admin);
    const welcome = page.getByRole('heading', { name: 'Welcome, Test shop' });
    await page.goto(`${desk.origin}/`);
    await welcome.waitFor();
    const [inbox, answered] = [Promise.withResolvers<void>(), page.waitForResponse('**/api/shop')];
    // The page of the inbox is still on its way when the answer comes.
    await page.route('**/assets/**', async (route) => {
      await inbox.promise;
      await route.continue();
    });
    await page.route('**/api/shop', async (route) => {
      const response = await route.fetch();
      await welcome.waitFor({ state: 'detached' });
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Finish' }).click();
    await answered;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    inbox.resolve();
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/inbox');
    expect(errors).toEqual([]);
    await close();
  });

  test('stays so when the server refuses, and says it', async () => {
    const { admin } = await gated(desk, { setup_done: false });
    const { page, close } = await visit(desk, admin);
    await routeAtOnce(page, '**/api/shop', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'bug', error: 'That did not work.' } }),
    );
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('That did not work.').waitFor();
    await page.getByRole('heading', { name: 'Welcome, Test shop' }).waitFor();
    await close();
  });
});

describe('a blocked shop', () => {
  test('is closed for its team, who can write to the support without anything loaded before', async () => {
    const supportId = await openSupport(desk);
    const { admin } = await gated(desk, { block_access: true });
    const { page, errors, close } = await visit(desk, admin);
    const asked: string[] = [];
    page.on('request', (it) => asked.push(new URL(it.url()).pathname));
    await page.getByRole('heading', { name: 'Access to this shop is blocked' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(asked.filter((it) => it.startsWith('/chatbox/'))).toEqual([]);

    await page.getByRole('button', { name: 'Contact us' }).click();
    const field = page.getByRole('textbox', { name: /message/i });
    await field.waitFor();
    expect(await field.inputValue()).toMatch(/^Access to .* is blocked\. Please help me\.$/);
    await page.keyboard.press('Enter');
    const conversations = () =>
      desk.services.services.db.selectFrom('conversations').selectAll().where('shop_id', '=', supportId).execute();
    await expect.poll(async () => (await conversations()).length, { timeout: 20_000 }).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  test('opens and closes while people look', async () => {
    const { admin } = await gated(desk, {});
    const { page, close } = await visit(desk, admin);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    const staff = await visit(desk, admin, { isCrmLogin: true });
    await goTo(staff.page, '/dev_zone');
    const blocked = staff.page.getByRole('switch', { name: 'Block access' });
    await blocked.click({ force: true });
    await page.getByRole('heading', { name: 'Access to this shop is blocked' }).waitFor();
    // Also who came back to the start page meanwhile has a page afterwards.
    await page.goto(`${desk.origin}/`);
    await page.getByRole('heading', { name: 'Access to this shop is blocked' }).waitFor();
    await expect(admin.api('GET /conversations', { query: {} })).rejects.toThrow();
    await blocked.click({ force: true });
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await staff.close();
    await close();
  });
});

describe('the support chat', () => {
  test('begins with the words about the page, and a failure is a line and not a broken page', async () => {
    await openSupport(desk);
    const { admin } = await gated(desk, {});
    const { page, close } = await visit(desk, admin);
    await goTo(page, '/no/such/page');
    const contact = page.getByRole('button', { name: 'Contact us' });
    await routeAtOnce(page, '**/chatbox/chatty-loader.js', (route) => route.fulfill({ status: 503 }));
    await contact.click();
    await page.getByText('Support chat isn’t available right now.').waitFor();
    await page.unroute('**/chatbox/chatty-loader.js');
    await contact.click();
    const field = page.getByRole('textbox', { name: /message/i });
    await field.waitFor();
    expect(await field.inputValue()).toBe('Please help me fix 404 page');
    await close();
  });

  test('is never set up for the provider’s own staff', async () => {
    await openSupport(desk);
    const { admin } = await gated(desk, {});
    const { page, close } = await visit(desk, admin, { isCrmLogin: true });
    await goTo(page, '/no/such/page');
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(await page.getByRole('button', { name: 'Contact us' }).count()).toBe(0);
    await close();
  });
});

test('a page asks for nothing more once the app was uninstalled or the seat taken away, and says so', async () => {
  const { admin, member } = await gated(desk, {});
  const staff = await visit(desk, admin, { isCrmLogin: true });
  const colleague = await visit(desk, member);
  await goTo(staff.page, '/dev_zone/jobs');
  await staff.page.getByRole('tab', { name: 'Jobs', selected: true }).waitFor();
  const { shop_id: shopId } = await desk.services.services.db
    .selectFrom('members')
    .select('shop_id')
    .where('id', '=', admin.id)
    .executeTakeFirstOrThrow();
  const asked: string[] = [];
  for (const { page } of [staff, colleague]) {
    await page.clock.install();
    // A page that is just asking whether its shop can be used logs out instead.
    const looked = page.waitForResponse('**/api/shops');
    await page.reload();
    await looked;
    page.on('request', (it) => {
      if (/\/(api|realtime)\b/.test(it.url())) asked.push(new URL(it.url()).pathname);
    });
    page.on('websocket', (it) => asked.push(it.url()));
  }
  await staff.page.getByRole('tab', { name: 'Jobs', selected: true }).waitFor();
  await colleague.page.getByRole('heading', { name: 'Inbox' }).waitFor();
  const uninstalled_at = new Date();
  await desk.services.services.db.updateTable('shops').set({ uninstalled_at }).where('id', '=', shopId).execute();
  revoke(desk.services.services, { shopId });
  for (const { page } of [staff, colleague]) {
    await page.getByRole('dialog').getByText('Chatty was uninstalled from this shop').waitFor();
  }
  asked.length = 0;
  for (const { page } of [staff, colleague]) await page.clock.runFor(120_000);
  expect(asked).toEqual([]);
  await colleague.page.getByRole('button', { name: 'Leave' }).click();
  await colleague.page.getByRole('heading', { name: 'Log in' }).waitFor();
  await colleague.page.getByText('You no longer have access to this shop').waitFor();
  await staff.close();
  await colleague.close();
});
