import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../../apps/server/src/test-kit/test-world.ts';
import { openBrowser, openPage } from '../browser.ts';
import { visitorOf } from './visitor.ts';

const loaderPath = join(import.meta.dirname, '../../extensions/chatbox/assets/chatty-loader.js');

let world: TestWorld;
let browser: Browser;
beforeAll(async () => {
  world = await testWorld();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** The page of a store with these web fonts; remembers what it asks of anybody but itself and the server. */
async function visitStore(fonts: string[]) {
  const shop = await world.shop({ fonts });
  const loader = await readFile(loaderPath, 'utf8');
  const store = createServer((_, answer) => {
    const host = `<div id="chatty-root" data-origin="${world.origin}" data-shop="${shop.domain}"></div>`;
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>Store</title>${host}<script>${loader}</script>`);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const home = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  await world.world.db.updateTable('shops').set({ storefront_url: home }).where('id', '=', shop.id).execute();

  const { page, context } = await openPage(browser);
  const strangers: string[] = [];
  await context.route(
    (url) => ![home, world.origin].includes(url.origin),
    (route) => {
      strangers.push(route.request().url());
      return route.fulfill({ contentType: 'text/css', body: '' });
    },
  );
  await page.goto(home);
  const visitor = visitorOf(page);
  await visitor.open();
  await visitor.dialog.getByRole('button', { name: 'Track my order', exact: true }).waitFor();
  const close = async () => {
    await context.close();
    store.close();
  };
  return {
    visitor,
    strangers,
    family: () => visitor.dialog.evaluate((it) => getComputedStyle(it).fontFamily),
    close,
  };
}

test('without web fonts the chat asks nothing of any third party', async () => {
  const { strangers, family, close } = await visitStore([]);
  expect(await family()).toMatch(/^system-ui/);
  expect(strangers).toEqual([]);
  await close();
});

test('web fonts are one request, and another opening asks for nothing again', async () => {
  const { visitor, strangers, family, close } = await visitStore(['Open Sans', 'Lora']);
  await expect.poll(family).toMatch(/^"Open Sans", Lora, system-ui/);
  const address = 'https://fonts.googleapis.com/css?family=Open+Sans:400|Lora:400&display=swap';
  await expect.poll(() => strangers).toEqual([address]);
  await visitor.page.keyboard.press('Escape');
  await visitor.open();
  expect(strangers).toEqual([address]);
  await close();
});
