import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('on a slow machine too, what is written once another conversation is chosen goes to that one alone', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const guests = [await guest('I am Ada'), await guest('I am Bob')];
  const { rows, thread, composer } = partsOf(page);
  await rows.filter({ hasText: 'I am Bob' }).click();
  await thread.getByText('I am Bob').waitFor();
  await composer.waitFor();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  for (const turn of ['first', 'second']) {
    for (const { conversationId } of guests) {
      await page.locator(`[data-conversation="${conversationId}"]`).click();
      await composer.fill(`The ${turn} for ${conversationId}`);
      await composer.press('Enter');
    }
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const { conversationId, reads } of guests) {
    const replies = ['first', 'second'].map((turn) => `The ${turn} for ${conversationId}`);
    await eventually(async () => (await reads()).slice(1)).toEqual(replies);
  }
  expect(errors).toEqual([]);
  await close();
});
