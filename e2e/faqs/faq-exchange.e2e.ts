import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
beforeAll(async () => {
  desk = await openFaqDesk();
});
afterAll(() => desk?.close());

const file = (text: string, name = 'faqs.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function choose(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'File' }).click(),
  ]);
  await chooser.setFiles(file(text));
}

async function openImport(): Promise<Page> {
  const page = await desk.open('/faqs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog', { name: 'Import FAQs' }).waitFor();
  return page;
}

test('a file is looked at before anything is written, mended, and imported', async () => {
  await desk.reset([{ question: 'Do you ship?' }]);
  const page = await openImport();
  const dialog = page.getByRole('dialog', { name: 'Import FAQs' });
  await choose(page, 'question;answer;color\nDo you ship?;No.;red\nNew?;\nWhere?;Here.;\n');
  await dialog.getByText('1 to add, 1 to change, 0 unchanged, 1 with problems.').waitFor();
  await dialog
    .getByText('answer: This field is required')
    .or(dialog.getByText('This field is required'))
    .first()
    .waitFor();
  await dialog.getByText('are ignored: color.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Import 2 FAQs' }).isDisabled()).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await desk.questions()).toEqual(['Do you ship?']);

  await choose(page, 'question;answer\nDo you ship?;No.\nNew?;Yes.\nWhere?;Here.\n');
  await dialog.getByRole('button', { name: 'Import 3 FAQs' }).click();
  await page.getByText('2 added, 1 changed').waitFor();
  await page.getByRole('list', { name: 'FAQs' }).getByRole('link', { name: 'Where?' }).waitFor();
  expect(await desk.questions()).toEqual(['Do you ship?', 'New?', 'Where?']);
  await page.context().close();
});

test('what changed since the preview is shown again, and nothing is imported by mistake', async () => {
  await desk.reset([]);
  const page = await openImport();
  const dialog = page.getByRole('dialog', { name: 'Import FAQs' });
  await choose(page, 'question,answer\nA?,a\n');
  await dialog.getByText('1 to add, 0 to change').waitFor();
  await desk.api('POST /faqs', { body: { question: 'A?', answer: '<p>b</p>' } });
  await dialog.getByRole('button', { name: 'Import 1 FAQ' }).click();
  await dialog.getByText('changed since this preview').waitFor();
  await dialog.getByText('0 to add, 1 to change').waitFor();
  expect(await desk.questions()).toEqual(['A?']);
  await page.context().close();
});

test('all FAQs go out as a file, by the keyboard', async () => {
  await desk.reset([{ question: '=1+1?' }, { question: 'Größe?' }]);
  const page = await desk.open('/faqs');
  await page.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('faqs.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeffid,question,answer')).toBe(true);
  expect(text).toContain(",'=1+1?,");
  await page.context().close();
});

test.each([375, 1280])('the list with its actions fits a window of %i pixels', async (width) => {
  await desk.reset([{ question: 'Do you ship?' }]);
  const page = await desk.open('/faqs', { viewport: { width, height: 800 } });
  await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog', { name: 'Import FAQs' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});
