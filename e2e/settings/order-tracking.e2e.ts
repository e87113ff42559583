import { defaultTrackingLink, type orderStates } from '@chatty/contract/settings/options';
import { wordsFieldOf } from '@chatty/contract/settings/orders/order-words';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, saveBar as bar } from '../browser.ts';
import { settingsStore } from '../chatbox/settings-store.ts';
import { seriousFaults } from '../serious-faults.ts';
import { storeWithOrders } from './orders-of-walk.ts';
import { openSettingsDesk, preview, save, type SettingsDesk } from './settings-desk.ts';

type OrderState = (typeof orderStates)[number];
/** How the admin calls each state. */
const stateNames: Record<OrderState, string> = {
  ...{ ordered: 'Ordered', confirmed: 'Confirmed', packed: 'Packed', partlyShipped: 'Partly shipped' },
  ...{ shipped: 'Shipped', outForDelivery: 'Out for delivery', readyForPickup: 'Ready for pickup' },
  ...{ attempted: 'Delivery attempted', delayed: 'Delayed', partlyDelivered: 'Partly delivered' },
  ...{ delivered: 'Delivered', canceled: 'Canceled', partlyRefunded: 'Partly refunded', refunded: 'Refunded' },
};

let desk: SettingsDesk;
let store: Awaited<ReturnType<typeof settingsStore>>;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  [desk, store] = await Promise.all([openSettingsDesk(), settingsStore(storeWithOrders)]);
});
afterAll(async () => {
  await browser?.close();
  await desk?.close();
  await store?.close();
});
beforeEach(() => desk.reset());

const saved = async () => (await desk.saved()).orderTrackingSettings;

describe('the page of order tracking', () => {
  test('changes whether, who, where parcels are followed, and the words; the preview shows them before they are saved', async () => {
    const page = await desk.open('/settings/integrations', { viewport: { width: 1440, height: 1000 } });
    await page.getByRole('link', { name: /^Order tracking/ }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Title').fill('Where is my parcel?');
    await field('Description').fill('Two fields, and you know.');
    await field('Shipped').fill('On the road');
    await page.getByRole('radio', { name: 'the order’s email', exact: true }).check({ force: true });
    await page.getByRole('switch', { name: 'Email a code before details are shown' }).press('Space');
    await page.getByText(/^Anyone who has seen a bill/).waitFor();
    await field('Tracking page').fill('https://parcels.example/at/{number}');
    const sample = page.getByRole('link', { name: 'Try it with a sample number' });
    expect(await sample.getAttribute('href')).toBe('https://parcels.example/at/RR123456785US');

    const chat = preview(page);
    await chat.getByRole('heading', { name: 'Where is my parcel?' }).waitFor();
    await chat.getByRole('textbox', { name: 'Order number' }).fill('1001');
    const email = chat.getByRole('textbox', { name: 'Email of the order' });
    await email.fill('ann@x.example');
    // By the keyboard: where to press in a frame that is drawn smaller, on a page that is scrolled, the driver misjudges.
    await email.press('Enter');
    await chat.getByText('On the road').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await save(page);
    expect(await saved()).toMatchObject({
      isEnabled: true,
      title: 'Where is my parcel?',
      description: 'Two fields, and you know.',
      lookUpBy: 'email',
      isCodeRequired: false,
      trackingLink: 'https://parcels.example/at/{number}',
      textShipped: 'On the road',
      textDelivered: '',
    });
    await page.getByRole('button', { name: 'Use the default' }).click();
    await page.getByRole('switch', { name: 'Visitors can track their orders' }).press('Space');
    await save(page);
    expect(await saved()).toMatchObject({
      isEnabled: false,
      trackingLink: defaultTrackingLink,
      textShipped: 'On the road',
    });
    await page.context().close();
  });

  test('the preview shows an order in every state, and the way to it of a visitor who needs a code', async () => {
    const page = await desk.open('/settings/integrations/order-tracking', { viewport: { width: 1440, height: 1000 } });
    const chat = preview(page);
    await chat.getByRole('textbox', { name: 'Order number' }).fill('1001');
    const address = chat.getByRole('textbox', { name: 'Email or phone number of the order' });
    await address.fill('555 0100');
    await address.press('Enter');
    await chat.getByRole('textbox', { name: '6-digit code' }).fill('123456');
    await chat.getByText('Shipped', { exact: true }).first().waitFor();
    await page.getByRole('textbox', { name: 'Delivery attempted', exact: true }).fill('Nobody was in');
    await page.getByRole('combobox', { name: 'Order', exact: true }).click();
    await page.getByRole('option', { name: 'Delivery attempted' }).click();
    await chat.getByText('Nobody was in').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  });

  test('says at the field what is wrong with it, and saves nothing until it is mended', async () => {
    const page = await desk.open('/settings/integrations/order-tracking');
    const link = page.getByRole('textbox', { name: 'Tracking page', exact: true });
    for (const wrong of [
      'http://parcels.example/{number}',
      'https://parcels.example/',
      'https://{number}.example/x',
      '',
    ]) {
      await link.fill(wrong);
      await bar(page).getByRole('button', { name: 'Save' }).click();
      await page.getByText(/^Enter an address such as https:/).waitFor();
      expect(await link.getAttribute('aria-invalid')).toBe('true');
    }
    await link.fill('https://parcels.example/?n={number}');
    await save(page);
    expect((await saved()).trackingLink).toBe('https://parcels.example/?n={number}');
    await page.context().close();
  });

  test('fits a phone', async () => {
    for (const path of ['/settings/integrations', '/settings/integrations/order-tracking']) {
      const page = await desk.open(path, { viewport: { width: 375, height: 740 } });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      expect(await seriousFaults(page)).toEqual([]);
      await page.context().close();
    }
  });
});

test('every field is changed by an admin, and what comes of it is seen in the store: card, form, code, parcels, and the words of every state', async () => {
  const shop = await store.open(browser);
  await shop.save({});
  const { page, dialog, open, errors } = await shop.visit();
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await open();
  await dialog.getByRole('button', { name: /^Track your order/ }).click();
  await field('Order number').fill('1001');
  await field('Email or phone number of the order').fill('ann@x.example');
  await dialog.getByRole('button', { name: 'Find my order' }).click();
  await field('6-digit code').waitFor();
  await dialog.getByRole('button', { name: 'Change what you entered' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();

  const admin = await shop.admin('/settings/integrations/order-tracking');
  const set = (name: string, text: string) => admin.getByRole('textbox', { name, exact: true }).fill(text);
  await set('Title', 'Wo ist mein Paket?');
  await set('Description', 'Jetzt');
  await admin.getByRole('radio', { name: 'the order’s phone number', exact: true }).check({ force: true });
  await admin.getByRole('switch', { name: 'Email a code before details are shown' }).press('Space');
  await set('Tracking page', 'https://parcels.example/at/{number}');
  for (const [state, name] of Object.entries(stateNames)) await set(name, `Ours: ${wordsFieldOf[state as OrderState]}`);
  await save(admin);

  await dialog.getByRole('button', { name: 'Wo ist mein Paket? Jetzt' }).click();
  const seen: string[] = [];
  for (const number of ['1001', '1002', '1003', '1004']) {
    await field('Order number').fill(number);
    // No code is asked for any more.
    await field('Phone number of the order').fill('+1 555 010 1001');
    await dialog.getByRole('button', { name: 'Find my order' }).click();
    await dialog.getByRole('heading', { name: `Order #${number}` }).waitFor();
    seen.push((await dialog.textContent()) ?? '');
    if (number === '1001') {
      const links = dialog.getByRole('link', { name: 'Track package' });
      expect(await links.first().getAttribute('href')).toMatch(/^https:\/\/parcels\.example\/at\/HP-/);
    }
    await dialog.getByRole('button', { name: 'Another order' }).click();
  }
  const missing = Object.values(wordsFieldOf).filter((it) => !new RegExp(`Ours: ${it}(?![a-z])`).test(seen.join(' ')));
  expect(missing).toEqual([]);

  await admin.getByRole('switch', { name: 'Visitors can track their orders' }).press('Space');
  await save(admin);
  await dialog.getByText('Orders can’t be tracked here right now.').waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: /^Ask us anything/ }).waitFor();
  expect(await dialog.getByRole('button', { name: /Paket/ }).count()).toBe(0);
  expect(errors).toEqual([]);
  await Promise.all([page.context().close(), admin.context().close()]);
  shop.close();
});
