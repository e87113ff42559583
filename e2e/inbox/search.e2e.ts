import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('the number of an order finds its card; from a list where it is not, one press looks through all', async () => {
  const { page, shop, guest, errors, close } = await desk.inbox();
  const { conversationId } = await guest('Where is it?');
  await shop.ctx.db
    .updateTable('messages')
    .set({ text: '', parts: JSON.stringify([{ type: 'order', order: { name: '#1069' } }]) })
    .where('shop_id', '=', shop.id)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', 1)
    .execute();
  const { rows, tab, button } = partsOf(page);
  const field = page.getByRole('searchbox');
  await tab('Mine').click();
  for (const typed of ['#1069', '1069 in:resolved']) {
    await page.goto(`${desk.origin}/inbox?view=mine&unread=true&priority=low`);
    await field.fill(typed);
    await page.getByText(`Nothing found for “${typed}” in these conversations.`).waitFor();
    await button('Search all conversations').click();
    await eventually(() => rows.locator('mark').allTextContents()).toEqual(['1069']);
    await rows.getByText('Order #1069').waitFor();
    expect(await button(/^Remove filter/).count()).toBe(0);
  }
  await field.fill('no such order');
  await page.getByText('Nothing found for “no such order” in these conversations.').waitFor();
  expect(await button('Search all conversations').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a text that is too long to be searched for is cut, typed or in an address', async () => {
  const { page, errors, close } = await desk.inbox({ path: `/inbox?search=${'a'.repeat(300)}` });
  const field = page.getByRole('searchbox');
  await page.getByText(/^Nothing found for/).waitFor();
  expect(await field.inputValue()).toBe('a'.repeat(200));
  await field.fill('');
  await field.pressSequentially('b'.repeat(210));
  await page.getByText(`Nothing found for “${'b'.repeat(200)}”`).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('what narrows a search is told at its field, by keyboard too', async () => {
  const { page, errors, close } = await desk.inbox();
  const tips = partsOf(page).button('Narrow a search');
  await tips.waitFor();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await eventually(() => tips.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog', { name: 'Narrow a search' });
  await told.getByText('tag:"needs parts"').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'hidden' });
  await eventually(() => tips.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('each choice of the filters narrows the list at once', async () => {
  const { page, shop, owner, guest, errors, close } = await desk.inbox({ path: null });
  const [tagged, mine, waiting] = [await guest('Tagged'), await guest('Mine'), await guest('Waiting')];
  const { data: tag } = await owner.api('POST /tags', { body: { id: crypto.randomUUID(), name: 'Parts' } });
  const of = (it: { conversationId: string }) => ({ params: { id: it.conversationId } });
  await owner.api('POST /conversations/:id/tags', { ...of(tagged), body: { add: [tag.id], remove: [] } });
  await owner.api('POST /conversations/:id/assign', { ...of(mine), body: { memberId: owner.id } });
  const reply = { id: crypto.randomUUID(), text: 'On its way' };
  await owner.api('POST /conversations/:id/messages', { ...of(mine), body: reply });
  await shop.ctx.db
    .updateTable('conversations')
    .set({ channel: 'email' })
    .where('shop_id', '=', shop.id)
    .where('id', '=', waiting.conversationId)
    .execute();
  await page.goto(`${desk.origin}/inbox`);
  const { rows } = partsOf(page);
  const shows = (...contacts: { conversationId: string }[]) =>
    eventually(async () =>
      (await rows.evaluateAll((all) => all.map((it) => it.getAttribute('data-conversation')))).toSorted(),
    ).toEqual(contacts.map((it) => it.conversationId).toSorted());
  await shows(tagged, mine, waiting);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const choose = async (label: string, option: string, ...left: { conversationId: string }[]) => {
    await filters.getByLabel(label, { exact: true }).selectOption({ label: option });
    await shows(...left);
    await filters.getByLabel(label, { exact: true }).selectOption({ label: 'Any' });
    await shows(tagged, mine, waiting);
  };
  await choose('Tag', 'Parts', tagged);
  await choose('Assigned to', 'You', mine);
  await choose('Assigned to', 'Nobody', tagged, waiting);
  await choose('Who answers', 'A person', mine);
  await choose('Channel', 'Email', waiting);
  await filters.getByLabel('Waiting for a reply').check();
  await shows(tagged, waiting);
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await shows(tagged, mine, waiting);
  expect(errors).toEqual([]);
  await close();
});
