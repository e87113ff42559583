import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('a member edits and deletes what they wrote, and the visitor and the list follow', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const visitor = await guest('When does it ship?');
  const { rows, thread, composer, button } = partsOf(page);
  await rows.first().click();
  await composer.fill('On Mnday');
  await button('Send').click();
  await eventually(() => visitor.reads()).toEqual(['When does it ship?', 'On Mnday']);
  const own = thread.getByRole('article').and(page.locator('[data-look="team"]'));
  const act = async (name: string) => {
    await own.getByRole('button', { name: 'Message actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  await act('Edit');
  const field = page.getByRole('textbox', { name: 'Edit message' });
  await field.fill('On Monday');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('On Monday');
  await button('Save').click();
  await own.getByText('Edited').waitFor();
  await eventually(() => visitor.reads()).toEqual(['When does it ship?', 'On Monday']);
  await rows.first().getByText('On Monday').waitFor();

  await act('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await own.getByText('Message deleted').waitFor();
  await eventually(() => visitor.reads()).toEqual(['When does it ship?', '']);
  await rows.first().getByText('When does it ship?').waitFor();
  expect(await own.getByRole('button', { name: 'Message actions' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('where no language model can translate, the menu of a message says so', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const { conversationId } = await guest('Wo ist mein Paket?');
  await page.goto(`${desk.origin}/inbox/${conversationId}`);
  const said = partsOf(page).thread.getByRole('article').first();
  await said.getByRole('button', { name: 'Message actions' }).click();
  const item = page.getByRole('menuitem', { name: /^Translate.*need a language model/ });
  await item.waitFor();
  expect(await item.isDisabled()).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
