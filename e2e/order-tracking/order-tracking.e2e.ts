import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, phone } from '../browser.ts';
import { arriveAt } from '../chatbox/visitor.ts';
import { mailboxAt } from '../mailbox.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  stack = await openStack();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

interface Listed {
  id: string;
  name: string;
  email: string;
  state: string;
}

/** The latest orders of the demo shop, newest first. */
async function latestOrders(): Promise<Listed[]> {
  const text = await (await fetch(`${stack.storefront}/simulator`)).text();
  const row =
    /<tr><td><a href="\/orders\/\w+">(#\d+)<\/a><\/td><td>([^<]+)<\/td><td>[^<]*<\/td>\s*<td>([^<]*)<\/td>.*?name="order" value="(\d+)"/g;
  return [...text.matchAll(row)].map(([, name = '', email = '', state = '', id = '']) => ({ id, name, email, state }));
}

/** The newest order that is on its way, and none that another test has taken. */
async function orderIn(state: RegExp): Promise<Listed> {
  const found = (await latestOrders()).find((it) => state.test(it.state) && !taken.has(it.email));
  if (!found) throw new Error(`The demo shop has no order that is ${state}.`);
  taken.add(found.email);
  return found;
}
const taken = new Set<string>();

/** What the merchant does with an order. */
const move = (order: Listed, step: string) =>
  fetch(`${stack.storefront}/simulator/order`, {
    method: 'POST',
    body: new URLSearchParams({ order: order.id, step }),
  });

async function arrive(size?: { width: number; height: number }) {
  const visitor = await arriveAt(stack.storefront, browser, size);
  const { dialog } = visitor;
  const field = (name: string) => dialog.getByRole('textbox', { name });
  return {
    ...visitor,
    number: field('Order number'),
    address: field('Email or phone number of the order'),
    code: field('6-digit code'),
    begin: () => dialog.getByRole('button', { name: /^Track your order/ }).click(),
    find: () => dialog.getByRole('button', { name: 'Find my order' }).click(),
    /** The section of the order that is shown. */
    order: (name: string) => dialog.getByRole('region', { name: `Order ${name}` }),
  };
}

describe('a visitor who wants to know where their order is', () => {
  test('names it, is told what to mend, shows the mailed code, and sees it as it moves', async () => {
    const order = await orderIn(/IN_TRANSIT|CONFIRMED/);
    const mailbox = mailboxAt(stack.storefront);
    const it = await arrive(phone);
    await it.begin();
    await it.find();
    await it.dialog.getByText('Enter the order number, such as #1001').waitFor();
    await it.number.fill(order.name);
    await it.address.fill('nobody');
    await it.find();
    await it.dialog.getByText('Enter the email or phone number that you ordered with').waitFor();
    expect(await it.number.inputValue()).toBe(order.name);
    expect(await seriousFaults(it.page)).toEqual([]);
    await it.address.fill(order.email);
    await it.find();
    await it.dialog.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(await it.dialog.getByRole('button', { name: /^Send a new code in \d+ seconds$/ }).isDisabled()).toBe(true);
    expect(await seriousFaults(it.page)).toEqual([]);

    const { code } = await mailbox.codeFor(order.email);
    // The last digit shows it: nothing is to be pressed.
    await it.code.fill(`${(Number(code[0]) + 1) % 10}${code.slice(1)}`);
    await it.dialog.getByText('That’s not the code. You have 4 more tries.').first().waitFor();
    await it.code.fill(code);
    const shown = it.order(order.name);
    await shown.waitFor();
    expect(await shown.getByRole('list', { name: 'How it goes' }).getByRole('listitem').count()).toBeGreaterThan(3);
    const track = it.dialog.getByRole('link', { name: 'Track package' });
    expect(await track.getAttribute('href')).toMatch(/\/tracking\//);
    expect(await seriousFaults(it.page)).toEqual([]);

    await move(order, 'out');
    await it.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => shown.getByRole('status').textContent(), { timeout: 20_000 }).toBe('Out for delivery');
    const wide = await it.dialog.evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length,
    );
    expect(wide).toBe(0);

    await it.dialog.getByRole('button', { name: 'Ask about this order' }).click();
    await it.dialog.getByRole('textbox', { name: 'Your question' }).fill('Can my neighbor take it?');
    await it.dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await it.own('Can my neighbor take it?').waitFor();
    await it.thread
      .getByRole('group', { name: `Order ${order.name}` })
      .first()
      .waitFor();
    expect(it.errors).toEqual([]);
    await it.context.close();
  });

  test('learns nothing of orders that are not theirs: the answer is the same, and nothing they typed is lost', async () => {
    const it = await arrive();
    await it.begin();
    await it.number.fill('#9999999');
    await it.address.fill('nobody@else.example');
    await it.find();
    await it.dialog.getByRole('heading', { name: 'Check your email' }).waitFor();
    await it.dialog.getByText('If order #9999999 belongs to nobody@else.example, we’ve emailed a code').waitFor();
    for (let left = 4; left > 0; left -= 1) {
      await it.code.fill(`00000${left}`);
      await it.dialog
        .getByText(left === 1 ? '1 more try.' : `${left} more tries.`)
        .first()
        .waitFor();
    }
    await it.code.fill('000000');
    await it.dialog.getByText('This code no longer works. Ask for a new one.').first().waitFor();
    await it.dialog.getByRole('button', { name: 'Change what you entered' }).click();
    expect([await it.number.inputValue(), await it.address.inputValue()]).toEqual(['#9999999', 'nobody@else.example']);
    await it.context.close();
  });

  test('is told without a connection, keeps what they typed, and goes on when it is back', async () => {
    const it = await arrive();
    await it.begin();
    await it.number.fill('#9999998');
    await it.address.fill('nobody@other.example');
    await it.context.setOffline(true);
    await it.find();
    await it.dialog.getByRole('alert').filter({ hasText: 'No connection.' }).waitFor();
    await it.context.setOffline(false);
    expect(await it.number.inputValue()).toBe('#9999998');
    await it.find();
    await it.dialog.getByRole('heading', { name: 'Check your email' }).waitFor();
    await it.context.close();
  });

  test('sees their own latest orders at once where the store has signed them in', async () => {
    const order = await orderIn(/./);
    const it = await arrive();
    await it.page.context().request.post(`${stack.storefront}/account/login`, { form: { email: order.email } });
    await it.page.goto(stack.storefront);
    // It goes on where it was open on the page before.
    await it.dialog.waitFor();
    await it.begin();
    const own = it.dialog.getByRole('region', { name: 'Your latest orders' });
    await own.getByRole('button', { name: new RegExp(`Order ${order.name}\\b`) }).click();
    await it.order(order.name).waitFor();
    expect(await seriousFaults(it.page)).toEqual([]);
    await it.context.close();
  });
});
