import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

declare global {
  interface Window {
    played: number;
  }
}

async function arrive(settings: SettingsPatch = {}, size?: { width: number; height: number }) {
  const store = await stores.open({ isEnableAIAssistant: false, ...settings });
  const visitor = await store.visit('/', size);
  const { page, dialog } = visitor;
  await visitor.open();
  await visitor.begin();
  const member = await store.shop.member({ name: 'Maya Lind' });
  /** The conversation that the server has by now. */
  const params = async () => {
    const query = { status: 'open' as const };
    const first = async () => (await member.api('GET /conversations', { query })).data.conversations[0]?.id;
    await expect.poll(first).toBeDefined();
    return { id: (await first()) ?? '' };
  };
  return {
    store,
    ...visitor,
    member,
    params,
    menu: dialog.getByRole('button', { name: 'More', exact: true }),
    item: (name: string) => dialog.getByRole('list', { name: 'More' }).getByRole('button', { name }),
    answer: async (text: string) =>
      member.api('POST /conversations/:id/messages', { params: await params(), body: { id: newId(), text } }),
    resolve: async () => member.api('POST /conversations/:id/resolve', { params: await params() }),
    /** As if the visitor looked at another tab, or at this one again. */
    look: (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (hidden ? 'hidden' : 'visible'),
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden),
  };
}

/** Waits until the keyboard is there. */
const isFocused = (it: Locator) => expect.poll(() => it.evaluate((at) => at.matches(':focus'))).toBe(true);

describe('what a visitor has begun to write', () => {
  test('is there again after a reload and on another page, each in its own conversation', async () => {
    const { store, page, context, dialog, composer, say, own } = await arrive();
    await say('About the tent');
    await own('About the tent').waitFor();
    await composer.fill('Is it wat');
    await page.reload();
    await dialog.waitFor();
    expect(await composer.inputValue()).toBe('Is it wat');
    await page.goto(`${store.home}/stoves`);
    await dialog.waitFor();
    expect(await composer.inputValue()).toBe('Is it wat');
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
    await dialog.getByRole('button', { name: 'Start a new conversation' }).click();
    await expect.poll(() => composer.inputValue()).toBe('');
    await composer.fill('About the stove');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: /About the tent/ }).click();
    await own('About the tent').waitFor();
    expect(await composer.inputValue()).toBe('Is it wat');
    await context.close();
    store.close();
  });
});

describe('the menu', () => {
  test('is opened and left by the keyboard alone, and the chat stays open', async () => {
    const { store, page, context, menu, item, say, sent, dialog } = await arrive();
    await say('Hello');
    await sent().waitFor();
    await menu.focus();
    await page.keyboard.press('Enter');
    await item('Start a new conversation').waitFor();
    await isFocused(item('Start a new conversation'));
    await page.keyboard.press('Escape');
    await item('Start a new conversation').waitFor({ state: 'detached' });
    await isFocused(menu);
    expect(await dialog.isVisible()).toBe(true);
    await menu.click();
    await isFocused(item('Start a new conversation'));
    await dialog.getByRole('log').click();
    await item('Start a new conversation').waitFor({ state: 'detached' });
    await context.close();
    store.close();
  });

  test('ends the conversation, for the team, too; and a new message opens it again', async () => {
    const { store, context, menu, item, say, own, thread, params, member } = await arrive();
    await say('Hello');
    await own('Hello').waitFor();
    const id = await params();
    await menu.click();
    await item('End conversation').click();
    await thread.getByText('You ended this conversation').waitFor();
    // The line may come before the server's answer, with which the menu closes.
    await item('End conversation').waitFor({ state: 'detached' });
    expect((await member.api('GET /conversations/:id', { params: id })).data.status).toBe('resolved');
    await menu.click();
    await item('Start a new conversation').waitFor();
    expect(await item('End conversation').count()).toBe(0);
    await menu.click();
    await say('One more thing');
    await own('One more thing').waitFor();
    await expect
      .poll(async () => (await member.api('GET /conversations/:id', { params: id })).data.status)
      .toBe('open');
    await context.close();
    store.close();
  });

  test('mails what was said to the address that the visitor leaves, and then to it without asking again', async () => {
    const { store, page, context, menu, item, say, own, answer, dialog, errors } = await arrive();
    await say('Is it waterproof?');
    await own('Is it waterproof?').waitFor();
    await answer('It is.');
    await menu.click();
    await item('Email me this conversation').click();
    const sheet = dialog.getByRole('dialog', { name: 'Email me this conversation' });
    const field = sheet.getByRole('textbox', { name: 'Where should we send this conversation?' });
    await isFocused(field);
    await field.fill('ida@');
    await field.press('Enter');
    await sheet.getByText('Email is invalid').waitFor();
    const email = `${newId()}@visitor.example`;
    await field.fill(email);
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    await field.press('Enter');
    await sheet.getByText(`It’s on its way to ${email}.`).waitFor();
    const mails = () => stores.server.mails.filter((it) => it.to === email);
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(mails()[0]?.text).toContain('Is it waterproof?');
    expect(mails()[0]?.text).toContain('It is.');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await isFocused(menu);
    await menu.click();
    await item('Email me this conversation').click();
    await sheet.getByText(`We’ll email this conversation to ${email}.`).waitFor();
    await isFocused(sheet.getByRole('button').first());
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test.each([
    ['at a desk', undefined],
    ['on a phone', phone],
    ['on a small phone', { width: 320, height: 480 }],
  ])('has room, and can be used by everybody (%s)', async (_, size) => {
    const { store, page, context, menu, item, say, own } = await arrive({}, size);
    await say('Hello');
    await own('Hello').waitFor();
    await menu.click();
    await item('End conversation').waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    expect(await fits(page)).toBe(true);
    const box = await item('End conversation').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
    await context.close();
    store.close();
  });
});

describe('a new answer', () => {
  test('is heard by who has switched the sound on, and not by who looks at it', async () => {
    const { store, page, context, menu, item, say, own, answer, answers, dialog, look } = await arrive();
    await page.evaluate(() => {
      window.played = 0;
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          window.played += 1;
        }
      };
    });
    const played = () => page.evaluate(() => window.played);
    await say('Hello');
    await own('Hello').waitFor();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await answer('Nobody hears this');
    await dialog.getByText('Nobody hears this').first().waitFor();
    expect(await played()).toBe(0);
    await dialog.getByRole('button', { name: /Nobody hears this/ }).click();
    await menu.click();
    await item('Play a sound for new messages').click();
    await expect.poll(played).toBe(1);
    await answer('Seen, not heard');
    await answers('Seen, not heard').waitFor();
    expect(await played()).toBe(1);
    await look(true);
    await answer('Heard');
    await expect.poll(played).toBe(2);
    await look(false);
    await menu.click();
    await item('Turn off the sound').click();
    await look(true);
    await answer('Off again');
    await answers('Off again').waitFor();
    await look(false);
    await menu.click();
    await item('Play a sound for new messages').click();
    await expect.poll(played).toBe(3);
    await context.close();
    store.close();
  });

  test('stands in the title of a tab that nobody looks at, and the page’s own title comes back', async () => {
    const { store, page, context, say, own, answer, look } = await arrive();
    await say('Hello');
    await own('Hello').waitFor();
    expect(await page.title()).toBe('Store');
    await look(true);
    await answer('Here I am');
    await expect.poll(() => page.title()).toBe('(1) 1 new message');
    await look(false);
    await expect.poll(() => page.title()).toBe('Store');
    await context.close();
    store.close();
  });
});

describe('how it was', () => {
  const survey: SettingsPatch = {
    isSatisfactionSurvey: true,
    satisfactionQuestion: 'Were we any good?',
    satisfactionThanks: 'Thanks a lot!',
  };
  test('is asked once a conversation is resolved, can be said with one press, and changed', async () => {
    const { store, page, context, say, own, resolve, params, member, dialog, errors } = await arrive(survey);
    await say('Hello');
    await own('Hello').waitFor();
    const id = await params();
    const question = dialog.getByRole('group', { name: 'Were we any good?' });
    expect(await question.count()).toBe(0);
    await resolve();
    await question.waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    await question.getByRole('button', { name: 'Good', exact: true }).click();
    await dialog.getByText('Thanks a lot!').waitFor();
    const ratings = async () => {
      const { data } = await member.api('GET /conversations/:id/messages', { params: id });
      return data.messages.flatMap((it) => it.parts.filter((part) => part.type === 'rating'));
    };
    expect(await ratings()).toEqual([{ type: 'rating', rating: 4, comment: '' }]);
    const comment = dialog.getByRole('textbox', { name: 'Anything to add? (optional)' });
    await comment.fill('A little slow');
    await question.getByRole('button', { name: 'Okay' }).click();
    await expect.poll(ratings).toEqual([{ type: 'rating', rating: 3, comment: 'A little slow' }]);
    await dialog.locator('.rating').getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('button', { name: 'Change' }).waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    // It is remembered, and goes when the conversation goes on.
    await page.reload();
    await dialog.getByRole('button', { name: 'Change' }).waitFor();
    await say('One more thing');
    await own('One more thing').waitFor();
    await dialog.getByText('Thanks a lot!').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('is not asked of answers that no person gave, where the shop wants to know of those alone', async () => {
    const { store, page, context, say, own, resolve, answer, dialog, thread } = await arrive({
      ...survey,
      satisfactionWhen: 'person',
    });
    await say('Hello');
    await own('Hello').waitFor();
    const told = page.waitForResponse((it) => it.url().endsWith('/satisfaction'));
    await resolve();
    await thread.getByText('This conversation was resolved').waitFor();
    expect(await (await told).json()).toMatchObject({ data: { isAsked: false } });
    await say('And now?');
    await own('And now?').waitFor();
    await answer('Hello there');
    await resolve();
    await dialog.getByRole('group', { name: 'Were we any good?' }).waitFor();
    await context.close();
    store.close();
  });
});
