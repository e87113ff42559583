import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ModelServer, openModelServer } from '../../apps/server/src/test-kit/model-server.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { openSettingsDesk, preview, save, type SettingsDesk } from './settings-desk.ts';

let model: ModelServer;
let desk: SettingsDesk;
beforeAll(async () => {
  model = await openModelServer();
  desk = await openSettingsDesk({ engine: model.engine });
  await desk.api('POST /settings/translations', { body: { locale: 'de' } });
});
afterAll(async () => {
  await desk?.close();
  await model?.close();
});
beforeEach(() => desk.services.forgetLimits());

const question = 'Do you ship abroad?';
const say = (values: Record<string, string | null>) =>
  desk.api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
const items = async () =>
  (await desk.api('GET /settings/translations/:locale', { params: { locale: 'de' } })).data.items;
const addFaq = async (asked: string) =>
  (await desk.api('POST /faqs', { body: { question: asked, answer: '<p>Yes.</p>', featured: true } })).data.id;

test('the preview says what visitors read in a language, also of what is not saved yet', async () => {
  await desk.reset();
  await say({ headingWelcome: 'Servus', liveChatAsk: 'Frag uns' });
  const page = await desk.open('/widget/appearance?locale=de');
  await preview(page).getByRole('heading', { name: 'Servus' }).waitFor();
  await preview(page).getByText('Frag uns').waitFor();
  await preview(page).getByText('Fragen Sie uns, oder finden Sie unten eine Antwort.').waitFor();
  // What the merchant types is no text of the product any more: nobody has translated it.
  await page.getByRole('textbox', { name: 'Line under the greeting', exact: true }).fill('Typed just now');
  await preview(page).getByText('Typed just now').waitFor();
  await preview(page).getByRole('heading', { name: 'Servus' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await preview(page).getByRole('heading', { name: 'Hi there' }).waitFor();
  await page.context().close();
});

test('an answer is translated in the editor of FAQs, and shows as it is written', async () => {
  const id = await addFaq(question);
  const page = await desk.open('/settings/translations/de/faqs');
  await page.getByRole('button', { name: `Translate the answer to “${question}”` }).click();
  const editor = page.getByRole('textbox', { name: 'Answer in German' });
  await expect.poll(() => editor.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('Ja, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('gern');
  expect(await seriousFaults(page)).toEqual([]);
  await save(page);
  const own = async () => (await items()).find((it) => it.key === `faq.${id}.answer`)?.own;
  await expect.poll(own).toBe('<p>Ja, <strong>gern</strong></p>');
  await page.reload();
  await page.getByText('Ja, gern').waitFor();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: `Edit the answer to “${question}”` }).click();
  await editor.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => fits(page)).toBe(true);
  await page.context().close();
});

test('the language model’s work is followed on the screen, and where it fails what it did stays', async () => {
  for (let n = 0; n < 14; n += 1) await addFaq(`Question ${n}?`);
  const missing = (await items()).filter((it) => it.own === null && it.builtIn === null);
  const translations = missing.map(({ key, source }) => ({ key, text: `Deutsch: ${String(source)}`, forms: [] }));
  const looked = Promise.withResolvers<void>();
  model.script({ text: [JSON.stringify({ translations })] }, { status: 400, message: 'No', until: looked.promise });
  const page = await desk.open('/settings/translations');
  const begin = async () => {
    await page.getByRole('button', { name: 'More for German' }).click();
    await page.getByRole('menuitem', { name: 'Translate what is missing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Translate' }).click();
  };
  await begin();
  const progress = page.getByRole('progressbar', { name: 'Translating into German' });
  await progress.waitFor();
  await page.getByText(`Translating: 25 of ${missing.length} texts`).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  looked.resolve();
  await page.getByText('The language model stopped answering after 25 of').waitFor();
  await progress.waitFor({ state: 'detached' });
  await page.setViewportSize(phone);
  expect(await seriousFaults(page)).toEqual([]);
  await expect.poll(() => fits(page)).toBe(true);
  model.script({ text: [JSON.stringify({ translations })] });
  await begin();
  await page.getByText('The language model stopped').waitFor({ state: 'detached' });
  await expect.poll(async () => (await items()).filter((it) => it.own === null && it.builtIn === null)).toEqual([]);
  await page.context().close();
});
