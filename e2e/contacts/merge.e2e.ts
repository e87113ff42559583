import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const same = { email: 'ida@shop.example', phone: '+47 123 45 678' };

async function twice(other: { name?: string; email?: string; phone?: string } = same, size?: typeof phone) {
  const inbox = await desk.inbox(size ? { size } : {});
  const [laptop, mobile] = [await inbox.guest('From the laptop'), await inbox.guest('From the phone')];
  const knows = (id: string, body: object) => inbox.owner.api('PUT /contacts/:id', { params: { id }, body });
  await knows(laptop.contactId, { name: 'Ida Berg', email: 'ida@shop.example' });
  await knows(mobile.contactId, other);
  return { ...inbox, laptop, mobile };
}

test('two contacts become one from the profile, by keyboard; a colleague’s inbox and the old address follow', async () => {
  const { page, shop, owner, laptop, mobile, errors, close } = await twice();
  const beside = await desk.stranger();
  const colleague = beside.page;
  await desk.signIn(beside.context, await shop.member({ role: 'member' }));
  await colleague.goto(`${desk.origin}/inbox/${mobile.conversationId}`);
  await partsOf(colleague).rows.filter({ hasText: 'Ida Berg' }).first().waitFor();
  await page.goto(`${desk.origin}/contacts/${laptop.contactId}`);
  await page.getByRole('button', { name: 'Merge with…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge Ida Berg' });
  await dialog.getByText('Same email').waitFor();
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: /ida@shop\.example/ }).press('Enter');
  await dialog.getByText('This can’t be undone.').waitFor();
  // The keyboard came along.
  await page.keyboard.press('Tab');
  await dialog
    .getByRole('radio', { name: '+47 123 45 678' })
    .or(dialog.getByRole('radio', { name: 'Ida Berg' }))
    .and(page.locator(':focus'))
    .waitFor();
  expect(await dialog.getByRole('radio', { name: '+47 123 45 678' }).isChecked()).toBe(true);
  expect(await dialog.getByRole('radio', { name: 'Ida Berg' }).isChecked()).toBe(true);
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Contacts merged').waitFor();
  await page.getByText('merged ida@shop.example into this contact').waitFor();
  await page.getByRole('link', { name: 'From the phone' }).waitFor();
  await expect.poll(() => partsOf(colleague).rows.filter({ hasText: 'Ida Berg' }).count()).toBe(2);
  await page.goto(`${desk.origin}/contacts/${mobile.contactId}`);
  await page.waitForURL(`**/contacts/${laptop.contactId}`);
  await page.getByRole('heading', { name: 'Ida Berg' }).waitFor();
  await mobile.say('Still the phone');
  await partsOf(colleague).rows.filter({ hasText: 'Still the phone' }).filter({ hasText: 'Ida Berg' }).waitFor();
  expect(await laptop.reads()).toEqual(['From the laptop']);
  expect(await mobile.reads()).toEqual(['From the phone', 'Still the phone']);
  const { data } = await owner.api('GET /contacts', {});
  expect(data.contacts.map((it) => it.id)).toEqual([laptop.contactId]);
  expect([...errors, ...beside.errors]).toEqual([]);
  await beside.context.close();
  await close();
});

test('on a phone anybody else is searched, a failure is told in the dialog, and trying again merges', async () => {
  const { page, owner, laptop, mobile, close } = await twice({ name: 'Bo' }, phone);
  const field = crypto.randomUUID();
  await owner.api('PUT /contact-fields/:id', { params: { id: field }, body: { name: 'Size', kind: 'text' } });
  const fill = (id: string, said: string) =>
    owner.api('PUT /contacts/:id/fields', { params: { id }, body: { values: { [field]: said } } });
  await fill(laptop.contactId, 'Small');
  await fill(mobile.contactId, 'Large');
  await page.goto(`${desk.origin}/contacts/${laptop.contactId}`);
  await page.getByRole('button', { name: 'Merge with…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Ida Berg' });
  await dialog.getByText('Type a name, an email, or a phone number.').waitFor();
  const search = dialog.getByRole('searchbox', { name: 'Find the other contact' });
  await search.fill('nobody at all');
  await dialog.getByText('No other contact matches.').waitFor();
  await search.fill('Bo');
  await dialog.getByRole('button', { name: /Bo/ }).click();
  await dialog.getByRole('radio', { name: 'Bo' }).check();
  expect(await dialog.getByRole('radio', { name: 'Small' }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: 'Large' }).check();
  expect(await fits(page)).toBe(true);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.getByRole('alert').first().waitFor();
  await page.context().setOffline(false);
  expect(await dialog.getByRole('radio', { name: 'Bo' }).isChecked()).toBe(true);
  // A toast about the connection may lie over it.
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Bo', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Size' }).inputValue()).toBe('Large');
  await close();
});
