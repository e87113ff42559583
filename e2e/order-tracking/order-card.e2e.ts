import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import { sayIn } from '@chatty/contract/visitor-texts/say-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../browser.ts';
import { settingsStore } from '../chatbox/settings-store.ts';
import { order, parcel, storeOf } from '../settings/orders-of-walk.ts';

const told = (status: string) => ({ status, message: '', happenedAt: '2026-11-02T09:00:00.000Z' });
const orders = [
  order(1001, [parcel('IN_TRANSIT')], { events: [told('IN_TRANSIT')] }),
  order(1002, [], { fulfillmentStatus: 'ON_HOLD' }),
  order(1003, [parcel('DELAYED')], { fulfillmentStatus: 'IN_PROGRESS', events: [told('DELAYED'), told('WHATEVER')] }),
];

let store: Awaited<ReturnType<typeof settingsStore>>;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  store = await settingsStore(storeOf(orders));
});
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

/** The cards of all orders, each as it stands in a conversation of a visitor who reads this language. */
async function cardsIn(locale: 'de' | 'ar', shop: Awaited<ReturnType<typeof store.open>>): Promise<string[]> {
  const say = sayIn(visitorTexts, locale, builtInTexts[locale]);
  const path = `/?locale=${locale}&dir=${directionOf(locale)}`;
  const cards: string[] = [];
  for (const { name } of orders.map((it) => it.order)) {
    const { page, launcher, context, errors } = await shop.visit(path);
    const dialog = page.locator('#chatty-root').getByRole('dialog');
    const press = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click();
    const write = (label: string, text: string) => dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
    await launcher.click();
    await dialog.getByRole('button', { name: new RegExp(`^${say('orderTrackingTitle')}`) }).click();
    await write(say('orderTrackingNumber'), name);
    await write(say('orderTrackingEmailOrPhone'), 'ann@x.example');
    await press(say('orderTrackingFind'));
    await press(say('orderTrackingAsk'));
    await write(say('orderTrackingQuestion'), '?');
    await press(say('orderTrackingSend'));
    const card = dialog.getByRole('log').getByRole('group', { name: say('orderTrackingOrder', { name }), exact: true });
    await card.waitFor();
    cards.push((await card.innerText()).replaceAll('\n', ' '));
    expect(errors).toEqual([]);
    await context.close();
  }
  return cards;
}

describe('the card of an order in a conversation', () => {
  test('says in the visitor’s language how it stands, in the merchant’s words where there are some', async () => {
    const shop = await store.open(browser);
    const { api } = await shop.shop.member();
    await shop.save({
      // It would answer with the same card.
      isEnableAIAssistant: false,
      orderTrackingSettings: { isCodeRequired: false, textShipped: 'On the road' },
    });
    await api('POST /settings/translations', { body: { locale: 'de' } });
    const values = { 'setting.orderState.shipped': 'Schon unterwegs', orderTrackingNotShipped: 'Liegt noch hier' };
    await api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });

    const [sent, held, late] = await cardsIn('de', shop);
    // Once as the order’s state, once as what the carrier told.
    expect(sent?.match(/Schon unterwegs/g)).toHaveLength(2);
    expect(held).toContain('Liegt noch hier');
    expect(late?.match(/Verspätet/g)).toHaveLength(2);
    const arabic = await cardsIn('ar', shop);
    // A merchant’s words stand in for ours where they have not translated them.
    expect(arabic[0]?.match(/On the road/g)).toHaveLength(2);
    expect(arabic[1]).toContain('لم يُشحن بعد');
    expect(arabic[2]?.match(/متأخر/g)).toHaveLength(2);
    for (const card of [sent, held, late, ...arabic]) {
      expect(card).not.toMatch(/hold|transit|progress|whatever|shipped|delayed/i);
    }
    shop.close();
  });
});
