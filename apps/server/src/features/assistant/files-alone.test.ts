import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { neverOpen } from '../../test-kit/never-open.ts';
import { frames, type Language } from '../../language/languages.ts';
import { type TestServer, type TestShop, type TestVisitor, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function send(visitor: TestVisitor, id: string, text = '') {
  const file = new Blob([`a photo ${newId()}`]);
  const { data } = await visitor.api('POST /client/api/files', { query: { name: 'photo.txt' }, body: file });
  const body = { id: newId(), text, fileIds: text === '' ? [data.id] : [] };
  await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body });
}

/** What stands in the thread, by who said it, and what they are asked for. */
const threadOf = async (visitor: TestVisitor, id: string) => {
  const { data } = await visitor.api('GET /client/api/conversations/:id/messages', { params: { id } });
  return data.messages;
};
const told = async (visitor: TestVisitor, id: string) =>
  (await threadOf(visitor, id)).map((it) => [it.activity ?? it.sender, ...it.parts.map((part) => part.type)].join(' '));
const soon = { timeout: 15_000 };

const begin = async (shop: TestShop, locale = 'en') => ({ visitor: await shop.visitor({ locale }), id: newId() });
const handlerOf = async (visitor: TestVisitor, id: string) =>
  (await visitor.api('GET /client/api/conversations')).data.find((it) => it.id === id)?.handler;

describe('a message with nothing but a file', () => {
  it('goes to a person, with a word to the visitor, where the assistant answers', async () => {
    const { visitor, id } = await begin(await w.shop());
    await send(visitor, id);
    await expect.poll(() => told(visitor, id), soon).toEqual(['anonymous', 'assistant', 'file_passed_on']);
    expect(await handlerOf(visitor, id)).toBe('waiting');
  });

  it('says out of hours too that nobody is there, and asks for an address', async () => {
    const { visitor, id } = await begin(await w.shop(neverOpen));
    await send(visitor, id);
    const all = ['anonymous', 'assistant', 'file_passed_on', 'system askEmail'];
    await expect.poll(() => told(visitor, id), soon).toEqual(all);
  });

  it('waits for a person, and is told so out of hours, where the shop has no assistant', async () => {
    const off = { isEnableAIAssistant: false };
    for (const [settings, all] of [
      [off, ['anonymous']],
      [{ ...off, ...neverOpen }, ['system askEmail', 'anonymous']],
    ] as const) {
      const { visitor, id } = await begin(await w.shop(settings));
      await send(visitor, id);
      expect((await told(visitor, id)).toSorted()).toEqual(all.toSorted());
      expect(await handlerOf(visitor, id)).toBe('waiting');
    }
  });

  it('stays with the person who has the conversation, and the assistant says nothing', async () => {
    const shop = await w.shop();
    const [{ visitor, id }, member] = [await begin(shop), await shop.member()];
    await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
    await member.api('POST /conversations/:id/take-over', { params: { id } });
    await send(visitor, id);
    expect(await told(visitor, id)).toEqual(['person_requested', 'taken_over', 'anonymous']);
    expect(await handlerOf(visitor, id)).toBe('person');
  });

  it.each(Object.keys(frames) as Language[])('is passed on in the language of the browser (%s)', async (language) => {
    const { visitor, id } = await begin(await w.shop(), language);
    await send(visitor, id);
    const answer = async () => (await threadOf(visitor, id)).find((it) => it.sender === 'assistant')?.text;
    await expect.poll(answer, soon).toBe(frames[language].fileOnly(1));
  });
});
