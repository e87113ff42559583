import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

const names = async () => (await desk.api('GET /faqs/categories')).data.map((it) => it.name);
/** The titles of the parts of the store's page. */
const onPage = async () => {
  const { data } = await desk.api('POST /faqs/page/preview', { body: {} });
  return [...data.html.matchAll(/<h2[^>]*>([^<]+)</g)].map((it) => it[1]);
};

test('categories are put in order, renamed, put together and removed, and the FAQ page shows them so', async () => {
  await desk.reset([
    { question: 'Do you ship?', category: 'Delivery' },
    { question: 'Which size?', category: 'Sizes' },
    { question: 'May I return it?', category: 'Returns' },
  ]);
  const page = await desk.open('/faqs');
  const onlooker = await desk.open('/faqs');
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'FAQ categories' });
  const rows = dialog.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  await expect.poll(() => rows.allInnerTexts()).toEqual(['Delivery\n1 FAQ', 'Sizes\n1 FAQ', 'Returns\n1 FAQ']);
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move Returns up' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Returns is now category 2 of 3').waitFor();
  await expect.poll(names).toEqual(['Delivery', 'Returns', 'Sizes']);
  expect(await onPage()).toEqual(['Delivery', 'Returns', 'Sizes']);

  await dialog.getByRole('button', { name: 'Rename Delivery' }).click();
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await field.fill(' ');
  await page.keyboard.press('Enter');
  await dialog.getByText('This field is required').waitFor();
  await field.fill('Shipping');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Category renamed to Shipping').waitFor();
  await expect.poll(() => rows.first().innerText()).toBe('Shipping\n1 FAQ');
  expect(await onPage()).toEqual(['Shipping', 'Returns', 'Sizes']);
  // A colleague's list shows it too.
  await onlooker.getByRole('list', { name: 'FAQs' }).getByText('Shipping').waitFor();

  await dialog.getByRole('button', { name: 'Rename Sizes' }).click();
  await field.fill('Returns');
  await dialog.getByText('Returns already exists. Its FAQs will be combined with these.').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.allInnerTexts()).toEqual(['Shipping\n1 FAQ', 'Returns\n2 FAQs']);
  await dialog.getByRole('button', { name: 'Remove Shipping' }).click();
  const asked = page.getByRole('dialog', { name: 'Remove the category Shipping?' });
  await asked.getByRole('button', { name: 'Remove category' }).click();
  await expect.poll(() => rows.allInnerTexts()).toEqual(['Returns\n2 FAQs']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('combobox', { name: 'Category' }).selectOption('Returns');
  const listed = () => page.getByRole('list', { name: 'FAQs' }).getByRole('link').allTextContents();
  await expect.poll(listed).toEqual(['May I return it?', 'Which size?']);
  expect(new URL(page.url()).searchParams.get('category')).toBe('Returns');
  await page.context().close();
  await onlooker.context().close();
});

test('the categories can be used on a phone, with a name that is much too long, and say where there is none', async () => {
  const long = `${'Lieferkettensorgfaltspflichten'.repeat(2)} und mehr`;
  await desk.reset([
    { question: 'Do you ship?', category: long },
    { question: 'Hidden?', category: 'Sizes', published: false },
  ]);
  const page = await desk.open('/faqs', { viewport: phone });
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'FAQ categories' });
  await dialog.getByText('1 FAQ, not published').waitFor();
  await expect.poll(() => fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await desk.reset([{ question: 'Anything?' }]);
  await page.reload();
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  await dialog.getByText('No FAQ has a category yet.').waitFor();
  await page.context().close();
});
