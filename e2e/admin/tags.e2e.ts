import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk.close());

test('tags are made, renamed, merged and deleted on one page, and what is tagged follows', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: '/settings' });
  const [late, delayed] = [newId(), newId()];
  for (const [id, name] of [
    [late, 'Late'],
    [delayed, 'Delayed'],
  ] as const)
    await owner.api('POST /tags', { body: { id, name } });
  const { conversationId } = await guest('Where is my parcel?');
  await owner.api('POST /conversations/:id/tags', { params: { id: conversationId }, body: { add: [late] } });

  await page.getByRole('link', { name: /^Tags/ }).click();
  const names = () => page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts();
  const shown = () => eventually(async () => (await names()).map((it) => it.split('\n')[0]));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await shown().toEqual(['Delayed', 'Late']);

  await page.getByRole('button', { name: 'Add tag' }).click();
  await field.fill('late');
  await field.press('Enter');
  await dialog.getByText('There is a tag “late” already.').waitFor();
  await field.fill('Wholesale and everything that belongs to');
  await field.press('Enter');
  await page.getByText('Tag added').waitFor();
  await shown().toEqual(['Delayed', 'Late', 'Wholesale and everything that belongs to']);

  await page.getByRole('button', { name: 'Rename Wholesale and everything that belongs to' }).click();
  await field.fill('Wholesale');
  await field.press('Enter');
  await shown().toEqual(['Delayed', 'Late', 'Wholesale']);

  await page.getByRole('button', { name: 'Rename Late' }).click();
  await field.fill('delayed');
  await dialog.getByText('Merging puts it on everything tagged “Late”').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge tags' }).click();
  await shown().toEqual(['Delayed', 'Wholesale']);

  await page.getByRole('link', { name: 'Conversations tagged Delayed' }).click();
  const { rows } = partsOf(page);
  await rows.filter({ hasText: 'Where is my parcel?' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Delete Delayed' }).click();
  await dialog.getByRole('button', { name: 'Delete tag' }).click();
  await shown().toEqual(['Wholesale']);
  await eventually(async () => {
    const { data } = await owner.api('GET /conversations/:id', { params: { id: conversationId } });
    return data.tagIds;
  }).toEqual([]);

  await page.setViewportSize(phone);
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('nothing like it');
  await page.getByText('No tags match').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
