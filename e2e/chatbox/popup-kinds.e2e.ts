import { expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { addProduct, saveAndTell, visitPopups } from './popup-visit.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();

const active = true;
const conversationsOf = async (shopId: string) =>
  (await stores.server.services.db.selectFrom('conversations').select('id').where('shop_id', '=', shopId).execute())
    .length;

test('the welcome popup opens the chat with its words first, and no conversation begins before the visitor writes', async () => {
  const store = await stores.open();
  await saveAndTell(store, {
    welcomePopupSetting: { active, triggerValue: 1, title: 'Moin', message: 'Need a tent?' },
  });
  const { page, popup, dialog, composer, say, sent, go, wait, context, errors } = await visitPopups(
    stores.browser,
    store,
  );
  await go();
  await wait(2);
  await popup.getByRole('button', { name: 'Chat with us' }).click();
  await page.clock.resume();
  await dialog.getByText('Need a tent?').waitFor();
  await composer.waitFor();
  expect(await popup.count()).toBe(0);
  expect(await conversationsOf(store.shop.id)).toBe(0);
  await say('Yes, for two');
  await sent().waitFor();
  expect(await conversationsOf(store.shop.id)).toBe(1);
  await dialog.getByText('Need a tent?').waitFor();
  const first = await stores.server.services.db
    .selectFrom('messages')
    .select('parts')
    .where('shop_id', '=', store.shop.id)
    .executeTakeFirstOrThrow();
  expect(first.parts).toEqual([{ type: 'greeting', text: 'Moin\n\nNeed a tent?' }]);
  expect(errors).toEqual([]);
  await context.close();
  store.close();
});

test('a greeting goes by itself after its seconds, and stays while somebody is busy with it', async () => {
  const store = await stores.open();
  await saveAndTell(store, { welcomePopupSetting: { active, triggerValue: 1, shownFor: 8 } });
  const { page, popup, go, wait, context } = await visitPopups(stores.browser, store);
  await go();
  await wait(2);
  await popup.waitFor();
  await popup.hover();
  await wait(60);
  expect(await popup.count()).toBe(1);
  await page.mouse.move(5, 5);
  await wait(9);
  await popup.waitFor({ state: 'detached' });
  await context.close();
  store.close();
});

test('who subscribes is told so with the shop’s code, after what was wrong was told beside its field', async () => {
  const store = await stores.open();
  await saveAndTell(store, {
    newsletterPopupSettings: { active, triggerValue: 1, consentText: 'Yes, mail me', discountCode: 'HELLO10' },
  });
  const { page, popup, go, wait, context, errors } = await visitPopups(stores.browser, store);
  await go('/products/mug');
  await wait(2);
  const email = popup.getByLabel('Email address');
  const send = popup.getByRole('button', { name: 'Subscribe' });
  await email.fill('ida@');
  await send.click();
  await popup.getByText('Email is invalid').waitFor();
  await popup.getByText('Check the box to subscribe').waitFor();
  await email.fill('ida@shop.example');
  await popup.getByLabel('Yes, mail me').check();
  await page.clock.resume();
  expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
  await send.click();
  await popup.getByText('HELLO10').waitFor();
  const rows = await stores.server.services.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('shop_id', '=', store.shop.id)
    .execute();
  expect(rows).toMatchObject([{ email: 'ida@shop.example', consent_text: 'Yes, mail me', page: '/products/mug' }]);
  expect(await conversationsOf(store.shop.id)).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  store.close();
});

test('a product shows with its price in the store’s currency, and goes into the cart', async () => {
  const store = await stores.open();
  const id = await addProduct(stores.server, store.shop.id, 'Trail <b>mug</b>');
  await saveAndTell(store, { productPopupSettings: { active, triggerValue: 1, productIds: [id], button: 'Buy it' } });
  const { page, popup, added, go, wait, context, errors } = await visitPopups(stores.browser, store);
  await go();
  await wait(2);
  await popup.getByText('Trail <b>mug</b>').waitFor();
  expect(await popup.getByText('$19.00').count()).toBe(1);
  expect(await popup.locator('s').textContent()).toContain('$29.00');
  expect(await popup.getByRole('link', { name: 'Trail' }).getAttribute('href')).toContain('/products/product');
  await page.clock.resume();
  expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
  await popup.getByRole('button', { name: 'Buy it: Trail <b>mug</b>' }).click();
  await popup.getByText('Added to your cart').waitFor();
  expect(added).toEqual([{ items: [{ id: 77, quantity: 1 }] }]);
  expect(errors).toEqual([]);
  await context.close();
  store.close();
});

test('what came of one variant is not said of another that was chosen meanwhile, and one that is sold out stays so', async () => {
  const store = await stores.open();
  const id = await addProduct(stores.server, store.shop.id, 'Mug', { soldOut: 'Blue' });
  await saveAndTell(store, { productPopupSettings: { active, triggerValue: 1, productIds: [id], button: 'Buy it' } });
  const { page, popup, go, wait, context, errors } = await visitPopups(stores.browser, store);
  await go();
  await wait(2);
  await popup.getByText('Mug').first().waitFor();
  await page.clock.resume();
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/cart/add.js', async (route) => {
    asked.resolve();
    await free.promise;
    await route.fulfill({ json: {} });
  });
  const buy = popup.getByRole('button', { name: 'Buy it: Mug' });
  await buy.click();
  await asked.promise;
  await popup.getByRole('combobox').selectOption('Blue');
  // It is counted once the store has answered.
  const counted = page.waitForRequest('**/client/api/popups/acts');
  free.resolve();
  await counted;
  expect(await buy.isDisabled()).toBe(true);
  expect(await popup.getByText('Added to your cart').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  store.close();
});

test('the cart booster waits for such a cart, and says what is missing for free shipping as the cart changes', async () => {
  const store = await stores.open();
  await saveAndTell(store, {
    cartBoosterPopupSettings: { active, triggerValue: 1, minItems: 2, minAmount: 20, freeShippingFrom: 50 },
  });
  const { page, popup, changeCart, asked, go, wait, context } = await visitPopups(stores.browser, store, {
    cart: { quantity: 1, cents: 3_000 },
  });
  await go();
  await wait(2);
  await expect.poll(() => asked).toContain('/cart.js');
  await changeCart({ quantity: 2, cents: 3_750 });
  await popup.getByText('Add $12.50 more for free shipping').waitFor();
  expect(await popup.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  await changeCart({ quantity: 3, cents: 6_000 });
  await popup.getByText('Your order ships for free').waitFor();
  expect(await popup.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  await page.clock.resume();
  expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
  await context.close();

  // What is missing is not reckoned in another currency.
  const abroad = await visitPopups(stores.browser, store, { cart: { quantity: 2, cents: 3_750, currency: 'EUR' } });
  await saveAndTell(store, { cartBoosterPopupSettings: { minAmount: 0 } });
  await abroad.go();
  await abroad.wait(2);
  await abroad.popup.getByText('Your cart is ready').waitFor();
  expect(await abroad.popup.getByText('free shipping').count()).toBe(0);
  await abroad.context.close();
  store.close();
});
