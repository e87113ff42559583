import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

/** A visitor with as many conversations as these are words, each begun with its own; the first is open. */
async function several(words: readonly string[], size?: typeof phone) {
  const inbox = await desk.inbox({ path: null, ...(size ? { size } : {}) });
  const [first = '', ...others] = words;
  const visitor = await inbox.guest(first);
  const ids = [visitor.conversationId];
  for (const text of others) {
    const id = newId();
    await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
    ids.push(id);
  }
  const open = (id = ids[0]) => inbox.page.goto(`${desk.origin}/inbox/${id}`);
  const { button } = partsOf(inbox.page);
  const ask = async () => {
    await button(/^More/).press('Enter');
    await inbox.page.getByRole('menuitem', { name: 'Merge into another conversation…' }).press('Enter');
    return inbox.page.getByRole('dialog', { name: 'Merge into another conversation' });
  };
  return { ...inbox, visitor, ids, open, ask };
}

test('by keyboard: a conversation goes on in another one, and colleagues’ lists, threads and old links follow', async () => {
  const { page, ids, open, ask, shop, errors, close } = await several(['About shoes', 'About hats']);
  const beside = await desk.stranger();
  const colleague = beside.page;
  colleague.setDefaultTimeout(20_000);
  await desk.signIn(beside.context, await shop.member({ role: 'member', name: 'Kim Vale' }));
  await colleague.goto(`${desk.origin}/inbox/${ids[0]}`);
  await partsOf(colleague).thread.getByText('About shoes').waitFor();
  await open();
  await partsOf(page).composer.waitFor();
  const dialog = await ask();
  const choice = dialog.getByRole('list').getByRole('button');
  await choice.getByText('About hats').waitFor();
  expect(await choice.allInnerTexts()).toEqual([expect.stringMatching(/About hats\s+1 message · Open/)]);
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await choice.press('Enter');
  await dialog.getByText('This can’t be undone').waitFor();
  await dialog.getByRole('heading', { name: 'This conversation' }).waitFor();
  await dialog.getByRole('heading', { name: 'Goes on in' }).waitFor();
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(`**/inbox/${ids[1]}`);
  const line = 'Another conversation was merged into this one by Robin Alder. Its messages follow.';
  for (const it of [page, colleague]) {
    await partsOf(it).thread.getByText(line).waitFor();
    await eventually(() => partsOf(it).thread.getByRole('article').count()).toBe(2);
    await eventually(() => partsOf(it).rows.count()).toBe(1);
  }
  await colleague.waitForURL(`**/inbox/${ids[1]}`);
  await page.goto(`${desk.origin}/inbox/${ids[0]}`);
  await page.waitForURL(`**/inbox/${ids[1]}`);
  await partsOf(page).thread.getByText('About shoes').waitFor();
  expect([...errors, ...beside.errors]).toEqual([]);
  await beside.context.close();
  await close();
});

test('says so where there is nothing to merge into, and offers to try again where that could not be looked up', async () => {
  const { page, open, ask, errors, close } = await several(['Alone']);
  await page.route('**/merge-targets', (route) => route.abort());
  await open();
  const dialog = await ask();
  await dialog.getByText('Failed to look for other conversations').waitFor();
  await page.unroute('**/merge-targets');
  await dialog.getByRole('button', { name: /try again/i }).click();
  await dialog.getByText(/has no other conversation that this one can be merged into/).waitFor();
  expect(errors.filter((it) => !it.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

test('on a phone: many are searched, a refusal keeps the dialog and says why, and everything fits', async () => {
  const long =
    'A very long question about whether the hat that I saw last week comes in green, and how long it takes to arrive';
  const words = ['First', long, ...['two', 'three', 'four', 'five', 'six'].map((it) => `Question ${it}`)];
  const { page, ids, open, ask, owner, errors, close } = await several(words, phone);
  await open();
  await partsOf(page).composer.waitFor();
  const dialog = await ask();
  await dialog.getByRole('searchbox').fill('very LONG');
  await eventually(() => dialog.getByRole('list').getByRole('button').count()).toBe(1);
  expect(await fits(page)).toBe(true);
  await dialog.getByRole('list').getByRole('button').click();
  await dialog.getByText('This can’t be undone').waitFor();
  expect(await fits(page)).toBe(true);
  await owner.api('POST /conversations/:id/spam', { params: { id: ids[1] ?? '' } });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.getByRole('alert').getByText('One of these conversations is spam. Take it out of spam first.').waitFor();
  expect(errors.filter((it) => !it.includes('409'))).toEqual([]);
  await close();
});
