import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('what one member flags, puts off or calls spam, a colleague sees at once, and the visitor notices nothing', async () => {
  const { page, guest, shop, errors, close } = await desk.inbox();
  const visitor = await guest('Where is my parcel?');
  const other = await desk.stranger();
  other.page.setDefaultTimeout(20_000);
  await desk.signIn(other.context, await shop.member({ name: 'Kim Vale' }));
  for (const it of [page, other.page]) {
    await it.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
    await partsOf(it).composer.waitFor();
  }
  const [mine, theirs] = [partsOf(page), partsOf(other.page)];
  const choose = async (menu: string | RegExp, role: 'menuitem' | 'menuitemradio', name: string) => {
    await mine.button(menu).click();
    await page.getByRole(role, { name, exact: true }).click();
  };

  await choose('Priority: None', 'menuitemradio', 'Urgent');
  await theirs.rows.first().getByText('Priority: Urgent').waitFor({ state: 'attached' });
  await theirs.button('Priority: Urgent').waitFor();

  await choose('Snooze', 'menuitem', 'Until the visitor writes');
  await other.page.getByText('Snoozed until the visitor writes', { exact: true }).waitFor();
  await eventually(() => theirs.rows.count()).toBe(0);
  await visitor.say('Are you there?');
  await theirs.rows.first().getByText('Are you there?').waitFor();
  await theirs.button('Resolve').waitFor();

  await choose(/^More/, 'menuitem', 'Mark as spam');
  await theirs.button('Not spam').waitFor();
  await eventually(() => theirs.rows.count()).toBe(0);
  await visitor.say('Hello?');
  await theirs.thread.getByText('Hello?').waitFor();
  expect(await theirs.rows.count()).toBe(0);
  expect(await visitor.reads()).toEqual(['Where is my parcel?', 'Are you there?', 'Hello?']);

  await theirs.button('Not spam').click();
  await mine.rows.first().getByText('Hello?').waitFor();
  await mine.rows.first().getByText('Priority: Urgent').waitFor({ state: 'attached' });
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await close();
});

test('a row says by which channel a conversation goes, where that is not the store’s chat', async () => {
  const { page, guest, errors, close } = await desk.inbox({ path: null });
  const [mailed] = [await guest('By mail'), await guest('In the chat')];
  const conversation = desk.services.services.db.updateTable('conversations').where('id', '=', mailed.conversationId);
  await conversation.set({ channel: 'email' }).execute();
  await page.goto(`${desk.origin}/inbox`);
  const { rows } = partsOf(page);
  await rows.filter({ hasText: 'By mail' }).getByText('Channel: Email').waitFor({ state: 'attached' });
  expect(
    await rows
      .filter({ hasText: 'In the chat' })
      .getByText(/^Channel:/)
      .count(),
  ).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a menu that a key has opened is opened by the same key again, once something was chosen in it', async () => {
  const { page, guest, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('Where is my parcel?');
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const { composer, button } = partsOf(page);
  await composer.waitFor();
  const rest = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const level of ['Urgent', 'High', 'Low']) {
    await rest();
    await page.keyboard.press('p');
    const item = page.getByRole('menuitemradio', { name: level, exact: true });
    await item.waitFor();
    await item.focus();
    await page.keyboard.press('Enter');
    await button(`Priority: ${level}`).waitFor();
  }
  expect(errors).toEqual([]);
  await close();
});
