import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk, openTab } from '../admin/inbox-desk.ts';
import { desktop, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const known = (name: string, email: string | null, n: number) => ({
  name,
  email,
  email_from: email ? ('visitor' as const) : null,
  customer_id: n % 5 === 0 ? String(n) : null,
  created_at: new Date(Date.parse('2026-05-01T08:00:00.000Z') + n * 60_000),
  last_seen_at: new Date(Date.parse('2026-05-01T08:00:00.000Z') + n * 60_000),
});

async function withContacts(size = desktop) {
  const inbox = await desk.inbox({ path: null, size });
  const rows = Array.from({ length: 130 }, (_, n) => ({
    shop_id: inbox.shop.id,
    id: crypto.randomUUID(),
    ...known(n % 3 === 0 ? '' : `Person ${n}`, n % 4 === 0 ? `person${n}@shop.example` : null, n),
  }));
  await desk.services.services.db.insertInto('contacts').values(rows).execute();
  await inbox.page.goto(`${desk.origin}/contacts`);
  return inbox;
}

test('contacts are found, filtered, kept as a segment, and opened by keyboard', async () => {
  const { page, errors, shop, close } = await withContacts();
  await page.getByText('130 contacts').waitFor();
  const table = page.getByRole('table', { name: 'Contacts' });
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  // The last ones are read as somebody comes near them.
  const readOn = () => table.evaluate((it) => it.scrollBy(0, it.scrollHeight));
  const last = async () => {
    await readOn();
    return table.getByText('Person 1', { exact: true }).count();
  };
  await expect.poll(last, { timeout: 20_000 }).toBe(1);
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('person 77');
  await page.getByText('1 contact', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('combobox', { name: 'Email' }).selectOption({ label: 'Has email' });
  await page.getByText('33 contacts').waitFor();
  await page.getByRole('button', { name: 'Save segment' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Reachable');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Reachable' }).waitFor();
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByText('26 contacts').waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Phone' }).waitFor();

  // Somebody comes: the list says so, and changes once it is asked to.
  const visitor = await shop.visitor();
  const tab = await openTab(desk.origin, visitor.token);
  await page.getByRole('link', { name: /^All\b/ }).click();
  await page.getByText('131 contacts').waitFor();
  await page.getByRole('link', { name: 'Online now' }).click();
  await page.getByText('1 contact', { exact: true }).waitFor();
  tab.close();

  await page.getByRole('link', { name: /^All\b/ }).click();
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('person 77');
  await page.getByText('1 contact', { exact: true }).waitFor();
  await table.getByRole('link', { name: 'Person 77' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Person 77', level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a segment is renamed, given other filters, and deleted, each by keyboard with a way back; its number follows', async () => {
  const { page, errors, owner, close } = await withContacts();
  const id = crypto.randomUUID();
  await owner.api('PUT /contacts/segments/:id', {
    params: { id },
    body: { name: 'Reachable', filter: { email: 'yes' } },
  });
  const tab = (name: string, count: number) => page.getByRole('link', { name: `${name} ${count}`, exact: true });
  await tab('Reachable', 33).click();
  await page.getByText('33 contacts', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Options of the segment Reachable' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename segment' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename segment' });
  expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Reachable');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('With an address');
  await page.keyboard.press('Enter');
  await tab('With an address', 33).waitFor();

  await page.getByRole('combobox', { name: 'Type' }).selectOption('lead');
  await page.getByText('26 contacts', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Update segment “With an address”' }).press('Enter');
  await tab('With an address', 26).and(page.locator('[aria-current="page"]')).waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await tab('With an address', 33).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  // Who becomes reachable is counted without a reload.
  const { data } = await owner.api('GET /contacts', { query: { email: 'no', limit: 1 } });
  const params = { id: data.contacts[0]?.id ?? '' };
  await owner.api('PUT /contacts/:id', { params, body: { email: 'new@shop.example' } });
  await tab('With an address', 34).click();

  await page.getByRole('button', { name: 'Options of the segment With an address' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete segment' }).press('Enter');
  await tab('With an address', 34).waitFor({ state: 'detached' });
  expect(await page.locator('nav :focus').innerText()).toContain('All');
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await tab('With an address', 34).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('how much customers have bought is shown, sorted and narrowed by, and stands on the profile as it changes', async () => {
  const { page, errors, shop, close } = await withContacts();
  const { db } = desk.services.services;
  const bought = async (name: string, order_count: number, spent: string) =>
    db
      .updateTable('contacts')
      .set({ order_count, spent, spent_currency: 'EUR' })
      .where('shop_id', '=', shop.id)
      .where('name', '=', name)
      .execute();
  await bought('Person 5', 2, '1250.50');
  await bought('Person 10', 7, '99.00');
  await page.reload();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Orders' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Total spent' }).click();
  await page.keyboard.press('Escape');
  const first = page.getByRole('table', { name: 'Contacts' }).getByRole('row').nth(1);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Most spent first' });
  await first.getByText('Person 5').waitFor();
  await first.getByRole('cell', { name: '€1,250.50' }).waitFor();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Most orders first' });
  await first.getByText('Person 10').waitFor();
  await first.getByRole('cell', { name: '7', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Orders' }).selectOption({ label: '5 orders or more' });
  await page.getByText('1 contact', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Orders' }).selectOption({ label: 'Orders: any' });
  await page.getByRole('combobox', { name: 'Total spent' }).selectOption({ label: 'Spent 100 or more' });
  await page.getByText('1 contact', { exact: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await first.getByRole('link', { name: 'Person 5' }).click();
  await page.getByText('2 orders, €1,250.50 in total').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a profile shows what was talked about, and keeps what the team notes and learns', async () => {
  const { page, errors, guest, close } = await withContacts();
  const visitor = await guest('Does it come in green?');
  await page.goto(`${desk.origin}/contacts/${visitor.contactId}`);
  await page.getByRole('link', { name: 'Does it come in green?' }).waitFor();
  await page.getByRole('textbox', { name: 'Note about this contact' }).fill('Likes green');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Likes green').waitFor();
  await page.getByRole('button', { name: 'Add details' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Gwen Moss');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Gwen Moss', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Does it come in green?' }).click();
  // The inbox shows the same notes beside the thread, and leads back.
  await page.getByText('Likes green').waitFor();
  await page.getByRole('link', { name: 'Open profile' }).click();
  await page.getByRole('heading', { name: 'Gwen Moss', level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

describe.each(Object.entries({ desktop, phone }))('on a %s', (_, size) => {
  test('list and profile can be used by everybody', async () => {
    const { page, guest, close } = await withContacts(size);
    await page.getByText('130 contacts').waitFor();
    const visitor = await guest('Hello');
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.goto(`${desk.origin}/contacts/${visitor.contactId}`);
    await page.getByRole('link', { name: 'Hello' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await close();
  });
});
