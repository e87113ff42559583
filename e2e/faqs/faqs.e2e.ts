import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeAtOnce, saveBar as bar } from '../browser.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

const letters = (count: number) => Array.from({ length: count }, (_, n) => ({ question: `Question ${n + 1}?` }));
const shown = (page: Page) => page.getByRole('list', { name: 'FAQs' }).getByRole('link').allTextContents();
const row = (page: Page, question: string) => page.getByRole('listitem').filter({ hasText: question });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' });
/** Answers what saves a FAQ in the server's place, until it is unrouted. */
const answerSaves = (page: Page, by: () => Parameters<Route['fulfill']>[0]) =>
  routeAtOnce(page, '**/api/faqs/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(by()) : route.continue(),
  );
const faqOf = async (question: string) => {
  const { data } = await desk.api('GET /faqs', { query: { search: question } });
  const { data: faq } = await desk.api('GET /faqs/:id', { params: { id: data[0]?.id ?? '' } });
  return faq;
};

describe('a FAQ is added', () => {
  test('with its formatting, other wordings and category', async () => {
    await desk.reset([]);
    const page = await desk.open('/faqs');
    await page.getByText('No FAQs yet').waitFor();
    await page.getByRole('link', { name: 'Add FAQ' }).first().click();
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you have vegan shoes?');
    await answer(page).click();
    await page.keyboard.type('Yes, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('many');
    const wordings = page.getByRole('textbox', { name: 'Other ways visitors ask this' });
    await wordings.fill('leather free boots?\n\nshoes without leather?\n');
    await page.getByRole('combobox', { name: 'Category' }).fill('Products');
    await page.keyboard.press('Tab');
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/faqs\/editFaq\//);
    await page.getByText('FAQ added').waitFor();
    await bar(page).waitFor({ state: 'detached' });
    expect(await faqOf('vegan')).toMatchObject({
      answer: '<p>Yes, <strong>many</strong></p>',
      variants: ['leather free boots?', 'shoes without leather?'],
      category: 'Products',
      published: true,
    });
    await page.getByRole('link', { name: 'Back to FAQs' }).click();
    await expect.poll(() => shown(page)).toEqual(['Do you have vegan shoes?']);
    await page.context().close();
  });

  test('only when its fields are right, and says what is missing', async () => {
    await desk.reset([]);
    const page = await desk.open('/faqs/addFaq');
    await page.getByRole('textbox', { name: 'Question' }).fill('  ');
    await page.keyboard.press('Control+s');
    await page.getByText('This field is required').nth(1).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(await desk.questions()).toEqual([]);
    await page.context().close();
  });

  test('once, when the answer to the first try is lost', async () => {
    await desk.reset([]);
    const page = await desk.open('/faqs/addFaq');
    await page.getByRole('textbox', { name: 'Question' }).fill('Is it there once?');
    await answer(page).click();
    await page.keyboard.type('Once.');
    let lost = 0;
    await routeAtOnce(page, '**/api/faqs', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.keyboard.press('Control+s');
    await bar(page).getByText('No connection').waitFor();
    expect(await answer(page).innerText()).toBe('Once.');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/faqs\/editFaq\//);
    expect(await desk.questions()).toEqual(['Is it there once?']);
    await page.context().close();
  });
});

describe('a FAQ is edited', () => {
  test('and nobody leaves by accident', async () => {
    await desk.reset(letters(1));
    const page = await desk.open('/faqs');
    await page.getByRole('link', { name: 'Question 1?' }).click();
    await answer(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('New: ');
    await bar(page).waitFor();
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByText('Save or discard your changes before you leave.').waitFor({ state: 'attached' });
    expect(page.url()).toContain('/faqs/editFaq/');
    await page.keyboard.press('Control+s');
    await page.getByText('Settings saved').waitFor();
    expect((await faqOf('Question 1')).answer).toBe('<p>New: About: Question 1?</p>');
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.waitForURL('**/inbox');
    await page.context().close();
  });

  test('and what fails keeps all that was typed, promises nothing, and is saved by Try again', async () => {
    await desk.reset(letters(1));
    const { id } = await faqOf('Question 1');
    const page = await desk.open(`/faqs/editFaq/${id}`);
    const question = page.getByRole('textbox', { name: 'Question' });
    await question.fill('Typed?');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await bar(page).getByText('No connection. Not saved, but your text is still here.').waitFor();
    await page.getByRole('alert').getByText('No connection. Not saved').waitFor();
    expect(await question.inputValue()).toBe('Typed?');
    expect(await desk.questions()).toEqual(['Question 1?']);

    await page.context().setOffline(false);
    await answerSaves(page, () => ({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await bar(page).getByRole('button', { name: 'Try again' }).click();
    await bar(page).getByText('The server isn’t responding. Not saved, but your text is still here.').waitFor();
    await page.unroute('**/api/faqs/*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).last().click();
    await page.getByText('Settings saved').waitFor();
    await bar(page).waitFor({ state: 'hidden' });
    expect(await question.inputValue()).toBe('Typed?');
    expect(await desk.questions()).toEqual(['Typed?']);
    await page.context().close();
  });

  test('and a failure without words says “Failed to save”, one in the server’s words says those', async () => {
    await desk.reset(letters(1));
    const { id } = await faqOf('Question 1');
    const page = await desk.open(`/faqs/editFaq/${id}`);
    await page.getByRole('textbox', { name: 'Question' }).fill('Typed?');
    let json: object = { success: false };
    await answerSaves(page, () => ({ status: 500, json }));
    await page.keyboard.press('Control+s');
    await bar(page).getByText('Failed to save').waitFor();
    json = { success: false, code: 'refused', error: 'Not on Sundays.' };
    await page.keyboard.press('Control+s');
    await bar(page).getByText('Not on Sundays.').waitFor();
    await page.context().close();
  });

  test('or is not there: the error page says so', async () => {
    const page = await desk.open('/faqs/editFaq/01900000-0000-7000-8000-000000000000');
    await page.getByText("The page you're looking for couldn't be found").waitFor();
    await page.context().close();
  });
});

describe('in the list', () => {
  test('a FAQ is published and featured by one click, and put back when that fails', async () => {
    await desk.reset([{ question: 'Open?', published: false }]);
    const page = await desk.open('/faqs');
    await page.getByRole('switch', { name: 'Published: Open?' }).click();
    await expect.poll(async () => (await faqOf('Open?')).published).toBe(true);
    await routeAtOnce(page, '**/api/faqs/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    const featured = page.getByRole('switch', { name: 'Featured: Open?' });
    await featured.click();
    await page.getByText('No connection. Failed to save').waitFor();
    await expect.poll(() => featured.isChecked()).toBe(false);
    expect((await faqOf('Open?')).featured).toBe(false);
    await page.unroute('**/api/faqs/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await faqOf('Open?')).featured).toBe(true);
    await page.context().close();
  });

  test('FAQs are put in order with the keyboard, also over the edge of a page', async () => {
    await desk.reset(letters(12));
    const page = await desk.open('/faqs');
    const grip = row(page, 'Question 3?').getByRole('button', { name: 'Move:' });
    await grip.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText('Question 3?: moved to position 2 of 12.').waitFor({ state: 'attached' });
    await expect.poll(() => grip.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(async () => (await desk.questions()).slice(0, 3))
      .toEqual(['Question 3?', 'Question 1?', 'Question 2?']);

    await row(page, 'Question 10?').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect
      .poll(async () => (await desk.questions()).slice(9))
      .toEqual(['Question 11?', 'Question 10?', 'Question 12?']);
    await expect.poll(() => shown(page)).toContain('Question 11?');
    await page.context().close();
  });

  test('FAQs are put in order by dragging', async () => {
    await desk.reset(letters(4));
    const page = await desk.open('/faqs');
    const grip = row(page, 'Question 4?').getByRole('button', { name: 'Move:' });
    // What comes later stands above the list, and moves it.
    await page.getByRole('button', { name: 'Export' }).waitFor();
    await grip.hover();
    await page.mouse.down();
    const to = await row(page, 'Question 2?').boundingBox();
    await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 8, { steps: 8 });
    await page.mouse.up();
    const order = ['Question 1?', 'Question 4?', 'Question 2?', 'Question 3?'];
    await expect.poll(() => shown(page)).toEqual(order);
    await expect.poll(() => desk.questions()).toEqual(order);
    await page.context().close();
  });

  test('a deleted FAQ comes back by Undo, to its place', async () => {
    await desk.reset(letters(3));
    const page = await desk.open('/faqs');
    await row(page, 'Question 2?').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('FAQ deleted').waitFor();
    await expect.poll(() => shown(page)).toEqual(['Question 1?', 'Question 3?']);
    await expect.poll(() => desk.questions()).toEqual(['Question 1?', 'Question 3?']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('FAQ restored').waitFor();
    await expect.poll(() => shown(page)).toEqual(['Question 1?', 'Question 2?', 'Question 3?']);
    expect(await desk.questions()).toEqual(['Question 1?', 'Question 2?', 'Question 3?']);
    await page.context().close();
  });

  test('search, filters and page stand in the address', async () => {
    const some = letters(25).map((it, n) => ({ ...it, published: n % 5 > 0, featured: n === 24 }));
    await desk.reset(some);
    const page = await desk.open('/faqs');
    await page.getByText('1–10 of 25').waitFor();
    await page.getByRole('button', { name: 'Page 3' }).click();
    await page.getByText('21–25 of 25').waitFor();
    expect(page.url()).toMatch(/\?page=3$/);
    await page.goBack();
    await page.getByText('1–10 of 25').waitFor();

    await page.getByRole('searchbox', { name: 'Search FAQs' }).pressSequentially('question 2');
    await page.getByText('1–7 of 7').waitFor();
    expect(page.url()).toMatch(/\?search=question\+2$/);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Unpublished');
    await page.getByText('1–1 of 1').waitFor();
    await page.getByRole('combobox', { name: 'Featured' }).selectOption('Featured only');
    await page.getByText('No FAQs match').waitFor();
    await page.reload();
    await page.getByText('No FAQs match').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.getByText('1–10 of 25').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search FAQs' }).inputValue()).toBe('');
    await page.context().close();
  });

  test('what a colleague changes shows at once', async () => {
    await desk.reset(letters(2));
    const page = await desk.open('/faqs');
    const { id } = await faqOf('Question 1');
    await row(page, 'Question 1?').waitFor();
    await desk.api('PUT /faqs/:id', { params: { id }, body: { question: 'Changed?' } });
    await expect.poll(() => shown(page)).toEqual(['Changed?', 'Question 2?']);
    await desk.api('POST /faqs', { body: { question: 'Question 3?', answer: '<p>New</p>' } });
    await expect.poll(() => shown(page)).toEqual(['Changed?', 'Question 2?', 'Question 3?']);
    await desk.api('POST /faqs/reorder', { body: { id, before: null } });
    await expect.poll(() => shown(page)).toEqual(['Question 2?', 'Question 3?', 'Changed?']);
    await desk.api('DELETE /faqs/:id', { params: { id } });
    await expect.poll(() => shown(page)).toEqual(['Question 2?', 'Question 3?']);
    await page.context().close();
  });

  test('a failure to load is told, and one can try again', async () => {
    await desk.reset(letters(1));
    const page = await desk.open('/inbox');
    await routeAtOnce(page, '**/api/faqs?*', (route) => route.abort());
    await page.getByRole('link', { name: 'FAQs' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t load your FAQs' });
    await expect.poll(() => page.getByText('No connection. Failed to fetch data').count()).toBe(1);
    await page.unroute('**/api/faqs?*');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await row(page, 'Question 1?').waitFor();
    await page.context().close();
  });
});
