import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';
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

test('a teammate is named in a note that is edited, and whom it named stays named', async () => {
  const { page, guest, shop, owner, close } = await desk.inbox({ path: null });
  const tom = await shop.member({ name: 'Tom Berg', role: 'member' });
  const zoe = await shop.member({ name: 'Zoë Åkesson', role: 'member' });
  const { conversationId } = await guest('Is the blue one back?');
  await page.goto(`${desk.origin}/inbox/${conversationId}`);
  const { thread, composer, button } = partsOf(page);
  const mentions = async () => {
    const { data } = await owner.api('GET /conversations/:id/messages', { params: { id: conversationId } });
    return data.messages.findLast((it) => it.kind === 'note')?.mentions?.toSorted();
  };
  await composer.waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /^Private note/ }).waitFor();
  await composer.fill('Ask @Tom Berg');
  await button('Add note').click();
  await eventually(mentions).toEqual([tom.id]);
  const note = thread.getByRole('article').filter({ hasText: 'Ask @Tom' });
  await note.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Edit message' });
  await field.press('End');
  await field.pressSequentially(' and @zo');
  await page.getByRole('option', { name: /Zoë/, selected: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await field.press('Enter');
  expect(await field.inputValue()).toBe('Ask @Tom Berg and @Zoë Åkesson ');
  await button('Save').click();
  await eventually(mentions).toEqual([tom.id, zoe.id].toSorted());

  await routeAtOnce(page, '**/members', (route) => route.abort());
  await page.reload();
  await note.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await field.fill('Ask @Tom Berg, please');
  await button('Save').click();
  await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('Ask @Tom Berg, please');
  await page.unroute('**/members');
  await button('Save').click();
  await field.waitFor({ state: 'detached' });
  await eventually(mentions).toEqual([tom.id]);
  await close();
});

test('where no language model can translate, the menu of a message says so', async () => {
  const { page, guest, errors, close } = await desk.inbox({ path: null });
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
