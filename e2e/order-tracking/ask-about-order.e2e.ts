import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../browser.ts';
import { settingsStore } from '../chatbox/settings-store.ts';
import { order, parcel, storeOf } from '../settings/orders-of-walk.ts';

let stores: Awaited<ReturnType<typeof settingsStore>>;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  stores = await settingsStore(storeOf([order(1001, [parcel('IN_TRANSIT')], {})]));
});
beforeEach(() => stores.server.forgetLimits());
afterAll(async () => {
  await browser?.close();
  await stores?.close();
});

const noCode = { isCodeRequired: false };

/** Somebody who looks at their order, with the field for a question open. */
async function arrive(settings: SettingsPatch = {}) {
  const store = await stores.open(browser, {
    // It would answer with the same card.
    isEnableAIAssistant: false,
    orderTrackingSettings: noCode,
    ...settings,
  });
  const visitor = await store.visit();
  const { dialog, open } = visitor;
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const write = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).fill(text);
  const question = dialog.getByRole('textbox', { name: 'Your question', exact: true });
  const find = async () => {
    await write('Order number', '#1001');
    await write('Email or phone number of the order', 'ann@x.example');
    await press('Find my order');
  };
  const track = () => dialog.getByRole('button', { name: /^Track your order/ }).click();
  await open();
  await track();
  await find();
  await press('Ask about this order');
  await question.waitFor();
  const member = await store.shop.member();
  /** What has arrived of the visitor, in all conversations of the shop. */
  const arrived = async () => {
    const { data } = await member.api('GET /conversations', {});
    const threads = data.conversations.map(async ({ id }) => {
      const { data } = await member.api('GET /conversations/:id/messages', { params: { id }, query: {} });
      return data.messages.filter((it) => it.sender === 'contact').map((it) => it.text);
    });
    return (await Promise.all(threads)).flat();
  };
  const leave = async () => {
    expect(visitor.errors.filter((it) => !/ERR_|status of/.test(it))).toEqual([]);
    await visitor.context.close();
    store.close();
  };
  return { store, ...visitor, press, question, track, find, arrived, leave };
}

describe('the field for a question about an order', () => {
  test('has the keyboard once it opens, and leaves it alone in the store when the order is looked at again', async () => {
    const { page, dialog, question, leave } = await arrive();
    expect(await question.evaluate((it) => it.matches(':focus'))).toBe(true);
    await page.evaluate(() => {
      const search = document.createElement('input');
      search.type = 'search';
      document.querySelector('header')?.append(search);
    });
    await page.clock.install();
    // From here on the page's clock counts the minute.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const asOf = dialog.getByText(/^As of /);
    const search = page.getByRole('searchbox');
    const before = await asOf.textContent();
    await search.pressSequentially('ten');
    await page.clock.fastForward(120_000);
    await expect.poll(() => asOf.textContent()).not.toBe(before);
    await page.keyboard.type('ts');
    expect(await search.inputValue()).toBe('tents');
    expect(await question.inputValue()).toBe('');
    await leave();
  });
});
