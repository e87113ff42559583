import { beforeEach, expect, test } from 'vitest';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

test('a visitor who waits for a person and asks for one under an answer comes to where they wait; the inbox has them once', async () => {
  const store = await stores.open({ isEnableAIAssistant: false });
  const member = await store.shop.member();
  await member.api('POST /faqs', {
    body: { question: 'How do I fold the tent?', answer: '<p>Twice.</p>', featured: true },
  });
  const { dialog, thread, open, begin, say, own, sent, errors, context } = await store.visit('/');
  const underAnswer = () => dialog.locator('.after-answer');
  const toAnswer = () => dialog.getByRole('button', { name: 'How do I fold the tent?' }).click();
  const inbox = async () =>
    (await member.api('GET /conversations', { query: { status: 'any' } })).data.conversations.map((it) => it.preview);
  await open();
  await begin();
  await say('My stove is broken');
  // Without an assistant, whoever writes waits for a person.
  await sent().waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await toAnswer();
  // The last button under the answer, whatever it says by now.
  await underAnswer().getByRole('button').last().click();
  await thread.waitFor();
  await own('My stove is broken').waitFor();
  expect((await inbox()).length).toBe(1);

  // It says that they wait, there as at home.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.locator('.card.ask').getByRole('button', { name: 'Waiting for a person' }).click();
  await own('My stove is broken').waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await toAnswer();
  await underAnswer().getByRole('button', { name: 'Waiting for a person' }).waitFor();
  expect(await underAnswer().getByRole('button', { name: 'Talk to a person' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
