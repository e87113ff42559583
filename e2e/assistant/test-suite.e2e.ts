import { readFile } from 'node:fs/promises';
import { newId } from '@chatty/contract/new-id';
import type { TestCaseFields } from '@chatty/contract/test-suite';
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
type Open = Awaited<ReturnType<InboxDesk['inbox']>>;

const addCase = async (owner: Open['owner'], question: string, text: string) => {
  const checks: TestCaseFields['checks'] = [{ kind: 'says', text }];
  const it = { turns: [question], contactId: null, locale: '', page: '', checks, askedIn: null };
  await owner.api('POST /ai_assistant/suite/cases', { body: { cases: [{ id: newId(), ...it }] } });
};
const addFaq = async (owner: Open['owner'], question: string, answer: string) =>
  (await owner.api('POST /faqs', { body: { question, answer: `<p>${answer}</p>` } })).data.id;

test('an answer that was right becomes a test, and once its source is gone the next run says what is wrong', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path });
  const question = 'Do you engrave watches?';
  const faq = await addFaq(owner, question, 'We engrave watches for 12 dollars.');
  await page.getByRole('switch', { name: 'Compare with other settings' }).check();
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByText('Both answers are the same.').waitFor();
  await page.getByText('What sets them apart').click();
  await page.getByText(/With other settings it took [\d,+-]+ ms compared with the saved ones/).waitFor();
  const saved = page.getByRole('region', { name: 'As saved' });
  await saved.getByText('We engrave watches for 12 dollars.').waitFor();
  await saved.getByRole('link', { name: 'Save as test' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(question);
  await page.getByRole('button', { name: '+ It says' }).click();
  await page.getByRole('textbox', { name: 'Check 3: It says' }).fill('12 dollars');
  await page.keyboard.press('Control+s');
  const tests = page.getByRole('list', { name: 'Tests' });
  await tests.getByText('3 checks').waitFor();
  await page.getByRole('button', { name: 'Run all' }).click();
  await tests.getByText('Passed').waitFor();
  await owner.api('DELETE /faqs/:id', { params: { id: faq } });
  await page.getByRole('button', { name: 'Run all' }).click();
  await tests.getByText('Fails now').waitFor();
  await tests.getByRole('link', { name: question }).click();
  await page.getByText('Uses “Do you engrave watches?”').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No tests yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await tests.getByRole('link', { name: question }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('tests are suggested from what the shop answers, and those that are wanted are added', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: `${path}/suite` });
  await addFaq(owner, 'Do you repair tents?', 'We repair tents in Malmo.');
  await addFaq(owner, 'Do you rent skis?', 'We rent skis by the day.');
  await page.getByRole('button', { name: 'Suggest tests' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggested tests' });
  await dialog.getByRole('checkbox', { name: 'Do you rent skis?' }).uncheck();
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: /^Add \d+ tests?$/ }).click();
  const tests = page.getByRole('list', { name: 'Tests' });
  await tests.getByRole('link', { name: 'Do you repair tents?' }).waitFor();
  expect(await tests.getByRole('link', { name: 'Do you rent skis?' }).count()).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Do you repair tents?');
  const buffer = Buffer.from(`${file}Do you wax skis?,answered\r\nDo you sell sun?,perhaps\r\n`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await chosen).setFiles({ name: 'tests.csv', mimeType: 'text/csv', buffer });
  const read = page.getByRole('dialog', { name: 'Tests in this file' });
  await read.getByRole('checkbox', { name: 'Do you wax skis?' }).waitFor();
  await read.getByText(/rows are left out/).click();
  await read.getByText(/Ends: /).waitFor();
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await page.setViewportSize(phone);
  await expect.poll(() => fits(page)).toBe(true);
  await read.getByRole('button', { name: 'Add 1 test' }).click();
  await tests.getByRole('link', { name: 'Do you wax skis?' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('settings are tested before they are saved: a warning can be overruled, a block can not', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: `${path}/suite` });
  const question = 'Do you sell ropes?';
  const faq = await addFaq(owner, question, 'We sell ropes by the meter.');
  await addCase(owner, question, 'by the meter');
  await page.getByRole('radio', { name: 'Test first, and warn' }).check();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('list', { name: 'Tests' }).getByText('Passed').waitFor();
  const rename = async (name: string) => {
    await page.goto(`${desk.origin}/ai_assistant/settings`);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Control+s');
  };
  const named = async () => (await owner.api('GET /settings/widget')).data.aiAssistantSettings.botName;
  // All is well: saved without a question.
  await rename('Robin');
  await expect.poll(named).toBe('Robin');
  await owner.api('DELETE /faqs/:id', { params: { id: faq } });
  await rename('Alex');
  const dialog = page.getByRole('dialog', { name: 'Testing before saving' });
  await dialog.getByText('One test that passes now would fail.').waitFor();
  await dialog.getByText('Says “by the meter”').waitFor();
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  expect(await named()).toBe('Robin');
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect.poll(named).toBe('Alex');

  const again = await addFaq(owner, question, 'We sell ropes by the meter.');
  await page.goto(`${desk.origin}${path}/suite`);
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('list', { name: 'Tests' }).getByText('Passed').waitFor();
  await page.getByRole('radio', { name: 'Test first, and don’t save what breaks a test' }).check();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await owner.api('DELETE /faqs/:id', { params: { id: again } });
  await rename('Kim');
  await dialog.getByText('One test that passes now would fail.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Save anyway' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Don’t save' }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).getByText('Not saved.').waitFor();
  expect(await named()).toBe('Alex');
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Kim');
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])('the suite and a test can be used by everybody (%s)', async (_, size) => {
  const { page, owner, close } = await desk.inbox({ path: `${path}/suite`, ...(size && { size }) });
  await page.getByText('No tests yet').waitFor();
  await addCase(owner, `Is ${'a very long question '.repeat(12)} understood?`, 'nothing of the kind');
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('list', { name: 'Tests' }).getByText('Failed').waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: /^Results of/ }).click();
  await page.getByText('Should be').waitFor();
  expect(await seriousFaults(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /a very long question/ }).click();
  await page.getByText('Last result').waitFor();
  await page.getByText('Should be').waitFor();
  expect(await seriousFaults(page, '#root')).toEqual([]);
  expect(await fits(page)).toBe(true);
  await close();
});
