import { readFileSync } from 'node:fs';
import { createApi } from '@chatty/client/api';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../admin/inbox-desk.ts';
import { openBrowser, openPage } from '../browser.ts';
import { visitorOf } from '../chatbox/visitor.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

const order = { name: '#1061', email: 'omar.haddad@example.com' };
const person = 'Robin Alder';

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

/** The most memory that a process has ever held, in MB, where the system tells it. */
function peakMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

/** Waits until the whole catalogue of the demo shop is read, as a signed-in member can ask. */
async function catalogueIsRead(page: Page): Promise<void> {
  const token = () =>
    page.evaluate(async () => {
      const answer = await fetch('/client/api/token', { method: 'POST' });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    });
  const api = createApi({ origin: stack.admin, token });
  const finishedAt = async () => (await api('GET /assistant/sync-products')).data.finishedAt;
  await expect.poll(finishedAt, { timeout: 90_000, interval: 500 }).not.toBeNull();
}

async function arrive() {
  const opened = await openPage(browser);
  await opened.page.goto(stack.storefront);
  const visitor = visitorOf(opened.page);
  await visitor.open();
  await visitor.begin();
  const { answers, say, thread } = visitor;
  return {
    ...opened,
    ...visitor,
    sources: thread.getByRole('list', { name: 'Sources' }),
    /** Says it and waits for one more answer. */
    async ask(text: string): Promise<string> {
      const before = await answers().count();
      await say(text);
      await answers().nth(before).waitFor();
      return answers().nth(before).innerText();
    },
    faults: () => seriousFaults(opened.page, '#chatty-root'),
  };
}

async function signIn() {
  const opened = await openPage(browser);
  await opened.page.goto(stack.ownerLink);
  await opened.page.waitForURL(/\/inbox$/);
  return { ...opened, ...partsOf(opened.page), faults: () => seriousFaults(opened.page) };
}

test('a visitor is helped by the assistant, then by a person, then by the assistant again', async () => {
  const visitor = await arrive();
  const { thread, dialog, ask, say } = visitor;
  expect(await visitor.faults()).toEqual([]);

  expect(await ask('How long does delivery take?')).toContain('3 to 5 business days');
  const server = stack.server();
  if (server) console.log(`start to first answer: ${((performance.now() - server.startedAt) / 1000).toFixed(1)} s`);
  await visitor.sources.last().waitFor();

  const owner = await signIn();
  await catalogueIsRead(owner.page);

  expect(await ask('Can I return sale items?')).toContain('Sale items can be returned like all others');
  await visitor.sources
    .last()
    .getByRole('link', { name: /^Refund policy/ })
    .waitFor();
  expect(await visitor.faults()).toEqual([]);

  await ask('I need a waterproof jacket under $200');
  const card = thread
    .locator('.product')
    .filter({ has: visitor.page.locator('button.primary:enabled') })
    .first();
  const buy = card.getByRole('button', { name: /^Add to cart/ });
  const product = (await buy.getAttribute('aria-label'))?.replace('Add to cart: ', '');
  expect(Number(/\$(\d+\.\d\d)/.exec(await card.innerText())?.[1])).toBeLessThanOrEqual(200);
  await buy.click();
  await card.getByText('Added').waitFor();
  expect(await visitor.faults()).toEqual([]);

  expect(await ask('Where is my order?')).toContain('order number');
  expect(await ask(`${order.name}, ${order.email}`)).toContain(`Your order ${order.name} is`);
  await thread.getByRole('group', { name: `Order ${order.name}` }).waitFor();
  expect(await visitor.faults()).toEqual([]);

  expect(await ask('What is the capital of France?')).toContain('could not find an answer');
  const offer = thread.getByRole('button', { name: 'Talk to a person' });
  await offer.waitFor();
  expect(await visitor.faults()).toEqual([]);
  await offer.click();
  await thread.getByText('You asked for a person').waitFor();
  expect(await visitor.faults()).toEqual([]);

  const row = owner.rows.first();
  await row.getByText('Waits for a person').waitFor();
  await row.getByText('unread', { exact: true }).waitFor({ state: 'attached' });
  expect(await owner.faults()).toEqual([]);
  await row.click();
  await owner.thread.getByText('What is the capital of France?').waitFor();
  await owner.page.getByText(`1 × ${product}`).waitFor();
  await row.getByText('unread', { exact: true }).waitFor({ state: 'detached' });
  await owner.button('Take over').click();
  await owner.page.getByText('You answer', { exact: true }).waitFor();
  await owner.composer.fill('Paris. And what may I find for you?');
  await owner.composer.press('Enter');
  await thread.getByText(`${person} joined the conversation`).waitFor();
  await visitor.answers('Paris. And what may I find for you?').waitFor();
  await dialog.getByRole('heading', { name: person }).waitFor();
  expect(await visitor.faults()).toEqual([]);
  expect(await owner.faults()).toEqual([]);

  await say('Nothing more, thank you.');
  await owner.thread.getByText('Nothing more, thank you.').waitFor();
  await owner.button('Hand back').click();
  await thread.getByText(`${person} handed over to Chatty AI`).waitFor();
  // What was said last is still open, so the assistant does not leave it in silence.
  await visitor.answers('You’re welcome!').waitFor();
  expect(await ask('Which payment methods do you accept?')).toContain('PayPal');
  await owner.thread.getByText(/We take Visa/).waitFor();
  expect(await owner.faults()).toEqual([]);

  await owner.button('Resolve').click();
  await owner.thread.getByText(`Resolved by ${person}`).waitFor();
  await thread.getByText('This conversation was resolved').waitFor();
  expect(await visitor.faults()).toEqual([]);
  expect(await owner.faults()).toEqual([]);

  const peak = server && peakMegabytes(server.pid);
  if (peak) console.log(`peak memory of the server: ${peak} MB`);
  expect(visitor.errors).toEqual([]);
  expect(owner.errors).toEqual([]);
}, 240_000);
