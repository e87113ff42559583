import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function stage() {
  const shop = await w.shop({ isEnableAIAssistant: false, timeZone: 'America/New_York' });
  const member = await shop.member({ name: 'Robin Alder' });
  const find = async (search: string, more: { limit?: number; cursor?: string } = {}) =>
    (await member.api('GET /conversations', { query: { search, ...more } })).data;
  const found = async (search: string) => (await find(search)).conversations.map((it) => it.id);
  /** A conversation that a visitor begins. */
  const begin = async (text: string, name?: string) => {
    const visitor = await shop.visitor();
    const params = { id: newId() };
    const say = (words: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: words } });
    await say(text);
    if (name) await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { name } });
    return { id: params.id, params, visitor, say };
  };
  return { shop, member, find, found, begin };
}

describe('a search', () => {
  it('is narrowed by whom it is with, alone and together with words', async () => {
    const { found, begin } = await stage();
    const [ada, ida] = [await begin('A refund, please', 'Ada Lund'), await begin('A refund, please', 'Ida Holm')];
    expect(await found('from:"ada lund"')).toEqual([ada.id]);
    expect(await found('refund from:ida')).toEqual([ida.id]);
    expect(await found('refund from:nobody')).toEqual([]);
    expect((await found('refund')).toSorted()).toEqual([ada.id, ida.id].toSorted());
  });

  it('is narrowed by assignee, by tag, and by what was sent', async () => {
    const { shop, member, found, begin } = await stage();
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const [one, two, three] = [await begin('One'), await begin('Two'), await begin('Three')];
    await member.api('POST /conversations/:id/assign', { params: one.params, body: { memberId: tom.id } });
    await member.api('POST /conversations/:id/assign', { params: two.params, body: { memberId: member.id } });
    expect(await found('assignee:berg')).toEqual([one.id]);
    expect(await found('assignee:me')).toEqual([two.id]);
    expect(await found('assignee:nobody')).toEqual([three.id]);

    const { data: tag } = await member.api('POST /tags', { body: { id: newId(), name: 'Needs parts' } });
    await member.api('POST /conversations/:id/tags', { params: three.params, body: { add: [tag.id], remove: [] } });
    expect(await found('tag:"needs parts"')).toEqual([three.id]);
    expect(await found('tag:"needs parts" assignee:me')).toEqual([]);

    const upload = await one.visitor.api('POST /client/api/files', {
      query: { name: 'invoice.txt' },
      body: new Blob(['an invoice']),
    });
    const body = { id: newId(), text: '', fileIds: [upload.data.id] };
    await one.visitor.api('POST /client/api/conversations/:id/messages', { params: one.params, body });
    const note = { id: newId(), text: 'Ask the warehouse', note: true };
    await member.api('POST /conversations/:id/messages', { params: two.params, body: note });
    expect(await found('has:file')).toEqual([one.id]);
    expect(await found('has:image')).toEqual([]);
    expect(await found('has:note')).toEqual([two.id]);

    const { db } = shop.ctx;
    const holds = (id: string, what: { parts?: string; files?: string }) =>
      db.updateTable('messages').set(what).where('shop_id', '=', shop.id).where('conversation_id', '=', id).execute();
    await holds(one.id, { files: JSON.stringify([{ id: newId(), name: 'a.png', type: 'image/png', size: 9 }]) });
    await holds(two.id, { parts: JSON.stringify([{ type: 'sources' }, { type: 'order', order: { name: '#1' } }]) });
    await holds(three.id, { parts: JSON.stringify([{ type: 'products', products: [] }]) });
    expect(await found('has:image')).toEqual([one.id]);
    expect(await found('has:order')).toEqual([two.id]);
    expect(await found('has:products')).toEqual([three.id]);
  });

  it('looks in the status that it names, whatever the list’s, spam too', async () => {
    const { member, find, begin } = await stage();
    const [open, over, spam] = [await begin('Boat one'), await begin('Boat two'), await begin('Boat three')];
    await member.api('POST /conversations/:id/resolve', { params: over.params });
    await member.api('POST /conversations/:id/spam', { params: spam.params });
    const inList = async (search: string, status: 'any' | 'open') =>
      (await member.api('GET /conversations', { query: { search, status } })).data.conversations.map((it) => it.id);
    for (const status of ['any', 'open'] as const) {
      expect(await inList('boat in:resolved', status)).toEqual([over.id]);
      expect(await inList('boat in:spam', status)).toEqual([spam.id]);
      expect(await inList('in:open', status)).toEqual([open.id]);
    }
    expect((await find('boat in:resolved')).found).toHaveLength(1);
    const query = { search: 'in:resolved', status: 'any' as const };
    expect((await member.api('GET /conversations/matching', { query })).data.count).toBe(1);
  });

  it('is narrowed by days of the shop’s clock', async () => {
    // Five minutes before the 4th ends, where the shop is.
    w.setTime('2026-03-05T04:55:00Z');
    const { found, begin } = await stage();
    const { id, say } = await begin('Where is my boat?');
    expect(await found('boat before:2026-03-05')).toEqual([id]);
    expect(await found('boat before:2026-03-04')).toEqual([]);
    expect(await found('boat after:2026-03-05')).toEqual([]);
    w.setTime('2026-03-05T05:02:00Z');
    await say('Hello?');
    expect(await found('after:2026-03-05')).toEqual([id]);
    // The conversation went on, but the word was said before.
    expect(await found('boat after:2026-03-05')).toEqual([]);
  });

  it('finds first who is called exactly so, then who is partly, then what was said, page by page', async () => {
    const { find, begin } = await stage();
    const exact = await begin('First', 'Mia');
    const partly = await begin('Second', 'Mia Sand');
    const said = await begin('Is Mia there?');
    const all: string[] = [];
    let cursor: string | null | undefined;
    do {
      const piece = await find('mia', { limit: 1, ...(cursor && { cursor }) });
      all.push(...piece.conversations.map((it) => it.id));
      cursor = piece.cursor;
    } while (cursor);
    expect(all).toEqual([exact.id, partly.id, said.id]);
  });
});
