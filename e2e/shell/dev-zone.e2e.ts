import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { gated, goTo, openSupport, supportShop, visit } from './visits.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk({ env: { SUPPORT_SHOP: supportShop, SHOPIFY_CLIENT_ID: 'client-1' } });
});
// Everybody of this file comes in from one address.
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

test('staff turn the chatbox of a shop off, and its admin reads so on the pages of the chatbox', async () => {
  await openSupport(desk);
  const { admin } = await gated(desk, {});
  const staff = await visit(desk, admin, { isCrmLogin: true });
  const { page, errors, close } = await visit(desk, admin);
  await goTo(page, '/widget/appearance');
  await page.getByRole('heading', { name: 'Chatbox' }).waitFor();
  const note = page.getByRole('note').filter({ hasText: 'Chatty has turned the chatbox off for your store' });
  expect(await note.count()).toBe(0);
  await goTo(staff.page, '/dev_zone');
  await staff.page.getByRole('switch', { name: 'Block the chatbox' }).click({ force: true });
  await note.waitFor();
  await note.getByRole('button', { name: 'Contact us' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(phone);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(phone.width);
  await goTo(page, '/embed');
  await note.waitFor();
  await staff.page.getByRole('switch', { name: 'Block the chatbox' }).click({ force: true });
  await note.waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await staff.close();
  await close();
});

test('the dev zone switches flags, lists events and jobs, and starts a sync', async () => {
  const { admin } = await gated(desk, {});
  const { page, errors, close } = await visit(desk, admin, { isCrmLogin: true });
  await goTo(page, '/dev_zone');
  await page.getByRole('switch', { name: 'Transfer admin' }).click({ force: true });
  const flags = async () => (await admin.api('GET /me')).data.shop.uatFeatures.transferAdmin;
  await expect.poll(flags, { timeout: 20_000 }).toBe(true);
  for (const tab of ['Events', 'Jobs', 'Sync']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  }
  expect(new URL(page.url()).pathname).toBe('/dev_zone/sync');
  await page.getByRole('button', { name: 'Sync products' }).waitFor();
  await goTo(page, '/dev_zone/events');
  await page.getByRole('cell', { name: 'shop.changed' }).first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a switch of the dev zone stays as it was put, whatever the page had asked for before', async () => {
  const { admin } = await gated(desk, {});
  const { page, errors, close } = await visit(desk, admin, { isCrmLogin: true });
  await goTo(page, '/dev_zone');
  const block = page.getByRole('switch', { name: 'Block the chatbox' });
  await block.waitFor();
  const asked = Promise.withResolvers<void>();
  const saved = page.waitForResponse((it) => it.request().method() === 'POST' && it.url().endsWith('/api/dev-zone'));
  const late = Promise.withResolvers<void>();
  await page.route('**/api/dev-zone', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    asked.resolve();
    await saved;
    // A page that has thrown the answer away takes none.
    await route.fulfill({ response }).catch(() => {});
    late.resolve();
  });
  await asked.promise;
  await block.click({ force: true });
  await late.promise;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await block.isChecked()).toBe(true);
  expect(errors).toEqual([]);
  await close();
});
