import { newId } from '@chatty/contract/new-id';
import { type SettingsPatch, ShopSettings } from '@chatty/contract/settings/shop-settings';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planChanged, writeShop } from '../../apps/server/src/features/shops/index.ts';
import { transaction } from '../../apps/server/src/platform/db/transaction.ts';
import { phone } from '../browser.ts';
import { upload } from '../settings/controls.ts';
import { save } from '../settings/settings-desk.ts';
import { advancedFields, settingCases, settingFields, textsOf, type Where } from './setting-cases.ts';
import type { SettingsStore } from './settings-store.ts';
import { storesOfFile } from './stores-of-file.ts';

/** What of a merchant's change must be seen on open pages within this time. */
const soonMs = 3_000;

const stores = storesOfFile();

describe('what an admin changes reaches open pages within three seconds of the save, without a reload', () => {
  let store: SettingsStore;
  let admin: Record<'appearance' | 'advanced', Page>;
  const pages = new Map<Where, Page>();

  /** A visitor to whom a member has answered, at the time of the case on dates. */
  async function openThread(): Promise<void> {
    const member = await store.shop.member({ name: 'Tom' });
    const body = { question: 'How do I fold the tent?', answer: '<p>Twice, then roll it.</p>' };
    await member.api('POST /faqs', { body });
    const { page, open, begin, say, answers, dialog } = await store.visit('/tents/dome');
    await open();
    await begin();
    await say('How do I fold the tent?');
    await dialog.getByText('Was this helpful?').waitFor();
    const { db } = stores.server.services;
    const { id } = await db
      .selectFrom('conversations')
      .select('id')
      .where('shop_id', '=', store.shop.id)
      .executeTakeFirstOrThrow();
    await member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Tom here.' } });
    await answers('Tom here.').waitFor();
    await db
      .updateTable('messages')
      .set({ created_at: '2026-01-09T12:00:00Z' })
      .where('shop_id', '=', store.shop.id)
      .execute();
    await page.reload();
    await answers('Tom here.').waitFor();
    pages.set('thread', page);
  }

  beforeAll(async () => {
    store = await stores.open();
    await stores.server.services.db
      .updateTable('shops')
      .set({ plan: 'basic' })
      .where('id', '=', store.shop.id)
      .execute();
    for (const where of ['closed', 'home', 'phone'] as const) {
      const { page, open, dialog } = await store.visit('/tents/dome?color=red', where === 'phone' ? phone : undefined);
      await page.route('https://fonts.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      );
      await open();
      await dialog.getByText('Powered by Chatty').waitFor();
      if (where !== 'home') await dialog.getByRole('button', { name: 'Close chat' }).click();
      // The launcher rises under the mouse.
      await page.mouse.move(5, 5);
      pages.set(where, page);
    }
    await openThread();
    admin = {
      appearance: await store.admin('/widget/appearance'),
      advanced: await store.admin('/widget/advanced'),
    };
  });
  afterAll(() => store?.close());

  test.each(Object.entries(settingCases))('%s', async (name, { where, change, see, before, after }) => {
    const page = pages.get(where);
    if (!page) throw new Error(`no page is open for ${where}`);
    const editor = admin[advancedFields.includes(name) ? 'advanced' : 'appearance'];
    const defaults: SettingsPatch = ShopSettings.parse({});
    expect(await see(page)).toEqual(before);
    try {
      await change(editor);
      await editor.keyboard.press('Tab');
      await save(editor);
      await expect.poll(() => see(page), { timeout: soonMs }).toEqual(after);
    } finally {
      await store.save({ [name]: defaults[name as keyof SettingsPatch] });
    }
    await expect.poll(() => see(page), { timeout: soonMs }).toEqual(before);
  });

  test('and so does a picture of the shop’s own in the place of the icon', async () => {
    const page = pages.get('closed');
    if (!page) throw new Error('no page is open');
    await upload('Your picture')(admin.appearance);
    await save(admin.appearance);
    await page.locator('#chatty-root .launcher img[src*="/files/"]').waitFor({ timeout: soonMs });
    await store.save({ icon: 'bubble' });
    await page.locator('#chatty-root .launcher path').first().waitFor({ timeout: soonMs });
  });

  test('and so does what the shop’s plan takes from it or gives back', async () => {
    const page = pages.get('home');
    if (!page) throw new Error('no page is open');
    const { ctx } = store.shop;
    const change = (plan: 'free' | 'basic') =>
      transaction(ctx, async (tx) => {
        await writeShop(tx, () => ({ plan }));
        await tx.raise(planChanged, {});
      });
    const line = page.locator('#chatty-root').getByText('Powered by Chatty');
    await store.save({ brandingRemoval: true });
    await line.waitFor({ state: 'detached', timeout: soonMs });
    await change('free');
    await line.waitFor({ timeout: soonMs });
    await change('basic');
    await line.waitFor({ state: 'detached', timeout: soonMs });
    await store.save({ brandingRemoval: false });
    await line.waitFor({ timeout: soonMs });
  });

  test('and every field of launcher and look is among these', () => {
    expect(Object.keys(settingCases).toSorted()).toEqual(Object.keys(settingFields).toSorted());
  });

  test('and the next page has it before the server has answered', async () => {
    const page = pages.get('home');
    if (!page) throw new Error('no page is open');
    await store.save({ welcomeText: 'Kept for the next page' });
    await expect.poll(() => textsOf(page, '.greeting h2'), { timeout: soonMs }).toEqual(['Kept for the next page']);
    await page.route('**/client/api/visitors', (route) => route.abort());
    await page.reload();
    await expect.poll(() => textsOf(page, '.greeting h2')).toEqual(['Kept for the next page']);
  });
});
