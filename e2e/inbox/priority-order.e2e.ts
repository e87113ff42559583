import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type Guest, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('a list by priority moves what a colleague finds urgent to its top, and is the same after a reload', async () => {
  const { page, shop, guest, errors, close } = await desk.inbox();
  const bea = await shop.member({ name: 'Bea Lind' });
  const said = ['Where is my parcel?', 'Do you sell gift cards?', 'My order is broken'];
  const guests: Guest[] = [];
  for (const it of said) guests.push(await guest(it));
  const { rows, button } = partsOf(page);
  const shown = async () => (await rows.allTextContents()).map((row) => said.find((it) => row.includes(it)) ?? row);
  await eventually(shown).toEqual(said.toReversed());
  await button('Sort: Latest first').click();
  await page.getByRole('menuitemradio', { name: 'Highest priority first' }).click();
  await eventually(() => page.url()).toContain('sort=priority');
  await eventually(shown).toEqual(said.toReversed());
  const prioritize = (at: number, priority: 'low' | 'urgent' | 'none') =>
    bea.api('POST /conversations/:id/priority', {
      params: { id: guests[at]?.conversationId ?? '' },
      body: { priority },
    });
  await prioritize(0, 'low');
  await prioritize(1, 'urgent');
  const inOrder = [said[1], said[0], said[2]];
  await eventually(shown).toEqual(inOrder);
  await page.reload();
  await eventually(shown).toEqual(inOrder);
  await prioritize(1, 'none');
  await eventually(async () => (await shown())[0]).toBe(said[0]);
  expect(errors).toEqual([]);
  await close();
});
