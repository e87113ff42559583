import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

it('a desk that nobody has touched is the product’s, and what Enter does the shop’s choice', async () => {
  const plain = await (await w.shop()).member();
  expect((await plain.api('GET /me')).data.desk).toEqual({
    messagePreference: 'sendOnEnter',
    undoSeconds: 0,
    afterResolve: 'stay',
    sound: 'mine',
    singleKeys: true,
    showTrail: true,
    keys: {},
  });
  const shop = await w.shop({ inboxSettings: { messagePreference: 'newLineOnEnter' } });
  const [maya, tom] = [await shop.member(), await shop.member({ role: 'member' })];
  const enter = async (it: typeof maya) => (await it.api('GET /me')).data.desk.messagePreference;
  expect(await enter(maya)).toBe('newLineOnEnter');
  await maya.api('PUT /members/:id/desk', { params: { id: maya.id }, body: { messagePreference: 'sendOnEnter' } });
  expect([await enter(maya), await enter(tom)]).toEqual(['sendOnEnter', 'newLineOnEnter']);
});

it('what is changed of a desk is kept, the rest stays, and what no desk knows is refused', async () => {
  const me = await (await w.shop()).member({ role: 'member' });
  const change = (body: object) => me.api('PUT /members/:id/desk', { params: { id: me.id }, body });
  await change({ undoSeconds: 10, afterResolve: 'next' });
  const { data } = await change({ sound: 'off' });
  expect(data).toMatchObject({ messagePreference: 'sendOnEnter', undoSeconds: 10, afterResolve: 'next', sound: 'off' });
  expect((await me.api('GET /members/:id/desk', { params: { id: me.id } })).data).toEqual(data);
  await expect(change({ undoSeconds: 3 })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(change({ afterResolve: 'home' })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(change({ sound: 'loud' })).rejects.toMatchObject({ code: 'bad_input' });
  expect((await me.api('GET /me')).data.desk).toEqual(data);
});

it('a member has their own desk alone, an admin everybody’s of their shop', async () => {
  const shop = await w.shop();
  const [admin, tom] = [await shop.member(), await shop.member({ role: 'member' })];
  const of = (who: typeof tom, id: string) => ({
    read: () => who.api('GET /members/:id/desk', { params: { id } }),
    change: () => who.api('PUT /members/:id/desk', { params: { id }, body: { sound: 'all' } }),
  });
  await expect(of(tom, admin.id).read()).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(of(tom, admin.id).change()).rejects.toMatchObject({ code: 'not_allowed' });
  await of(admin, tom.id).change();
  expect((await of(tom, tom.id).read()).data.sound).toBe('all');
  await expect(of(admin, newId()).read()).rejects.toMatchObject({ code: 'not_found' });
  await expect(of(admin, newId()).change()).rejects.toMatchObject({ code: 'not_found' });
});

it('keys are kept as one chose them, and two commands never have the same', async () => {
  const me = await (await w.shop()).member({ role: 'member' });
  const change = (body: object) => me.api('PUT /members/:id/desk', { params: { id: me.id }, body });
  expect((await change({ keys: { resolve: 'd', goToInbox: 'g h' } })).data.keys).toEqual({
    resolve: 'd',
    goToInbox: 'g h',
  });
  for (const keys of [{ resolve: 'j' }, { resolve: 'd', reply: 'd' }, { resolve: 'g' }, { resolve: 'x' }]) {
    await expect(change({ keys })).rejects.toMatchObject({ code: 'bad_input' });
  }
  for (const keys of [{ resolve: 'Enter' }, { resolve: ' ' }, { resolve: 'E' }, { fly: 'd' }]) {
    await expect(change({ keys })).rejects.toMatchObject({ code: 'bad_input' });
  }
  // What changes places is no conflict.
  expect((await change({ keys: { resolve: 'r', reply: 'e', reopen: 'z' } })).data.keys.resolve).toBe('r');
  // What was chosen before another command got it as a second key holds, and other keys can still be changed.
  expect((await change({ keys: { tags: 'd', priority: '#', note: '+' } })).data.keys.priority).toBe('#');
  expect((await change({ keys: {}, singleKeys: false })).data).toMatchObject({ keys: {}, singleKeys: false });
});

it('a macro has a key like a command: nobody else’s, never one that leaves a command without, free once the macro is gone', async () => {
  const shop = await w.shop();
  const [me, tom] = [await shop.member(), await shop.member({ role: 'member', name: 'Tom Berg' })];
  const ids = [newId(), newId()] as const;
  for (const [at, id] of ids.entries())
    await me.api('POST /shortcuts', {
      body: { id, key: `m${at}`, title: 'M', body: '', actions: ['resolve'], scope: 'team' },
    });
  const [one, two] = ids.map((id) => `macro ${id}` as const);
  const change = (who: typeof me, keys: object) =>
    who.api('PUT /members/:id/desk', { params: { id: who.id }, body: { keys } });
  const keysOf = async (who: typeof me) => (await who.api('GET /me')).data.desk.keys;
  await change(me, { [one ?? '']: 'd', [two ?? '']: 'g d' });
  await change(tom, { [one ?? '']: 'b', resolve: 'd' });
  for (const keys of [{ [one ?? '']: 'e' }, { [one ?? '']: 'd', [two ?? '']: 'd' }, { [one ?? '']: 'd', resolve: 'd' }])
    await expect(change(me, keys)).rejects.toMatchObject({ code: 'bad_input' });
  for (const keys of [{ 'macro of mine': 'd' }, { [one ?? '']: 'Enter' }])
    await expect(change(me, keys)).rejects.toMatchObject({ code: 'bad_input' });
  await me.api('DELETE /shortcuts/:id', { params: { id: ids[0] } });
  expect(await keysOf(me)).toEqual({ [two ?? '']: 'g d' });
  expect(await keysOf(tom)).toEqual({ resolve: 'd' });
});
