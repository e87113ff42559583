import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { visitorOf } from './visitor.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  // A tenth of every cap: one new conversation in ten minutes.
  stack = await openStack({ CAPS_FACTOR: '0.1' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

test('a visitor who is over a cap reads what to do, loses no word, and is heard when there is room', async () => {
  const { page, context, errors } = await openPage(browser, phone);
  await page.clock.install();
  await page.goto(stack.storefront);
  const { open, begin, say, own, sent, thread, dialog } = visitorOf(page);
  await open();
  await begin();
  await say('What is your return policy?');
  await sent().first().waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await begin();
  await say('Do you deliver to Norway?');
  const told = thread.getByRole('status').filter({ hasText: /^That was too much at once\. Wait \d+ minutes\./ });
  await told.waitFor();
  expect(await told.innerText()).toMatch(/It will send automatically\.$/);
  if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/too-many.png` });
  expect(await seriousFaults(page)).toEqual([]);

  // What is counted in a process ends with it: then there is room again.
  await stack.killServer();
  await stack.startServer();
  // The page waits as long as it was told.
  await page.clock.fastForward('11:00');
  await sent().last().waitFor({ timeout: 60_000 });
  await told.waitFor({ state: 'detached' });
  expect(await own('Do you deliver to Norway?').count()).toBe(1);
  expect(errors.filter((it) => !/WebSocket|ERR_/.test(it))).toEqual([]);
  await context.close();
}, 180_000);
