import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser, openPage, phone, routeAtOnce } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { arriveAt, visitorOf } from './visitor.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

declare global {
  interface Window {
    seen: { shift: number; dots: number; message: number; answer?: number };
  }
}

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

const arrive = (size?: { width: number; height: number }) => arriveAt(stack.storefront, browser, size);

describe('a visitor in the chat', () => {
  test('asks, sees the answer with its sources, and finds both again after a reload', async () => {
    const { begin, say, own, answers, thread, dialog, page, context, errors } = await arrive();
    await begin();
    await say('What is your return policy?');
    await own('What is your return policy?').waitFor();
    await thread.getByRole('list', { name: 'Sources' }).last().waitFor();
    const answer = await answers().last().innerText();
    await page.reload();
    await dialog.waitFor();
    await own('What is your return policy?').waitFor();
    expect(await answers().last().innerText()).toBe(answer);
    expect(await own('What is your return policy?').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('sees that an answer is being written once the server has the question, before the answer, and not after it', async () => {
    const { begin, say, sent, thread, page, context } = await arrive();
    await begin();
    await page.evaluate(() => {
      const seen: typeof window.seen = { shift: 0, dots: 0, message: 0 };
      window.seen = seen;
      const thread = document.querySelector('#chatty-root')?.shadowRoot?.querySelector('[role=log]');
      const look = () => {
        if (thread?.querySelector('.dots, .bubble-growing')) seen.dots ||= performance.now();
        if (thread?.querySelector('[aria-label=Sources]')) seen.answer ||= performance.now();
      };
      if (thread) new MutationObserver(look).observe(thread, { childList: true, subtree: true });
    });
    // While the server has not even heard of the message, nobody writes an answer to it.
    let letPass = () => {};
    const held = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await routeAtOnce(page, '**/client/api/conversations/*/messages', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const asked = page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/messages'));
    await say('How long does delivery take?');
    await asked;
    expect(await page.evaluate(() => window.seen.dots)).toBe(0);
    await page.evaluate(() => {
      window.seen.message = performance.now();
    });
    letPass();
    await sent().waitFor();
    await thread.getByRole('list', { name: 'Sources' }).last().waitFor();
    const { dots, message, answer } = await page.evaluate(() => window.seen);
    expect(dots).toBeGreaterThan(message);
    expect(answer).toBeGreaterThan(dots);
    expect(await thread.locator('.dots, .bubble-growing').count()).toBe(0);
    await context.close();
  });

  test('loses no word when the network goes, and sends none twice', async () => {
    const { begin, say, own, sent, dialog, thread, page, context } = await arrive();
    await begin();
    await say('First');
    await sent().waitFor();
    await context.setOffline(true);
    await say('Second, written without a network');
    await say('Third');
    await dialog.getByText('No connection. We’ll send your 2 messages later.').waitFor();
    await context.setOffline(false);
    await dialog.getByText('No connection').waitFor({ state: 'hidden' });
    await thread
      .getByText(/Sending…|Will send when/)
      .first()
      .waitFor({ state: 'hidden' });
    await page.reload();
    await own('First').waitFor();
    const texts = await thread.locator('.bubble-own').allInnerTexts();
    expect(texts).toEqual(['First', 'Second, written without a network', 'Third']);
    await context.close();
  });

  test('keeps a queued message through a reload without a server', async () => {
    const { begin, say, own, sent, thread, dialog, page, context } = await arrive();
    await begin();
    await say('Before the power cut');
    await sent().waitFor();
    await stack.killServer();
    await say('During the power cut');
    await own('During the power cut').waitFor();
    await stack.startServer();
    await page.reload();
    await dialog.waitFor();
    await own('During the power cut').waitFor();
    await thread
      .getByText(/Sending…|Will send when/)
      .first()
      .waitFor({ state: 'hidden' });
    await page.reload();
    await own('Before the power cut').waitFor();
    expect(await thread.locator('.bubble-own').allInnerTexts()).toEqual([
      'Before the power cut',
      'During the power cut',
    ]);
    await context.close();
  });

  test('goes on as somebody new when the old identity is refused, and the queued words go too', async () => {
    const { begin, say, own, sent, dialog, page, context, errors } = await arrive();
    await begin();
    await say('Said as the first visitor');
    await sent().waitFor();
    await context.setOffline(true);
    await say('Queued meanwhile');
    await dialog.getByText('No connection. We’ll send your message later.').waitFor();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((it) => /^chatty:[^:]+$/.test(it)) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string };
      localStorage.setItem(key, JSON.stringify({ ...kept, token: 'of another server' }));
    });
    await context.setOffline(false);
    await own('Said as the first visitor').waitFor({ state: 'detached' });
    await sent().waitFor();
    expect(await own('Queued meanwhile').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can talk where the browser forbids storage', async () => {
    const { page, context, errors } = await openPage(browser);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto(stack.storefront);
    const visitor = visitorOf(page);
    await visitor.open();
    await visitor.begin();
    await visitor.say('Hello from a locked browser');
    await visitor.sent().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('has all tabs in step', async () => {
    const { begin, say, sent, context, own } = await arrive();
    await begin();
    await say('Said in the first tab');
    // Another tab shows what the server knows.
    await sent().waitFor();
    const second = visitorOf(await context.newPage());
    await second.page.goto(stack.storefront);
    await second.own('Said in the first tab').waitFor();
    await second.say('Said in the second tab');
    await own('Said in the second tab').waitFor();
    await context.close();
  });

  test('puts a product that the assistant shows into the cart', async () => {
    const { begin, say, thread, page, context } = await arrive();
    await begin();
    await say('Do you have a mug?');
    const card = thread
      .locator('.product')
      .filter({ has: page.locator('button.primary:enabled') })
      .first();
    await card.waitFor();
    await card.getByRole('button', { name: /^Add to cart/ }).click();
    await card.getByText('Added').waitFor();
    const cart = await page.evaluate(async () => (await fetch('/cart.js')).json() as Promise<{ item_count: number }>);
    expect(cart.item_count).toBe(1);
    await context.close();
  });

  test('sends a picture, and is told at once which file cannot be sent', async () => {
    const { begin, say, dialog, thread, context } = await arrive();
    await begin();
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'parcel.png', mimeType: 'image/png', buffer: picture },
      { name: 'script.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await dialog.getByText('Only images, PDFs, text files, and MP4 videos').waitFor();
    await dialog.getByRole('button', { name: 'Remove script.svg' }).click();
    await dialog.locator('progress').waitFor({ state: 'detached' });
    await say('It arrived like this');
    const shown = thread.getByRole('img', { name: 'parcel.png' });
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((it) => (it as HTMLImageElement).naturalWidth), { timeout: 10_000 }).toBe(1);
    await context.close();
  });

  test('asks for a person with one tap, is answered by one, and sees the dot when the chat is closed', async () => {
    const { begin, say, own, sent, dialog, thread, answers, launcher, page, context, errors } = await arrive();
    await begin();
    await say('I need help with a gift');
    await sent().waitFor();
    await dialog.getByRole('button', { name: 'Talk to a person' }).first().click();
    await thread.getByText('You asked to talk to a person').waitFor();
    // What happens next stays until somebody speaks.
    const next = thread.getByRole('status').filter({ hasText: 'We’ve let our team know.' });
    await next.waitFor();
    await say('I am still here');
    await own('I am still here').waitFor();
    await expect.poll(() => thread.getByText('Sending…').count()).toBe(0);
    await next.waitFor();
    const id = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((it) => it.endsWith(':state'));
      return (JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { view: { id: string } }).view.id;
    });
    await dialog.getByRole('button', { name: 'Close chat' }).click();

    const admin = await openPage(browser);
    await admin.page.goto(stack.ownerLink);
    await admin.page.waitForURL((it) => !it.pathname.startsWith('/sign-in'));
    const status = await admin.page.evaluate(async (conversation) => {
      const token = (await (await fetch('/client/api/token', { method: 'POST' })).json()) as {
        data: { token: string };
      };
      const answer = await fetch(`/api/conversations/${conversation}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token.data.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), text: 'Hello, a person here.', fileIds: [] }),
      });
      return answer.status;
    }, id);
    expect(status).toBe(200);

    await page.locator('#chatty-root .launcher.u').waitFor();
    await launcher.click();
    await answers('Hello, a person here.').waitFor();
    await thread.getByText(/joined the conversation/).waitFor();
    await next.waitFor({ state: 'detached' });
    await page.locator('#chatty-root .launcher.u').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await admin.context.close();
    await context.close();
  });

  test('has nothing serious in the way of assistive technology, on a phone too', async () => {
    for (const size of [undefined, phone]) {
      const { begin, say, answers, page, context } = await arrive(size);
      expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
      await begin();
      await say('What is your return policy?');
      await answers().nth(1).waitFor();
      expect(await seriousFaults(page, '#chatty-root')).toEqual([]);
      await context.close();
    }
  });
});
