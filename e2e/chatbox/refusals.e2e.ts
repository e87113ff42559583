import { problemStatus, type ProblemCode } from '@chatty/contract/problem';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { expect, test } from 'vitest';
import { routeAtOnce } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
const de = builtInTexts.de as Record<string, string>;
const words = (key: string) => de[key] ?? key;

test('who reads German reads in German why something was not taken, whatever the server says of it', async () => {
  const store = await stores.open({ isEnableAIAssistant: false });
  const { page, dialog, thread, open } = await store.visit('/?locale=de');
  const english = 'Words of the server';
  /** What is answered to calls whose path ends so; null gives no answer at all. */
  const answers = new Map<string, { code: ProblemCode; error?: string } | null>();
  await routeAtOnce(page, '**/client/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const end = [...answers.keys()].find((it) => pathname.endsWith(it));
    if (end === undefined || route.request().method() !== 'POST') return route.continue();
    const answer = answers.get(end);
    if (!answer) return route.abort();
    const headers: Record<string, string> = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After',
    };
    if (answer.code === 'too_many') headers['retry-after'] = '600';
    return route.fulfill({
      status: problemStatus[answer.code],
      headers,
      json: { success: false, error: english, ...answer },
    });
  });
  const told = async (text: string) => {
    await dialog.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(await dialog.innerText()).not.toContain(english);
  };

  answers.set('/visitors', { code: 'too_many' });
  await open();
  await told(`${words('navigationStartFailed')} Das war zu viel auf einmal. Warten Sie 10 Minuten.`);
  expect(await seriousFaults(page)).toEqual([]);
  answers.clear();
  // The chat was open, so it is again.
  await page.reload();
  await dialog.getByRole('button', { name: new RegExp(`^${words('liveChatAsk')}`) }).click();
  // Where no assistant answers, the first message has asked for a person already.
  const person = dialog.getByRole('button', { name: words('liveChatTalkToPerson') });
  answers.set('/talk-to-person', { code: 'conflict' });
  await person.click();
  await told(words('liveChatChanged'));
  answers.set('/talk-to-person', null);
  await person.click();
  await told(words('liveChatPersonFailed'));
  answers.clear();

  const composer = dialog.getByRole('textbox', { name: words('liveChatWrite') });

  await composer.fill('Wo ist mein Zelt?');
  await composer.press('Enter');
  await thread.getByText(new RegExp(`· ${words('liveChatSent')}$`)).waitFor();
  answers.set('/messages', { code: 'bad_input' });
  await composer.fill('Hallo?');
  await composer.press('Enter');
  await told(`${words('liveChatNotSent')}: ${words('liveChatNotAccepted')}`);
  // An answer without words is no empty sentence.
  answers.set('/messages', { code: 'not_allowed', error: '' });
  await thread.getByRole('button', { name: words('navigationRetry') }).click();
  await told(`${words('liveChatNotSent')}: ${words('liveChatNotTaken')}`);
  answers.set('/messages', { code: 'too_many' });
  await thread.getByRole('button', { name: words('navigationRetry') }).click();
  await thread
    .getByRole('status')
    .filter({ hasText: words('liveChatSentLater') })
    .waitFor();
  // Those who were refused together come back one after the other, within seconds.
  expect(await dialog.innerText()).toMatch(/Das war zu viel auf einmal. Warten Sie 1[01] Minuten/);

  answers.set('/files', { code: 'unsupported_file' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'zelt.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await told(words('liveChatFileDamaged'));

  store.close();
}, 120_000);
