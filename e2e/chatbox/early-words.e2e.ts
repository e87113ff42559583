import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { storesOfFile } from './stores-of-file.ts';
import { visitorOf } from './visitor.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

const disclaimer: SettingsPatch = {
  isShowDisclaimer: true,
  isConsentRequired: true,
  disclaimerText: 'We keep it for a year.',
};

describe('who sends their first words before the server has said what it asks', () => {
  /** The words stand in the chat, and the server has kept silent for longer than the first look waits for it. */
  async function sendEarly(settings: SettingsPatch) {
    const store = await stores.open({ isEnableAIAssistant: false, ...settings });
    const opened = await openPage(stores.browser);
    const { page } = opened;
    const [comes, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = (url: string, until: Promise<void>) =>
      page.route(url, async (route) => {
        await until;
        await route.continue();
      });
    await hold('**/chatbox/app.js', comes.promise);
    for (const it of ['boot', 'visitors']) await hold(`**/client/api/${it}*`, answers.promise);
    await page.clock.install();
    await page.goto(store.home);
    const visitor = visitorOf(page);
    await visitor.launcher.click();
    const field = visitor.dialog.getByPlaceholder('Ask us anything');
    await field.fill('Is the tent back?');
    await field.press('Enter');
    comes.resolve();
    const isThere = async () => {
      await page.clock.runFor(500);
      return visitor.composer.isVisible();
    };
    await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
    const { api } = await store.shop.member();
    const told = async () => (await api('GET /conversations', {})).data.conversations.map((it) => it.preview);
    return { store, ...opened, ...visitor, told, answers: answers.resolve };
  }

  test('is asked as soon as it does, and the words leave no sooner than they agree', async () => {
    const { store, context, dialog, composer, own, told, answers } = await sendEarly(disclaimer);
    expect(await composer.inputValue()).toBe('Is the tent back?');
    answers();
    await dialog.getByRole('checkbox', { name: 'I agree' }).waitFor();
    await composer.press('Enter');
    await dialog.getByText('Please agree before we send your message').waitFor();
    expect(await told()).toEqual([]);
    expect(await composer.inputValue()).toBe('Is the tent back?');
    await dialog.getByRole('checkbox', { name: 'I agree' }).check();
    await composer.press('Enter');
    await own('Is the tent back?').waitFor();
    await expect.poll(told).toEqual(['Is the tent back?']);
    await context.close();
    store.close();
  });

  test('has nothing to do where nothing is asked: the words leave by themselves, once', async () => {
    const { store, context, composer, sent, own, told, answers } = await sendEarly({});
    await composer.press('Enter');
    answers();
    await sent().waitFor();
    expect(await own('Is the tent back?').count()).toBe(1);
    expect(await composer.inputValue()).toBe('');
    expect(await told()).toEqual(['Is the tent back?']);
    await context.close();
    store.close();
  });
});
