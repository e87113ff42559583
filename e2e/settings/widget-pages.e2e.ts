import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone, saveBar as bar } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openSettingsDesk, preview, save, type SettingsDesk } from './settings-desk.ts';

let desk: SettingsDesk;
beforeAll(async () => {
  desk = await openSettingsDesk();
});
afterAll(() => desk?.close());

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const launcherColor = (page: Page) =>
  preview(page)
    .locator('.launcher')
    .evaluate((it) => getComputedStyle(it).getPropertyValue('--brand').trim());

test('the preview shows what is typed before it is saved, makes no visitor, and keeps nothing', async () => {
  await desk.reset();
  const visitors = () => desk.services.services.db.selectFrom('contacts').selectAll().execute();
  const before = (await visitors()).length;
  const page = await desk.open('/widget/appearance');
  const asked: string[] = [];
  page.on('request', (it) => asked.push(new URL(it.url()).pathname));
  await preview(page).getByText('Hi there').waitFor();

  await field(page, 'Greeting').fill('Servus');
  await preview(page).getByRole('heading', { name: 'Servus' }).waitFor();
  await field(page, 'Brand color').fill('#7a1f5c');
  await expect.poll(() => launcherColor(page)).toBe('#7a1f5c');
  // What is half typed is not shown.
  await field(page, 'Brand color').fill('#7a1');
  expect(await launcherColor(page)).not.toBe('#7a1');

  await page.getByRole('combobox', { name: 'Screen' }).click();
  await page.getByRole('option', { name: 'Conversation', exact: true }).click();
  await preview(page).getByText('Trail backpack 28 L').waitFor();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Arabic' }).click();
  await expect.poll(() => preview(page).locator('html').getAttribute('dir')).toBe('rtl');
  await page.getByRole('combobox', { name: 'Screen' }).click();
  await page.getByRole('option', { name: 'FAQ answer' }).click();
  await preview(page).getByText('Delivery takes').waitFor();
  await page.locator('aside').getByText('Phone', { exact: true }).click();
  await preview(page).getByText('Delivery takes').waitFor();

  expect((await desk.saved()).welcomeText).not.toBe('Servus');
  expect((await visitors()).length).toBe(before);
  expect(asked.filter((it) => it.startsWith('/client/api/'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((it) => it.includes('preview')))).toEqual([]);
  await page.context().close();
});

test('words that can’t be read are told, and one click mends them', async () => {
  await desk.reset();
  const page = await desk.open('/widget/appearance');
  await page.getByText('All words can be read').waitFor();
  await field(page, 'Brand color').fill('#ffe14d');
  await page.getByText('The words in the header can’t be read on the brand color (1.').waitFor();
  await page.getByRole('button', { name: 'Text color: use #000000' }).click();
  await page.getByRole('button', { name: 'Label and icon color: use #000000' }).click();
  await page.getByText('All words can be read').waitFor();
  await save(page);
  expect(await desk.saved()).toMatchObject({ textColor: '#000000', floatBtnLabelColor: '#000000' });
  await page.context().close();
});

test('links that can’t be read in the dark are told as well, and where no one color would do, what visitors see', async () => {
  await desk.reset();
  const page = await desk.open('/widget/appearance');
  const mode = page.getByRole('radiogroup', { name: 'Color mode' });
  await mode.getByText('Dark', { exact: true }).click();
  await page.getByText('Links in the action color can’t be read on the dark chatbox (2.').waitFor();
  await page.getByRole('button', { name: /^Action color: use #[\da-f]{6}$/ }).click();
  await page.getByText('All words can be read').waitFor();
  await mode.getByText('Auto', { exact: true }).click();
  await page.getByText(/^Links in the action color can’t be read on white/).waitFor();
  await field(page, 'Action color').fill('#1a5c4c');
  await page.getByText(/^On visitors’ dark screens links are shown in a lighter shade, such as #[\da-f]{6},/).waitFor();
  await page.context().close();
});

test('two admins who change the same setting choose whose stays; all else of both is kept', async () => {
  await desk.reset();
  const [first, second] = [await desk.open('/widget/appearance'), await desk.open('/widget/appearance')];
  await field(second, 'Greeting').fill('From the second');
  await field(first, 'Greeting').fill('From the first');
  await field(first, 'Line under the greeting').fill('First was here.');
  await save(first);
  const conflict = second.getByRole('group', { name: 'Greeting' });
  await conflict.getByText('From the first').waitFor();
  await conflict.getByText('From the second').waitFor();
  expect(await field(second, 'Line under the greeting').inputValue()).toBe('First was here.');

  await bar(second).getByRole('button', { name: 'Save' }).click();
  await bar(second).getByText('Choose what to keep').waitFor();
  expect((await desk.saved()).welcomeText).toBe('From the first');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save(second);
  expect(await desk.saved()).toMatchObject({ welcomeText: 'From the second', description: 'First was here.' });
  await field(first, 'Greeting').and(first.locator(':text("From the second")')).waitFor();
  await Promise.all([first.context().close(), second.context().close()]);
});

test('on the free plan the line that names Chatty stays, and the page says which plan lets it go', async () => {
  await desk.reset('free');
  const page = await desk.open('/widget/appearance');
  const toggle = page.getByRole('switch', { name: 'Hide “Powered by Chatty”' });
  expect(await toggle.isDisabled()).toBe(true);
  const link = page.getByRole('link', { name: 'See plans' });
  expect(await link.getAttribute('href')).toBe('/subscription');
  await page.context().close();
});

test('an address can be tried, and a wrong line or an open brace is told and not saved', async () => {
  await desk.reset();
  const page = await desk.open('/widget/advanced');
  await page.getByRole('radio', { name: 'All pages except these' }).check();
  await field(page, 'Addresses, one per line').fill('/cart\ncheckout');
  await page.getByText('Line 2: Start with / or *').waitFor();
  await field(page, 'Addresses, one per line').fill('/cart\n/checkout/*');
  await field(page, 'Try an address').fill('/checkout/1');
  await page.getByText('Hidden on this page').waitFor();
  await field(page, 'Try an address').fill('/products/boots');
  await page.getByText('Shown on this page').waitFor();
  await field(page, 'Custom CSS').fill('.launcher {');
  await page.getByText('A “{” in line 1 is never closed').waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  expect((await desk.saved()).customCss).toBe('');
  await field(page, 'Custom CSS').fill('.launcher { opacity: 0.5 }');
  await expect
    .poll(() =>
      preview(page)
        .locator('.launcher')
        .evaluate((it) => getComputedStyle(it).opacity),
    )
    .toBe('0.5');
  await save(page);
  await page.context().close();
});

test('the page that was open last opens again; a phone begins with the list, and has the preview behind a button', async () => {
  await desk.reset();
  const page = await desk.open('/widget/advanced');
  await page.getByRole('heading', { name: 'Where it shows' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
  await page.waitForURL('**/inbox');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chatbox' }).click();
  await page.waitForURL('**/widget/advanced');

  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'Back to Chatbox' }).click();
  await page.getByRole('list', { name: 'Pages of the chatbox' }).getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('heading', { name: 'Colors', exact: true }).waitFor();
  await expect.poll(() => fits(page)).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  await preview(page).getByText('Hi there').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('iframe').waitFor({ state: 'detached' });
  await page.context().close();
});

const wide = { width: 1440, height: 900 };
test.each([
  ['appearance', 'wide', wide],
  ['appearance', 'narrow', phone],
  ['advanced', 'wide', wide],
  ['advanced', 'narrow', phone],
] as const)('%s can be used by everybody, in light and dark, on a %s screen', async (tab, _, viewport) => {
  await desk.reset();
  const page = await desk.open(`/widget/${tab}`, { viewport });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.context().close();
});

test('the keyboard alone changes, saves, and comes out of the preview again', async () => {
  await desk.reset();
  const page = await desk.open('/widget/appearance');
  await page.getByRole('radio', { name: 'Your colors' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await desk.saved()).theme).toBe('evergreen');

  await preview(page).getByText('Hi there').waitFor();
  await page.getByRole('switch', { name: 'Team is online' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SPAN');
  await preview(page).getByText('Hi there').waitFor();
  await page.context().close();
});

test('a member who is no admin has none of these pages', async () => {
  const page = await desk.openAsMember('/widget/appearance');
  await page.getByText("The page you're looking for couldn't be found").waitFor();
  expect(await page.getByRole('link', { name: 'Chatbox' }).count()).toBe(0);
  await page.context().close();
});
