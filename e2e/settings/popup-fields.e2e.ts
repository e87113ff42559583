import { weekdays } from '@chatty/contract/settings/options';
import type { popupSettings } from '@chatty/contract/settings/popups/popup-rules';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from '../browser.ts';
import { addProduct, visitPopups } from '../chatbox/popup-visit.ts';
import type { SettingsStore } from '../chatbox/settings-store.ts';
import { storesOfFile } from '../chatbox/stores-of-file.ts';
import { choose, fill, flip, segment, upload } from './controls.ts';
import { save } from './settings-desk.ts';

const stores = storesOfFile();

type Change = (page: Page) => Promise<unknown>;
type Visit = Awaited<ReturnType<typeof visitPopups>>;

const dayMs = 86_400_000;
const daysOfWalk = 8;
/** The day of a walk's beginning, counted from today: the server's clock goes on from walk to walk, and never back. */
let begins = -daysOfWalk;
/** Noon of a walk's day. */
const noon = (day: number) => new Date((Math.floor(Date.now() / dayMs) + begins + day + 0.5) * dayMs);
const dateOf = (days: number) => noon(days).toISOString().slice(0, 10);
/** The fourth day is left out of the week. */
const leftOut = () => weekdays[(noon(4).getUTCDay() + 6) % 7] ?? 'Monday';

const pickProduct =
  (title: string): Change =>
  async (page) => {
    await page.getByRole('combobox', { name: 'Add a product' }).fill(title);
    await page.getByRole('option', { name: title }).click();
  };

/** When, how often, on which days, and where: the same fields in every popup. */
const timing: Record<string, Change> = {
  trigger: segment('Shows after', 'Scrolling'),
  triggerValue: fill('Percent of the page', '40'),
  displayType: segment('How often', 'Limited'),
  timesShown: fill('Times', '2'),
  timesDays: fill('Times in days', '2'),
  'displayPages.type': choose('Only these pages'),
  'displayPages.values': fill('Addresses, one per line', '/products/*'),
  displayDevices: segment('Devices', 'Only phones'),
  dateStart: (page) => page.getByLabel('First day').fill(dateOf(1)),
  dateEnd: (page) => page.getByLabel('Last day').fill(dateOf(6)),
  weekdays: (page) => page.getByRole('checkbox', { name: leftOut() }).uncheck(),
};
const words: Record<string, Change> = {
  title: fill('Title', 'Our own title'),
  message: fill('Message', 'Our own message'),
  button: fill('Button', 'Our own button'),
};

interface Walk {
  kind: keyof typeof popupSettings;
  page: string;
  /** What this popup has beside the words and the moment. */
  own: Record<string, Change>;
  button: (popup: Locator) => Locator;
  /** Goes once through what is its own: it shows, on its first day, to a visitor of a product's page. */
  see(visit: Visit): Promise<unknown>;
}

const picture = (popup: Locator) => popup.locator('img[src*="/files/"]').first().waitFor();
const walks: readonly Walk[] = [
  {
    kind: 'welcome',
    page: 'welcome',
    own: {
      active: flip('Show the welcome popup'),
      picture: upload('Picture'),
      shownFor: fill('Goes away after (seconds)', '3'),
    },
    button: (popup) => popup.getByRole('button', { name: 'Our own button' }),
    async see({ popup, wait }) {
      await picture(popup);
      await wait(4);
      await popup.waitFor({ state: 'detached' });
    },
  },
  {
    kind: 'newsletter',
    page: 'newsletter',
    own: {
      active: flip('Show the newsletter popup'),
      picture: upload('Picture'),
      consentText: fill('Consent text', 'Yes, mail me'),
      successText: fill('Message after subscribing', 'There you are'),
      discountCode: fill('Discount code', 'HELLO10'),
    },
    button: (popup) => popup.getByRole('button', { name: 'Our own button' }),
    async see({ popup }) {
      await picture(popup);
      await popup.getByLabel('Yes, mail me').waitFor();
    },
  },
  {
    kind: 'product',
    page: 'product',
    own: {
      active: flip('Show the product popup'),
      productSource: choose('Products you pick'),
      productIds: pickProduct('Trail mug'),
    },
    button: (popup) => popup.getByRole('button', { name: 'Our own button: Trail mug' }),
    see: ({ popup }) => popup.getByRole('link', { name: 'Trail mug' }).waitFor(),
  },
  {
    kind: 'cartBooster',
    page: 'cart-booster',
    own: {
      active: flip('Show the cart booster popup'),
      minItems: fill('Items in the cart, at least', '2'),
      minAmount: (page) => page.getByRole('textbox', { name: /^Cart total, at least/ }).fill('30'),
      freeShippingFrom: (page) => page.getByRole('textbox', { name: /^Free shipping from/ }).fill('60'),
      freeShippingText: fill('While something is missing', 'Only {amount} to go'),
      freeShippingReached: fill('Once it’s reached', 'It ships for free'),
      productIds: pickProduct('Trail mug'),
    },
    button: (popup) => popup.getByRole('link', { name: 'Our own button' }),
    async see({ popup, changeCart }) {
      await popup.getByText('Only $20.00 to go').waitFor();
      await popup.getByRole('link', { name: 'Trail mug' }).waitFor();
      await changeCart({ quantity: 3, cents: 7_000 });
      await popup.getByText('It ships for free').waitFor();
      await changeCart({ quantity: 2, cents: 4_000 });
    },
  },
];

/** Somebody in the store, at noon of a day, for whom time moves as the test lets it. */
async function arrive(store: SettingsStore, day: number) {
  const go = (at: number) => stores.server.setTime(noon(at).toISOString());
  go(day);
  const cart = { quantity: 2, cents: 4_000 };
  const visit = await visitPopups(stores.browser, store, { size: phone, time: noon(day), cart });
  let today = day;
  const scroll = async (path: string) => {
    await visit.go(path);
    await visit.launcher.waitFor();
    await visit.wait(20);
    await visit.readTo(0.5);
  };
  return {
    ...visit,
    async until(next: number) {
      go(next);
      await visit.page.clock.fastForward((next - today) * dayMs);
      today = next;
    },
    async comes(path = '/products/mug') {
      await scroll(path);
      await visit.popup.waitFor();
    },
    async staysAway(path = '/products/mug') {
      await scroll(path);
      await visit.wait(2);
      await visit.page.waitForLoadState('networkidle');
      expect(await visit.popup.count(), `${path} on day ${today}`).toBe(0);
    },
  };
}

test('which products are shown is changed by an admin: the newest, and the one whose page is open', async () => {
  const store = await stores.open();
  const id = await addProduct(stores.server, store.shop.id, 'Trail mug');
  await store.save({ productPopupSettings: { active: true, triggerValue: 1 } });
  const admin = await store.admin('/settings/detail/product-popup');
  const use = async (productSource: string) => {
    await choose(productSource)(admin);
    await save(admin);
    await expect.poll(store.told).toMatchObject({ popups: [{ kind: 'product' }] });
  };
  /** How often the product is in the popup on a page of the store. */
  const shownOn = async (path: string) => {
    const { page, popup, go, wait, launcher, context } = await visitPopups(stores.browser, store);
    await go(path);
    await launcher.waitFor();
    await wait(2);
    await page.waitForLoadState('networkidle');
    const count = await popup.getByRole('link', { name: 'Trail mug' }).count();
    await context.close();
    return count;
  };
  await use('Newest products');
  await expect.poll(() => shownOn('/')).toBe(1);
  await use('The product the visitor looks at');
  expect(await shownOn('/')).toBe(0);
  await expect.poll(() => shownOn(`/products/mug?product=${id.split('/').at(-1)}`)).toBe(1);
  await admin.context().close();
  store.close();
});

test.each(walks)('every field of the $kind popup is changed by an admin, and seen in the store', async (walk) => {
  const { kind, page: name, own, button, see } = walk;
  begins += daysOfWalk;
  stores.server.setTime(noon(0).toISOString());
  const store = await stores.open();
  await addProduct(stores.server, store.shop.id, 'Trail mug');
  const admin = await store.admin(`/settings/detail/${name}-popup`);
  for (const change of Object.values({ ...own, ...words, ...timing })) await change(admin);
  await save(admin);
  await expect.poll(store.told).toMatchObject({ popups: [{ kind, scroll: 40, times: 2, days: 2 }] });

  const early = await arrive(store, 0);
  await early.staysAway();
  await early.until(1);
  await early.staysAway('/cart');
  await early.page.setViewportSize(desktop);
  await early.staysAway();
  await early.page.setViewportSize(phone);
  if (kind === 'cartBooster') {
    await early.changeCart({ quantity: 1, cents: 4_000 });
    await early.staysAway();
    await early.changeCart({ quantity: 2, cents: 2_000 });
    await early.staysAway();
    await early.changeCart({ quantity: 2, cents: 4_000 });
  }
  await early.go('/products/mug');
  await early.launcher.waitFor();
  await early.readTo(0.3);
  await early.wait(60);
  expect(await early.popup.count()).toBe(0);
  await early.comes();
  await early.popup.getByText('Our own title').waitFor();
  await early.popup.getByText('Our own message').waitFor();
  await button(early.popup).waitFor();
  await see(early);
  // Two times in two days, and not on the day that is left out.
  await early.comes();
  await early.staysAway();
  await early.until(2);
  await early.staysAway();
  await early.until(4);
  await early.staysAway();
  await early.until(5);
  await early.comes();
  if (kind === 'newsletter') {
    await early.popup.getByLabel('Email address').fill('ida@shop.example');
    await early.popup.getByLabel('Yes, mail me').check();
    await early.page.clock.resume();
    await button(early.popup).click();
    await early.popup.getByText('There you are').waitFor();
    await early.popup.getByText('HELLO10').waitFor();
  }
  expect(early.errors).toEqual([]);
  await early.context.close();

  const late = await arrive(store, 7);
  await late.staysAway();
  await Promise.all([late.context.close(), admin.context().close()]);
  store.close();
});
