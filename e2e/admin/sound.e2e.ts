import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

/** Counts what the browser's sound card is given; a sound is two notes. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1);
      start.call(this, when);
    };
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.notes ?? 0)) / 2;
}

/** How many tabs of the browser may sound, and how many stand by. */
async function standingBy(page: Page): Promise<number[]> {
  const { held = [], pending = [] } = await page.evaluate(() => navigator.locks.query());
  return [held, pending].map((all) => all.filter((it) => it.name === 'chatty sound').length);
}

test('a new message makes one sound, however many tabs are open', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const other = await page.context().newPage();
  const sounds = [await listen(page), await listen(other)];
  const total = async () => (await Promise.all(sounds.map((it) => it()))).reduce((sum, it) => sum + it, 0);
  for (const it of [page, other]) {
    await it.goto(`${desk.origin}/inbox`);
    await it.getByText('Pick a conversation').waitFor();
    // Browsers let a page sound once somebody has used it.
    await it.keyboard.press('Shift');
    await it.mouse.click(5, 5);
  }
  const locks = () =>
    other.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [held, pending].map((all) => all.map((it) => it.name ?? ''));
    });
  const sounding = () => standingBy(other);
  // One tab stands by to sound, the other for when that one is closed.
  await eventually(sounding).toEqual([1, 1]);
  const { conversationId } = await guest('Where is my parcel?');
  await eventually(total).toBe(1);
  const { rows, thread } = partsOf(other);
  await rows.first().click();
  await thread.getByText('Where is my parcel?').waitFor();
  // The tab that sounds knows what the other one looks at.
  await eventually(async () => (await locks())[0]).toContain(`chatty looks at ${conversationId}`);
  expect(await total()).toBe(1);
  await page.close();
  await eventually(sounding).toEqual([1, 0]);
  expect(errors).toEqual([]);
  await close();
});

test('a hand-off by the assistant, an assignment and a mention make a sound, and what one does oneself makes none', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox({ settings: {} });
  const tom = await shop.member({ role: 'member', name: 'Tom Reed' });
  const sounds = await listen(page);
  await page.reload();
  await page.getByText('Pick a conversation').waitFor();
  await page.keyboard.press('Shift');
  await page.mouse.click(5, 5);
  const visitor = await guest('Hello there');
  const params = { id: visitor.conversationId };
  const { rows } = partsOf(page);
  await eventually(() => standingBy(page)).toEqual([1, 0]);
  await rows.first().waitFor();
  expect(await sounds()).toBe(0);
  await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params });
  await eventually(sounds).toBe(1);

  // Sounds keep a distance; each of these comes after it.
  const apart = async () => {
    const from = await page.evaluate(() => performance.now());
    await page.waitForFunction((it) => performance.now() - it > 2_500, from);
  };
  await apart();
  await owner.api('POST /conversations/:id/assign', { params, body: { memberId: tom.id } });
  await tom.api('POST /conversations/:id/assign', { params, body: { memberId: owner.id } });
  await eventually(sounds).toBe(2);
  await apart();
  const note = { id: newId(), text: '@Robin Alder look', note: true, mentions: [owner.id] };
  await tom.api('POST /conversations/:id/messages', { params, body: note });
  await eventually(sounds).toBe(3);
  expect(errors).toEqual([]);
  await close();
});
