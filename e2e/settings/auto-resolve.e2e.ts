import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { doScheduled } from '../../apps/server/src/test-kit/do-job.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { preview } from './settings-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/settings/detail/auto-resolve';
const on = 'Resolve answered conversations after a silence';

test('what an admin sets takes answered conversations off everybody’s list, with the shop’s own words to the visitor', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path });
  await page.getByRole('switch', { name: on }).click();
  await page.getByRole('textbox', { name: 'After' }).fill('2');
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: 'hours' }).click();
  await page.getByRole('textbox', { name: 'What visitors read then' }).fill('Closed for now.');
  await preview(page).getByText('Closed for now.').waitFor();
  await preview(page).getByText('This conversation was resolved').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const { data: saved } = await owner.api('GET /settings/widget');
  expect(saved).toMatchObject({
    onAutoResolve: true,
    timeAutoResolve: 2,
    typeAutoResolve: 'hours',
    resolvedAlert: 'Closed for now.',
  });

  const [answered, waiting] = [await guest('Is it back?'), await guest('And mine?')];
  await owner.api('POST /conversations/:id/messages', {
    params: { id: answered.conversationId },
    body: { id: newId(), text: 'It is.' },
  });
  await page.getByRole('link', { name: 'Inbox' }).click();
  const { rows } = partsOf(page);
  await rows.nth(1).waitFor();
  const { db } = desk.services.services;
  const longAgo = new Date(Date.now() - 3 * 3_600_000);
  await db
    .updateTable('conversations')
    .set({ last_message_at: longAgo, moved_at: longAgo })
    .where('id', '=', answered.conversationId)
    .execute();
  await doScheduled(desk.services.services, 'conversations.resolve-silent-everywhere');
  await eventually(() => rows.count()).toBe(1);
  await rows.getByText('And mine?').waitFor();
  expect(await answered.reads()).toEqual(['Is it back?', 'It is.', 'Closed for now.']);
  expect(await waiting.reads()).toEqual(['And mine?']);
  expect(errors).toEqual([]);
  await close();
});

test('a silence of nothing is refused beside its field, and nothing typed is lost', async () => {
  const { page, owner, close } = await desk.inbox({ path });
  await page.getByRole('switch', { name: on }).click();
  const after = page.getByRole('textbox', { name: 'After' });
  await after.fill('0');
  await page.keyboard.press('Control+s');
  await page.getByText('Enter 1 or more').waitFor();
  expect(await after.inputValue()).toBe('0');
  expect((await owner.api('GET /settings/widget')).data.onAutoResolve).toBe(false);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('switch', { name: on }).click();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await close();
});
