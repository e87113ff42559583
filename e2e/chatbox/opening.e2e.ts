import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { visitorOf } from './visitor.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await openStack();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

/** A visitor who has tapped the launcher, and for whom the chat itself waits until `arrives` is called. */
async function beforeTheChat(size?: { width: number; height: number }) {
  const opened = await openPage(browser, size);
  const { page } = opened;
  const gate = Promise.withResolvers<void>();
  await page.route('**/chatbox/app.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(stack.storefront);
  const visitor = visitorOf(page);
  await visitor.launcher.click();
  const field = visitor.dialog.getByPlaceholder('Ask us anything');
  await field.waitFor();
  const isThere = () => visitor.dialog.getByRole('button', { name: 'Track my order', exact: true }).waitFor();
  return { ...opened, ...visitor, field, arrives: gate.resolve, isThere };
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement?.shadowRoot?.activeElement;
    return at instanceof HTMLTextAreaElement ? at.placeholder : at?.getAttribute('role');
  });

describe('a visitor who is quicker than the chat', () => {
  test('writes at once, and goes on writing when it comes: not a letter and not the keyboard is lost', async () => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 375, height: 740 },
    ]) {
      const { page, field, composer, arrives, errors, context } = await beforeTheChat(size);
      await field.click();
      const words = 'Is the blue tent warm enough for a night in the mountains in October, and does it stand a storm?';
      let letters = 0;
      for (const letter of words) {
        await page.keyboard.type(letter);
        letters += 1;
        if (letters === 20) arrives();
      }
      await composer.waitFor();
      await expect.poll(() => focused(page)).toBe('Write a message…');
      expect(await composer.inputValue()).toBe(words);
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  test('sends at once, and the question is asked once when the chat comes', async () => {
    const { field, own, sent, answers, arrives, errors, context } = await beforeTheChat();
    await field.fill('How long do I have to return something?');
    await field.press('Enter');
    await field.press('Enter');
    arrives();
    await own('How long do I have to return something?').waitFor();
    await sent().waitFor();
    await answers().first().waitFor();
    expect(await own('How long do I have to return something?').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('sees the chat come where its first look was, and the first look is no other chat to those who listen', async () => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 375, height: 740 },
    ]) {
      const { page, dialog, arrives, isThere, context } = await beforeTheChat(size);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await focused(page)).toBe('dialog');
      // What is measured stands still.
      const stands = () =>
        expect.poll(() => dialog.evaluate((it) => it.getAnimations().every((one) => one.playState === 'finished')));
      await stands().toBe(true);
      const places = async () => [
        await dialog.boundingBox(),
        await dialog.getByRole('heading', { name: 'Hi there' }).boundingBox(),
        await dialog.getByRole('button', { name: 'Close chat' }).boundingBox(),
      ];
      const look = () =>
        dialog.evaluate((it) =>
          ['.ask', '.ask-sign'].map((part) => {
            const { backgroundColor, borderRadius, color } = getComputedStyle(it.querySelector(part) ?? it);
            return { backgroundColor, borderRadius, color };
          }),
        );
      const before = [await places(), await look()];
      arrives();
      await isThere();
      await stands().toBe(true);
      expect([await places(), await look()]).toEqual(before);
      await expect.poll(() => focused(page)).toBe('dialog');
      await context.close();
    }
  });

  test('closes it before it came, and is left in peace; the launcher opens the chat itself', async () => {
    const { page, launcher, dialog, arrives, isThere, context } = await beforeTheChat();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await launcher.getAttribute('aria-expanded')).toBe('false');
    const loaded = page.waitForResponse((it) => it.url().includes('/later-'));
    arrives();
    await loaded;
    await page.locator('#chatty-root .dialog:not(.first-look)').waitFor({ state: 'attached' });
    await page.locator('#chatty-root .first-look').waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(false);
    await launcher.click();
    await isThere();
    await context.close();
  });

  test('closes it with words in its field, and finds them in the chat', async () => {
    const { page, launcher, dialog, field, composer, arrives, context } = await beforeTheChat();
    await field.fill('Is it wat');
    await launcher.click();
    await dialog.waitFor({ state: 'hidden' });
    const loaded = page.waitForResponse((it) => it.url().includes('/later-'));
    arrives();
    await loaded;
    await launcher.click();
    await composer.waitFor();
    expect(await composer.inputValue()).toBe('Is it wat');
    await context.close();
  });

  test('is told by the launcher that the chat is open, from the tap on', async () => {
    const { page, launcher, field, composer, arrives, context } = await beforeTheChat();
    await page.evaluate(() => {
      const button = document.querySelector('#chatty-root')?.shadowRoot?.querySelector('.launcher');
      const heard = [button?.getAttribute('aria-expanded')];
      if (button)
        new MutationObserver(() => heard.push(button.getAttribute('aria-expanded'))).observe(button, {
          attributeFilter: ['aria-expanded'],
        });
      Object.assign(window, { heardExpanded: heard });
    });
    await field.fill('Hello');
    arrives();
    await composer.waitFor();
    const heard = await page.evaluate(() => (window as { heardExpanded?: unknown[] }).heardExpanded);
    expect(new Set(heard)).toEqual(new Set(['true']));
    expect(await launcher.getAttribute('aria-label')).toBe('Close chat');
    await context.close();
  });

  test('keeps the words while the chat cannot be loaded, and gets it as soon as it can be', async () => {
    const { page, context } = await openPage(browser);
    let refused = 0;
    await page.route('**/app.js', (route) => {
      refused += 1;
      return refused < 3 ? route.abort() : route.continue();
    });
    await page.goto(stack.storefront);
    const { launcher, dialog, composer } = visitorOf(page);
    await launcher.click();
    const field = dialog.getByPlaceholder('Ask us anything');
    await field.fill('Do you ship to Norway?');
    await composer.waitFor();
    expect(await composer.inputValue()).toBe('Do you ship to Norway?');
    expect(refused).toBe(3);
    await context.close();
  });
});
