import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../browser.ts';
import { addProduct, saveAndTell, visitPopups } from '../chatbox/popup-visit.ts';
import { type SettingsStore, settingsStore } from '../chatbox/settings-store.ts';
import { allFaults } from '../serious-faults.ts';
import { clippedText, sizes } from './clipped-text.ts';

let stores: Awaited<ReturnType<typeof settingsStore>>;
let browser: Browser;
let store: SettingsStore;
let productId: string;
beforeAll(async () => {
  [stores, browser] = await Promise.all([settingsStore(), openBrowser()]);
  store = await stores.open(browser);
  productId = await addProduct(stores.server, store.shop.id, `Two-person tent ${'Zeltheringe'.repeat(6)}`);
});
afterAll(async () => {
  await browser?.close();
  store?.close();
  await stores?.close();
});

/** Each kind alone; the others off. */
const kinds = (): [string, SettingsPatch][] => {
  const [on, off] = [
    { active: true, triggerValue: 1 },
    { active: false, triggerValue: 1 },
  ];
  const all = { welcomePopupSetting: off, newsletterPopupSettings: off };
  const others = { productPopupSettings: { ...off, productIds: [productId] }, cartBoosterPopupSettings: off };
  const none: SettingsPatch = { ...all, ...others };
  return [
    ['welcome', { ...none, welcomePopupSetting: on }],
    ['newsletter', { ...none, newsletterPopupSettings: { ...on, discountCode: 'HELLO10' } }],
    ['product', { ...none, productPopupSettings: { ...on, productIds: [productId] } }],
    ['cart booster', { ...none, cartBoosterPopupSettings: { ...on, freeShippingFrom: 50 } }],
  ];
};

test.each([
  ['en', 'light'],
  ['ar', 'light'],
  ['en', 'dark'],
  ['ar', 'dark'],
] as const)('every popup can be read and used at every width, in %s, %s', async (locale, colorMode) => {
  const faults: string[] = [];
  for (const [kind, settings] of kinds()) {
    await saveAndTell(store, { ...settings, colorMode });
    await expect.poll(store.told).toMatchObject({ colorMode });
    const cart = { quantity: 2, cents: 3_750 };
    const { page, popup, go, wait, context, errors } = await visitPopups(browser, store, { cart });
    await go(`/?locale=${locale}&dir=${locale === 'ar' ? 'rtl' : 'ltr'}`);
    await wait(2);
    await popup.waitFor();
    // What looks for faults waits for frames.
    await page.clock.resume();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const box = await popup.boundingBox();
      const isWhole = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width;
      const here = [...(isWhole ? [] : ['it is not whole']), ...(await clippedText(page))];
      faults.push(...here.map((it) => `${kind}, ${size.width} px: ${it}`));
    }
    faults.push(...(await allFaults(page, '#chatty-root')).map((it) => `${kind}: ${it}`));
    expect(errors).toEqual([]);
    await context.close();
  }
  expect(faults).toEqual([]);
});
