import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [maya, tom] = [await shop.member(), await shop.member({ role: 'member' })];
  const visitor = await shop.visitor();
  const params = { id: newId() };
  const say = (text: string) =>
    visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await say('Hello?');
  const watch = async (by: TestMember, on = true) =>
    (await by.api('POST /conversations/:id/watch', { params, body: { on } })).data.watcherIds;
  const watchers = async () => (await maya.api('GET /conversations/:id', { params })).data.watcherIds;
  const watched = async (by: TestMember) =>
    (await by.api('GET /conversations', { query: { watching: 'true' } })).data.conversations.map((it) => it.id);
  const note = (text: string, mentions: string[]) =>
    maya.api('POST /conversations/:id/messages', { params, body: { id: newId(), text, note: true, mentions } });
  return { shop, maya, tom, params, say, watch, watchers, watched, note, visitor };
}

describe('watching a conversation', () => {
  it('is each member’s own, shows to all of the team, and twice is once', async () => {
    const { maya, tom, params, watch, watchers, watched } = await stage();
    expect(await watch(tom)).toEqual([tom.id]);
    expect(await watch(tom)).toEqual([tom.id]);
    expect((await watch(maya)).toSorted()).toEqual([maya.id, tom.id].toSorted());
    expect([await watched(tom), await watched(maya)]).toEqual([[params.id], [params.id]]);
    await watch(maya, false);
    expect(await watch(maya, false)).toEqual([tom.id]);
    expect([await watchers(), await watched(maya)]).toEqual([[tom.id], []]);
  });

  it('leaves no line in the thread and tells the visitor nothing', async () => {
    const { tom, params, watch, visitor } = await stage();
    const read = async () => [
      (await visitor.api('GET /client/api/conversations', {})).data,
      (await tom.api('GET /conversations/:id/messages', { params, query: {} })).data,
    ];
    const before = await read();
    await watch(tom);
    expect(await read()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('watch');
  });

  it('loses nobody, however many begin and stop while the visitor goes on writing', async () => {
    const { shop, maya, tom, say, watch, watchers } = await stage();
    const others = [await shop.member(), await shop.member(), await shop.member()];
    await watch(maya);
    await Promise.all([
      ...others.map((it) => watch(it)),
      watch(tom),
      watch(maya, false),
      ...Array.from({ length: 6 }, (_, at) => say(`Number ${at}`)),
    ]);
    expect((await watchers()).toSorted()).toEqual([tom, ...others].map((it) => it.id).toSorted());
  });

  it('begins with the note that names a member, also one that names them only once it is edited', async () => {
    const { maya, tom, params, watch, watchers, note } = await stage();
    const { data } = await note('Who knows?', []);
    expect(await watchers()).toEqual([]);
    await maya.api('PUT /conversations/:id/messages/:messageId', {
      params: { ...params, messageId: data.id },
      body: { text: '@Tom knows', mentions: [tom.id] },
    });
    expect(await watchers()).toEqual([tom.id]);
    await watch(tom, false);
    await note('@Tom?', [tom.id]);
    expect(await watchers()).toEqual([tom.id]);
  });

  it('knows what each has seen: whom a note names has yet to see it, until they read the conversation', async () => {
    const { maya, tom, params, say, note } = await stage();
    const seen = async (by: TestMember) => (await by.api('GET /conversations/:id/seen', { params })).data.seen;
    const read = (by: TestMember) => by.api('POST /conversations/:id/read', { params, body: { isRead: true } });
    expect(await seen(tom)).toBe(true);
    await note('Tom, can you look?', [tom.id]);
    expect([await seen(maya), await seen(tom)]).toEqual([true, false]);
    await read(maya);
    expect(await seen(tom)).toBe(false);
    await read(tom);
    expect(await seen(tom)).toBe(true);
    await say('Anybody there?');
    expect(await seen(tom)).toBe(false);
  });

  it('ends when the member leaves the team or the conversation is deleted with its contact', async () => {
    const { shop, maya, tom, visitor, watch, watchers, watched } = await stage();
    const kim = await shop.member({ role: 'member' });
    await watch(tom);
    await watch(kim);
    await maya.api('DELETE /members/:id', { params: { id: kim.id } });
    expect(await watchers()).toEqual([tom.id]);
    await maya.api('DELETE /contacts/:id', { params: { id: visitor.contactId } });
    expect(await watched(tom)).toEqual([]);
  });
});
