import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type Guest, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('a list holds what is due first on top, and only what is overdue where that is asked for, also after a reload', async () => {
  const settings = { isEnableAIAssistant: false, firstResponseTarget: 30 };
  const { page, owner, guest, errors, close } = await desk.inbox({ settings });
  const said = ['Where is my parcel?', 'Do you sell gift cards?', 'My order is broken'];
  const guests: Guest[] = [];
  for (const it of said) guests.push(await guest(it));
  const { rows, button } = partsOf(page);
  const shown = async () => (await rows.allTextContents()).map((row) => said.find((it) => row.includes(it)) ?? row);
  await eventually(shown).toEqual(said.toReversed());
  await button('Sort: Latest first').click();
  await page.getByRole('menuitemradio', { name: 'Due first' }).click();
  await eventually(shown).toEqual(said);
  /** They have waited for longer than they see here. */
  const waited = async (at: number, minutes: number) => {
    const params = { id: guests[at]?.conversationId ?? '' };
    const since = new Date(Date.now() - minutes * 60_000);
    await desk.services.services.db
      .updateTable('conversations')
      .where('id', '=', params.id)
      .set({ clock: JSON.stringify({ waitingSince: since, roundSince: since }) })
      .execute();
    await owner.api('POST /conversations/:id/priority', { params, body: { priority: 'high' } });
  };
  await waited(2, 31.5);
  await eventually(shown).toEqual([said[2], said[0], said[1]]);
  await button('Filters').click();
  await page.getByRole('checkbox', { name: 'Overdue' }).click();
  await eventually(shown).toEqual([said[2]]);
  await waited(0, 45.5);
  await eventually(shown).toEqual([said[0], said[2]]);
  await page.reload();
  await eventually(shown).toEqual([said[0], said[2]]);
  await owner.api('POST /conversations/:id/resolve', { params: { id: guests[0]?.conversationId ?? '' } });
  await eventually(shown).toEqual([said[2]]);
  await button('Remove filter Overdue').click();
  await eventually(shown).toEqual([said[2], said[1]]);
  expect(errors).toEqual([]);
  await close();
});
