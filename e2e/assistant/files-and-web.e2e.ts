import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { madePdf, madeXlsx } from '../../apps/server/src/features/knowledge/documents/testing/made-files.ts';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { openBrowser, openPage, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
let site: Server;
let origin = '';
/** What the site beside the store says, by path. */
const pages: Record<string, string> = {};
beforeAll(async () => {
  desk = await openInboxDesk();
  site = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    const type = request.url?.endsWith('.xml') ? 'text/xml' : 'text/html';
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': type }).end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `https://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await desk?.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(() => desk.services.forgetLimits());

const filesPath = '/ai_assistant/data_sources/files';
const rowOf = (page: Page, list: string, title: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: title });
const fileOf = (page: Page, name: string) => rowOf(page, 'Files', name);

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const file = (name: string, bytes: Buffer | string): Chosen => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});
async function choose(page: Page, button: string, chosen: Chosen | Chosen[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(chosen);
}

test('files are uploaded, read, replaced, switched off, removed, and brought back', async () => {
  const { page, errors, close } = await desk.inbox({ path: filesPath });
  await page.getByText('No files yet').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await choose(page, 'Upload files', [
    file('Warranty.pdf', madePdf([['Our tents are under warranty for seven years.'], ['Repairs cost 20 euros.']])),
    file(
      'Sizes.xlsx',
      madeXlsx({
        Jackets: [
          ['Size', 'Chest'],
          ['M', '98 cm'],
        ],
      }),
    ),
    file('Scan.pdf', madePdf([[]])),
    file('picture.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  ]);
  await page.getByText('picture.pdf wasn’t uploaded').waitFor();
  await page.getByText(/can’t read this type of file/).waitFor();
  await fileOf(page, 'Warranty.pdf').getByText('Ready').waitFor();
  await fileOf(page, 'Warranty.pdf').getByText('2 passages').waitFor();
  await fileOf(page, 'Sizes.xlsx').getByText('Ready').waitFor();
  await fileOf(page, 'Scan.pdf').getByText('There’s no text in it.', { exact: false }).waitFor();
  await page.getByText('3 of 20 files and web pages used').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('link', { name: 'Warranty.pdf' }).click();
  await page.getByRole('heading', { name: 'Warranty.pdf', level: 1 }).waitFor();
  await page.getByText('Our tents are under warranty for seven years.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const later = madePdf([['Our tents are under warranty for nine years.'], ['Repairs cost 20 euros.']]);
  await choose(page, 'Replace with a newer file', file('Warranty 2027.pdf', later));
  await page.getByRole('heading', { name: 'Warranty 2027.pdf', level: 1 }).waitFor();
  await page.getByText('Our tents are under warranty for nine years.').waitFor();
  await page.getByText('What the last reading changed: 1 changed').click();
  await page.getByRole('region', { name: '1 changed' }).getByText('Warranty 2027.pdf › Page 1').waitFor();
  await page.getByRole('switch', { name: 'Use in answers: Warranty 2027.pdf › Page 1' }).click();
  await page.getByText('A passage stays off until its text changes.').waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await fileOf(page, 'Sizes.xlsx').waitFor();
  await fileOf(page, 'Warranty').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await fileOf(page, 'Warranty 2027.pdf').getByText('1 passage off').waitFor();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('chest');
  await page.getByText('1 file', { exact: true }).waitFor();
  await page.goto(`${desk.origin}/ai_assistant/data_sources`);
  await rowOf(page, 'Data sources', 'Files').getByText('3 files · 3 passages').waitFor();
  await rowOf(page, 'Data sources', 'Files').getByText('1 couldn’t be read').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a member sees files and changes none of them; on a phone everything fits', async () => {
  const { shop, owner, close } = await desk.inbox({ path: null });
  const name = `${'a-very-long-name-without-a-blank-'.repeat(4)}.txt`;
  const { data: long } = await owner.api('POST /ai_assistant/files', { query: { name }, body: new Blob(['Hello.']) });
  const colleague = await shop.member({ role: 'member' });
  const browser = await openBrowser();
  const { page, context, errors } = await openPage(browser, phone);
  await desk.signIn(context, colleague);
  await page.goto(desk.origin + filesPath);
  await fileOf(page, name).getByText('Ready').waitFor();
  expect(await page.getByRole('button', { name: 'Upload files' }).count()).toBe(0);
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${desk.origin}${filesPath}/${long.id}`);
  await page.getByText('Only admins can change this.').waitFor();
  expect(await fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await browser.close();
  await close();
});

test('a page and a sitemap are added, read, told what changed, and read again by one click', async () => {
  const path = '/ai_assistant/data_sources/web';
  const webOf = (title: string) => rowOf(page, 'Web pages', title);
  const saying = (title: string, text: string) => `<title>${title}</title><main><h2>${title}</h2><p>${text}</p></main>`;
  pages['/skis'] = saying('Ski care', 'Wax skis with beeswax.');
  pages['/a'] = saying('Axes', 'Oil the handle of an axe.');
  pages['/sitemap.xml'] = `<urlset><url><loc>${origin}/a</loc></url><url><loc>${origin}/gone</loc></url></urlset>`;
  const { page, errors, close } = await desk.inbox({ path });
  const add = async (address: string, kind = 'One page') => {
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByRole('radio', { name: kind }).click();
    await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    return dialog;
  };
  await page.getByText('No web pages yet').waitFor();
  const dialog = await add('not an address');
  await dialog.getByText('Enter the whole address of a public page', { exact: false }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${origin}/skis`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await webOf('Ski care').getByText('Ready').waitFor();
  await add(`${origin}/sitemap.xml`, 'All pages of a sitemap');
  await webOf('/sitemap.xml').getByText('Sitemap · 2 pages').waitFor();
  await webOf('Axes').getByText('1 passage').waitFor();
  await webOf(`${origin}/gone`).getByText('The page is gone.').waitFor();
  await page.getByText('3 of 20 files and web pages used').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  pages['/skis'] = saying('Ski care', 'Wax skis with soy wax.');
  await page.getByRole('button', { name: 'Read all again' }).click();
  await page.getByRole('link', { name: 'Ski care' }).click();
  await page.getByText('Wax skis with soy wax.').waitFor();
  await page.getByText('What the last reading changed: 1 changed').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  pages['/skis'] = saying('Ski care', 'Wax no skis.');
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.getByText('Wax no skis.').waitFor();
  await page.getByRole('link', { name: 'Back to Web pages' }).click();
  await page.getByRole('button', { name: `Remove: ${origin}/sitemap.xml` }).click();
  await page.getByText('1 address', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('4 addresses', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('custom answers come in by a file: looked at first, then imported with progress, what fails is handed back; and go out as one', async () => {
  const { page, owner, errors, close } = await desk.inbox({ path: '/ai_assistant/data_sources/answers' });
  await owner.api('POST /customAnswers', { body: { question: 'Do you wrap gifts?', answer: 'No.' } });
  const answers = Array.from({ length: 98 }, (_, at) => `Question ${at}?,Answer ${at}.`);
  const rows = [
    'question,answer,mood',
    'Do you wrap gifts?,Yes.,good',
    ',Nobody asked.',
    ...answers,
    'One?,1',
    'Two?,2',
  ];
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import custom answers' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File' }).click();
  await (await chooser).setFiles(file('answers.csv', rows.join('\n')));
  await dialog.getByText('99 to add, 1 to change, 1 left out').waitFor();
  await dialog.getByText('Your plan has no room for 1 answer of this file.', { exact: false }).waitFor();
  await dialog.getByText('Columns that mean nothing here: mood').waitFor();
  await dialog.getByRole('cell', { name: 'question: This field is required' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 100 answers' }).click();
  await page.getByText('answers.csv: 99 added, 1 changed, 0 already there, 2 left out').waitFor();
  await page.getByText('100 custom answers', { exact: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const saved = async (act: () => Promise<unknown>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return readFile(await download.path(), 'utf8');
  };
  const failed = await saved(() => page.getByRole('button', { name: 'Save the 2 lines that were left out' }).click());
  expect(failed).toContain('Your plan holds 100 custom answers.');
  expect(failed).toContain('Nobody asked.');
  await page.getByRole('button', { name: 'Export' }).click();
  const all = await saved(() => page.getByRole('menuitem', { name: 'CSV', exact: true }).click());
  expect(all.trim().split('\r\n')).toHaveLength(101);
  await page.setViewportSize(phone);
  await page.getByText('answers.csv: 99 added', { exact: false }).waitFor();
  await eventually(() => fits(page)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});
