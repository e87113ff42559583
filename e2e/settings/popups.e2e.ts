import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phone, saveBar as bar } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openSettingsDesk, preview, save, type SettingsDesk } from './settings-desk.ts';

let desk: SettingsDesk;
beforeAll(async () => {
  desk = await openSettingsDesk();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  desk.services.forgetLimits();
  await desk.reset();
});

const pageOf = (kind: string) => `/settings/detail/${kind}-popup`;
const shows = { timeout: 20_000 };

describe('a popup’s page', () => {
  test('shows the popup itself as it is typed, and saves only what was changed', async () => {
    const page = await desk.open(pageOf('welcome'));
    const shown = preview(page).getByRole('region', { name: 'Servus' });
    await page.getByRole('switch', { name: 'Show the welcome popup' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Servus');
    await shown.waitFor(shows);
    await page.getByText('Scrolling', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Percent of the page' }).fill('40');
    await page.getByText('Limited', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Times', exact: true }).fill('2');
    await page.getByRole('radio', { name: 'Only these pages' }).click();
    await page.getByRole('textbox', { name: 'Addresses, one per line' }).fill('/products/*');
    await save(page);
    expect((await desk.saved()).welcomePopupSetting).toMatchObject({
      ...{ active: true, title: 'Servus', trigger: 'after_scroll', triggerValue: 40 },
      ...{ displayType: 'custom', timesShown: 2, displayPages: { type: 'showSpecific', values: ['/products/*'] } },
      ...{ button: 'Chat with us', shownFor: 8 },
    });
    await page.context().close();
  });

  test('is given its days, and minds a last one before the first', async () => {
    const page = await desk.open(pageOf('welcome'));
    await page.getByLabel('First day').fill('2026-11-27');
    await page.getByLabel('Last day').fill('2026-11-26');
    await page.getByRole('checkbox', { name: 'Sunday' }).uncheck();
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('The last day can’t be before the first').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByLabel('Last day').fill('2026-11-30');
    await save(page);
    const { dateStart, dateEnd, weekdays } = (await desk.saved()).welcomePopupSetting;
    expect([dateStart, dateEnd, weekdays.length]).toEqual(['2026-11-27', '2026-11-30', 6]);
    await page.context().close();
  });

  test('says what is wrong beside its field, and loses nothing typed', async () => {
    const page = await desk.open(pageOf('newsletter'));
    await page.getByRole('textbox', { name: 'Consent text' }).fill('');
    await page.getByRole('textbox', { name: 'Discount code' }).fill('TEN OFF');
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('This field is required').waitFor();
    await page.getByText('The value is invalid').waitFor();
    expect(await page.getByRole('textbox', { name: 'Discount code' }).inputValue()).toBe('TEN OFF');
    await page.getByRole('textbox', { name: 'Consent text' }).fill('Yes, mail me');
    await page.getByRole('textbox', { name: 'Discount code' }).fill('TEN');
    await save(page);
    const saved = (await desk.saved()).newsletterPopupSettings;
    expect(saved).toMatchObject({ consentText: 'Yes, mail me', discountCode: 'TEN' });
    await page.context().close();
  });

  test('asks whose words count where a colleague has changed the same, and takes over all else', async () => {
    const page = await desk.open(pageOf('welcome'));
    await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
    const { id, welcomePopupSetting } = await desk.saved();
    await desk.api('POST /settings/widget/:id', {
      params: { id },
      body: { welcomePopupSetting: { title: 'Theirs', message: 'Also theirs' } },
    });
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await save(page);
    expect((await desk.saved()).welcomePopupSetting).toEqual({
      ...welcomePopupSetting,
      title: 'Mine',
      message: 'Also theirs',
    });
    await page.context().close();
  });

  test('tells a merchant whose store knows nothing of the subscribers what to do', async () => {
    const page = await desk.open(pageOf('newsletter'));
    await page.getByText('Your store doesn’t know your subscribers').waitFor();
    await page.getByText('Open Chatty in your Shopify admin to allow it.').waitFor();
    await page.context().close();
  });

  test('is found in the settings and beside the chatbox’s pages, and is no member’s', async () => {
    const page = await desk.open('/settings');
    await page.getByRole('link', { name: /^Popups/ }).click();
    await page.getByRole('switch', { name: 'Show the welcome popup' }).waitFor();
    await page.getByRole('link', { name: 'Cart booster' }).click();
    await page.getByRole('switch', { name: 'Show the cart booster popup' }).waitFor();
    await page.goto(new URL('/widget/advanced', page.url()).href);
    await page.getByRole('navigation', { name: 'Pages of the chatbox' }).getByRole('link', { name: 'Popups' }).click();
    await page.getByRole('switch', { name: 'Show the welcome popup' }).waitFor();
    await page.context().close();
  });
});

test('products are picked by their title, shown in the preview, and saved in their order', async () => {
  const { id: shopId } = await desk.saved();
  const { db } = desk.services.services;
  for (const title of ['Blue mug', 'Red mug']) {
    const variant = {
      id: '1',
      title: '',
      sku: null,
      price: '12.50',
      compareAtPrice: null,
      available: true,
      stock: null,
    };
    await db
      .insertInto('products')
      .values({
        ...{ shop_id: shopId, id: title, handle: title, title, url: '/products/mug', image_url: null },
        ...{ variants: JSON.stringify([variant]), status: 'ACTIVE', content_hash: title },
      })
      .execute();
  }
  const page = await desk.open(pageOf('product'));
  const field = page.getByRole('combobox', { name: 'Add a product' });
  for (const title of ['Red mug', 'Blue mug']) {
    await field.fill(title.slice(0, 3));
    await page.getByRole('option', { name: title }).click();
  }
  await preview(page).getByRole('link', { name: 'Red mug' }).waitFor(shows);
  await save(page);
  expect((await desk.saved()).productPopupSettings.productIds).toEqual(['Red mug', 'Blue mug']);
  await page.getByRole('button', { name: 'Remove Red mug' }).click();
  await save(page);
  expect((await desk.saved()).productPopupSettings.productIds).toEqual(['Blue mug']);
  await page.context().close();
});

test('the cart booster’s amounts are set in the store’s currency, and its sentence keeps a place for them', async () => {
  const page = await desk.open(pageOf('cart-booster'));
  await page.getByRole('textbox', { name: /^Free shipping from \(/ }).fill('60');
  await preview(page).getByText('Add $21.00 more for free shipping').waitFor(shows);
  await page.getByRole('textbox', { name: 'While something is missing' }).fill('Add more');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Put {amount} where the amount is to stand').waitFor();
  await page.getByRole('textbox', { name: 'While something is missing' }).fill('Only {amount} to go');
  await page.getByRole('textbox', { name: 'Items in the cart, at least' }).fill('3');
  await save(page);
  expect((await desk.saved()).cartBoosterPopupSettings).toMatchObject({
    ...{ freeShippingFrom: 60, freeShippingText: 'Only {amount} to go', minItems: 3 },
  });
  await page.context().close();
});

test.each([
  ['welcome', undefined],
  ['newsletter', undefined],
  ['product', phone],
  ['cart-booster', phone],
] as const)('the page of the %s popup can be used by everybody', async (kind, size) => {
  const page = await desk.open(pageOf(kind), size ? { viewport: size } : {});
  await page.getByRole('switch', { name: /^Show the/ }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.context().close();
});
