import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { allFaults } from '../serious-faults.ts';
import { clippedText, sizes } from './clipped-text.ts';
import { type FullShop, openFullShop } from './full-shop.ts';
import { walkScreens } from './walk-screens.ts';

let browser: Browser;
let shop: FullShop;
beforeAll(async () => {
  browser = await openBrowser();
  shop = await openFullShop(browser);
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

// What axe finds depends on colors and direction more than on the width: it looks at a phone and a desktop once, and else at one.
test.each([
  ['en', 'light', [375, 1440]],
  ['ar', 'light', [768]],
  ['en', 'dark', [1440]],
  ['ar', 'dark', [320]],
] as const)(
  'every screen of the chat can be read and used at every width, in %s, %s',
  async (locale, colorMode, looked) => {
    shop.stores.server.forgetLimits();
    await shop.store.save({ colorMode, backBtnLabel: colorMode === 'dark' ? 'Back to the start' : '' });
    await expect.poll(shop.store.told).toMatchObject({ colorMode });
    const { page, context, errors } = await openPage(browser, { width: 1440, height: 900 });
    await page.goto(`${shop.store.home}/?locale=${locale}&dir=${locale === 'ar' ? 'rtl' : 'ltr'}`);
    const faults: string[] = [];
    const seen: string[] = [];
    await walkScreens(page, shop, locale, async (screen) => {
      seen.push(screen);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const here = await clippedText(page);
        if (looked.some((it) => it === size.width)) here.push(...(await allFaults(page, '#chatty-root')));
        faults.push(...here.map((it) => `${screen}, ${size.width} px: ${it}`));
      }
    });
    expect(faults).toEqual([]);
    expect(seen).toHaveLength(21);
    expect(errors).toEqual([]);
    await context.close();
  },
  90_000,
);
