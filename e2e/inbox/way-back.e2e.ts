import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('what a slip of a key resolved, called spam or put off is by Undo as it was, still waiting and nobody’s', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: null });
  const { conversationId: id, reads } = await guest('Where is my parcel?');
  const read = async () => {
    const { data } = await owner.api('GET /conversations/:id', { params: { id } });
    return [data.status, data.handler, data.assigneeId, data.waitingSince, data.snoozedUntil];
  };
  const parts = partsOf(page);
  await page.goto(`${desk.origin}/inbox/${id}`);
  await parts.composer.waitFor();
  const undo = async (toast: string) => {
    const said = page.getByRole('alert').filter({ hasText: toast });
    await said.getByRole('button', { name: 'Undo' }).click();
    await said.waitFor({ state: 'detached' });
  };
  const before = await read();
  expect(before.slice(0, 3)).toEqual(['open', 'waiting', null]);

  await page.locator('body').press('e');
  await eventually(async () => (await read())[0]).toBe('resolved');
  await undo('Conversation resolved');
  await eventually(read).toEqual(before);
  await parts.button('Resolve').waitFor();
  await parts.rows.first().getByText('Where is my parcel?').waitFor();

  const snoozed = { until: 'moment' as const, at: new Date(Date.now() + 86_400_000).toISOString() };
  await owner.api('POST /conversations/:id/snooze', { params: { id }, body: snoozed });
  const putOff = await read();
  expect(putOff[0]).toBe('snoozed');
  await parts.button(/^More/).click();
  await page.getByRole('menuitem', { name: 'Mark as spam' }).click();
  await eventually(async () => (await read())[0]).toBe('spam');
  await undo('Marked as spam');
  await eventually(read).toEqual(putOff);
  expect(await reads()).toEqual(['Where is my parcel?']);
  expect(errors).toEqual([]);
  await close();
});
