import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openAssistantDesk, product, type Store } from './store-desk.ts';

let desk: InboxDesk;
let store: Store;
beforeAll(async () => {
  ({ desk, store } = await openAssistantDesk());
});
afterAll(() => desk?.close());
beforeEach(() => {
  desk.services.forgetLimits();
  store.refuses = null;
});

const path = '/ai_assistant/products';

test('products are synced, searched, read, and switched off with a way back', async () => {
  store.products = [
    product(1, 'Larch tent', { tags: ['family'] }),
    product(2, '<i>Sloe</i> jacket', { productType: 'Jacket', variants: [] }),
    product(3, `Tarp ${'very'.repeat(60)} long`),
  ];
  const { page, owner, errors, close } = await desk.inbox({ path });
  await page.getByText('No products yet').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sync now: Products' }).click();
  await page.getByText('Ready', { exact: true }).waitFor();
  await page.getByText('3 products', { exact: true }).waitFor();
  await page.getByText('3 products of 100 that your plan holds').waitFor();
  await page.getByRole('button', { name: '<i>Sloe</i> jacket' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('family');
  await page.getByText('1 product', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Larch tent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Larch tent' });
  await dialog.getByText('All about Larch tent.').waitFor();
  await dialog.getByText('4 in stock').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Search products' }).fill('');
  const larch = page.getByRole('switch', { name: 'Use in answers: Larch tent' });
  await larch.press('Space');
  await page.getByText('Your assistant no longer uses Larch tent.').waitFor();
  const used = async () => (await owner.api('GET /ai_assistant/products/count')).data.enabled;
  await eventually(used).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(used).toBe(3);
  await eventually(() => larch.isChecked()).toBe(true);
  // A colleague does it too.
  await owner.api('PUT /ai_assistant/products/:id/use', {
    params: { id: 'gid://shopify/Product/1' },
    body: { used: false },
  });
  await eventually(() => larch.isChecked()).toBe(false);
  await page.getByRole('combobox', { name: 'Used in answers' }).selectOption({ label: 'Switched off' });
  await page.getByText('1 product', { exact: true }).waitFor();
  await page.setViewportSize(phone);
  await eventually(() => fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('more products than the plan holds are told, and a sync that the store refuses says why', async () => {
  store.products = Array.from({ length: 120 }, (_, at) => product(at + 1, `Tent ${String(at).padStart(3, '0')}`));
  const { page, errors, close } = await desk.inbox({ path, size: phone });
  await page.getByRole('button', { name: 'Sync now: Products' }).click();
  await page.getByText('100 of 120 products').waitFor();
  await page
    .getByText('Your Free plan holds 100 products: the newest of your store. Your assistant doesn’t know the others.')
    .waitFor();
  await page.getByText('120 products', { exact: true }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  store.refuses = 'This app may not read products.';
  await page.getByRole('button', { name: 'Sync again: Products' }).click();
  await page.getByText('Your store said: This app may not read products.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a sync that has ended before its request is answered is shown as ended, for good', async () => {
  store.products = [product(1, 'Larch tent')];
  const { page, errors, close } = await desk.inbox({ path });
  const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assistant/sync-products', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    asked.resolve();
    await ended.promise;
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse(
    (it) => it.request().method() === 'POST' && it.url().endsWith('/sync-products'),
  );
  await page.getByRole('button', { name: 'Sync now: Products' }).click();
  await asked.promise;
  await page.getByText('Ready', { exact: true }).waitFor();
  ended.resolve();
  await (await answered).finished();
  await page.getByRole('button', { name: 'Sync again: Products' }).and(page.locator(':enabled')).waitFor();
  expect(await page.getByText('Ready', { exact: true }).isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await close();
});
