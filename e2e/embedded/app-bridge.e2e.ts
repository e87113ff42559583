import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSimulator, type Simulator } from '../../apps/simulator/src/simulator.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';

// What the stand-in of App Bridge promises any app, shown with a page that is no more than this.
const stranger = `<!doctype html><script>window.told = []; onmessage = (event) => told.push(event.data);</script><iframe src="/orders"></iframe>`;
const smallApp = (origin: string) => `<!doctype html><html><head><meta charset="utf-8">
<meta name="shopify-api-key" content="an-app"><script src="${origin}/app-bridge.js"></script><title>Small app</title></head><body>
<s-app-nav><a href="/" rel="home">Home</a><a href="/orders">Orders</a><a href="/orders/late">Late ones</a></s-app-nav>
<ui-title-bar title="Overview"><button variant="breadcrumb">Back</button><button>Export</button>
<section label="More"><button tone="critical">Delete all</button></section><button variant="primary">Create</button></ui-title-bar>
<ui-save-bar id="bar" discardConfirmation><button variant="primary">Keep</button><button>Drop</button></ui-save-bar>
<ui-modal id="modal"><p>Are you sure?</p><ui-title-bar title="One question"><button variant="primary">Yes</button></ui-title-bar></ui-modal>
<script>window.told = [];
document.addEventListener('click', (event) => told.push(event.target.textContent));
document.addEventListener('shopify:navigate', (event) => history.pushState(null, '', event.target.getAttribute('href')));</script></body></html>`;

declare global {
  interface Window {
    told: string[];
  }
}

let app: Server;
let appUrl: string;
let simulator: Simulator;
let browser: Browser;
let page: Page;
let frame: Frame;
let errors: string[];
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  app = createServer((request, response) => {
    if (request.url !== '/data') {
      const isStranger = request.url === '/stranger';
      return response.setHeader('content-type', 'text/html').end(isStranger ? stranger : smallApp(simulator.origin));
    }
    asked.push(request.headers.authorization);
    const isFirst = asked.length === 1;
    if (isFirst) response.writeHead(401, { 'x-shopify-retry-invalid-session-request': '1' });
    return response.end('something');
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  const secrets = { clientId: 'an-app', clientSecret: 'a secret of this test' };
  simulator = await createSimulator({ port: 0, smtpPort: 0, appUrl, extensionDir: 'none', ...secrets });
  await simulator.start();
  browser = await openBrowser();
  ({ page, errors } = await openPage(browser));
  await page.goto(`${simulator.origin}/store/demo-store/apps/chat/orders?state=open#top`);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  frame = page.frames()[1] ?? page.mainFrame();
});
afterAll(async () => {
  await browser.close();
  await simulator.close();
  await new Promise((resolve) => app.close(resolve));
});

const told = () => frame.evaluate(() => window.told.splice(0));
const path = () => page.evaluate(() => location.href.replace(location.origin, ''));

describe('App Bridge inside the simulated admin', () => {
  test('the app’s links stand in the menu, the one that leads home does not, and the best fit is marked', async () => {
    const links = page.locator('[data-app-links] a');
    await expect.poll(() => links.allTextContents()).toEqual(['Orders', 'Late ones']);
    await page.getByRole('link', { name: 'Late ones' }).click();
    await expect.poll(path).toBe('/store/demo-store/apps/chat/orders/late');
    expect(await page.locator('[data-app-links] [aria-current]').allTextContents()).toEqual(['Late ones']);
    await page.goBack();
    await expect.poll(path).toBe('/store/demo-store/apps/chat/orders?state=open#top');
    await page.getByRole('link', { name: 'Chatty' }).click();
    await expect.poll(path).toBe('/store/demo-store/apps/chat');
  });

  test('title, actions and menus are drawn by the admin, and pressed in the app', async () => {
    await told();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect.poll(() => frame.evaluate(() => window.told)).toEqual(['Create', 'Back', 'Delete all']);
    await frame.evaluate(() => document.querySelector('ui-title-bar')?.setAttribute('title', 'Renamed'));
    await page.getByRole('heading', { name: 'Renamed' }).waitFor();
    expect(await page.title()).toBe('Renamed · Chatty');
  });

  test('while the save bar shows, leaving is not answered; discarding asks first', async () => {
    await frame.evaluate(() => window.shopify.saveBar.leaveConfirmation());
    await frame.evaluate(() => window.shopify.saveBar.show('bar'));
    const leaving = frame.evaluate(() =>
      Promise.race([
        window.shopify.saveBar.leaveConfirmation().then(() => 'may leave'),
        new Promise((resolve) => setTimeout(resolve, 300, 'stays')),
      ]),
    );
    await page.locator('.save-bar.shaking').waitFor();
    expect(await leaving).toBe('stays');
    await told();
    await page.getByRole('button', { name: 'Drop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).click();
    await page.getByRole('button', { name: 'Drop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => frame.evaluate(() => window.told)).toEqual(['Drop', 'Keep']);
    await frame.evaluate(() => window.shopify.saveBar.hide('bar'));
    await page.locator('[data-save-bar]').waitFor({ state: 'hidden' });
  });

  test('a toast has its action, and goes by itself', async () => {
    await told();
    await frame.evaluate(() => {
      window.shopify.toast.show('Removed', { action: 'Undo', onAction: () => window.told.push('undone') });
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => frame.evaluate(() => window.told)).toEqual(['undone']);
    await frame.evaluate(() => {
      window.shopify.toast.show('Short', { duration: 50, onDismiss: () => window.told.push('gone') });
    });
    await expect.poll(() => frame.evaluate(() => window.told)).toEqual(['undone', 'gone']);
    expect(await page.locator('.toast').count()).toBe(0);
  });

  test('a dialog stands in the frame with its actions, and the admin is dimmed meanwhile', async () => {
    await frame.evaluate(() => window.shopify.modal.show('modal'));
    await page.locator('body.dimmed').waitFor();
    await told();
    await frame.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    expect(await told()).toContain('Yes');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('body.dimmed').count()).toBe(0);
  });

  test('requests of the app carry an ID token, and a fresh one after a refusal', async () => {
    asked.length = 0;
    expect(await frame.evaluate(async () => (await fetch('/data', { method: 'POST', body: 'x' })).text())).toBe(
      'something',
    );
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(2);
    await frame.evaluate(() => fetch('/data', { headers: { authorization: 'mine' } }));
    expect(asked.at(-1)).toBe('mine');
  });

  test('products are chosen in the admin, as many as are wanted', async () => {
    const chosen = frame.evaluate(async () => {
      const picked = await window.shopify.resourcePicker({ type: 'product', multiple: 2, action: 'select' });
      return picked?.map((one) => one.title);
    });
    const lines = page.getByRole('dialog').getByRole('checkbox');
    await lines.nth(0).check();
    await lines.nth(1).check();
    expect(await lines.nth(2).isDisabled()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Select' }).click();
    const { products } = simulator.store.firstShop;
    expect(await chosen).toEqual(products.slice(0, 2).map((one) => one.title));
  });

  test('optional scopes are granted by the person, others not at all; what there is not says so', async () => {
    const request = (scope: string) =>
      frame.evaluate(
        (it) =>
          window.shopify.scopes.request([it]).then(
            (answer) => answer.result,
            (problem: Error) => problem.message,
          ),
        scope,
      );
    const answer = request('write_pixels');
    await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click();
    expect(await answer).toBe('granted-all');
    expect(await request('read_all_orders')).toContain('Only optional scopes');
    const said = await frame.evaluate(() => window.shopify.scanner.capture().catch((it: Error) => it.message));
    expect(said).toBe('The simulated admin has no scanner.');
  });

  test('the same page outside the admin leads into it; words that are not the frame’s are not heard', async () => {
    const { page: other } = await openPage(browser);
    const host = Buffer.from('admin.shopify.com/store/demo-store').toString('base64');
    await other.goto(`${appUrl}/orders?host=${host}&shop=demo-store.myshopify.com`);
    await other.waitForURL(`${simulator.origin}/store/demo-store/apps/an-app/orders`);

    await page.evaluate(async () => {
      const heard = new Promise((done) => addEventListener('message', ({ data }) => data === 'after it' && done(null)));
      window.postMessage({ bridge: 'app', news: 'title', bar: { title: 'Forged', badge: null, actions: [] } }, '*');
      window.postMessage('after it', '*');
      await heard;
    });
    expect(await page.getByRole('heading', { name: 'Forged' }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a page that is not the admin hears nothing of an app that it frames', async () => {
    const { page: stranger } = await openPage(browser);
    await stranger.goto(`${appUrl}/stranger`);
    await expect.poll(() => stranger.frames()[1]?.url()).toBe(`${appUrl}/orders`);
    const answer = stranger
      .frames()[1]
      ?.evaluate(() =>
        Promise.race([window.shopify.idToken(), new Promise((resolve) => setTimeout(resolve, 300, 'nothing'))]),
      );
    expect(await answer).toBe('nothing');
    expect(await stranger.evaluate(() => window.told)).toEqual([]);
  });
});
