import { readFile } from 'node:fs/promises';
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

test('a member blocks who writes to them by keyboard, undoes it, blocks again, and finds and unblocks them later', async () => {
  const { page, errors, guest, close } = await desk.inbox();
  const { rows, composer, button } = partsOf(page);
  const visitor = await guest('Insults');
  await rows.first().click();
  await composer.waitFor();

  const block = async (reason: string) => {
    await button('More').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Block contact' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('banner').or(page.locator('header')).getByText('Blocked', { exact: true }).first().waitFor();
  };
  await block('');
  await button('Undo').click();
  await button('Resolve').waitFor();
  await visitor.say('Still here');

  await block('Insults');
  await eventually(() => rows.count()).toBe(0);
  await expect(visitor.say('And again')).rejects.toMatchObject({ code: 'not_allowed' });
  await page.getByText('Unblock to reply').waitFor();
  await page.getByText(/^Blocked on /).waitFor();
  await composer.fill('Hello');
  expect(await button('Send').isEnabled()).toBe(false);
  await composer.fill('');
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Status: Open' }).click();
  await page.getByRole('menuitemradio', { name: 'Blocked' }).click();
  await eventually(() => rows.count()).toBe(1);
  await page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('button', { name: 'Unblock' })
    .click();
  await page.getByText('Nobody is blocked').waitFor();
  await page.getByText('Unblocked by Robin Alder').last().waitFor();
  await visitor.say('Sorry');
  await page.getByText('Sorry').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a contact is blocked and unblocked on their page, on a phone', async () => {
  const { page, errors, guest, close } = await desk.inbox({ path: null, size: phone });
  const visitor = await guest('Hello');
  await page.goto(`${desk.origin}/contacts/${visitor.contactId}`);
  await page.getByRole('button', { name: 'Block contact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sends advertising');
  expect(await fits(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('Sends advertising', { exact: true }).waitFor();
  await expect(visitor.say('More')).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Block contact' }).waitFor();
  await visitor.say('More');
  expect(errors).toEqual([]);
  await close();
});

test('a contact is blocked, exported and deleted from the list, and the list is saved as a file', async () => {
  const { page, errors, guest, owner, close } = await desk.inbox({ path: null });
  const visitor = await guest('Hello');
  await visitor.api('POST /client/api/conversations/:id/contact', {
    params: { id: visitor.conversationId },
    body: { name: 'Ida Berg', email: 'ida@visitor.example' },
  });
  await page.goto(`${desk.origin}/contacts`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Ida Berg' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const saved = async (act: () => Promise<unknown>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const file = await saved(() => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(file.name).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text).toMatch(/Ida Berg,ida@visitor\.example,visitor/);
  await page.getByText('1 contact exported').waitFor();

  await choose('Block contact');
  await page.getByRole('dialog').getByRole('textbox').fill('Threats');
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('row').getByText('Blocked', { exact: true }).waitFor();
  await expect(visitor.say('More')).rejects.toMatchObject({ code: 'not_allowed' });
  await page.getByRole('link', { name: /^Blocked/ }).click();
  await page.getByText('1 contact', { exact: true }).waitFor();
  await choose('Unblock');
  // Whoever takes it back has the reason back.
  const reason = async () =>
    (await owner.api('GET /contacts/:id', { params: { id: visitor.contactId } })).data.blockedReason;
  await page
    .getByRole('alert')
    .filter({ hasText: 'Contact unblocked' })
    .last()
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(reason, { timeout: 20_000 }).toBe('Threats');
  await page.getByRole('checkbox', { name: 'Select Ida Berg' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: 'Unblock' }).click();
  await expect.poll(reason, { timeout: 20_000 }).toBe('');
  const done = page.getByRole('alert').filter({ hasText: '1 contact unblocked' });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(reason, { timeout: 20_000 }).toBe('Threats');

  await page.getByRole('link', { name: /^All\b/ }).click();
  const own = await saved(() => choose('Export data'));
  expect(JSON.parse(own.text)).toMatchObject({ contact: { email: 'ida@visitor.example' } });
  await choose('Delete contact');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('textbox').fill('delete');
  await page.keyboard.press('Enter');
  await page.getByText('No contacts yet').waitFor();
  expect(errors).toEqual([]);
  await close();
});
