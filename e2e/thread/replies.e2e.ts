import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('a member answers one message, jumps to it, and reacts to it', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const visitor = await guest('Is the blue one back?');
  for (let i = 0; i < 30; i += 1) await visitor.say(`And number ${i}?`);
  const { rows, thread, composer } = partsOf(page);
  await rows.first().click();
  const params = { id: visitor.conversationId };
  const read = async () => (await visitor.api('GET /client/api/conversations/:id/messages', { params })).data.messages;

  const asked = thread.getByRole('article').and(page.locator('[data-look="visitor"]')).filter({ hasText: 'number 3?' });
  await asked.getByRole('button', { name: 'Message actions' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Reply to this message' }).click();
  await page.getByText(/^Replying to/).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.type('Yes, that one');
  await page.keyboard.press('Enter');
  await page.getByText(/^Replying to/).waitFor({ state: 'hidden' });
  const quote = thread.getByRole('link', { name: /And number 3\?/ });
  await quote.waitFor();
  await expect.poll(async () => (await read()).at(-1)?.replyTo?.text, { timeout: 20_000 }).toBe('And number 3?');

  await quote.click();
  await page.waitForURL(/#\d+$/);
  await expect.poll(() => asked.getAttribute('data-found'), { timeout: 20_000 }).toBe('true');

  await asked.getByRole('button', { name: 'Message actions' }).click();
  await page.getByRole('menuitem', { name: 'thumbs up' }).click();
  await asked.getByRole('img', { name: 'Reaction: thumbs up' }).waitFor();
  await expect
    .poll(async () => (await read()).find((it) => it.text === 'And number 3?')?.reaction, { timeout: 20_000 })
    .toBe('thump-up');

  const answerId = (await read()).at(-1)?.id;
  await visitor.api('POST /client/api/conversations/:id/messages', {
    params,
    body: { id: newId(), text: 'Great', replyToId: answerId },
  });
  await thread.getByRole('link', { name: /Robin Alder.*Yes, that one/ }).waitFor();
  expect(await composer.inputValue()).toBe('');
  expect(errors).toEqual([]);
  await close();
});
