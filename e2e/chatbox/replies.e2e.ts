import { newId } from '@chatty/contract/new-id';
import { beforeEach, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

test('a visitor answers one message, sees what the team thinks, edits and deletes, and never a note', async () => {
  const store = await stores.open({ isEnableAIAssistant: false });
  const visitor = await store.visit('/', phone);
  const { page, dialog, thread, composer, errors, own, answers } = visitor;
  await visitor.open();
  await visitor.begin();
  const member = await store.shop.member({ name: 'Maya Lind' });
  await visitor.say('Is the blue one back?');
  await own('Is the blue one back?').waitFor();
  const listed = async () => (await member.api('GET /conversations', { query: { status: 'open' } })).data.conversations;
  await expect.poll(async () => (await listed()).length).toBe(1);
  const params = { id: (await listed())[0]?.id ?? '' };
  const read = async () => (await member.api('GET /conversations/:id/messages', { params })).data.messages;
  const asked = (await read()).find((it) => it.text === 'Is the blue one back?');
  const answer = async (text: string, note = false, replyToId = asked?.id) => {
    const body = { id: newId(), text, note, replyToId };
    return (await member.api('POST /conversations/:id/messages', { params, body })).data.id;
  };

  await answer('A difficult one', true);
  const first = await answer('It is, in all sizes.');
  await thread.getByRole('button', { name: /^You\s*Is the blue one back\?$/ }).waitFor();
  const reacting = { ...params, messageId: asked?.id ?? '' };
  await member.api('POST /conversations/:id/messages/:messageId/reaction', {
    params: reacting,
    body: { reaction: 'heart' },
  });
  await thread.getByRole('img', { name: 'Our reaction: Love' }).waitFor();

  await thread.getByRole('button', { name: 'Reply', exact: true }).click();
  await dialog.getByText('Replying to Maya Lind').waitFor();
  await expect.poll(() => composer.evaluate((at) => at.matches(':focus'))).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await visitor.say('Then I take two');
  await dialog.getByText('Replying to Maya Lind').waitFor({ state: 'hidden' });
  const quote = thread.getByRole('button', { name: /^Maya Lind\s*It is, in all sizes\.$/ });
  await quote.waitFor();
  await expect.poll(async () => (await read()).at(-1)?.replyTo?.id).toBe(first);
  await quote.click();
  await thread.locator('.said-shown').getByText('It is, in all sizes.').waitFor();

  const changing = { ...params, messageId: first };
  await member.api('PUT /conversations/:id/messages/:messageId', { params: changing, body: { text: 'It is, in M.' } });
  await answers('It is, in M.').waitFor();
  await thread.getByText(/ · Edited/).waitFor();
  await thread.getByRole('button', { name: /^Maya Lind\s*It is, in M\.$/ }).waitFor();
  await member.api('DELETE /conversations/:id/messages/:messageId', { params: changing });
  await answers('Message deleted').waitFor();
  await thread.getByRole('button', { name: /^Maya Lind\s*Message deleted$/ }).waitFor();
  expect(await thread.textContent()).not.toContain('difficult');
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});
