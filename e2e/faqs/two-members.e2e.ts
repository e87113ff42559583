import { newId } from '@chatty/contract/new-id';
import type { Locator, Page } from 'playwright-core';
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
const isInView = (it: Locator) =>
  it.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
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

test('of what both changed of an FAQ block, who has heard nothing of the other is asked, and the rest is merged', async () => {
  await desk.reset([{ question: 'Do you ship?' }, { question: 'How fast?' }]);
  const [ship, fast] = (await desk.api('GET /faqs')).data.map((it) => it.id);
  if (!ship || !fast) throw new Error('two FAQs');
  const body = { name: 'Help', source: 'picked' as const, place: 'manual' as const, faqIds: [ship], id: newId() };
  const { data: block } = await desk.api('POST /faq-blocks', { body });
  const params = { id: block.id };
  const bo = await desk.openAsColleague('/faqs');
  await bo.routeWebSocket(/.*/, (it) => it.close());
  await bo.goto(new URL(`/faqs/faqBlock/edit-faqs-block/${block.id}`, bo.url()).href);
  await bo.getByRole('textbox', { name: 'Title' }).fill('Bo’s title');
  await bo.getByRole('combobox', { name: 'Add a question' }).click();
  await bo.getByRole('option', { name: 'How fast?' }).click();
  await bo.getByRole('radio', { name: 'All product pages' }).check();
  expect(await isInView(bo.getByRole('textbox', { name: 'Title' }))).toBe(false);
  const { id: _, updatedAt: __, ...read } = block;
  const theirs = { title: 'Ada’s title', faqIds: [fast], description: 'Of Ada' };
  await desk.api('PUT /faq-blocks/:id', { params, body: { ...read, ...theirs } });
  await bo.keyboard.press('Control+s');
  await choices(bo, 'Title').getByText('Ada’s title').waitFor();
  await choices(bo, 'Picked questions').getByText('Do you ship?').waitFor();
  expect(await bo.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Bo’s title');
  expect(await bo.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Of Ada');
  expect(await seriousFaults(bo)).toEqual([]);
  // What was refused is not far below what is to be decided.
  await expect.poll(() => isInView(choices(bo, 'Title'))).toBe(true);
  await choices(bo, 'Title').getByRole('button', { name: 'Keep mine' }).click();
  await choices(bo, 'Picked questions').getByRole('button', { name: 'Use theirs' }).click();
  await save(bo);
  expect((await desk.api('GET /faq-blocks/:id', { params })).data).toMatchObject({
    ...theirs,
    ...{ title: 'Bo’s title', place: 'allProducts', name: 'Help' },
  });
  await bo.context().close();
});
