import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plant } from '../../apps/server/src/features/conversations/bulk/testing/bulk-inbox.ts';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

async function filled(count: number, size?: { width: number; height: number }) {
  const inbox = await desk.inbox(size ? { size } : {});
  const { page, guest } = inbox;
  const { rows } = partsOf(page);
  const ids: string[] = [];
  for (let i = 1; i <= count; i += 1) ids.unshift((await guest(`Question ${i}`)).conversationId);
  await expect.poll(() => rows.count()).toBe(count);
  const bar = page.getByRole('toolbar', { name: 'Selected conversations' });
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.first().waitFor({ state: 'attached' });
  const statusOf = async (id: string) =>
    (await inbox.owner.api('GET /conversations/:id', { params: { id } })).data.status;
  return { ...inbox, rows, bar, boxes, ids, statusOf };
}

describe('many conversations', () => {
  test('are chosen, resolved and taken back by the keyboard alone', async () => {
    const { page, rows, bar, boxes, ids, statusOf, errors, close } = await filled(4);
    await page.keyboard.press('j');
    await rows.first().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('x');
    await bar.getByText('1 selected').waitFor();
    expect(await boxes.first().isChecked()).toBe(true);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await bar.getByText('3 selected').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('e');
    await expect.poll(() => rows.count()).toBe(1);
    await bar.waitFor({ state: 'detached' });
    const statuses = () => Promise.all(ids.map(statusOf));
    await expect.poll(statuses).toEqual(['resolved', 'resolved', 'resolved', 'open']);
    await page.getByText('Resolved 3 conversations').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.count()).toBe(4);
    await expect.poll(statuses).toEqual(['open', 'open', 'open', 'open']);
    await page.getByText('Put back 3 conversations').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('are chosen by pointer, one and up to another, and given away, tagged, put off', async () => {
    const { page, rows, bar, boxes, owner, ids, close } = await filled(3);
    await rows.first().hover();
    await boxes.first().click();
    await rows.nth(1).click({ modifiers: ['Shift'] });
    await bar.getByText('2 selected').waitFor();
    expect(new URL(page.url()).pathname).toBe('/inbox');
    await bar.getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('menuitemradio', { name: /Robin Alder/ }).click();
    await page.getByText('Assigned 2 conversations').waitFor();
    await bar.getByRole('button', { name: 'Tags' }).click();
    await page.getByLabel('Find or make a tag').fill('Returns');
    await page.getByRole('option', { name: /Returns/ }).click();
    await page.getByText('Changed the tags of 2 conversations').waitFor();
    await page.keyboard.press('Escape');
    await rows.first().focus();
    await page.keyboard.press('h');
    await page.getByRole('menuitem', { name: 'Until the visitor writes' }).click();
    await page.getByText('Snoozed 2 conversations').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    const state = async (id: string) => (await owner.api('GET /conversations/:id', { params: { id } })).data;
    const [first = '', second = ''] = ids;
    for (const it of [await state(first), await state(second)])
      expect(it).toMatchObject({ status: 'snoozed', assigneeId: owner.id, tagIds: [expect.any(String)] });
    await close();
  });

  test('all that match are changed, those beyond the rows that were read too, and what comes meanwhile is not', async () => {
    const { page, bar, rows, shop, guest, statusOf, close } = await filled(1);
    await plant(shop, 620, new Date(0));
    await page.reload();
    await rows.first().focus();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('x');
    await bar.getByRole('button', { name: 'Select all 621 that match' }).click();
    await bar.getByText('621 selected').waitFor();
    const late = await guest('I have only just come');
    await bar.getByRole('button', { name: 'Resolve', exact: true }).click();
    // Some hundred conversations take a busy machine its time.
    await page.getByText('Resolved 621 conversations').waitFor({ timeout: 60_000 });
    await expect.poll(() => rows.count()).toBe(1);
    expect(await statusOf(late.conversationId)).toBe('open');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Put back 621 conversations').waitFor({ timeout: 60_000 });
    await close();
  });

  test('are followed to the end by a page that was opened anew, however often an answer gets lost', async () => {
    const { page, bar, rows, owner, ids, statusOf, close } = await filled(2);
    const id = crypto.randomUUID();
    const body = { id, action: { do: 'resolve' as const }, target: { by: 'choice' as const, ids } };
    await owner.api('POST /conversations/bulk', { body });
    // As if the server were still at it.
    const runs = () => desk.services.services.db.updateTable('bulk_runs').where('id', '=', id);
    await runs().set({ state: 'running', gone: 1 }).execute();
    await page.reload();
    await bar.getByText('1 of 2 done').waitFor();
    let lost = 0;
    await routeAtOnce(page, '**/api/conversations/bulk/*', (route) => {
      lost += 1;
      return route.abort();
    });
    await expect.poll(() => lost, { timeout: 20_000 }).toBeGreaterThan(1);
    await bar.getByText('1 of 2 done').waitFor();
    expect(await page.getByText(/That didn’t work/).count()).toBe(0);
    await runs().set({ state: 'done', gone: 2 }).execute();
    await page.unroute('**/api/conversations/bulk/*');
    await page.getByText('Resolved 2 conversations').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Put back 2 conversations').waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['open', 'open']);
    await close();
  });

  test('that were changed although the answer was lost are told of as changed', async () => {
    const { page, bar, rows, ids, statusOf, close } = await filled(1);
    await rows.first().focus();
    await page.keyboard.press('x');
    await bar.getByText('1 selected').waitFor();
    await routeAtOnce(page, '**/api/conversations/bulk', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('e');
    await page.getByText('Resolved 1 conversation').waitFor();
    expect(await statusOf(ids[0] ?? '')).toBe('resolved');
    await close();
  });

  test('that a colleague resolves are not chosen any more, and what the server refuses is put back', async () => {
    const { page, bar, boxes, rows, shop, ids, close } = await filled(3);
    await rows.first().focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await rows.nth(1).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('x');
    const tom = await shop.member({ name: 'Tom Berg' });
    await tom.api('POST /conversations/:id/resolve', { params: { id: ids[0] ?? '' } });
    await bar.getByText('1 selected').waitFor();
    await routeAtOnce(page, '**/api/conversations/bulk', (route) => route.abort());
    await page.keyboard.press('e');
    await page.getByText(/That didn’t work/).waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    expect(await boxes.first().isChecked()).toBe(false);
    await close();
  });

  test('are chosen by touch on a phone, where everything fits', async () => {
    const { page, bar, boxes, close } = await filled(2, phone);
    await boxes.first().click();
    await bar.getByText('1 selected').waitFor();
    await boxes.nth(1).click();
    await bar.getByText('2 selected').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await bar.getByRole('button', { name: 'Mark as spam' }).click();
    await page.getByText('Marked 2 conversations as spam').waitFor();
    await close();
  });
});
