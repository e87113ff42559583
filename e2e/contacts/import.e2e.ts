import { readFile } from 'node:fs/promises';
import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { desktop, phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import contacts' });

async function choose(page: Page, text: string | Buffer, name = 'customers.csv'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialogOf(page).getByRole('button', { name: 'CSV file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const file = [
  'Customer;Mail;Mobile;Accepts Email Marketing;Color',
  'Ida Berg;ida@x.example;+49 30 1234567;yes;red',
  "'=1+1;bo@x.example;;no;blue",
  'Nobody;nobody;;no;green',
].join('\r\n');

test('a file becomes contacts: columns found and corrected, problems shown, tagged, and the failed rows had back', async () => {
  const { page, shop, owner, errors, close } = await desk.inbox({ path: '/contacts' });
  await owner.api('POST /tags', { body: { id: newId(), name: 'Fair' } });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = dialogOf(page);
  await choose(page, Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'customers.xlsx');
  await dialog.getByText('isn’t a CSV file').waitFor();
  await choose(page, file);
  const holds = (heading: string) => dialog.getByRole('combobox', { name: `What “${heading}” holds` });
  const held = (heading: string) => holds(heading).inputValue();
  await holds('Customer').waitFor();
  expect([await held('Customer'), await held('Mail'), await held('Mobile'), await held('Color')]).toEqual([
    'name',
    'email',
    'phone',
    '',
  ]);
  await dialog.getByText('1 of them has a problem and will be left out.').waitFor();
  await dialog.getByText('Email is invalid').waitFor();
  await holds('Mail').selectOption({ label: 'Leave out' });
  await holds('Mobile').selectOption({ label: 'Leave out' });
  await dialog.getByText('Choose the column that holds the email').waitFor();
  expect(await dialog.getByRole('button', { name: 'Import 3 contacts' }).isDisabled()).toBe(true);
  await holds('Mail').selectOption({ label: 'Email' });
  await holds('Mobile').selectOption({ label: 'Phone' });
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await page.getByRole('listbox', { name: 'Tags' }).getByRole('option', { name: 'Fair' }).click();
  // Escape closes the list of tags and leaves what was chosen.
  await page.keyboard.press('Escape');
  await page
    .getByRole('listbox', { name: 'Tags' })
    .getByRole('option', { name: 'Fair' })
    .waitFor({ state: 'detached' });
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 3 contacts' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByText('2 added · 0 updated · 0 unchanged · 1 failed').waitFor();
  const table = page.getByRole('table', { name: 'Contacts' });
  await table.getByRole('link', { name: '=1+1' }).waitFor();
  const ida = table.getByRole('row').filter({ hasText: 'Ida Berg' });
  await ida.getByText('Fair').waitFor();
  await ida.getByText('Never').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download failed rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('customers-failed.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('Nobody,nobody,,no,green,4,Email is invalid');
  await page.reload();
  await page.getByText('2 added · 0 updated · 0 unchanged · 1 failed').waitFor();
  // Somebody else closes it: it is gone here, too.
  const colleague = await shop.member();
  for (const { id } of (await colleague.api('GET /contacts/imports')).data)
    await colleague.api('DELETE /contacts/imports/:id', { params: { id } });
  await page.getByText('1 failed').waitFor({ state: 'detached' });
  const { data } = await owner.api('GET /contacts', { query: { subscribed: 'yes' } });
  expect(data.contacts.map((it) => it.name)).toEqual(['Ida Berg']);
  expect(errors).toEqual([]);
  await close();
});

test('an import goes on over a reload, can be stopped, and is seen by colleagues', async () => {
  const { page, shop, owner, errors, close } = await desk.inbox({ path: '/contacts' });
  const id = newId();
  const rows = Array.from({ length: 1_000 }, (_, at) => `p${at}@x.example\n`).join('');
  const body = new Blob([`Email\n${rows}`]);
  await owner.api('POST /contacts/imports', { query: { id, name: 'many.csv' }, body });
  // It stands still in the middle.
  await desk.services.services.db
    .updateTable('contact_imports')
    .set({ state: 'running', columns: JSON.stringify(['email']), gone: 400, created: 400 })
    .where('shop_id', '=', shop.id)
    .execute();
  await page.reload();
  const status = page.getByRole('region', { name: 'Importing many.csv' });
  await status.getByText('400 of 1,000').waitFor();
  expect(await status.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(await seriousFaults(page)).toEqual([]);
  await status.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Import of many.csv stopped after 400 of 1,000').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await eventually(async () => (await owner.api('GET /contacts/imports')).data).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('who turns away from a file leaves nothing of it, and it fits a phone', async () => {
  const { page, shop, errors, close } = await desk.inbox({ path: '/contacts', size: phone });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, file);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Import 3 contacts' }).waitFor();
  expect(await fits(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const kept = () =>
    desk.services.services.db.selectFrom('contact_import_rows').select('line').where('shop_id', '=', shop.id).execute();
  await eventually(kept).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('tags of a contact are put on and taken off by keyboard, filter the list, and reach the colleague', async () => {
  const { page, shop, owner, errors, close } = await desk.inbox({ path: '/contacts', size: desktop });
  const visitor = await shop.visitor();
  await owner.api('PUT /contacts/:id', { params: { id: visitor.contactId }, body: { name: 'Ida' } });
  await owner.api('POST /tags', { body: { id: newId(), name: 'Fair' } });
  // Whoever types quicker than the tags come has them found all the same.
  const typed = Promise.withResolvers<void>();
  await routeAtOnce(page, '**/api/tags', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${desk.origin}/contacts/${visitor.contactId}`);
  await page.getByRole('button', { name: 'Add tags' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('searchbox', { name: 'Find or make a tag' })
    .or(page.getByLabel('Find or make a tag'))
    .first()
    .fill('fair');
  typed.resolve();
  await page.getByRole('option', { name: 'Fair', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  const tagIds = async () =>
    (await owner.api('GET /contacts/:id', { params: { id: visitor.contactId } })).data.tagIds.length;
  await eventually(tagIds).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove tag Fair' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${desk.origin}/contacts`);
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption({ label: 'Fair' });
  await page.getByText('1 contact', { exact: true }).waitFor();
  const { data: tags } = await owner.api('GET /tags');
  await owner.api('DELETE /tags/:id', { params: { id: tags[0]?.id ?? '' } });
  await page.getByRole('table').getByText('Fair').waitFor({ state: 'detached' });
  await eventually(tagIds).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
