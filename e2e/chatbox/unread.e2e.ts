import { newId } from '@chatty/contract/new-id';
import { expect, test } from 'vitest';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();

test('what waits for a visitor is told on every page, also after one that they left before the shop was heard', async () => {
  const store = await stores.open({ isEnableAIAssistant: false });
  const { page, context, open, begin, say, sent, launcher, errors } = await store.visit();
  await open();
  await begin();
  await say('Is the blue one back?');
  await sent().waitFor();
  await launcher.click();
  const { api } = await store.shop.member();
  const [asked] = (await api('GET /conversations', { query: { status: 'open' } })).data.conversations;
  const params = { id: asked?.id ?? '' };
  await api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'It is.' } });
  const label = () => launcher.getAttribute('aria-label');
  await expect.poll(label).toBe('Chat with us (1)');

  // The chat begins behind the page, on a line so slow that the visitor is on the next page before it hears from the shop.
  const chat = page.locator('#chatty-root .dialog');
  const silent = '**/client/api/visitors';
  await page.route(silent, () => {});
  await page.reload();
  await chat.waitFor({ state: 'attached' });
  expect(await label()).toBe('Chat with us (1)');
  await page.unroute(silent);
  await page.reload();
  await chat.waitFor({ state: 'attached' });
  expect(await label()).toBe('Chat with us (1)');

  await open();
  await expect.poll(label).not.toContain('(1)');
  await launcher.click();
  await page.reload();
  await launcher.waitFor();
  expect(await label()).toBe('Chat with us');
  expect(errors).toEqual([]);
  await context.close();
  store.close();
});
