import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
  await desk.reset([
    { question: 'How long does delivery take?', category: 'Delivery', variants: ['When will it arrive?'] },
    { question: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen? '.repeat(4).trim(), published: false },
  ]);
});
afterAll(() => desk?.close());

describe.each(Object.entries({ desktop, phone }))('on a %s', (_, viewport) => {
  test('the list can be used by everybody', async () => {
    const page = await desk.open('/faqs', { viewport });
    await page.getByRole('link', { name: 'How long does delivery take?' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  });

  test('so can the form, its problems and its little forms', async () => {
    const page = await desk.open('/faqs/addFaq', { viewport });
    await page.getByRole('textbox', { name: 'Answer' }).waitFor();
    await page.getByRole('textbox', { name: 'Question' }).fill(' ');
    await page.keyboard.press('Control+s');
    await page.getByText('This field is required').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Link' }).click();
    await page.getByRole('textbox', { name: 'Link to' }).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a web address').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.context().close();
  });
});

test('an answer is written and formatted with the keyboard alone', async () => {
  const page = await desk.open('/faqs/addFaq');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.waitFor();
  await page.getByRole('textbox', { name: 'Question' }).focus();
  await page.keyboard.type('Where is it?');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Bold');
  await page.keyboard.press('Tab');
  await page.keyboard.type('On its way, see ');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  for (const _ of ['Video', 'Image', 'Link']) await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Link');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Link to' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('shop.com/track');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/faqs\/editFaq\//);
  const { data } = await desk.api('GET /faqs', { query: { search: 'Where is it?' } });
  const { data: faq } = await desk.api('GET /faqs/:id', { params: { id: data[0]?.id ?? '' } });
  expect(faq.answer).toBe('<p>On its way, see <a href="https://shop.com/track">https://shop.com/track</a></p>');
  await page.context().close();
});
