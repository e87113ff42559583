import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('who watches a conversation shows to the team at once, and a list holds what one watches', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox();
  const [watched, other] = [await guest('Where is my parcel?'), await guest('Is it blue?')];
  const kim = await shop.member({ name: 'Kim Vale' });
  const theirs = await desk.stranger();
  theirs.page.setDefaultTimeout(20_000);
  await desk.signIn(theirs.context, kim);
  await theirs.page.goto(`${desk.origin}/inbox?watching=true`);
  await theirs.page.getByRole('button', { name: 'Remove filter Watching' }).waitFor();
  await page.goto(`${desk.origin}/inbox/${watched.conversationId}`);
  await partsOf(page).composer.waitFor();
  const choose = async (name: string) => {
    await partsOf(page).button(/^More/).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  await choose('Watch conversation');
  await page.getByText('Watched by you', { exact: true }).waitFor();
  // Each watches for themselves: the colleague's list stays empty until a note names them.
  expect(await partsOf(theirs.page).rows.count()).toBe(0);
  await owner.api('POST /conversations/:id/messages', {
    params: { id: watched.conversationId },
    body: { id: crypto.randomUUID(), text: '@Kim Vale look', note: true, mentions: [kim.id] },
  });
  await partsOf(theirs.page).rows.first().getByText('Where is my parcel?').waitFor();
  await page.getByText(/^Watched by .*Kim Vale/).waitFor();
  await partsOf(theirs.page).rows.first().click();
  await theirs.page.getByText(/^Watched by .*Robin Alder/).waitFor();
  expect(await seriousFaults(theirs.page)).toEqual([]);

  await choose('Stop watching');
  await theirs.page.getByText('Watched by you', { exact: true }).waitFor();
  await page.getByText('Watched by Kim Vale', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Watching').check();
  await eventually(() => partsOf(page).rows.count()).toBe(0);
  await owner.api('POST /conversations/:id/watch', { params: { id: other.conversationId }, body: { on: true } });
  await partsOf(page).rows.first().getByText('Is it blue?').waitFor();
  expect([...errors, ...theirs.errors]).toEqual([]);
  await theirs.context.close();
  await close();
});
