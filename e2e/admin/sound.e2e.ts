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
  const sounding = async () => (await locks()).map((all) => all.filter((it) => it === 'chatty sound').length);
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
