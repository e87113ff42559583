import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function desk() {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const make = async (name: string) => (await member.api('POST /tags', { body: { id: newId(), name } })).data.id;
  const params = { id: visitor.contactId };
  const tag = async (body: { add?: string[]; remove?: string[] }) =>
    (await member.api('POST /contacts/:id/tags', { params, body })).data.tagIds;
  const tagIds = async () => (await member.api('GET /contacts/:id', { params })).data.tagIds;
  return { shop, member, make, tag, tagIds };
}

it('tags are put on a contact and taken off; the same again changes nothing', async () => {
  const { shop, make, tag } = await desk();
  const [red, blue] = [await make('Red'), await make('Blue')];
  expect(await tag({ add: [red, blue] })).toEqual([red, blue]);
  expect(await tag({ add: [red], remove: [newId()] })).toEqual([red, blue]);
  expect(await tag({ remove: [red] })).toEqual([blue]);
  await expect(tag({ add: [newId()] })).rejects.toMatchObject({ code: 'not_found' });
  const told = await w.services.db
    .selectFrom('events')
    .select('for_team')
    .where('shop_id', '=', shop.id)
    .where('type', '=', 'contact.changed')
    .execute();
  expect(told).toHaveLength(2);
});

it('two who tag a contact in the same moment both do', async () => {
  const { make, tag, tagIds } = await desk();
  const all = await Promise.all(Array.from({ length: 6 }, (_, at) => make(`Tag ${at}`)));
  await Promise.all(all.map((id) => tag({ add: [id] })));
  expect(new Set(await tagIds())).toEqual(new Set(all));
});

it('a contact has at most so many tags; one too many changes nothing', async () => {
  const { make, tag, tagIds } = await desk();
  const all = await Promise.all(Array.from({ length: 31 }, (_, at) => make(`Tag ${at}`)));
  await tag({ add: all.slice(0, 30) });
  await expect(tag({ add: all.slice(30) })).rejects.toMatchObject({ code: 'conflict' });
  expect(await tagIds()).toHaveLength(30);
});

it('a tag that becomes another one, or is deleted, does so on contacts and in segments', async () => {
  const { member, make, tag, tagIds } = await desk();
  const [late, delayed] = [await make('Late'), await make('Delayed')];
  await tag({ add: [late] });
  const id = newId();
  await member.api('PUT /contacts/segments/:id', {
    params: { id },
    body: { name: 'Late ones', filter: { tag: late } },
  });
  const found = async (it: string) => (await member.api('GET /contacts', { query: { tag: it } })).data.contacts.length;
  expect(await found(late)).toBe(1);
  await member.api('PUT /tags/:id', { params: { id: late }, body: { name: 'Delayed', merge: true } });
  expect(await tagIds()).toEqual([delayed]);
  expect((await member.api('GET /contacts/view')).data.segments[0]?.filter).toEqual({ tag: delayed });
  await member.api('DELETE /tags/:id', { params: { id: delayed } });
  expect(await tagIds()).toEqual([]);
  expect(await found(delayed)).toBe(0);
});

it('many are tagged at once: told of whom that changed, so that it can be taken back', async () => {
  const { shop, member, make, tag } = await desk();
  const [others, gone] = [await Promise.all([shop.visitor(), shop.visitor()]), newId()];
  const [red, full] = [await make('Red'), await Promise.all(Array.from({ length: 30 }, (_, at) => make(`Tag ${at}`)))];
  await tag({ add: full });
  const { data: all } = await member.api('GET /contacts/matching', { query: {} });
  const nobody = { query: { until: '0000-06-01T00:00:00Z' } };
  expect((await member.api('GET /contacts/matching', nobody)).data.contacts).toEqual([]);
  const ids = all.contacts.map((it) => it.id);
  expect(ids).toHaveLength(3);
  const first = others[0]?.contactId ?? '';
  await member.api('POST /contacts/:id/tags', { params: { id: first }, body: { add: [red] } });
  const put = await member.api('POST /contacts/tags', { body: { ids: [...ids, gone], add: [red] } });
  expect(put.data.changed).toEqual([others[1]?.contactId]);
  const back = await member.api('POST /contacts/tags', { body: { ids: put.data.changed, remove: [red] } });
  expect(back.data.changed).toEqual(put.data.changed);
  const { data } = await member.api('GET /contacts', { query: { tag: red } });
  expect(data.contacts.map((it) => it.id)).toEqual([first]);
  const tom = await shop.member({ role: 'member' });
  await expect(tom.api('POST /contacts/tags', { body: { ids, add: [red] } })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const file = await member.api('POST /contacts/export', { body: { ids: [first, gone] } });
  expect(file.data).toMatchObject({ count: 1, text: expect.stringContaining(first) });
  expect(file.data.text).toContain('Red');
});
