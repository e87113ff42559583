import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { desktop, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, paletteOf, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('a conversation is assigned, tagged and put off by what is typed, while the reply keeps its words and its caret', async () => {
  const { page, owner, shop, guest, errors, close } = await desk.inbox();
  const bea = await shop.member({ name: 'Bea Ünal' });
  const { conversationId } = await guest('Where is my parcel?');
  const { rows, thread, composer } = partsOf(page);
  await rows.first().click();
  await thread.getByText('Where is my parcel?').waitFor();
  const { dialog, field, active, open } = paletteOf(page);
  const read = async () => (await owner.api('GET /conversations/:id', { params: { id: conversationId } })).data;
  await composer.fill('It left on Monday');
  for (let steps = 0; steps < 6; steps += 1) await composer.press('ArrowLeft');
  const back = async () => {
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => composer.evaluate((it) => it === document.activeElement)).toBe(true);
  };

  await open();
  expect(await seriousFaults(page)).toEqual([]);
  await field.fill('assign unal');
  await eventually(() => active.textContent()).toContain('Assign to Bea Ünal');
  await page.keyboard.press('Enter');
  await back();
  await eventually(async () => (await read()).assigneeId).toBe(bea.id);
  await open();
  await field.fill('urgnet');
  await eventually(() => active.textContent()).toContain('Priority: Urgent');
  await page.keyboard.press('Enter');
  await back();
  await eventually(async () => (await read()).priority).toBe('urgent');
  await open();
  await field.fill('snooze visitor');
  await eventually(() => active.textContent()).toContain('Snooze: Until the visitor writes');
  await page.keyboard.press('Enter');
  await back();
  await eventually(async () => (await read()).status).toBe('snoozed');
  await open();
  await field.fill('watch');
  await eventually(() => active.textContent()).toContain('Watch conversation');
  await page.keyboard.press('Enter');
  await back();
  await eventually(async () => (await read()).watcherIds).toEqual([owner.id]);
  await open();
  await field.fill('away mode');
  await eventually(() => active.textContent()).toContain('Turn on away mode');
  await page.keyboard.press('Enter');
  await back();
  await eventually(async () => (await owner.api('GET /me')).data.member.enableAwayMode).toBe(true);
  await page.keyboard.type('early ');
  expect(await composer.inputValue()).toBe('It left on early Monday');

  for (const [typed, title] of [
    ['merge into', 'Merge into another conversation'],
    ['block contact', /^Block /],
  ] as const) {
    await open();
    await field.fill(typed);
    await eventually(async () => (await active.textContent())?.toLowerCase()).toContain(typed);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' });
  }
  await composer.focus();

  // What was used last stands first, and Esc leaves everything as it was.
  await open();
  const used = dialog.getByRole('group', { name: 'Recently used' }).getByRole('option');
  await eventually(() => used.first().textContent()).toBe('Block contact');
  await page.keyboard.press('Escape');
  await back();
  expect(await composer.inputValue()).toBe('It left on early Monday');
  expect(errors).toEqual([]);
  await close();
});

test('arrows, Home and End move through what is found; what was typed stands there again; pages open and the key is theirs', async () => {
  const { page, errors, close } = await desk.inbox();
  const { dialog, field, options, active, open } = paletteOf(page);
  await open();
  await field.fill('conta');
  await eventually(() => active.textContent()).toContain('Contacts');
  expect(await active.textContent()).toContain('g then c');
  await page.keyboard.press('End');
  const last = await options.last().textContent();
  expect(await active.textContent()).toBe(last);
  await page.keyboard.press('ArrowDown');
  expect(await active.textContent()).toContain('Contacts');
  await page.keyboard.press('ArrowUp');
  expect(await active.textContent()).toBe(last);
  await page.keyboard.press('Home');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await open();
  expect(await field.inputValue()).toBe('conta');
  await page.keyboard.press('Enter');
  await eventually(() => new URL(page.url()).pathname).toBe('/contacts');
  await open();
  expect(await field.inputValue()).toBe('');
  await eventually(() => active.textContent()).toContain('Contacts');

  // A dialog keeps the keyboard, and the browser its own key.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('body').press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const button = help.getByRole('button', { name: /^Open the command palette/ });
  await button.waitFor();
  const prevented = await page.evaluate(() => {
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    return !document.activeElement?.dispatchEvent(press);
  });
  expect(prevented).toBe(false);
  await button.click();
  await dialog.waitFor();
  await help.waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await close();
});

test('conversations are found by their words wherever they stand, contacts by name, and the latest stand there at once', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox();
  const parcel = await guest('Where is my turquoise parcel?');
  const other = await guest('Do you sell gift cards?');
  await owner.api('POST /conversations/:id/resolve', { params: { id: parcel.conversationId } });
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  await thread.getByText('Do you sell gift cards?').waitFor();
  const { dialog, field, open } = paletteOf(page);
  await open();
  await field.fill('turquoise');
  await dialog.getByRole('option').filter({ hasText: 'Resolved ·' }).click();
  await thread.getByText('Where is my turquoise parcel?').waitFor();
  await open();
  const again = dialog.getByRole('group', { name: 'Recent conversations' }).getByRole('option');
  await eventually(() => again.count()).toBe(1);
  await again.first().click();
  await eventually(() => page.url()).toContain(other.conversationId);

  // A search that fails says so, and is tried again without typing anew.
  await page.route('**/api/conversations?*', (route) => route.abort());
  await open();
  await field.fill('gift');
  await dialog.getByRole('alert').getByText('couldn’t be searched').waitFor();
  await page.unroute('**/api/conversations?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('option').filter({ hasText: 'gift cards?' }).waitFor();
  await field.fill('nobody says this');
  await page.keyboard.press('Enter');
  await eventually(() => page.url()).toContain('search=nobody');
  expect(errors.filter((it) => !it.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

test('the row that has the keyboard is meant, and a phone has room for all of it', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ size: desktop });
  const { conversationId } = await guest('Where is my parcel?');
  const { rows } = partsOf(page);
  await rows.first().waitFor();
  const { dialog, field, active, open } = paletteOf(page);
  await rows.first().focus();
  await open();
  await field.fill('resolve');
  await eventually(() => active.textContent()).toContain('Resolve');
  await page.keyboard.press('Enter');
  const status = async () =>
    (await owner.api('GET /conversations/:id', { params: { id: conversationId } })).data.status;
  await eventually(status).toBe('resolved');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: /Command palette/ }).click();
  await dialog.waitFor();
  await expect.poll(() => fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
