import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('what is typed beside a conversation outlives another one, a reload and Esc, and nobody finds it after signing out', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const [ida, eva] = [await guest('I am Ida'), await guest('I am Eva')];
  const { rows } = partsOf(page);
  const pane = page.getByRole('complementary', { name: 'Customer' });
  const note = pane.getByRole('textbox', { name: 'Note about this contact' });
  const openIda = () => rows.filter({ hasText: 'I am Ida' }).click();
  await openIda();
  await note.fill('Likes green');
  await pane.getByRole('button', { name: 'Add note' }).click();
  await pane.getByRole('button', { name: 'Edit note' }).click();
  await note.nth(1).fill('Likes dark green');
  await note.first().fill('Half a note');
  await pane.getByRole('button', { name: 'Add details' }).click();
  await pane.getByRole('textbox', { name: 'Phone' }).fill('+47 123');

  await rows.filter({ hasText: 'I am Eva' }).click();
  await page.waitForURL(`**/${eva.conversationId}`);
  await pane.getByRole('button', { name: 'Add details' }).waitFor();
  expect(await note.inputValue()).toBe('');
  await openIda();
  const allIsThere = async (within = pane) => {
    await eventually(() => within.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+47 123');
    const notes = within.getByRole('textbox', { name: 'Note about this contact' });
    expect(await notes.first().inputValue()).toBe('Half a note');
    await eventually(() => notes.nth(1).inputValue()).toBe('Likes dark green');
  };
  await allIsThere();
  await page.reload();
  await allIsThere();

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Show the customer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Customer' });
  await allIsThere(drawer);
  await drawer.getByRole('textbox', { name: 'Note about this contact' }).first().press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Show the customer' }).click();
  await allIsThere(drawer);
  expect(await seriousFaults(page)).toEqual([]);

  // The same on their own page, where it is saved or thrown away.
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${desk.origin}/contacts/${ida.contactId}`);
  const main = page.getByRole('main');
  await allIsThere(main);
  await main.getByRole('button', { name: 'Add note' }).click();
  await main.getByText('Half a note').and(main.getByRole('paragraph')).waitFor();
  await main.getByRole('form', { name: 'Contact details' }).getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('button', { name: 'Add details' }).waitFor();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((it) => it.startsWith('chatty-typed')).length);
  expect(await kept()).toBe(1);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await eventually(kept).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('details and a note are edited by keyboard alone, and no letter acts on the inbox', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox();
  const { conversationId, contactId } = await guest('Where is my parcel?');
  const { rows } = partsOf(page);
  await rows.first().click();
  const pane = page.getByRole('complementary', { name: 'Customer' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  await pane.getByRole('button', { name: 'Add details' }).press('Enter');
  await page.keyboard.type('eva');
  expect(await pane.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('eva');
  await page.keyboard.press('Enter');
  await pane.getByRole('heading', { name: 'eva' }).waitFor();
  await eventually(focused).toBe('Edit');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Eva Moss');
  await pane.getByRole('button', { name: 'Cancel' }).press('Enter');
  await eventually(focused).toBe('Edit');

  await pane.getByRole('textbox', { name: 'Note about this contact' }).fill('Likes green');
  await pane.getByRole('button', { name: 'Add note' }).press('Enter');
  await pane.getByRole('button', { name: 'Edit note' }).waitFor();
  await eventually(focused).toBe('Note about this contact');
  await pane.getByRole('button', { name: 'Edit note' }).press('Enter');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' a lot');
  await pane.getByRole('button', { name: 'Save' }).press('Enter');
  await pane.getByText('Likes green a lot').and(pane.getByRole('paragraph')).waitFor();
  await eventually(focused).toBe('Edit note');
  const { data } = await owner.api('GET /conversations/:id', { params: { id: conversationId } });
  expect([data.status, data.assigneeId]).toEqual(['open', null]);
  expect((await owner.api('GET /contacts/:id', { params: { id: contactId } })).data.name).toBe('eva');
  expect(errors).toEqual([]);
  await close();
});

test('what somebody else wrote meanwhile is told, and neither theirs nor what was typed is lost', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox();
  const visitor = await guest('Hello');
  const params = { id: visitor.contactId };
  const { rows } = partsOf(page);
  await rows.first().click();
  const pane = page.getByRole('complementary', { name: 'Customer' });
  const field = (name: string) => pane.getByRole('textbox', { name });
  await pane.getByRole('button', { name: 'Add details' }).click();
  await field('Phone').fill('+47 123 45 678');
  await owner.api('PUT /contacts/:id', { params, body: { name: 'Ida' } });
  // What nobody touched here shows what it has become.
  await eventually(() => field('Name').inputValue()).toBe('Ida');
  await field('Name').fill('Ida M');
  await owner.api('PUT /contacts/:id', { params, body: { name: 'Ida Moss' } });
  await pane.getByText('Somebody changed this to “Ida Moss” meanwhile.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await field('Phone').press('Enter');
  expect(await field('Name').inputValue()).toBe('Ida M');
  expect((await owner.api('GET /contacts/:id', { params })).data.phone).toBe(null);
  await pane.getByRole('button', { name: 'Use theirs' }).click();
  expect(await field('Name').inputValue()).toBe('Ida Moss');
  await page.keyboard.press('Enter');
  await pane.getByRole('button', { name: 'Edit' }).first().waitFor();
  const { name, phone } = (await owner.api('GET /contacts/:id', { params })).data;
  expect([name, phone]).toEqual(['Ida Moss', '+47 123 45 678']);
  expect(errors).toEqual([]);
  await close();
});
