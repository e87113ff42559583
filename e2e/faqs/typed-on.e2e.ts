import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeAtOnce, saveBar } from '../browser.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

test('what is typed on while a new FAQ is being saved is kept, and the next save saves it, in one FAQ', async () => {
  const page = await desk.open('/faqs/addFaq');
  await page.getByRole('textbox', { name: 'Question' }).fill('Is it there once?');
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await page.keyboard.type('It is.');
  const gate = Promise.withResolvers<void>();
  await routeAtOnce(page, '**/api/faqs', async (route) => {
    if (route.request().method() === 'POST') await gate.promise;
    return route.continue();
  });
  const asked = page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/api/faqs'));
  await page.keyboard.press('Control+s');
  await asked;
  await page.keyboard.type(' And more.');
  gate.resolve();
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/faqs\/editFaq\//);
  const { data } = await desk.api('GET /faqs');
  expect(data.map((it) => it.question)).toEqual(['Is it there once?']);
  const { data: faq } = await desk.api('GET /faqs/:id', { params: { id: data[0]?.id ?? '' } });
  expect(faq.answer).toBe('<p>It is. And more.</p>');
  await page.context().close();
});
