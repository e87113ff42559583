import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveBar } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

const question = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' });
const choices = (page: Page, field: string) => page.getByRole('group', { name: field, exact: true });
const retype = async (page: Page, text: string) => {
  await answer(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
};

/** The FAQ that both open. */
async function oneFaq() {
  await desk.reset([{ question: 'Do you ship?', answer: '<p>Yes.</p>', category: 'Orders' }]);
  const { data } = await desk.api('GET /faqs');
  const params = { id: data[0]?.id ?? '' };
  const now = async () => (await desk.api('GET /faqs/:id', { params })).data;
  return { path: `/faqs/editFaq/${params.id}`, params, now };
}

test('what two members change in different fields of a FAQ is all kept, and each sees the other’s', async () => {
  const { path, now } = await oneFaq();
  const [ada, bo] = [await desk.open(path), await desk.openAsColleague(path)];
  await retype(bo, 'Within two days.');
  await question(ada).fill('Do you ship abroad?');
  await save(ada);
  await expect.poll(() => question(bo).inputValue()).toBe('Do you ship abroad?');
  await save(bo);
  expect(await now()).toMatchObject({ question: 'Do you ship abroad?', answer: '<p>Within two days.</p>' });
  await expect.poll(() => answer(ada).innerText()).toBe('Within two days.');
  expect(await bo.getByText('Somebody else changed this, too').count()).toBe(0);
  await ada.context().close();
  await bo.context().close();
});

test('of what both changed, who has heard nothing of the other is asked before anything is overwritten', async () => {
  const { path, params, now } = await oneFaq();
  const bo = await desk.openAsColleague('/faqs');
  // No event reaches this page: only the server knows.
  await bo.routeWebSocket(/.*/, (it) => it.close());
  await bo.goto(new URL(path, bo.url()).href);
  await retype(bo, 'Bo’s answer.');
  await question(bo).fill('Bo’s question?');
  const theirs = { answer: '<p>Ada’s <strong>answer</strong>.</p>', question: 'Ada’s question?', category: 'Delivery' };
  await desk.api('PUT /faqs/:id', { params, body: theirs });
  await bo.keyboard.press('Control+s');
  await saveBar(bo).getByText('Choose what to keep, then save again.').waitFor();
  await bo.getByText('Somebody else changed this, too').waitFor();
  expect(await now()).toMatchObject(theirs);
  expect([await question(bo).inputValue(), await answer(bo).innerText()]).toEqual(['Bo’s question?', 'Bo’s answer.']);
  await choices(bo, 'Answer').getByText('Ada’s answer.').waitFor();
  expect(await seriousFaults(bo)).toEqual([]);

  await choices(bo, 'Answer').getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => answer(bo).innerText()).toBe('Ada’s answer.');
  // One is still open.
  await bo.keyboard.press('Control+s');
  await saveBar(bo).getByText('Choose what to keep, then save again.').waitFor();
  expect((await now()).question).toBe('Ada’s question?');
  await choices(bo, 'Question').getByRole('button', { name: 'Keep mine' }).click();
  await save(bo);
  expect(await now()).toMatchObject({ ...theirs, question: 'Bo’s question?' });
  await bo.context().close();
});

test('a colleague’s change of the same field is told while one types, and nothing typed is lost', async () => {
  const { path, params, now } = await oneFaq();
  const page = await desk.open(path);
  await question(page).fill('Mine?');
  await desk.api('PUT /faqs/:id', { params, body: { question: 'Theirs?' } });
  await choices(page, 'Question').getByText('Theirs?').waitFor();
  expect(await question(page).inputValue()).toBe('Mine?');
  await choices(page, 'Question').getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => question(page).inputValue()).toBe('Theirs?');
  await saveBar(page).waitFor({ state: 'hidden' });
  expect((await now()).question).toBe('Theirs?');
  await page.context().close();
});
