import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '@chatty/client/api';
import type { Message } from '@chatty/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, desktop, openBrowser } from '../browser.ts';
import { mailboxAt } from '../mailbox.ts';
import { visitorOf } from '../chatbox/visitor.ts';
import { openStack, type Stack } from '../stack.ts';
import { type Bot, memberBot, visitorBot } from './bots.ts';
import { type LossyProxy, openLossyProxy } from './lossy-proxy.ts';

const shop = 'demo-store.myshopify.com';
/** `npm test -- long`: ten thousand messages; else as many as show that a kill hits a busy server. */
const isLong = process.env.TEST_LONG === '1';
const visitors = isLong ? 200 : 24;
const wordsEach = isLong ? 48 : 16;
const browserWordsEach = isLong ? 10 : 6;
/** One visitor's words come at least this far apart, in ms: under the rate limit even when every tenth arrives twice. */
const paceMs = 700;
/** Who has so much unsent waits before saying more, as a person would. */
const mostUnsent = 6;
const replyToEvery = 8;
/** The server is killed when this share of the visitors' words has been said. */
const killsAt = [0.25, 0.5, 0.75];
const settleMs = 240_000;

interface Conversation {
  messages: Pick<Message, 'id' | 'seq' | 'text' | 'kind' | 'sender'>[];
}

async function readWhole(api: Bot['api'], id: string): Promise<Conversation['messages']> {
  const all: Conversation['messages'] = [];
  for (let after = 0; ; ) {
    const { data } = await api('GET /client/api/conversations/:id/messages', {
      params: { id },
      query: { after, limit: 200 },
    });
    all.push(...data.messages);
    if (!data.hasLater) return all;
    after = data.messages.at(-1)?.seq ?? after;
  }
}

const until = async (isTrue: () => boolean, withinMs: number) => {
  const end = Date.now() + withinMs;
  while (!isTrue() && Date.now() < end) await pause(100);
};

/** Ids that one conversation should hold and does not, holds twice, or holds in another order than they were said. */
function faultsOf(said: readonly string[], stored: readonly { id: string }[]) {
  const places = said.map((id) => stored.findIndex((it) => it.id === id));
  const lost = places.filter((it) => it < 0).length;
  const doubled = stored.length - new Set(stored.map((it) => it.id)).size;
  const found = places.filter((it) => it >= 0);
  const disordered = found.filter((it, i) => i > 0 && it < (found[i - 1] ?? 0)).length;
  return { lost, doubled, disordered };
}

const add = (a: ReturnType<typeof faultsOf>, b: ReturnType<typeof faultsOf>) => ({
  lost: a.lost + b.lost,
  doubled: a.doubled + b.doubled,
  disordered: a.disordered + b.disordered,
});
const none = { lost: 0, doubled: 0, disordered: 0 };

const databases: { name: string; env: Record<string, string> }[] = [
  { name: 'the embedded database', env: {} },
  ...(process.env.TEST_DATABASE_URL
    ? [
        {
          name: 'PostgreSQL and Redis',
          env: { DATABASE_URL: process.env.TEST_DATABASE_URL, REDIS_URL: process.env.TEST_REDIS_URL ?? '' },
        },
      ]
    : []),
];

describe.each(databases)('chaos on $name', ({ env }) => {
  let browser: Browser;
  let stack: Stack;
  let proxy: LossyProxy;
  beforeAll(async () => {
    browser = await openBrowser();
    // Browsers and bots know the server only through the bad network.
    proxy = await openLossyProxy(0, 7);
    // All of them come from one address, and talk faster than people.
    stack = await openStack({ ...env, APP_URL: proxy.origin, CAPS_FACTOR: '1000' });
    proxy.port = Number(new URL(stack.admin).port);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
    await proxy?.close();
  });

  it('loses, doubles and disorders nothing through three kills of the server and a bad network', async () => {
    const { email, password } = stack.colleague ?? { email: '', password: '' };
    const direct = createApi({ origin: stack.admin, token: async () => null });
    // A mailed code makes this browser known; the password is enough from then on.
    await direct('POST /client/api/sign-in', { body: { email, password } });
    const { code } = await mailboxAt(stack.storefront).codeFor(email);
    const { data: first } = await direct('POST /client/api/sign-in/code/verify', { body: { email, code } });
    const browserToken = first.next === 'home' ? first.browserToken : undefined;
    const signIn = async () => {
      const { data } = await direct('POST /client/api/sign-in', { body: { email, password, browserToken } });
      if (data.next !== 'home') throw new Error(`The sign-in led to ${data.next}.`);
      return data.token;
    };
    let token = await signIn();
    const renewed = async (renew: boolean) => {
      if (renew) token = await signIn().catch(() => token);
      return token;
    };

    const ownerPage = await (await browser.newContext({ viewport: desktop })).newPage();
    await ownerPage.goto(stack.ownerLink);
    await ownerPage.waitForURL(/\/inbox/);
    const visitorPage = await (await browser.newContext({ viewport: desktop })).newPage();
    await visitorPage.goto(stack.storefront);
    const visitor = visitorOf(visitorPage);
    await visitor.open();
    await visitor.begin();

    let heard = 0;
    const member: Bot = await memberBot(proxy.origin, renewed, (message) => {
      if (message.sender === 'admin' || message.kind !== 'text') return;
      heard += 1;
      if (heard % replyToEvery === 0) void member.say(message.conversationId, `Answer to ${message.text}`);
    });
    const bots = await Promise.all(Array.from({ length: visitors }, () => visitorBot(proxy.origin, shop)));

    let spoken = 0;
    const talking = bots.map(async (it, n) => {
      await pause((n * paceMs) / visitors);
      for (let i = 0; i < wordsEach; i += 1) {
        await until(() => it.unsent() < mostUnsent, settleMs);
        await it.say(it.conversationId, `${n}/${i}`);
        spoken += 1;
        await pause(paceMs);
      }
    });
    const browserWords: string[] = [];
    const typing = (async () => {
      for (let i = 0; i < browserWordsEach; i += 1) {
        const text = `From the browser ${i}`;
        await visitor.say(text);
        browserWords.push(text);
        await pause(2_500);
      }
    })();
    const killing = (async () => {
      for (const share of killsAt) {
        await until(() => spoken >= share * visitors * wordsEach, settleMs);
        await stack.killServer();
        await stack.startServer();
      }
    })();
    await Promise.all([...talking, typing, killing]);

    proxy.calm();
    await until(() => member.unsent() === 0 && bots.every((it) => it.unsent() === 0), settleMs);
    const everybody = [member, ...bots];
    expect(everybody.reduce((sum, it) => sum + it.unsent(), 0)).toBe(0);

    let stored = none;
    let total = 0;
    const whole = new Map<string, Conversation['messages']>();
    for (const it of bots) {
      const messages = await readWhole(it.api, it.conversationId);
      whole.set(it.conversationId, messages);
      total += messages.filter((one) => one.kind === 'text').length;
      const bySeq = messages.filter((one, i) => i > 0 && one.seq <= (messages[i - 1]?.seq ?? 0)).length;
      stored = add(stored, { ...faultsOf(it.said.get(it.conversationId) ?? [], messages), disordered: bySeq });
      stored = add(stored, faultsOf(member.said.get(it.conversationId) ?? [], messages));
    }
    expect({ stored }).toEqual({ stored: none });
    expect(total).toBeGreaterThanOrEqual(visitors * wordsEach);

    // What was heard live is what is stored: everything, once, in order. Who was told to read anew has read it above.
    const missing = () =>
      bots.filter(
        (it) =>
          it.resets === 0 &&
          (it.arrived.get(it.conversationId)?.length ?? 0) < (whole.get(it.conversationId)?.length ?? 0),
      ).length;
    await until(() => missing() === 0, settleMs);
    let live = none;
    for (const it of bots) {
      const arrived = it.arrived.get(it.conversationId) ?? [];
      const expected = it.resets === 0 ? (whole.get(it.conversationId) ?? []).map((one) => one.id) : [];
      live = add(live, faultsOf(expected, arrived));
    }
    expect({ live }).toEqual({ live: none });

    await expect
      .poll(() => visitor.thread.locator('.bubble-own').count(), { timeout: settleMs })
      .toBe(browserWords.length);
    expect(await visitor.thread.locator('.bubble-own').allInnerTexts()).toEqual(
      browserWords.map((text) => expect.stringContaining(text)),
    );

    console.log(
      `chaos: ${total} messages, 3 kills, ${JSON.stringify(proxy.harm)}, resets ${everybody.reduce((sum, it) => sum + it.resets, 0)}; lost 0, doubled 0, out of order 0`,
    );
    for (const it of everybody) it.stop();
  }, 600_000);
});
