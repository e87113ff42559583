import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../apps/server/src/test-kit/test-server.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { visitorOf } from './visitor.ts';

const loaderPath = join(import.meta.dirname, '../../extensions/chatbox/assets/chatty-loader.js');

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let services: TestServer;
let browser: Browser;
beforeAll(async () => {
  services = await testServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await services?.close();
});

/** The page of a store with these web fonts; remembers what it asks of anybody but itself and the server. */
async function visitStore(fonts: string[], answer?: string) {
  const shop = await services.shop({ fonts });
  if (answer) {
    const member = await shop.member();
    await member.api('POST /faqs', { body: { question: 'How do I fold the tent?', answer, featured: true } });
  }
  const loader = await readFile(loaderPath, 'utf8');
  const store = createServer((_, reply) => {
    const host = `<div id="chatty-root" data-origin="${services.origin}" data-shop="${shop.domain}"></div>`;
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Store</title>${host}<script>${loader}</script>`);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const home = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  await services.services.db.updateTable('shops').set({ storefront_url: home }).where('id', '=', shop.id).execute();

  const { page, context } = await openPage(browser);
  const strangers: string[] = [];
  await context.route(
    (url) => ![home, services.origin].includes(url.origin),
    (route) => {
      strangers.push(route.request().url());
      const { hostname } = new URL(route.request().url());
      if (hostname === 'cdn.example') return route.fulfill({ contentType: 'image/png', body: picture });
      return route.fulfill({ contentType: hostname.includes('fonts') ? 'text/css' : 'text/html', body: '' });
    },
  );
  await page.goto(home);
  const visitor = visitorOf(page);
  await visitor.open();
  await visitor.dialog.getByText('Ask us anything, or find an answer below.').waitFor();
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
  const isInside = () => visitor.dialog.evaluate((it) => it.matches(':focus-within'));
  await expect.poll(isInside).toBe(true);
  await visitor.page.keyboard.press('Escape');
  await visitor.dialog.waitFor({ state: 'hidden' });
  await visitor.open();
  expect(strangers).toEqual([address]);
  await close();
});

test('a FAQ shows its picture in its place, and asks for its video when the button is pressed', async () => {
  const answer = `<p>Like this:</p><p><img src="https://cdn.example/tent.png" alt="A folded tent" width="640" height="400"></p>
    <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Fold it"></iframe>
    <iframe src="https://player.vimeo.com/video/76979871"></iframe>`;
  const { visitor, strangers, close } = await visitStore([], answer);
  const { dialog, page } = visitor;
  await dialog.getByRole('button', { name: 'How do I fold the tent?' }).click();
  const image = dialog.getByRole('img', { name: 'A folded tent' });
  await image.waitFor();
  const { width = 0, height = 1 } = (await image.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(1.6, 1);
  expect(await dialog.locator('iframe').count()).toBe(0);
  expect(strangers.filter((it) => !it.startsWith('https://cdn.example/'))).toEqual([]);
  expect(await seriousFaults(page, '#chatty-root')).toEqual([]);

  const button = dialog.getByRole('button', { name: 'Play video: Fold it Loads from YouTube' });
  const before = await button.boundingBox();
  await button.press('Enter');
  const player = dialog.locator('iframe');
  await player.waitFor();
  expect(await player.boundingBox()).toEqual(before);
  await dialog.getByRole('button', { name: 'Play video Loads from Vimeo' }).click();
  await expect
    .poll(() => strangers.filter((it) => !it.startsWith('https://cdn.example/')))
    .toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    ]);
  await close();
});
