import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';
import { visitorOf } from './visitor.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

/** The names of the chat's files that a page asks for, without what changes with every build. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (it) => {
    const name = /\/chatbox\/([\w-]+?)(?:-[\w-]{8}|-[0-9a-f]{12})?\.js$/.exec(it.url())?.[1];
    // What rereads the settings is the page's, with or without a chat.
    if (name && name !== 'anew') files.push(name);
  });
  return files;
}

const notHere = 'This couldn’t be loaded.';

describe('what few visitors need', () => {
  test('is not loaded by who opens the chat and writes; while the line is cut it says so, and comes by a tap', async () => {
    const store = await stores.open({ isEnableAIAssistant: false });
    const { page, context, dialog, open, begin, say, sent } = await store.visit('/', phone);
    const files = filesOf(page);
    const retry = dialog.getByRole('button', { name: 'Try again' });
    await open();
    await begin();
    await say('Hello');
    await sent().waitFor();
    expect(files.toSorted()).toEqual(['app', 'later', 'opening', 'words-en']);

    // The menu of the conversation.
    await context.setOffline(true);
    const menu = dialog.getByRole('button', { name: 'More', exact: true });
    await menu.click();
    await dialog.getByText(notHere).waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    expect(await fits(page)).toBe(true);
    await context.setOffline(false);
    await retry.click();
    await dialog.getByRole('button', { name: 'Email me this conversation' }).waitFor();
    await context.close();
    store.close();
  });
});

describe('what the chat says', () => {
  test('comes in the language of the page alone; where that can’t be had, in English', async () => {
    const store = await stores.open({ isEnableAIAssistant: false });
    const german = await store.visit('/?locale=de');
    const files = filesOf(german.page);
    await german.launcher.click();
    const dialog = german.page.getByRole('dialog').last();
    const chat = visitorOf(german.page, dialog);
    await dialog.getByRole('button', { name: /^Fragen Sie uns|^Frag/ }).click();
    await dialog.locator('textarea').fill('Hallo');
    await dialog.locator('textarea').press('Enter');
    await chat.own('Hallo').waitFor();
    await dialog.getByText(/Gesendet/).waitFor();
    expect(files.toSorted()).toEqual(['app', 'later', 'opening', 'words-de']);
    await dialog.getByRole('button', { name: 'Mehr', exact: true }).click();
    await dialog.locator('.menu-item').first().waitFor();
    expect(files).toContain('more-words-de');
    expect(files.filter((it) => it.endsWith('-en'))).toEqual([]);
    await german.context.close();

    const unlucky = await store.visit('/?locale=de');
    await routeAtOnce(unlucky.page, '**/chatbox/words-de-*', (it) => it.abort());
    let refuses = true;
    await unlucky.page.route('**/chatbox/words-en-*', (it) => (refuses ? it.abort() : it.continue()));
    await unlucky.open();
    await unlucky.dialog.getByRole('button', { name: /^Ask us anything/ }).click();
    await unlucky.dialog.getByText('The chat couldn’t start.').waitFor();
    refuses = false;
    await unlucky.dialog.getByRole('button', { name: 'Try again' }).click();
    await unlucky.say('Hallo');
    await unlucky.sent().waitFor();
    await unlucky.context.close();
    store.close();
  });
});
