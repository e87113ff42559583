import { expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();

test('a visitor who is blocked while they write reads calmly that nothing is sent, keeps their words, and sends them once they may', async () => {
  const store = await stores.open({ isEnableAIAssistant: false });
  const member = await store.shop.member();
  const visit = await store.visit('/');
  await visit.open();
  await visit.begin();
  await visit.say('Where is my tent?');
  await visit.sent().waitFor();
  const { data } = await member.api('GET /conversations', { query: {} });
  const params = { id: data.conversations[0]?.contactId ?? '' };

  await member.api('POST /contacts/:id/block', { params, body: {} });
  await visit.say('Answer me!');
  const told = visit.thread.getByRole('alert').filter({ hasText: 'You can’t send messages to this store from here.' });
  await told.waitFor();
  expect(await seriousFaults(visit.page)).toEqual([]);
  await told.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => visit.composer.inputValue()).toBe('Answer me!');

  await member.api('POST /contacts/:id/unblock', { params });
  await visit.composer.press('Enter');
  await expect.poll(() => visit.own('Answer me!').count()).toBe(1);
  await expect
    .poll(async () => (await member.api('GET /conversations', { query: {} })).data.conversations[0]?.preview)
    .toBe('Answer me!');
  expect(visit.errors.filter((it) => !it.includes('403'))).toEqual([]);
  store.close();
});
