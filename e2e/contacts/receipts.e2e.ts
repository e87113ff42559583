import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('who deletes a contact gets the receipt, saves it, and another admin finds the same one at once', async () => {
  const { page, shop, owner, guest, errors, close } = await desk.inbox();
  const { contactId } = await guest('My own words');
  const other = await desk.stranger();
  await desk.signIn(other.context, await shop.member({ name: 'Kim Birch' }));
  await other.page.goto(`${desk.origin}/contacts/receipts`);
  await other.page.getByText('No receipts yet').waitFor();

  const { rows, button } = partsOf(page);
  await rows.first().click();
  await button('Delete contact').click();
  await page.getByLabel('Type delete to confirm').fill('delete');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Deletion receipt' });
  await receipt.getByText('Robin Alder').waitFor();
  await receipt.getByRole('row', { name: 'Conversations 1' }).waitFor();
  await receipt.getByRole('row', { name: 'Messages 1' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const saved = JSON.parse(text) as { receipt: string };
  expect(saved).toMatchObject({
    shop: shop.domain,
    requestedBy: 'Robin Alder',
    deleted: { contacts: 1, conversations: 1, messages: 1 },
  });
  for (const secret of ['My own words', contactId]) expect(text).not.toContain(secret);
  expect((await owner.api('GET /receipts')).data.receipts).toMatchObject([{ id: saved.receipt }]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await receipt.waitFor({ state: 'detached' });

  // Nobody has reloaded the other's page.
  const entry = other.page.getByRole('button', { name: /^Open the receipt of / });
  await entry.waitFor();
  await entry.focus();
  await other.page.keyboard.press('Enter');
  const same = other.page.getByRole('dialog', { name: 'Deletion receipt' });
  await same.getByText(saved.receipt).waitFor();
  await same.getByText('Robin Alder').waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await close();
});

test('on a phone the receipts are reached by the menu of the contacts, and more of them come by asking', async () => {
  const { page, shop, errors, close } = await desk.inbox({ path: '/contacts', size: phone });
  const receipt = (n: number) => ({
    id: crypto.randomUUID(),
    shop_domain: shop.domain,
    kind: n % 2 === 0 ? ('delete_contact' as const) : ('redact_customer' as const),
    request: n % 2 === 0 ? `member ${crypto.randomUUID()}` : String(n),
    counts: JSON.stringify({ contacts: 1, messages: n }),
    requested_at: new Date(Date.parse('2026-05-01T08:00:00.000Z') + n * 60_000),
    done_at: n === 59 ? null : new Date('2026-05-02T08:00:00.000Z'),
  });
  const rows = Array.from({ length: 60 }, (_, n) => receipt(n));
  const { db } = desk.services.services;
  await db.insertInto('privacy_receipts').values(rows).execute();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deletion receipts' }).click();
  const entries = page.getByRole('list', { name: 'Deletion receipts' }).getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(50);
  await entries.first().getByText('Shopify, on the customer’s behalf').waitFor();
  await entries.nth(1).getByText('A former team member').waitFor();
  // The last files of the first one go while somebody looks.
  await entries.first().getByText('Removing files…').waitFor();
  await db
    .updateTable('privacy_receipts')
    .set({ done_at: new Date() })
    .where('id', '=', rows[59]?.id ?? '')
    .execute();
  await entries.first().getByText('Complete').waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => entries.count()).toBe(60);
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
