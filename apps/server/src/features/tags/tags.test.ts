import { mostTags } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
let shop: TestShop;
let member: TestMember;
beforeAll(async () => {
  w = await testServer();
  shop = await w.shop({ isEnableAIAssistant: false });
  member = await shop.member();
});
afterAll(() => w.close());

const make = async (name: string, id = newId()) => (await member.api('POST /tags', { body: { id, name } })).data;
const names = async () => (await member.api('GET /tags')).data.map((it) => it.name);

async function conversation() {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello' } });
  const tag = async (body: { add?: string[]; remove?: string[] }) =>
    (await member.api('POST /conversations/:id/tags', { params, body })).data;
  const tagIds = async () => (await member.api('GET /conversations/:id', { params })).data.tagIds;
  const lines = async () =>
    (await member.api('GET /conversations/:id/messages', { params })).data.messages.flatMap((it) =>
      it.activity ? [`${it.activity} ${it.text}`] : [],
    );
  return { visitor, params, tag, tagIds, lines };
}

describe('the tags of a shop', () => {
  it('have a name each, whatever its capitals and blanks; making it again is the same tag', async () => {
    const tag = await make('  Whole \n sale ');
    expect(tag.name).toBe('Whole sale');
    expect(await make('WHOLE SALE')).toEqual(tag);
    expect(await make('anything', tag.id)).toEqual(tag);
    expect((await names()).filter((it) => it.toLowerCase() === 'whole sale')).toEqual(['Whole sale']);
    await expect(make(' \n')).rejects.toMatchObject({ code: 'bad_input' });
    await expect(make('x'.repeat(41))).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('made by two at once are one', async () => {
    const made = await Promise.all([make('Straße'), make('straße'), make('STRAßE')]);
    expect(new Set(made.map((it) => it.id)).size).toBe(1);
  });

  it('keep what is tagged when one is renamed, and are merged only when that is asked for', async () => {
    const [late, delayed] = [await make('Late'), await make('Delayed')];
    const params = { id: late.id };
    expect((await member.api('PUT /tags/:id', { params, body: { name: 'LATE' } })).data.name).toBe('LATE');
    const taken = member.api('PUT /tags/:id', { params, body: { name: 'delayed' } });
    await expect(taken).rejects.toMatchObject({ code: 'conflict', message: 'There is a tag “Delayed” already.' });
    const [both, one] = [await conversation(), await conversation()];
    await both.tag({ add: [late.id, delayed.id] });
    await one.tag({ add: [late.id] });
    const merged = await member.api('PUT /tags/:id', { params, body: { name: 'delayed', merge: true } });
    expect(merged.data).toEqual(delayed);
    expect([await both.tagIds(), await one.tagIds()]).toEqual([[delayed.id], [delayed.id]]);
    await member.api('DELETE /tags/:id', { params: { id: delayed.id } });
    expect([await both.tagIds(), await one.tagIds()]).toEqual([[], []]);
    expect(await names()).not.toContain('Delayed');
  });

  it('are at most so many', async () => {
    const other = await w.shop();
    const full = await other.member();
    const rows = Array.from({ length: mostTags }, (_, at) => ({ id: newId(), name: `Tag ${at}` }));
    await w.services.db
      .insertInto('tags')
      .values(rows.map((it) => ({ ...it, shop_id: other.id, name_key: it.name.toLowerCase() })))
      .execute();
    const more = full.api('POST /tags', { body: { id: newId(), name: 'One more' } });
    await expect(more).rejects.toMatchObject({ code: 'conflict' });
    expect((await full.api('GET /tags')).data).toHaveLength(mostTags);
  });
});

describe('the tags of a conversation', () => {
  it('are put on and taken off with a line for the team alone; the same again changes nothing', async () => {
    const [red, blue] = [await make('Red'), await make('Blue')];
    const { visitor, params, tag, lines } = await conversation();
    expect((await tag({ add: [red.id, blue.id] })).tagIds).toEqual([red.id, blue.id]);
    expect((await tag({ add: [red.id] })).tagIds).toEqual([red.id, blue.id]);
    expect((await tag({ remove: [red.id] })).tagIds).toEqual([blue.id]);
    expect((await tag({ remove: [red.id, newId()] })).tagIds).toEqual([blue.id]);
    expect(await lines()).toEqual(['tagged Red', 'tagged Blue', 'untagged Red']);
    const seen = await visitor.api('GET /client/api/conversations/:id/messages', { params });
    expect(seen.data.messages.map((it) => it.activity)).toEqual([null]);
    await expect(tag({ add: [newId()] })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are at most so many; one too many changes nothing', async () => {
    const { tag, tagIds } = await conversation();
    const all = await Promise.all(Array.from({ length: 31 }, (_, at) => make(`Of one ${at}`)));
    await tag({ add: all.slice(0, 30).map((it) => it.id) });
    await expect(tag({ add: [all[30]?.id ?? ''] })).rejects.toMatchObject({ code: 'conflict' });
    expect(await tagIds()).toHaveLength(30);
  });
});
