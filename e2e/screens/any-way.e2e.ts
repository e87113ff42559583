import { newId } from '@chatty/contract/new-id';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { storesOfFile } from '../chatbox/stores-of-file.ts';
import { clippedText } from './clipped-text.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

declare global {
  interface Window {
    told: string[];
  }
}

const question = 'How do I fold the tent?';

async function openStore() {
  const store = await stores.open({ isEnableAIAssistant: false });
  const member = await store.shop.member({ name: 'Maya' });
  await member.api('POST /faqs', { body: { question, answer: '<p>Twice.</p>', featured: true } });
  await store.save({});
  await expect.poll(store.told).toBeTruthy();
  return { store, member };
}

/** What has the keyboard: in the chatbox by its name, else where it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inside = activeElement?.shadowRoot?.activeElement;
    if (!inside) return activeElement === document.body ? 'page' : `store: ${activeElement?.textContent}`;
    return inside.getAttribute('aria-label') ?? inside.getAttribute('placeholder') ?? inside.textContent ?? '';
  });

/** Walks with Tab until this has the keyboard, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    met.push(at);
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`${name} cannot be reached with ${key}: ${met.join(' | ')}`);
}

/** Waits until the screen that was opened has the keyboard: it takes it a frame after it is drawn. */
const hasKeyboard = (page: Page) => expect.poll(() => focused(page)).toMatch(/^(?:Chat|Write a message…)$/);

const addStoreLink = (page: Page) =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#after', textContent: 'After the chat' });
    document.body.append(link);
  });

describe('with the keyboard alone', () => {
  test.each([
    ['at a desk', undefined],
    ['on a phone', phone],
  ])('every screen is reached and left, and the launcher has the keyboard again (%s)', async (_, size) => {
    const { store } = await openStore();
    const { page, dialog, launcher, composer, context, errors } = await store.visit('/', size);
    await launcher.waitFor();
    await tabTo(page, 'Chat with us');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.getByText(question).waitFor();
    await hasKeyboard(page);

    for (const [name, shown] of [
      [question, dialog.getByRole('heading', { name: question })],
      [/^Track your order/, dialog.getByRole('textbox', { name: 'Order number' })],
      [/^Ask us anything/, composer],
    ] as [string | RegExp, Locator][]) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await shown.waitFor();
      await hasKeyboard(page);
      await tabTo(page, 'Back', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await dialog.getByText(question).waitFor();
      await hasKeyboard(page);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Chat with us');
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('the store can be reached from an open chat at a desk, which covers none of it; on a phone the chat keeps it', async () => {
    const { store } = await openStore();
    const { page, dialog, open, context } = await store.visit();
    await open();
    await dialog.getByText(question).waitFor();
    await hasKeyboard(page);
    await addStoreLink(page);
    expect(await dialog.getAttribute('aria-modal')).toBe('false');
    await tabTo(page, 'store: After the chat');
    await tabTo(page, question, 'Shift+Tab');
    // The window becomes as narrow as a phone's, and the chat covers the store.
    await page.setViewportSize(phone);
    await expect.poll(() => dialog.getAttribute('aria-modal')).toBe('true');
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).not.toMatch(/^(?:store|page)/);
    }
    await tabTo(page, 'Close chat', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Chat with us');
    await context.close();
    store.close();
  });
});

test('who listens is told each new answer once, the same words twice if they were said twice, and elsewhere how many wait', async () => {
  const { store, member } = await openStore();
  const { page, dialog, open, begin, say, answers, context } = await store.visit();
  await open();
  await begin();
  await say('Hello');
  const params = async () => ({ id: (await member.api('GET /conversations', {})).data.conversations[0]?.id ?? '' });
  await expect.poll(async () => (await params()).id).not.toBe('');
  const { id } = await params();
  const answer = (text: string) =>
    member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text } });
  // What a screen reader is told: words that come into a live region.
  await page.evaluate(() => {
    const root = document.querySelector('#chatty-root')?.shadowRoot;
    const told: string[] = [];
    window.told = told;
    const isTold = (node: Node | null): boolean => {
      const at = node instanceof Element ? node : node?.parentElement;
      const live = at?.closest('[aria-live], [role=status], [role=alert], [role=log]');
      return !!live && live.getAttribute('aria-live') !== 'off';
    };
    const hear = (changes: MutationRecord[]) => {
      for (const { target, addedNodes, type } of changes) {
        const words = type === 'characterData' ? [target] : [...addedNodes];
        for (const it of words) if (it.textContent && isTold(target)) told.push(it.textContent);
      }
    };
    if (root) new MutationObserver(hear).observe(root, { childList: true, characterData: true, subtree: true });
  });
  const told = () => page.evaluate(() => window.told);
  await answer('Good morning.');
  await answers('Good morning.').waitFor();
  await expect.poll(told).toEqual(['Maya: Good morning.']);
  await answer('Good morning.');
  await answers('Good morning.').nth(1).waitFor();
  await expect.poll(told).toEqual(['Maya: Good morning.', 'Maya: Good morning.']);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByText(question).waitFor();
  await page.evaluate(() => window.told.splice(0));
  await answer('Are you there?');
  await dialog.getByText('Are you there?').waitFor();
  await expect.poll(told).toEqual(['1 new message']);
  await context.close();
  store.close();
});

test('at 200 % on a small screen everything is there, and the chat scrolls and not the page', async () => {
  const { store } = await openStore();
  const { page, dialog, open, begin, composer, context } = await store.visit('/', { width: 720, height: 450 });
  await open();
  await dialog.getByText(question).scrollIntoViewIfNeeded();
  expect(await clippedText(page)).toEqual([]);
  await begin();
  const box = await composer.boundingBox();
  expect(box && box.y + box.height <= 450).toBe(true);
  expect(await clippedText(page)).toEqual([]);
  await page.setViewportSize({ width: 800, height: 450 });
  await dialog.getByRole('button', { name: 'Close chat' }).waitFor();
  const desk = await dialog.boundingBox();
  expect(desk && desk.y >= 0 && desk.y + desk.height <= 450).toBe(true);
  const launcher = await page.locator('#chatty-root .launcher').boundingBox();
  expect(launcher && launcher.y + launcher.height <= 450).toBe(true);
  await context.close();
  store.close();
});

test('nothing moves for who wants no motion: no element of any screen animates anything but how opaque it is', async () => {
  const { store, member } = await openStore();
  const { page, dialog, launcher, open, begin, say, context } = await store.visit();
  const moving = () =>
    page.evaluate(() => {
      const root = document.querySelector('#chatty-root')?.shadowRoot;
      const isMoved = (it: Element, part?: string) => {
        const { transitionDuration, transitionProperty, animationName, scrollBehavior } = getComputedStyle(it, part);
        const isSlow = transitionDuration.split(', ').some((time) => time !== '0s') && transitionProperty !== 'opacity';
        return isSlow || animationName !== 'none' || scrollBehavior === 'smooth';
      };
      return [...(root?.querySelectorAll('*') ?? [])]
        .filter((it) => isMoved(it) || isMoved(it, '::before') || isMoved(it, '::after'))
        .map((it) => it.className);
    });
  await launcher.waitFor();
  expect(await moving()).toEqual([]);
  await open();
  await dialog.getByText(question).waitFor();
  expect(await moving()).toEqual([]);
  await begin();
  await say('Hello');
  await expect.poll(async () => (await member.api('GET /conversations', {})).data.conversations.length).toBe(1);
  expect(await moving()).toEqual([]);
  await context.close();
  store.close();
});

test('where the visitor’s own colors count, launcher, chat, buttons and fields have an edge', async () => {
  const { store } = await openStore();
  const { page, dialog, launcher, open, begin, composer, context } = await store.visit();
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (it: Locator) =>
    it.evaluate((at) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(at);
      return borderTopWidth !== '0px' && borderTopStyle !== 'none' && borderTopColor !== backgroundColor;
    });
  await launcher.waitFor();
  expect(await edge(launcher)).toBe(true);
  await open();
  await dialog.getByText(question).waitFor();
  expect(await edge(dialog)).toBe(true);
  await dialog.getByRole('button', { name: /^Track your order/ }).click();
  expect(await edge(dialog.getByRole('textbox', { name: 'Order number' }))).toBe(true);
  expect(await edge(dialog.getByRole('button', { name: 'Find my order' }))).toBe(true);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await begin();
  await composer.focus();
  const line = dialog.locator('.composer-line');
  expect(await edge(line)).toBe(true);
  expect(await line.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
  await context.close();
  store.close();
});
