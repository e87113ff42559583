import { afterAll, beforeAll, expect, test } from 'vitest';
import { doJob } from '../../apps/server/src/test-kit/do-job.ts';
import { wakeSnoozedJob } from '../../apps/server/src/features/conversations/pending/pending.jobs.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const words = 'Ask the warehouse for the red one';

test('a reminder written when snoozing is shown until then, taken back with the snooze, and stands in the thread when it is back', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('Is the red one back?');
  const id = visitor.conversationId;
  const read = async () => (await owner.api('GET /conversations/:id', { params: { id } })).data;
  const parts = partsOf(page);
  await page.goto(`${desk.origin}/inbox/${id}`);
  await parts.composer.waitFor();
  const ask = async () => {
    await page.locator('body').press('h');
    await page.getByRole('menuitem', { name: 'Pick a time, add a reminder…' }).click();
    return page.getByRole('dialog', { name: 'Snooze' });
  };
  const dialog = await ask();
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await dialog.getByRole('textbox', { name: 'Reminder (optional)' }).fill(words);
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
  const line = page.getByText(`Your reminder: ${words}`);
  await line.waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const said = page.getByRole('alert').filter({ hasText: 'Snoozed' });
  await said.getByRole('button', { name: 'Undo' }).click();
  await line.waitFor({ state: 'detached' });
  await eventually(async () => (await read()).reminder).toBe(null);

  const again = await ask();
  await again.getByRole('button', { name: 'Tomorrow' }).click();
  await again.getByRole('textbox', { name: 'Reminder (optional)' }).fill(words);
  await again.getByRole('button', { name: 'Snooze', exact: true }).click();
  await line.waitFor();
  // A colleague sees whose it is, and changing the time keeps the words.
  const other = await desk.stranger(phone);
  other.page.setDefaultTimeout(20_000);
  await desk.signIn(other.context, await shop.member({ name: 'Kim Vale' }));
  await other.page.goto(`${desk.origin}/inbox/${id}`);
  await other.page.getByText(`Reminder from Robin Alder: ${words}`).waitFor();
  const changed = await ask();
  await eventually(() => changed.getByRole('textbox', { name: 'Reminder (optional)' }).inputValue()).toBe(words);
  await changed.getByRole('button', { name: 'Cancel' }).click();

  const { db } = desk.services.services;
  await db
    .updateTable('conversations')
    .set({ snoozed_until: new Date(0) })
    .where('id', '=', id)
    .execute();
  await doJob(desk.services.services, wakeSnoozedJob, { shopId: shop.id });
  for (const it of [page, other.page])
    await partsOf(it).thread.getByText(`Reminder from Robin Alder: ${words}`).waitFor();
  await line.waitFor({ state: 'detached' });
  expect(await visitor.reads()).toEqual(['Is the red one back?']);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await close();
});

test('many are put off with one reminder', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const ids = [(await guest('One')).conversationId, (await guest('Two')).conversationId];
  const { rows } = partsOf(page);
  await eventually(() => rows.count()).toBe(2);
  await page.getByRole('checkbox').first().waitFor({ state: 'attached' });
  for (const at of [0, 1]) {
    await rows.nth(at).focus();
    await page.keyboard.press('x');
  }
  await page.getByRole('toolbar', { name: 'Selected conversations' }).getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'Pick a time, add a reminder…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Snooze' });
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await dialog.getByRole('textbox', { name: 'Reminder (optional)' }).fill(words);
  await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Snoozed 2 conversations' }).waitFor();
  for (const id of ids) {
    const { data } = await owner.api('GET /conversations/:id', { params: { id } });
    expect(data).toMatchObject({ status: 'snoozed', reminder: { memberId: owner.id, text: words } });
  }
  expect(errors).toEqual([]);
  await close();
});

test('what a bare thanks brought back is put away again by one press, and the offer goes once anybody acts', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox();
  const visitor = await guest('Is the red one back?');
  const id = visitor.conversationId;
  const params = { id };
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const snooze = () => owner.api('POST /conversations/:id/snooze', { params, body: { until: 'moment', at } });
  await owner.api('POST /conversations/:id/messages', { params, body: { id: crypto.randomUUID(), text: 'I ask' } });
  await snooze();
  const other = await desk.stranger(phone);
  other.page.setDefaultTimeout(20_000);
  await desk.signIn(other.context, await shop.member({ name: 'Kim Vale' }));
  for (const it of [page, other.page]) {
    await it.goto(`${desk.origin}/inbox/${id}`);
    await partsOf(it).composer.waitFor();
  }
  const offers = [page, other.page].map((it) => it.getByText('The visitor only said thanks. Snooze again until'));
  await visitor.say('Muchas gracias!');
  for (const it of offers) await it.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await seriousFaults(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Snooze again' }).click();
  for (const it of offers) await it.waitFor({ state: 'detached' });
  const { data } = await owner.api('GET /conversations/:id', { params });
  expect(data).toMatchObject({ status: 'snoozed', snoozedUntil: at });

  await visitor.say('Thanks');
  for (const it of offers) await it.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  for (const it of offers) await it.waitFor({ state: 'detached' });

  await owner.api('POST /conversations/:id/resolve', { params });
  await visitor.say('Thank you!');
  for (const it of [page, other.page]) await it.getByText('The visitor only said thanks. Resolve again?').waitFor();
  await page.getByRole('button', { name: 'Resolve again' }).click();
  await page.getByRole('alert').filter({ hasText: 'Put away again' }).waitFor();
  await eventually(async () => (await owner.api('GET /conversations/:id', { params })).data.status).toBe('resolved');
  await other.page.getByRole('button', { name: 'Resolve again' }).waitFor({ state: 'detached' });
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await close();
});
