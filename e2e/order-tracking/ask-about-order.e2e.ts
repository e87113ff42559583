import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, routeAtOnce } from '../browser.ts';
import { settingsStore } from '../chatbox/settings-store.ts';
import { seriousFaults } from '../serious-faults.ts';
import { order, parcel, storeOf } from '../settings/orders-of-walk.ts';

let stores: Awaited<ReturnType<typeof settingsStore>>;
let browser: Browser;
/** The store has deleted the order. */
let isDeleted = false;
beforeAll(async () => {
  browser = await openBrowser();
  const { findOrder, readOrder } = storeOf([order(1001, [parcel('IN_TRANSIT')], {})]);
  stores = await settingsStore({ findOrder, readOrder: async (...of) => (isDeleted ? null : readOrder(...of)) });
});
beforeEach(() => {
  stores.server.forgetLimits();
  isDeleted = false;
});
afterAll(async () => {
  await browser?.close();
  await stores?.close();
});

const noCode = { isCodeRequired: false };
const isOurs = new Set<string>(['admin', 'assistant', 'system']);

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
      return data.messages.filter((it) => !isOurs.has(it.sender)).map((it) => it.text);
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

  test('keeps what is typed through other screens of the chat, and is empty once that is sent', async () => {
    const { dialog, question, own, press, track, arrived, leave } = await arrive();
    await question.fill('When is it here?');
    await press('Back');
    await track();
    expect(await question.inputValue()).toBe('When is it here?');
    await press('Send');
    await own('When is it here?').waitFor();
    expect(await arrived()).toEqual(['When is it here?']);
    await press('Back');
    await track();
    await dialog.getByRole('button', { name: 'Ask about this order' }).waitFor();
    expect(await question.count()).toBe(0);
    await leave();
  });

  test('keeps what could not be sent, says so beside it, and sends it once', async () => {
    const { page, dialog, question, own, press, track, arrived, leave } = await arrive();
    await routeAtOnce(page, '**/client/api/orders/ask', async (route) => {
      // It arrives, and nobody hears of that.
      await route.fetch();
      await route.abort();
    });
    const problem = dialog.getByText('No connection. Check it and try again. What you entered is still here.');
    await question.fill('When is it here?');
    await press('Send');
    await problem.waitFor();
    await press('Back');
    await track();
    await problem.waitFor();
    expect(await question.inputValue()).toBe('When is it here?');
    await page.unroute('**/client/api/orders/ask');
    await press('Send');
    await own('When is it here?').waitFor();
    expect(await arrived()).toEqual(['When is it here?']);
    await leave();
  });

  test('sends what is written anew after a failure, whether or not the first has arrived', async () => {
    const { page, question, own, press, arrived, leave } = await arrive();
    await routeAtOnce(page, '**/client/api/orders/ask', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await question.fill('When is it here?');
    await press('Send');
    await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
    await page.unroute('**/client/api/orders/ask');
    await question.fill('Can a neighbor take it?');
    await press('Send');
    await own('Can a neighbor take it?').waitFor();
    expect(await arrived()).toEqual(['When is it here?', 'Can a neighbor take it?']);
    await leave();
  });

  test('keeps the question where the order must be looked up again, and says so', async () => {
    const { store, dialog, question, own, press, arrived, leave } = await arrive();
    await question.fill('When is it here?');
    // What they knew of it proves nothing any longer.
    await store.save({ orderTrackingSettings: { isCodeRequired: true } });
    await press('Send');
    await dialog.getByText('Look up this order again to ask about it. Your question stays here.').waitFor();
    expect(await question.inputValue()).toBe('When is it here?');
    await store.save({ orderTrackingSettings: noCode });
    await press('Find my order');
    expect(await dialog.getByRole('textbox', { name: 'Order number' }).inputValue()).toBe('#1001');
    await press('Find my order');
    await question.waitFor();
    expect(await question.inputValue()).toBe('When is it here?');
    await press('Send');
    await own('When is it here?').waitFor();
    expect(await arrived()).toEqual(['When is it here?']);
    await leave();
  });
});

test('the right code of an order that is gone says that there is none, not that orders can’t be tracked', async () => {
  const { store, dialog, press, find, leave } = await arrive();
  await store.save({ orderTrackingSettings: { isCodeRequired: true } });
  await press('Another order');
  await find();
  const code = () => /^\d{6}/.exec(stores.server.mails.at(-1)?.subject ?? '')?.[0] ?? '';
  await expect.poll(code, { timeout: 20_000 }).not.toBe('');
  isDeleted = true;
  await dialog.getByRole('textbox', { name: '6-digit code' }).fill(code());
  await dialog
    .getByText(/^We couldn’t find an order with these details\./)
    .first()
    .waitFor();
  await leave();
});

describe('a question about an order is a first message', () => {
  test('and leaves only once the visitor has agreed, where they must', async () => {
    const { dialog, question, own, press, track, arrived, leave } = await arrive({
      isShowDisclaimer: true,
      isConsentRequired: true,
      disclaimerText: 'We keep it for a year.',
    });
    await dialog.getByText('We keep it for a year.').waitFor();
    await question.fill('When is it here?');
    await press('Send');
    await dialog.getByText('Please agree before we send your message').waitFor();
    expect(await arrived()).toEqual([]);
    await press('Back');
    await track();
    expect(await question.inputValue()).toBe('When is it here?');
    await dialog.getByRole('checkbox', { name: 'I agree' }).check();
    await press('Send');
    await own('When is it here?').waitFor();
    expect(await arrived()).toEqual(['When is it here?']);
    await leave();
  });

  test('and leaves only once they have said who they are, where they must; whoever skips that may', async () => {
    const asks: SettingsPatch = {
      preChatCustomerChatAs: 'both',
      preChatFields: [{ id: 'name', type: 'name', label: '', isRequired: true, choices: [] }],
    };
    const { page, dialog, question, own, press, arrived, leave } = await arrive(asks);
    await question.fill('When is it here?');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    await press('Send');
    await dialog.getByText('This field is required').first().waitFor();
    expect(await arrived()).toEqual([]);
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    await press('Chat without telling');
    expect(await question.evaluate((it) => it.matches(':focus'))).toBe(true);
    await press('Send');
    await own('When is it here?').waitFor();
    expect(await arrived()).toEqual(['When is it here?']);
    await leave();
  });
});
