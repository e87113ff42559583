import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/settings/detail/response-targets';

test('what an admin sets runs in the row and in the thread until somebody answers, and says when it is overdue', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path });
  await page.getByRole('textbox', { name: 'First response (minutes)' }).fill('30');
  await page.getByRole('textbox', { name: 'Next response (minutes)' }).fill('90');
  await page.getByRole('switch', { name: 'Count only working hours' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  expect((await owner.api('GET /settings/widget')).data).toMatchObject({
    firstResponseTarget: 30,
    nextResponseTarget: 90,
    resolutionTarget: null,
    areTargetsInHours: false,
  });

  await page.getByRole('link', { name: 'Inbox' }).click();
  const visitor = await guest('Is it back?');
  const { rows } = partsOf(page);
  await rows
    .first()
    .getByText(/^(?:29|30)m left$/)
    .waitFor();
  await rows
    .first()
    .getByText(/^First response due /)
    .waitFor({ state: 'attached' });
  await rows.first().click();
  const header = page.locator('header').filter({ has: page.getByRole('button', { name: 'Resolve' }) });
  await header.getByText(/^(?:29|30)m left$/).waitFor();

  const answer = { params: { id: visitor.conversationId }, body: { id: newId(), text: 'It is.' } };
  await owner.api('POST /conversations/:id/messages', answer);
  await eventually(() => page.getByText(/m left$/).count()).toBe(0);

  await visitor.say('And mine?');
  await header.getByText('1h 29m left').waitFor();
  // They have waited for longer than they see here.
  const { db } = desk.services.services;
  const row = db.updateTable('conversations').where('id', '=', visitor.conversationId);
  const since = new Date(Date.now() - 100.5 * 60_000);
  await row
    .set({
      clock: JSON.stringify({ waitingSince: since, roundSince: since, responded: { person: true, assistant: false } }),
    })
    .execute();
  const params = { id: visitor.conversationId };
  await owner.api('POST /conversations/:id/priority', { params, body: { priority: 'high' } });
  await header.getByText('Overdue 10m').waitFor();
  await rows.first().getByText('Overdue 10m').waitFor();
  await rows
    .first()
    .getByText(/^Next response due /)
    .waitFor({ state: 'attached' });
  expect(await seriousFaults(page, '#root')).toEqual([]);

  await page.goto(desk.origin + path);
  await page.getByRole('textbox', { name: 'Resolution (minutes)' }).fill('600');
  await page.keyboard.press('Control+s');
  await eventually(async () => (await owner.api('GET /settings/widget')).data.resolutionTarget).toBe(600);
  expect(errors).toEqual([]);
  await close();
});

test('a target of no minutes is refused beside its field, and an empty one is none', async () => {
  const { page, owner, close } = await desk.inbox({ path });
  const resolution = page.getByRole('textbox', { name: 'Resolution (minutes)' });
  await resolution.fill('0');
  await page.keyboard.press('Control+s');
  await page.getByText('Enter 1 or more').waitFor();
  expect(await resolution.inputValue()).toBe('0');
  await resolution.fill('480');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const saved = async () => (await owner.api('GET /settings/widget')).data.resolutionTarget;
  expect(await saved()).toBe(480);
  await resolution.fill('');
  await page.keyboard.press('Control+s');
  await eventually(saved).toBe(null);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('textbox', { name: 'First response (minutes)' }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await close();
});
