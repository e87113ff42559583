import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, openPglite } from '../../apps/server/src/platform/db/open-database.ts';
import { bringForward, openAllHours } from '../../apps/server/src/test-kit/between-starts.ts';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { arriveAt, visitorOf } from './visitor.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await openStack();
  await betweenStarts(openAllHours);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

async function arrive(size?: { width: number; height: number }) {
  const visitor = await arriveAt(stack.storefront, browser, size);
  await visitor.begin();
  return visitor;
}

/** Ends the server as a power cut would, changes what it has kept, and starts it again. */
async function betweenStarts(change: (db: Db) => Promise<void>): Promise<void> {
  await stack.killServer();
  const database = await openPglite(join(stack.dataFolder, 'database'));
  await change(database.db);
  await database.close();
  await stack.startServer();
}

/** The minutes pass until what waits to be done is due. */
const letMinutesPass = () => betweenStarts((db) => bringForward(db, 'conversations.ask-email'));

describe('a visitor who waits for a person', () => {
  test.each([
    ['at a desk', undefined],
    ['on a phone', phone],
  ])(
    'is asked for an address after a while without an answer, once, though the server was started anew (%s)',
    async (_, size) => {
      const { say, sent, dialog, thread, page, context, errors } = await arrive(size);
      await say('I need help with a gift');
      await sent().waitFor();
      await dialog.getByRole('button', { name: 'Talk to a person' }).first().click();
      await thread.getByRole('status').filter({ hasText: 'We’ve let our team know.' }).waitFor();
      // At once it is only offered, in a line.
      const field = dialog.getByRole('textbox', { name: 'Where should we send the answer?' });
      const asked = thread.locator('.said form.email');
      expect(await field.count()).toBe(0);
      await dialog.getByRole('button', { name: 'Get the answer by email' }).click();
      await field.fill('ida@visitor');
      await letMinutesPass();
      await asked.waitFor({ timeout: 60_000 });
      expect(await asked.count()).toBe(1);
      // What was begun stands in the question itself now.
      expect(await field.count()).toBe(1);
      expect(await field.inputValue()).toBe('ida@visitor');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByRole('alert').getByText('Email is invalid').waitFor();
      expect(await field.inputValue()).toBe('ida@visitor');
      expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
      await dialog.getByRole('button', { name: 'Not now' }).click();
      expect(await field.count()).toBe(0);
      // On a phone the next page shows no chat before it is opened.
      if (!size) await page.reload();
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Get the answer by email' }).click();
      expect(await field.inputValue()).toBe('ida@visitor');
      await field.fill('ida@visitor.example');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('If you leave, we’ll email you at ida@visitor.example').first().waitFor();
      await thread.getByText('You left your email address').waitFor();
      expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      // The line to a server that is not there fails, and is tried again.
      expect(errors.filter((it) => !it.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
      await context.close();
    },
  );

  test('is not left with dots when the end of an answer gets lost on its way', async () => {
    const opened = await openPage(browser);
    const visitor = visitorOf(opened.page);
    const over = Promise.withResolvers<void>();
    let loses = false;
    await opened.page.routeWebSocket('**/realtime', (socket) => {
      const server = socket.connectToServer();
      let begun = false;
      server.onMessage((frame) => {
        const text = String(frame);
        const grows = text.includes('answer.growing') && !text.includes('"ended":true');
        if (begun && !grows) over.resolve();
        begun ||= loses && grows;
        // From the first sign of an answer on, nothing else of it arrives.
        if (!begun || grows) socket.send(frame);
      });
    });
    await opened.page.clock.install();
    await opened.page.goto(stack.storefront);
    await visitor.open();
    await visitor.begin();
    // A first answer may be over before the line tells of the new conversation.
    const before = await visitor.answers().count();
    await visitor.say('Hello');
    await expect.poll(() => visitor.answers().count()).toBeGreaterThan(before);
    loses = true;
    await visitor.say('What is your return policy?');
    const dots = visitor.thread.locator('.dots, .bubble-growing').first();
    await dots.waitFor();
    // How long the server writes is another matter.
    await over.promise;
    await opened.page.clock.fastForward(13_000);
    await dots.waitFor({ state: 'detached', timeout: 5_000 });
    await opened.context.close();
  });

  test('reads at once that a file alone went to a person, who that is, and how it goes on', async () => {
    const { dialog, thread, answers, page, context, errors } = await arrive(phone);
    const file = { name: 'damage.txt', mimeType: 'text/plain', buffer: Buffer.from('It is broken.') };
    await dialog.locator('input[type=file]').setInputFiles([file]);
    await dialog.locator('progress').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await answers('I can’t look at files').waitFor();
    await thread.getByRole('status').filter({ hasText: 'We’ve let our team know.' }).waitFor();
    expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
