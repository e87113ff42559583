import { describe, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { keptOf, lastMoment, saveAndTell, visitPopups } from './popup-visit.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();

const active = true;
const contactsOf = async (shopId: string) =>
  (await stores.server.services.db.selectFrom('contacts').select('id').where('shop_id', '=', shopId).execute()).length;

describe('the moment of a popup', () => {
  test('comes after so many seconds, and before it nothing is asked for or kept', async () => {
    const store = await stores.open();
    await saveAndTell(store, { welcomePopupSetting: { active, title: 'Moin', triggerValue: 20 } });
    const { page, popup, asked, go, wait, launcher, context, errors } = await visitPopups(stores.browser, store);
    await go();
    await launcher.waitFor();
    await wait(19);
    expect([asked, await keptOf(page), await popup.count()]).toEqual([[], [], 0]);
    await wait(2);
    await popup.waitFor();
    expect(asked).toEqual(['/chatbox/popups.js', '/client/api/popups']);
    // Nobody is stopped, and no focus is taken.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.getByRole('region', { name: 'Moin' }).count()).toBe(1);
    // It is told a frame after it is there.
    await wait(0.1);
    await page.getByRole('status').getByText('Moin').waitFor({ state: 'attached' });
    expect(await contactsOf(store.shop.id)).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('comes after so much of the page was scrolled', async () => {
    const store = await stores.open();
    await saveAndTell(store, { newsletterPopupSettings: { active, trigger: 'after_scroll', triggerValue: 50 } });
    const { popup, asked, go, wait, readTo, launcher, context } = await visitPopups(stores.browser, store);
    await go();
    await launcher.waitFor();
    await readTo(0.4);
    await wait(300);
    expect(asked).toEqual([]);
    await readTo(0.6);
    await popup.waitFor();
    await context.close();
    store.close();
  });

  test('does not come on other days than the merchant’s, and nothing is asked for then', async () => {
    const store = await stores.open();
    const days = { dateStart: '2020-01-01', dateEnd: '2020-01-31' };
    await saveAndTell(store, { welcomePopupSetting: { active, triggerValue: 1, ...days } });
    const { popup, asked, go, wait, heard, launcher, context, errors } = await visitPopups(stores.browser, store);
    await go();
    await launcher.waitFor();
    await wait(30);
    await expect.poll(() => asked).toEqual(['/chatbox/popups.js']);
    await heard();
    expect([asked, await popup.count()]).toEqual([['/chatbox/popups.js'], 0]);
    await saveAndTell(store, { welcomePopupSetting: { dateEnd: '' } });
    await go();
    await launcher.waitFor();
    await wait(2);
    await popup.waitFor();
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('does not come where the merchant doesn’t want it: on other pages, on other devices', async () => {
    const store = await stores.open();
    await saveAndTell(store, {
      welcomePopupSetting: { active, triggerValue: 1, displayPages: { type: 'showSpecific', values: ['/products/*'] } },
    });
    const { popup, asked, go, wait, launcher, context } = await visitPopups(stores.browser, store);
    await go('/cart');
    await launcher.waitFor();
    await wait(30);
    expect(asked).toEqual([]);
    await go('/fr/products/mug?root=/fr');
    await wait(2);
    await popup.waitFor();
    await context.close();

    await saveAndTell(store, {
      welcomePopupSetting: { displayPages: { type: 'all', values: [] }, displayDevices: 'desktop' },
    });
    const onPhone = await visitPopups(stores.browser, store, { size: phone });
    await onPhone.go();
    await onPhone.launcher.waitFor();
    await onPhone.wait(30);
    expect(onPhone.asked).toEqual([]);
    await onPhone.context.close();
    store.close();
  });
});

describe('a visitor’s word', () => {
  test('counts: what was closed does not come back on the next page, nor in the next tab', async () => {
    const store = await stores.open();
    await saveAndTell(store, { welcomePopupSetting: { active, triggerValue: 1 } });
    const { page, popup, asked, go, wait, context, server } = {
      ...(await visitPopups(stores.browser, store)),
      server: stores.server,
    };
    await go();
    await wait(2);
    await popup.waitFor();
    await wait(2);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    for (const path of ['/products/mug', '/cart']) {
      const before = await lastMoment(page);
      await go(path);
      asked.length = 0;
      await wait(40);
      await expect.poll(() => lastMoment(page)).toBeGreaterThan(before);
      await wait(40);
      expect([await popup.count(), asked.includes('/client/api/popups')]).toEqual([0, false]);
    }
    const counts = async () =>
      (
        await server.services.db
          .selectFrom('popup_counts')
          .select(['act', 'times'])
          .where('shop_id', '=', store.shop.id)
          .orderBy('act')
          .execute()
      ).map((it) => `${it.act} ${it.times}`);
    await expect.poll(counts).toEqual(['dismissed 1', 'shown 1']);
    await context.close();
    store.close();
  });

  test('is asked of the store’s privacy API: before a yes nothing is asked for, kept, or shown', async () => {
    const store = await stores.open();
    await saveAndTell(store, { welcomePopupSetting: { active, triggerValue: 1 } });
    const { page, popup, asked, go, wait, heard, context } = await visitPopups(stores.browser, store, {
      before: () => {
        Object.assign(window, {
          Shopify: {
            customerPrivacy: {
              marketingAllowed: () => document.documentElement.dataset.marketing === 'yes',
              preferencesProcessingAllowed: () => false,
            },
          },
        });
      },
    });
    await go();
    await wait(2);
    await expect.poll(() => asked).toEqual(['/chatbox/popups.js']);
    await heard();
    await wait(60);
    expect([asked, await keptOf(page), await popup.count()]).toEqual([['/chatbox/popups.js'], [], 0]);
    await page.evaluate(() => {
      document.documentElement.dataset.marketing = 'yes';
      document.dispatchEvent(new Event('visitorConsentCollected'));
    });
    await popup.waitFor();
    // They allowed to be spoken to, and not to be remembered: the tab alone knows.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith('chatty')))).toEqual([]);
    await context.close();
    store.close();
  });
});

test('of two whose moment comes together one shows, and none lies over an open chat', async () => {
  const store = await stores.open();
  await saveAndTell(store, {
    welcomePopupSetting: { active, triggerValue: 1 },
    newsletterPopupSettings: { active, triggerValue: 1 },
  });
  const { page, popup, launcher, dialog, go, wait, context } = await visitPopups(stores.browser, store);
  await go();
  await wait(2);
  await popup.getByLabel('Email address').waitFor();
  await wait(5);
  expect(await popup.count()).toBe(1);
  await launcher.click();
  await popup.waitFor({ state: 'detached' });
  await page.clock.resume();
  await dialog.waitFor();
  expect(await popup.count()).toBe(0);
  await context.close();
  store.close();
});

describe('on a phone', () => {
  test('it covers neither launcher nor the buttons of the cart, moves nothing, and leaves the way to buy free', async () => {
    const store = await stores.open();
    await saveAndTell(store, { newsletterPopupSettings: { active, triggerValue: 1 } });
    const { page, popup, launcher, go, wait, context } = await visitPopups(stores.browser, store, {
      size: phone,
      before: () => {
        addEventListener('DOMContentLoaded', () => {
          const form = document.createElement('form');
          form.action = '/cart/add';
          form.innerHTML =
            '<button type="submit" style="position:fixed;left:20px;top:45%;width:200px;height:48px">Buy</button>';
          document.body.append(form);
        });
        const seen = { shift: 0, dots: 0, message: 0 };
        window.seen = seen;
        new PerformanceObserver((list) => {
          for (const it of list.getEntries()) seen.shift += (it as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      },
    });
    await go();
    await wait(2);
    await popup.waitFor();
    const [box, button, buy] = await Promise.all([
      popup.boundingBox(),
      launcher.boundingBox(),
      page.getByRole('button', { name: 'Buy' }).boundingBox(),
    ]);
    const overlaps = (a: typeof box, b: typeof box) =>
      !!a && !!b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    expect([overlaps(box, button), overlaps(box, buy), await fits(page)]).toEqual([false, false, true]);
    expect(await page.evaluate(() => window.seen.shift)).toBe(0);
    await context.close();
    store.close();
  });

  test.each([
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const)('it can be read and used by keyboard alone (%s, %s)', async (colorMode, dir) => {
    const store = await stores.open();
    await saveAndTell(store, { colorMode, welcomePopupSetting: { active, triggerValue: 1, shownFor: 0 } });
    const { page, popup, go, wait, context } = await visitPopups(stores.browser, store, { size: phone });
    await go(`/?dir=${dir}`);
    await wait(2);
    await popup.waitFor();
    // What looks for faults waits for frames, as everybody does to whom the page is shown.
    await page.clock.resume();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    const close = popup.getByRole('button', { name: 'Close' });
    for (let step = 0; step < 6 && !(await close.evaluate((it) => it.matches(':focus'))); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await popup.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className);
    expect(await focused()).toContain('launcher');
    await context.close();
    store.close();
  });
});

test('in the theme editor it shows while its block is selected, and nothing is remembered of it', async () => {
  const store = await stores.open();
  await saveAndTell(store, { welcomePopupSetting: { active, triggerValue: 1 } });
  const { page, popup, asked, go, wait, heard, context } = await visitPopups(stores.browser, store, {
    before: () => Object.assign(window, { Shopify: { designMode: true } }),
  });
  await go();
  await wait(2);
  await expect.poll(() => asked).toEqual(['/chatbox/popups.js']);
  const tell = (type: string) =>
    page.evaluate(
      (type) => document.getElementById('chatty-root')?.dispatchEvent(new Event(type, { bubbles: true })),
      `shopify:block:${type}`,
    );
  await heard();
  await tell('select');
  await popup.waitFor();
  expect(await keptOf(page)).toEqual([]);
  await tell('deselect');
  await popup.waitFor({ state: 'detached' });
  await context.close();
  store.close();
});
