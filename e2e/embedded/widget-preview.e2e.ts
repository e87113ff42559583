import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopifyAdmin, type ShopifyAdmin } from './shopify-admin.ts';

let admin: ShopifyAdmin;
beforeAll(async () => {
  admin = await openShopifyAdmin();
});
afterAll(() => admin.close());

test('the chatbox is previewed inside the Shopify admin too, and its changes are the admin’s save bar’s to keep', async () => {
  const size = { width: 1440, height: 900 };
  const { app, saveBar, errors, refusals } = await admin.open('/apps/chat/widget/appearance', size);
  const preview = app.frameLocator('iframe[title^="Live preview"]');
  await app.getByRole('textbox', { name: 'Greeting', exact: true }).fill('Servus', { timeout: 20_000 });
  await preview.getByRole('heading', { name: 'Servus' }).waitFor({ timeout: 20_000 });
  await saveBar.waitFor();
  await saveBar.getByRole('button', { name: 'Discard' }).click();
  await preview.getByRole('heading', { name: 'Servus' }).waitFor({ state: 'detached' });
  expect([errors, refusals]).toEqual([[], []]);
});
