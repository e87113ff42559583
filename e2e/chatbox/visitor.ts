import type { Locator, Page } from 'playwright-core';
import { type Browser, openPage } from '../browser.ts';

/** What a visitor sees of the chat, and does with it: by the words and roles that a screen reader tells. */
export function visitorOf(page: Page, dialog: Locator = page.getByRole('dialog', { name: 'Chat' })) {
  const launcher = page.locator('#chatty-root .launcher');
  const composer = dialog.getByRole('textbox', { name: 'Write a message…' });
  const thread = dialog.getByRole('log');
  return {
    page,
    dialog,
    launcher,
    composer,
    thread,
    /** The chat itself, behind its first look. */
    async open(): Promise<void> {
      await launcher.click();
      await dialog.waitFor();
      await page.locator('#chatty-root .first-look').waitFor({ state: 'detached' });
    },
    /** From the home screen into a conversation that nothing was said in. */
    async begin(): Promise<void> {
      await dialog.getByRole('button', { name: /^Ask us anything/ }).click();
      await composer.waitFor();
    },
    async say(text: string): Promise<void> {
      await composer.fill(text);
      await composer.press('Enter');
    },
    /** Bubbles that the visitor wrote, with this text. */
    own: (text: string): Locator => thread.locator('.bubble-own', { hasText: text }),
    /** Bubbles of anybody else. */
    answers: (text?: string | RegExp): Locator =>
      thread.locator(
        '.said:not(.said-own) .bubble:not(.dots):not(.bubble-growing)',
        text === undefined ? {} : { hasText: text },
      ),
    sent: (): Locator => thread.getByText(/· (?:Sent|Seen)$/),
  };
}

/** Somebody on the storefront, in a browser that was never here before, with the chat open. */
export async function arriveAt(storefront: string, browser: Browser, size?: { width: number; height: number }) {
  const opened = await openPage(browser, size);
  await opened.page.goto(storefront);
  const visitor = visitorOf(opened.page);
  await visitor.open();
  return { ...opened, ...visitor };
}
