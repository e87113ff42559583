import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createApi } from '@chatty/client/api';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../admin/inbox-desk.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { arriveAt, visitorOf } from '../chatbox/visitor.ts';
import { mailboxAt } from '../mailbox.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

const order = { name: '#1061', email: 'omar.haddad@example.com' };
const person = 'Robin Alder';
const secret = 'known to this test, so that it can make a link of long ago';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  stack = await openStack({ APP_SECRET: secret });
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
  const visitor = await arriveAt(stack.storefront, browser);
  await visitor.begin();
  const { answers, say, thread } = visitor;
  // The greeting is there before answers are counted.
  await answers().first().waitFor();
  return {
    ...visitor,
    sources: thread.getByRole('list', { name: 'Sources' }),
    /** Says it and waits for one more answer. */
    async ask(text: string): Promise<string> {
      const before = await answers().count();
      await say(text);
      await answers().nth(before).waitFor();
      return answers().nth(before).innerText();
    },
    faults: () => seriousFaults(visitor.page, '#chatty-root'),
  };
}

let owner: ReturnType<typeof signIn> | undefined;
/** The owner at their inbox: the link of the start works once. */
const ownerAtInbox = () => (owner ??= signIn());

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

  const owner = await ownerAtInbox();
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

  // As far from the shop by its words as by its meaning: the encoder may still be loading.
  expect(await ask('Who wrote Romeo and Juliet?')).toContain('could not find an answer');
  const offer = thread.getByRole('button', { name: 'Talk to a person' });
  await offer.waitFor();
  expect(await visitor.faults()).toEqual([]);
  await offer.click();
  await thread.getByText('You asked to talk to a person').waitFor();
  expect(await visitor.faults()).toEqual([]);

  const row = owner.rows.first();
  await row.getByText('Waiting for a person').waitFor();
  await row.getByText('Who wrote Romeo and Juliet?', { exact: true }).waitFor();
  await row.getByText('unread', { exact: true }).waitFor({ state: 'attached' });
  expect(await owner.faults()).toEqual([]);
  await row.click();
  await owner.thread.getByText('Who wrote Romeo and Juliet?').waitFor();
  await owner.page
    .getByText(/^1 × /)
    .filter({ hasText: product ?? '' })
    .waitFor();
  await owner.thread.getByText(`Added 1 × ${product}`).waitFor();
  await owner.page.getByText('Verified by order').waitFor();
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
  await thread.getByText(`${person} handed this back to Chatty AI`).waitFor();
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

/** The link as it would be if it had been mailed long ago. */
function longAgo(link: string): string {
  const [address = '', token = ''] = link.split('#chatty=');
  const [head = '', payload = ''] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 1_700_000_000 };
  const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${address}#chatty=${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Opens a link in a browser profile, and says what the visitor sees there. */
async function follow(link: string, context?: BrowserContext) {
  const opened = context ? { context, page: await context.newPage(), errors: [] } : await openPage(browser);
  await opened.page.goto(link);
  const visitor = visitorOf(opened.page);
  await visitor.dialog.waitFor();
  return { ...opened, ...visitor, back: visitor.dialog.getByRole('button', { name: 'Back' }) };
}

test('a visitor who has left is answered by mail, and its link opens the conversation on any device', async () => {
  const email = 'ida.berg@visitor.example';
  const visitor = await arrive();
  await visitor.dialog.getByRole('button', { name: 'Talk to a person' }).first().click();
  await visitor.thread.getByText('You asked to talk to a person').waitFor();
  await visitor.say('Do you repair tents?');
  await visitor.sent().last().waitFor();
  const token = () =>
    visitor.page.evaluate(() => {
      const key = Object.keys(localStorage).find((it) => /^chatty:[^:]+$/.test(it)) ?? '';
      return (JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string }).token;
    });
  const mine = await token();
  const api = createApi({ origin: stack.admin, token: async () => mine });
  const [conversation] = (await api('GET /client/api/conversations')).data;
  await api('POST /client/api/conversations/:id/contact', { params: { id: conversation?.id ?? '' }, body: { email } });
  await visitor.page.close();

  const { rows, composer, thread } = await ownerAtInbox();
  await rows.filter({ hasText: 'Do you repair tents?' }).click();
  await composer.fill('We do! See our [repairs](/pages/warranty).');
  await composer.press('Enter');
  await thread.getByText('We do!').waitFor();

  const mail = await mailboxAt(stack.storefront).waitFor(email, /^New reply from /, '0', 120_000);
  const header = (name: string) => mail.headers.find((it) => it.key === name)?.value ?? '';
  expect(mail.from).toMatch(/^Juniper & Tarn <hello@/);
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('references')).toContain(conversation?.id);
  const link = /http:\S+#chatty=\S+/.exec(mail.text)?.[0] ?? '';

  // On another device.
  const device = await follow(link);
  await device.own('Do you repair tents?').waitFor();
  await device.answers('We do!').waitFor();
  expect(device.page.url()).not.toContain('chatty=');
  expect(await device.back.count()).toBe(0);
  expect(await seriousFaults(device.page, '#chatty-root')).toEqual([]);
  await device.say('Thank you, from my phone');
  await device.sent().last().waitFor();
  await thread.getByText('Thank you, from my phone').waitFor();
  await device.page.reload();
  await device.own('Thank you, from my phone').waitFor();
  expect(device.errors).toEqual([]);
  await device.context.close();

  // In a browser in which somebody else chats: theirs stays theirs.
  const other = await arrive();
  await other.say('I am somebody else');
  await other.sent().last().waitFor();
  const theirs = await follow(link, other.context);
  await theirs.answers('We do!').waitFor();
  await theirs.dialog.getByRole('button', { name: 'Start a new conversation' }).click();
  await theirs.back.click();
  await theirs.dialog.getByRole('region', { name: 'Your conversations' }).getByRole('button').first().click();
  await theirs.own('I am somebody else').waitFor();
  expect(await theirs.dialog.getByText('Do you repair tents?').count()).toBe(0);
  await other.page.reload();
  await other.own('I am somebody else').waitFor();
  await other.context.close();

  // In the visitor's own browser it is their own chat.
  const home = await follow(link, visitor.context);
  await home.answers('We do!').waitFor();
  await home.back.waitFor();
  await home.context.close();

  const late = await follow(longAgo(link));
  await late.dialog.getByText('This link has expired').waitFor();
  expect(await seriousFaults(late.page, '#chatty-root')).toEqual([]);
  await late.dialog.getByRole('button', { name: 'Start a new conversation' }).click();
  await late.composer.waitFor();
  expect(late.errors).toEqual([]);
  await late.context.close();
}, 240_000);
