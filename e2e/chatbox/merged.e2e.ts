import { expect, test, beforeEach } from 'vitest';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();
beforeEach(() => stores.server.forgetLimits());

/** A visitor with two conversations, the second of which is open in the chat. */
async function twoTalks() {
  const store = await stores.open({ isEnableAIAssistant: false });
  const visitor = await store.visit('/');
  const member = await store.shop.member({ name: 'Maya Lind' });
  await visitor.open();
  await visitor.begin();
  await visitor.say('About hats');
  await visitor.sent().waitFor();
  const { dialog } = visitor;
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await dialog.getByRole('list', { name: 'More' }).getByRole('button', { name: 'Start a new conversation' }).click();
  await visitor.composer.waitFor();
  await visitor.say('About shoes');
  await visitor.own('About shoes').waitFor();
  await visitor.sent().waitFor();
  const idOf = async (preview: string) => {
    const query = { status: 'any' as const };
    const { conversations } = (await member.api('GET /conversations', { query })).data;
    return conversations.find((it) => it.preview === preview)?.id ?? '';
  };
  const [into, from] = [await idOf('About hats'), await idOf('About shoes')];
  const merge = () => member.api('POST /conversations/:id/merge', { params: { id: from }, body: { intoId: into } });
  const said = () => visitor.thread.locator('.bubble-own').allInnerTexts();
  return { ...visitor, store, member, from, into, merge, said };
}

test('a chat that is open goes on in the conversation that its own was merged into: every message once, and what is begun stays', async () => {
  const { merge, said, composer, say, own, errors, member, into, answers, from } = await twoTalks();
  await composer.fill('And in gr');
  await merge();
  await own('About hats').waitFor();
  // What was said in the other is read anew.
  await expect.poll(said).toEqual(['About hats', 'About shoes']);
  expect(await composer.inputValue()).toBe('And in gr');
  await say('And in green?');
  await expect.poll(said).toEqual(['About hats', 'About shoes', 'And in green?']);
  for (const id of [from, into]) {
    const body = { id: crypto.randomUUID(), text: `Answer to ${id}` };
    await member.api('POST /conversations/:id/messages', { params: { id }, body });
    await answers(`Answer to ${id}`).waitFor();
  }
  const { data } = await member.api('GET /conversations', { query: { status: 'any' } });
  expect(data.conversations.map((it) => it.id)).toEqual([into]);
  expect(errors).toEqual([]);
});

test('words that waited while the line was cut leave for the conversation that theirs was merged into, each once', async () => {
  const { page, context, merge, said, say, own, member, into, dialog } = await twoTalks();
  await context.setOffline(true);
  await say('Written offline');
  await own('Written offline').waitFor();
  await merge();
  await context.setOffline(false);
  const texts = async () => {
    const { data } = await member.api('GET /conversations/:id/messages', { params: { id: into } });
    return data.messages.filter((it) => it.kind !== 'activity').map((it) => it.text);
  };
  await expect.poll(texts, { timeout: 30_000 }).toEqual(['About hats', 'About shoes', 'Written offline']);
  await expect.poll(said, { timeout: 30_000 }).toEqual(['About hats', 'About shoes', 'Written offline']);
  // The next page shows the same, and the list has one conversation.
  await page.reload();
  await dialog.waitFor();
  await expect.poll(said, { timeout: 20_000 }).toEqual(['About hats', 'About shoes', 'Written offline']);
});
