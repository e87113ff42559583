import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

const path = '/ai_assistant/test';

test('what the assistant does not know is tried, answered by the team, and tried again; no visitor was there', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path });
  await owner.api('POST /faqs', {
    body: { question: 'Do you ship abroad?', answer: '<p>We ship to all of Europe within 5 days.</p>' },
  });
  const log = page.getByRole('log', { name: 'Test conversation' });
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
  };
  await ask('Do you ship abroad?');
  await log.getByText('We ship to all of Europe within 5 days.').waitFor();
  await log.getByText('Answered', { exact: true }).waitFor();
  await log.getByText('Why this answer').click();
  await log.getByText('Confidence').waitFor();

  const unknown = 'Can I rent a canoe from you?';
  await ask(unknown);
  await log.getByText('Not answered', { exact: true }).waitFor();
  await log.getByRole('link', { name: 'Write an answer to this' }).click();
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  // The page before has such a field too.
  await expect.poll(() => question.inputValue()).toBe(unknown);
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await page.keyboard.type('Canoes are rented at our shop on the lake.');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: unknown }).waitFor();
  await page.goto(desk.origin + path);
  await ask(unknown);
  await log.getByText('Canoes are rented at our shop on the lake.').first().waitFor();
  expect((await owner.api('GET /conversations', { query: { status: 'any' } })).data.conversations).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a question that fails on its way stays, and is asked again', async () => {
  const { page, close } = await desk.inbox({ path });
  const field = page.getByRole('textbox', { name: 'Question' });
  await field.waitFor();
  await page.context().setOffline(true);
  await field.fill('Hello');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('This question was not answered').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('log').getByText('Answered', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByText('What would a visitor ask?').waitFor();
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the page can be used by everybody (%s)', async (_, size) => {
  const { page, close } = await desk.inbox({ path, ...(size && { size }) });
  await page.getByRole('textbox', { name: 'Question' }).fill(`Is ${'a very long question '.repeat(20)} understood?`);
  await page.keyboard.press('Enter');
  await page.getByText('Why this answer').click();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});
