import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveBar } from '../browser.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

const letters = (count: number) => Array.from({ length: count }, (_, n) => ({ question: `Question ${n + 1}?` }));

test('a FAQ that the plan has no room for is told before it is written, and refused with all that was typed', async () => {
  await desk.reset(letters(100));
  const page = await desk.open('/faqs');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  const isFull = 'Your Free plan holds 100 FAQs, and that’s how many you have.';
  await page.getByText(isFull).waitFor();
  await page.getByRole('link', { name: 'Add FAQ' }).first().click();
  await page.getByText(isFull).waitFor();
  await page.getByRole('textbox', { name: 'Question' }).fill('One more?');
  await answer.click();
  await page.keyboard.type('Not yet.');
  await page.keyboard.press('Control+s');
  const refusal = 'Your plan holds 100 FAQs. Delete some, or choose a plan with more.';
  await saveBar(page).getByText(refusal).waitFor();
  expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('One more?');
  expect(await answer.innerText()).toBe('Not yet.');

  const { data: last } = await desk.api('GET /faqs', { query: { search: 'Question 100?' } });
  await desk.api('DELETE /faqs/:id', { params: { id: last[0]?.id ?? '' } });
  await page.getByText('Your Free plan has room for 1 more.').waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/faqs\/editFaq\//);
  expect((await desk.api('GET /faqs', { query: { search: 'One more?' } })).data).toMatchObject([
    { excerpt: 'Not yet.' },
  ]);
  await page.goto(page.url().replace(/\/editFaq.*/, ''));
  await page.getByText(isFull).waitFor();
  await desk.reset(letters(89));
  await page.reload();
  await page.getByText('1–10 of 89').waitFor();
  expect(await page.getByText('Your Free plan').count()).toBe(0);
  await page.context().close();
});
