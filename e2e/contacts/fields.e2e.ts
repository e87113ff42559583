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

test('an admin makes fields by keyboard; the team fills them in beside a conversation and finds contacts by them', async () => {
  const { page, errors, guest, owner: member, close } = await desk.inbox({ path: '/contacts/fields' });
  const visitor = await guest('Hello');
  const dialog = page.getByRole('dialog');
  await page.getByText('No custom fields yet').waitFor();
  const add = async (name: string, kind?: string, choices?: string) => {
    await page.getByRole('button', { name: 'Add field' }).first().click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    if (kind) await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: kind });
    if (choices) await dialog.getByRole('textbox', { name: 'Choices' }).fill(choices);
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  };
  await add('Birthday', 'Date');
  await add('Size', 'List of choices', 'Small\nLarge');
  await add('Remark');
  // One name once.
  await page.getByRole('button', { name: 'Add field' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('size');
  await page.keyboard.press('Enter');
  await dialog.getByText('A field with this name already exists').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move Remark up' }).press('Enter');
  const names = () => page.getByRole('list', { name: 'Fields' }).getByRole('listitem').allInnerTexts();
  await eventually(names).toEqual([
    expect.stringContaining('Birthday'),
    expect.stringContaining('Remark'),
    expect.stringContaining('Size'),
  ]);
  expect(await seriousFaults(page)).toEqual([]);

  await page.goto(`${desk.origin}/inbox`);
  await partsOf(page).rows.first().click();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('Large');
  const remark = page.getByRole('textbox', { name: 'Remark' });
  await remark.fill('Likes blue');
  await remark.press('Enter');
  const held = async () => {
    const { data } = await member.api('GET /contacts/:id', { params: { id: visitor.contactId } });
    return Object.values(data.fieldValues).sort();
  };
  await eventually(held).toEqual(['Large', 'Likes blue']);
  expect(await seriousFaults(page)).toEqual([]);

  // What a colleague fills in shows at once.
  const fields = (await member.api('GET /contact-fields')).data;
  const birthday = fields.find((it) => it.name === 'Birthday')?.id ?? '';
  await member.api('PUT /contacts/:id/fields', {
    params: { id: visitor.contactId },
    body: { values: { [birthday]: '1990-02-03' } },
  });
  await eventually(() => page.getByLabel('Birthday').inputValue()).toBe('1990-02-03');

  await page.goto(`${desk.origin}/contacts`);
  await page.getByRole('combobox', { name: 'Custom field' }).selectOption({ label: 'Size' });
  await page.getByRole('combobox', { name: 'What Size says' }).selectOption({ label: 'Is' });
  await page.getByRole('combobox', { name: 'Value of Size' }).selectOption('Small');
  await page.getByText('No contacts match').waitFor();
  await page.getByRole('combobox', { name: 'Value of Size' }).selectOption('Large');
  await page.getByText('1 contact', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Remark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('cell', { name: 'Likes blue' }).waitFor();
  await page.getByRole('button', { name: 'Save segment' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Large ones');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Large ones' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('what is no value is said beside its field and kept as it was typed, on a phone', async () => {
  const { page, errors, guest, owner: member, close } = await desk.inbox({ path: null, size: phone });
  const id = crypto.randomUUID();
  await member.api('PUT /contact-fields/:id', {
    params: { id },
    body: { name: 'Points', kind: 'number', choices: [] },
  });
  const visitor = await guest('Hello');
  await page.goto(`${desk.origin}/contacts/${visitor.contactId}`);
  const points = page.getByRole('textbox', { name: 'Points' });
  await points.fill('many');
  await points.press('Enter');
  await page.getByText('Enter a number such as 12.5').waitFor();
  expect(await points.inputValue()).toBe('many');
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await points.fill('12.50');
  await points.blur();
  await eventually(() => points.inputValue()).toBe('12.5');

  await page.goto(`${desk.origin}/contacts/fields`);
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Archive Points' }).click();
  await page.getByRole('button', { name: 'Archive field' }).click();
  await page.getByRole('button', { name: 'Restore Points' }).click();
  await page.getByText('Field restored').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
