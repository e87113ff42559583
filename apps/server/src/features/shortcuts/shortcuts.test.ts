import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../test-kit/do-job.ts';
import { type TestMember, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { eraseShortcutJob } from './shortcuts.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const thanks = { key: 'thanks', title: 'Thank you', body: 'Thank you, {{customer.first_name|friend}}!' };

async function team() {
  w.forgetLimits();
  w.setTime(new Date().toISOString());
  const shop = await w.shop({ isEnableAIAssistant: false });
  const maya = await shop.member({ role: 'admin', name: 'Maya' });
  const [tom, ida] = [await shop.member({ role: 'member' }), await shop.member({ role: 'member' })];
  return { shop, maya, tom, ida };
}

const add = async ({ api }: TestMember, over: object = {}) =>
  (await api('POST /shortcuts', { body: { id: newId(), ...thanks, ...over } })).data;
const keysOf = async ({ api }: TestMember) => (await api('GET /shortcuts')).data.map((it) => it.key);
const upload = async ({ api }: TestMember) =>
  (await api('POST /files', { query: { name: 'sizes.txt' }, body: new Blob(['S, M, L']) })).data;

describe('a shortcut', () => {
  it('without words does something, and one that neither says nor does anything is refused', async () => {
    const tom = await (await w.shop()).member();
    const refused = { code: 'bad_input', fields: { body: expect.stringContaining('what it does') } };
    await expect(add(tom, { key: 'none', body: ' ' })).rejects.toMatchObject(refused);
    const { id, body } = await add(tom, { key: 'urgent', body: '', priority: 'urgent' });
    expect(body).toBe('');
    const change = (patch: object) => tom.api('PUT /shortcuts/:id', { params: { id }, body: patch });
    await expect(change({ priority: null })).rejects.toMatchObject(refused);
    expect((await change({ priority: null, actions: ['resolve'] })).data.actions).toEqual(['resolve']);
  });

  it('of one’s own is seen, changed, used, and deleted by nobody else, not even an admin', async () => {
    const { maya, tom } = await team();
    const { id } = await add(tom);
    expect(await keysOf(tom)).toEqual(['thanks']);
    expect(await keysOf(maya)).toEqual([]);
    const gone = { code: 'not_found' };
    const params = { id };
    await expect(maya.api('GET /shortcuts/:id', { params })).rejects.toMatchObject(gone);
    await expect(maya.api('PUT /shortcuts/:id', { params, body: { title: 'x' } })).rejects.toMatchObject(gone);
    await expect(maya.api('POST /shortcuts/:id/use', { params, body: { messageId: newId() } })).rejects.toMatchObject(
      gone,
    );
    await expect(maya.api('DELETE /shortcuts/:id', { params })).rejects.toMatchObject(gone);
  });

  it('of the team is used by everybody, and changed by whoever made it or an admin', async () => {
    const { maya, tom, ida } = await team();
    const { id, authorId } = await add(tom, { scope: 'team' });
    expect(authorId).toBe(tom.id);
    const params = { id };
    expect((await ida.api('GET /shortcuts/:id', { params })).data.title).toBe('Thank you');
    const refused = { code: 'not_allowed' };
    await expect(ida.api('PUT /shortcuts/:id', { params, body: { title: 'x' } })).rejects.toMatchObject(refused);
    await expect(ida.api('DELETE /shortcuts/:id', { params })).rejects.toMatchObject(refused);
    expect((await tom.api('PUT /shortcuts/:id', { params, body: { title: 'Thanks' } })).data.title).toBe('Thanks');
    expect((await maya.api('PUT /shortcuts/:id', { params, body: { key: '/Thx' } })).data.key).toBe('thx');
    await maya.api('DELETE /shortcuts/:id', { params });
    expect(await keysOf(ida)).toEqual([]);
  });

  it('may be given to the team, and stays the team’s', async () => {
    const { tom, ida } = await team();
    const { id } = await add(tom);
    await tom.api('PUT /shortcuts/:id', { params: { id }, body: { scope: 'team' } });
    expect(await keysOf(ida)).toEqual(['thanks']);
    const back = tom.api('PUT /shortcuts/:id', { params: { id }, body: { scope: 'personal' } });
    await expect(back).rejects.toMatchObject({ code: 'bad_input' });
  });

  it('has a key that no other of the team, or of the member, has; the second of two at once is told', async () => {
    const { maya, tom } = await team();
    await add(tom, { scope: 'team' });
    await add(tom);
    await add(maya);
    await expect(add(maya, { key: 'Thanks', scope: 'team' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { key: expect.stringContaining('/thanks') },
    });
    const both = await Promise.allSettled([add(tom, { key: 'bye' }), add(tom, { key: 'bye' })]);
    expect(both.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused with what is wrong with it, field by field', async () => {
    const { tom } = await team();
    await expect(add(tom, { key: 'thank you', body: 'Hi {{customer.nam}}' })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { key: expect.any(String), body: expect.stringContaining('customer.nam') },
    });
  });

  it('is restored within a day unless its key is taken, and gone after it with its file', async () => {
    const { shop, tom } = await team();
    const file = await upload(tom);
    const { id } = await add(tom, { fileIds: [file.id] });
    const params = { id };
    w.setTime('2026-05-01T10:00:00Z');
    await tom.api('DELETE /shortcuts/:id', { params });
    expect(await keysOf(tom)).toEqual([]);
    const rival = await add(tom);
    await expect(tom.api('POST /shortcuts/:id/restore', { params })).rejects.toMatchObject({ code: 'conflict' });
    await tom.api('DELETE /shortcuts/:id', { params: { id: rival.id } });
    expect((await tom.api('POST /shortcuts/:id/restore', { params })).data.files).toEqual([file]);
    w.setTime('2026-05-01T11:00:00Z');
    await tom.api('DELETE /shortcuts/:id', { params });
    const erased = { shopId: shop.id, shortcutId: id, deletedAt: '2026-05-01T11:00:00.000Z' };
    await doJob(w.services, eraseShortcutJob, erased);
    await expect(tom.api('POST /shortcuts/:id/restore', { params })).rejects.toMatchObject({ code: 'not_found' });
    const uses = w.services.db.selectFrom('file_uses').select('file_id').where('used_by', '=', id);
    expect(await uses.execute()).toEqual([]);
  });

  it('keeps tags, a priority and a snooze for its conversation; a tag that becomes another one is followed', async () => {
    const { maya, tom } = await team();
    const tag = async (name: string) => (await tom.api('POST /tags', { body: { id: newId(), name } })).data.id;
    const [vip, refund, big] = [await tag('VIP'), await tag('Refund'), await tag('Big')];
    const marks = { tagIds: [vip, refund, newId()], priority: 'high', snooze: 'tomorrow' };
    const { id } = await add(tom, marks);
    const read = async () => (await tom.api('GET /shortcuts/:id', { params: { id } })).data;
    expect(await read()).toMatchObject({ tagIds: [vip, refund], priority: 'high', snooze: 'tomorrow' });
    await maya.api('PUT /tags/:id', { params: { id: vip }, body: { name: 'Big', merge: true } });
    expect((await read()).tagIds).toEqual([big, refund]);
    await maya.api('DELETE /tags/:id', { params: { id: refund } });
    expect((await read()).tagIds).toEqual([big]);
    const both = tom.api('PUT /shortcuts/:id', { params: { id }, body: { actions: ['resolve'] } });
    await expect(both).rejects.toMatchObject({ code: 'bad_input', fields: { snooze: expect.any(String) } });
    await tom.api('PUT /shortcuts/:id', {
      params: { id },
      body: { actions: ['resolve'], snooze: null, priority: null },
    });
    expect(await read()).toMatchObject({ actions: ['resolve'], snooze: null, priority: null, tagIds: [big] });
  });

  it('counts each message once that was sent with it', async () => {
    const { tom, ida } = await team();
    const { id } = await add(tom, { scope: 'team' });
    const first = { params: { id }, body: { messageId: newId() } };
    await Promise.all([1, 2, 3].map(() => ida.api('POST /shortcuts/:id/use', first)));
    await tom.api('POST /shortcuts/:id/use', { params: { id }, body: { messageId: newId() } });
    await ida.api('POST /shortcuts/:id/use', first);
    const { data } = await tom.api('GET /shortcuts/:id', { params: { id } });
    expect(data).toMatchObject({ uses: 2, lastUsedAt: expect.any(String) });
  });

  it('keeps its files for all who may use it, and they are sent by whoever uses it', async () => {
    const { shop, tom, ida } = await team();
    const [file, loose] = [await upload(tom), await upload(tom)];
    await add(tom, { scope: 'team', fileIds: [file.id] });
    const files = w.services.db.selectFrom('files').select('attached_at').where('shop_id', '=', shop.id);
    // What is attached is not swept.
    expect(await files.where('id', '=', file.id).execute()).toEqual([{ attached_at: expect.any(Date) }]);
    const params = { id: newId() };
    const visitor = await shop.visitor();
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Sizes?' } });
    const [shared] = (await ida.api('GET /shortcuts')).data;
    expect(shared?.files).toEqual([file]);
    const send = (fileId: string) =>
      ida.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Here', fileIds: [fileId] } });
    expect((await send(file.id)).data.files).toEqual([file]);
    await expect(send(loose.id)).rejects.toMatchObject({ code: 'not_found' });
    const stolen = { id: newId(), text: 'Mine?', fileIds: [file.id] };
    const byVisitor = visitor.api('POST /client/api/conversations/:id/messages', { params, body: stolen });
    await expect(byVisitor).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of one’s own goes when one is removed from the team; what was made for the team stays', async () => {
    const { shop, maya, tom } = await team();
    await add(tom);
    await add(tom, { scope: 'team', key: 'ours' });
    await maya.api('PUT /members/:id', { params: { id: tom.id }, body: { active: false } });
    const own = () =>
      w.services.db.selectFrom('shortcuts').select('key').where('shop_id', '=', shop.id).orderBy('key').execute();
    expect(await own()).toHaveLength(2);
    await maya.api('DELETE /members/:id', { params: { id: tom.id } });
    await expect.poll(own, { timeout: 15_000 }).toEqual([{ key: 'ours' }]);
    expect(await keysOf(maya)).toEqual(['ours']);
  });
});
