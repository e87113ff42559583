import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

async function withContacts(count: number, size?: { width: number; height: number }) {
  const inbox = await desk.inbox({ path: null, ...(size ? { size } : {}) });
  const { page, shop, owner } = inbox;
  const from = Date.parse('2026-05-01T08:00:00.000Z');
  const rows = Array.from({ length: count }, (_, n) => ({
    shop_id: shop.id,
    id: newId(),
    name: `Person ${n}`,
    created_at: new Date(from - n * 60_000),
    last_seen_at: new Date(from - n * 60_000),
  }));
  await desk.services.services.db.insertInto('contacts').values(rows).execute();
  const { data: tag } = await owner.api('POST /tags', { body: { id: newId(), name: 'Fair' } });
  await page.goto(`${desk.origin}/contacts`);
  const found = async (query: object = {}) => (await owner.api('GET /contacts', { query })).data.contacts;
  return {
    ...inbox,
    tag,
    bar: page.getByRole('toolbar', { name: 'Selected contacts' }),
    check: (n: number) => page.getByRole('checkbox', { name: `Select Person ${n}`, exact: true }),
    link: (n: number) => page.getByRole('link', { name: `Person ${n}`, exact: true }),
    toast: (words: string) => page.getByRole('alert').filter({ hasText: words }).first(),
    found,
    names: async (query: object) => (await found(query)).map((it) => it.name),
  };
}

test('contacts are chosen by keys and pointer, tagged, blocked, and put back', async () => {
  const { page, bar, check, link, toast, tag, names, errors, close } = await withContacts(12);
  await link(2).focus();
  await page.keyboard.press('x');
  await bar.getByText('1 selected').waitFor();
  await link(4).focus();
  await page.keyboard.press('Shift+X');
  await bar.getByText('3 selected').waitFor();
  await check(6).click({ modifiers: ['Shift'] });
  await bar.getByText('5 selected').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('listbox', { name: 'Tags' }).getByRole('option', { name: 'Fair' }).click();
  await toast('Tags changed for 5 contacts').waitFor();
  const chosen = ['Person 2', 'Person 3', 'Person 4', 'Person 5', 'Person 6'];
  expect(await names({ tag: tag.id })).toEqual(chosen);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox', { name: 'Tags' }).waitFor({ state: 'detached' });
  await toast('Tags changed').getByRole('button', { name: 'Undo' }).click();
  await eventually(() => names({ tag: tag.id })).toEqual([]);

  await bar.getByRole('button', { name: 'Block', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Block 5 contacts?' })
    .getByRole('button', { name: 'Block', exact: true })
    .click();
  await toast('5 contacts blocked').waitFor();
  expect(await names({ blocked: 'yes' })).toEqual(chosen);
  await toast('5 contacts blocked').getByRole('button', { name: 'Undo' }).click();
  await eventually(() => names({ blocked: 'yes' })).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^contacts-.*\.csv$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await link(3).focus();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('all that match are tagged, however many are shown, and those chosen are deleted for good', async () => {
  const { page, bar, check, toast, tag, owner, found, shop, errors, close } = await withContacts(430);
  await check(0).click();
  await bar.getByRole('button', { name: 'Select all 430' }).click();
  await bar.getByText('430 selected').waitFor();
  // Who comes now was not meant.
  await shop.visitor();
  await bar.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('listbox', { name: 'Tags' }).getByRole('option', { name: 'Fair' }).click();
  await toast('Tags changed for 430 contacts').waitFor();
  const total = async (query: object = {}) => (await owner.api('GET /contacts', { query })).data.total;
  expect(await total({ tag: tag.id })).toBe(430);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await bar.waitFor({ state: 'detached' });

  await check(1).click();
  await check(3).click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 contacts?' });
  expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toast('3 contacts deleted').waitFor();
  expect(await total()).toBe(428);
  expect((await found()).slice(1, 3).map((it) => it.name)).toEqual(['Person 0', 'Person 4']);
  await page.getByText('428 contacts').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('many are chosen on a phone, where all of it fits', async () => {
  const { page, bar, check, errors, close } = await withContacts(5, phone);
  await check(1).click();
  await bar.getByText('1 selected').waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
