import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { createOfflineEngine } from '../../apps/server/src/adapters/engine/offline-engine/index.ts';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk({ engine: createOfflineEngine() });
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/log';
const settings = { isEnableAIAssistant: true };
const delivery = { question: 'How long does delivery take?', answer: '<p>Delivery takes four days.</p>' };

test('a turn shows as it happens, is found and narrowed to, explained, held to be wrong, and saved as a file', async () => {
  const { page, shop, owner, guest, errors, close } = await desk.inbox({ path, settings });
  await page.getByText('Nothing answered yet').waitFor();
  await owner.api('POST /faqs', { body: delivery });
  const known = await guest(delivery.question);
  const list = page.getByRole('list', { name: 'Turns' });
  await list.getByRole('link', { name: delivery.question }).waitFor();
  await list.getByText('Delivery takes four days.').waitFor();
  await guest('Who won the world cup in 2022?');
  await page.getByText('2 turns').waitFor();

  await page.getByRole('searchbox', { name: 'Search turns' }).fill('four day');
  await page.getByText('1 turn', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search turns' }).fill('');
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Not answered');
  await list.getByRole('link', { name: 'Who won the world cup in 2022?' }).waitFor();
  await page.getByText('1 turn', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain('Who won the world cup in 2022?');

  await list.getByRole('link', { name: 'Who won the world cup in 2022?' }).click();
  await page.getByText('Confidence').waitFor();
  await page.getByRole('button', { name: 'Right' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('We sell tents, not football.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText(/Said by/).waitFor();
  await page.getByRole('button', { name: 'With what was recorded' }).click();
  await page.getByText('The decision is the same, to the last byte.').waitFor();
  const cup = { question: 'Who won the world cup in 2022?', answer: '<p>We only know tents.</p>' };
  await owner.api('POST /faqs', { body: cup });
  await page.getByRole('button', { name: 'With things as they are now' }).click();
  await page.getByRole('region', { name: 'Replayed' }).getByText('We only know tents.').waitFor();
  await page.getByText('Different: Outcome, Text, Sources').waitFor();
  await page.getByText('never answered with other settings').waitFor();
  await owner.api('POST /settings/widget/:id', {
    params: { id: shop.id },
    body: { aiAssistantSettings: { enabledFaqs: false } },
  });
  await guest(cup.question);
  await expect.poll(async () => (await owner.api('GET /ai_assistant/log', { query: {} })).data.total).toBe(3);
  await page.reload();
  const versions = page.getByRole('combobox', { name: 'Settings of another time' });
  await versions.selectOption({ index: 1 });
  await versions.getByText(/other use of FAQs/).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'With these settings' }).click();
  await page.getByRole('region', { name: 'Replayed' }).getByText('Not answered').waitFor();
  await page.getByRole('link', { name: 'Back to Assistant log' }).click();
  await list.getByText('Marked right').waitFor();
  expect(new URL(page.url()).search).toBe('?outcome=refused');

  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('All outcomes');
  await list.getByRole('link', { name: delivery.question }).click();
  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await page.waitForURL((url) => url.pathname === `/inbox/${known.conversationId}` && url.hash !== '');
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('log and turn can be used by everybody (%s)', async (_, size) => {
  const { page, owner, guest, close } = await desk.inbox({ path, settings, ...(size && { size }) });
  await owner.api('POST /faqs', { body: delivery });
  await guest(delivery.question);
  await guest(`Is ${'a very long question '.repeat(20)}understood?`);
  await page.getByText('2 turns').waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('link', { name: delivery.question }).click();
  await page.getByText('Confidence').waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});

test('usage is told by day and source, and where the plan is spent the area says so and visitors get FAQs or a person', async () => {
  const { page, shop, owner, guest, errors, close } = await desk.inbox({ path: '/ai_assistant/usage', settings });
  await owner.api('POST /faqs', { body: delivery });
  await page.getByText('0 of 100 replies used in the last 30 days').first().waitFor();
  await page.getByText('Too little has happened for a forecast').waitFor();
  await guest(delivery.question);
  await page.getByText('1 of 100 replies used in the last 30 days').first().waitFor();
  await page.getByText('Show the numbers').click();
  await page.getByRole('table').first().getByRole('cell', { name: '1', exact: true }).waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);

  const day = new Date().toISOString().slice(0, 10);
  const { db } = desk.services.services;
  const row = { shop_id: shop.id, day, outcome: 'answered', engine: 'offline-1', counted: true, begins: false };
  const free = { input_tokens: 1, output_tokens: 1, cost: 0 };
  await db
    .insertInto('replies')
    .values(Array.from({ length: 99 }, () => ({ ...row, ...free, id: newId() })))
    .execute();
  await db.updateTable('answer_counts').set({ answers: 100 }).where('shop_id', '=', shop.id).execute();
  const spent = await guest(delivery.question);
  await expect.poll(spent.reads, { timeout: 10_000 }).toContain('Delivery takes four days.');
  const lost = await guest('Who won the world cup in 2022?');
  await expect.poll(async () => (await lost.reads()).join(), { timeout: 10_000 }).toContain('passing you on');
  await page.getByText('100 of 100 replies used in the last 30 days').first().waitFor();
  await page.getByRole('navigation', { name: 'AI assistant' }).getByRole('link', { name: 'Log' }).click();
  await page.getByText('All AI replies of your plan are used').waitFor();
  await page.getByRole('link', { name: 'See usage' }).click();
  await page.getByText('All replies are used.').waitFor();
  await page.setViewportSize(phone);
  await expect.poll(() => fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('quality is told by day and week against its aim, and each number leads to its turns', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: '/ai_assistant/quality', settings });
  await page.getByText('Nothing to measure yet').waitFor();
  await page.getByText('No test was run yet.').waitFor();
  await owner.api('POST /faqs', { body: delivery });
  for (const text of [delivery.question, 'Who won the world cup in 2022?', 'Which stars are in Orion?']) {
    const asked = await guest(text);
    await expect.poll(async () => (await asked.reads()).length, { timeout: 10_000 }).toBeGreaterThan(1);
  }
  const checks = [{ kind: 'outcome' as const, outcome: 'answered' as const }];
  const asked = { contactId: null, locale: '', page: '', checks, askedIn: null };
  const cases = [delivery.question, 'Which stars are in Orion?'].map((it) => ({ ...asked, id: newId(), turns: [it] }));
  await owner.api('POST /ai_assistant/suite/cases', { body: { cases } });
  const body = { id: newId(), caseIds: null, withModel: false, assistant: null };
  await owner.api('POST /ai_assistant/suite/runs', { body });
  const onSuite = async () => (await owner.api('GET /ai_assistant/suite/quality')).data.turns;
  await expect.poll(onSuite, { timeout: 30_000 }).toEqual({ grounded: 1, refused_wrongly: 1 });
  await page.reload();
  await page.getByText('2 of 2 tests, as last asked on').waitFor();
  const wrongly = page.locator('dt', { hasText: /^Refused, wrongly$/ }).locator('..');
  await wrongly.getByText('50%').waitFor();
  await wrongly.getByText('With visitors: 0%').waitFor();
  await page.getByText('33%').first().waitFor();
  await page.getByText('Aim: 90%').waitFor();
  const turns = page.getByRole('figure', { name: 'Turns by how they ended' });
  await turns.getByText('Show the numbers').click();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  await turns.getByRole('link', { name: /^2: Refused, not judged/ }).click();
  await page.getByText('2 turns').waitFor();
  await page.getByRole('link', { name: 'Who won the world cup in 2022?' }).click();
  await page.getByRole('button', { name: 'Wrong' }).click();
  await page.getByText(/Said by/).waitFor();
  await page.getByRole('link', { name: 'Back to Assistant log' }).click();
  await page.getByText('1 turn', { exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'AI assistant' }).getByRole('link', { name: 'Quality' }).click();
  await page.getByText('Last 12 weeks').click();
  await page.getByRole('link', { name: '50%' }).click();
  await page.getByRole('link', { name: 'Who won the world cup in 2022?' }).waitFor();
  await page.goBack();
  await page.getByText('Aim: 90%').waitFor();
  await page.setViewportSize(phone);
  await expect.poll(() => fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});
