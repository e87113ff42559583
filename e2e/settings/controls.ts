import type { Page } from 'playwright-core';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What an admin does with a control of a settings page, by the words that a screen reader tells. */
export const fill = (name: string, text: string) => (page: Page) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);
export const choose = (name: string) => (page: Page) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
export const flip = (name: string) => (page: Page) => page.getByRole('switch', { name }).press('Space');
export const pick = (name: string, option: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** A choice of the editor: the preview has some of the same names. */
export const segment = (group: string, name: string) => (page: Page) =>
  page.locator('form').getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
export const upload = (group: string) => async (page: Page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: group }).getByRole('button', { name: 'Upload a picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'sign.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('group', { name: group }).getByRole('img', { name: group }).waitFor();
};
