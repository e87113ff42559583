import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const both = { isAssignSequentially: true, isAssignOnlyOnlineMembers: true };

const shopWith = (inboxSettings: object) => w.shop({ isEnableAIAssistant: false, inboxSettings });

/** A visitor who waits for a person. */
async function waitingIn(shop: TestShop): Promise<string> {
  const id = newId();
  const visitor = await shop.visitor();
  await visitor.api('POST /client/api/conversations/:id/messages', {
    params: { id },
    body: { id: newId(), text: 'Hello?' },
  });
  return id;
}

/** Opens a member’s live socket; answers what closes it. */
async function comeOnline(member: TestMember) {
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  const isThere = async () => (await member.api('GET /members/status')).data.isOnline[member.id]?.status;
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
  return () => socket.close();
}

describe('conversations that wait for a person', () => {
  it('are given to a member who comes back, with a line in the thread', async () => {
    const shop = await shopWith(both);
    const [maya, tom] = [await shop.member(), await shop.member({ role: 'member', name: 'Tom' })];
    const [taken, first, second] = [await waitingIn(shop), await waitingIn(shop), await waitingIn(shop)];
    await maya.api('POST /conversations/:id/take-over', { params: { id: taken } });
    await tom.api('POST /members/update', { body: { id: tom.id, enableAwayMode: true } });
    await tom.api('POST /members/update', { body: { id: tom.id, enableAwayMode: false } });
    const owners = async () => {
      const { data } = await maya.api('GET /conversations', { query: { view: 'all' } });
      return new Map(data.conversations.map((it) => [it.id, it.assigneeId]));
    };
    await expect
      .poll(owners, { timeout: 10_000 })
      .toEqual(new Map([taken, first, second].map((id) => [id, id === taken ? maya.id : tom.id])));
    const { data: thread } = await maya.api('GET /conversations/:id/messages', { params: { id: first } });
    expect(thread.messages.at(-1)).toMatchObject({ kind: 'activity', activity: 'assigned' });
    expect((await tom.api('GET /conversations/counts')).data).toMatchObject({ mine: 2, unassigned: 0 });
  });

  it('stay where they are unless both settings are on, the caller asks for it and the member is not away', async () => {
    for (const settings of [{}, { isAssignSequentially: true }, { isAssignOnlyOnlineMembers: true }]) {
      const shop = await shopWith(settings);
      const maya = await shop.member();
      await waitingIn(shop);
      const body = { shopId: shop.id, memberId: maya.id, isAutoAssign: true };
      expect((await maya.api('POST /conversations/assign-pending', { body })).data).toEqual({ assigned: 0 });
    }
    const shop = await shopWith(both);
    const maya = await shop.member();
    await waitingIn(shop);
    const assign = async (isAutoAssign: boolean) => {
      const body = { shopId: shop.id, memberId: maya.id, isAutoAssign };
      return (await maya.api('POST /conversations/assign-pending', { body })).data.assigned;
    };
    expect(await assign(false)).toBe(0);
    await maya.api('POST /members/update', { body: { id: maya.id, enableAwayMode: true } });
    expect(await assign(true)).toBe(0);
  });

  it('are given without a limit where the shop gives nothing by itself, and never to who has not joined', async () => {
    const shop = await shopWith({ ...both, assignmentCapacity: 1 });
    const [maya, invited] = [await shop.member(), await shop.member({ role: 'member' })];
    await w.services.db.updateTable('members').set({ invited: true }).where('id', '=', invited.id).execute();
    for (let at = 0; at < 2; at += 1) await waitingIn(shop);
    const assign = async (memberId: string) => {
      const body = { shopId: shop.id, memberId, isAutoAssign: true };
      return (await maya.api('POST /conversations/assign-pending', { body })).data.assigned;
    };
    expect(await assign(invited.id)).toBe(0);
    expect(await assign(maya.id)).toBe(2);
  });

  it('count as the turn of whom they are given to: the next one is another’s', async () => {
    const shop = await shopWith({ ...both, isAutoAssignment: true });
    const [maya, tom] = [await shop.member(), await shop.member({ role: 'member', name: 'Tom' })];
    await waitingIn(shop);
    const body = { shopId: shop.id, memberId: maya.id, isAutoAssign: true };
    expect((await maya.api('POST /conversations/assign-pending', { body })).data.assigned).toBe(1);
    const leave = await Promise.all([maya, tom].map((it) => comeOnline(it)));
    const next = await waitingIn(shop);
    const owner = async () => (await maya.api('GET /conversations/:id', { params: { id: next } })).data.assigneeId;
    await expect.poll(owner, { timeout: 10_000 }).toBe(tom.id);
    for (const it of leave) it();
  });

  it('never pass the limit of who is given them twice at the same time', async () => {
    const shop = await shopWith({ ...both, isAutoAssignment: true, assignmentCapacity: 2 });
    const maya = await shop.member();
    for (let at = 0; at < 4; at += 1) await waitingIn(shop);
    const body = { shopId: shop.id, memberId: maya.id, isAutoAssign: true };
    const ask = () => maya.api('POST /conversations/assign-pending', { body });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.reduce((sum, it) => sum + it.data.assigned, 0)).toBe(2);
  });

  it('are given once, however often and by however many they are asked for at the same time', async () => {
    const shop = await shopWith(both);
    const [maya, tom] = [await shop.member(), await shop.member()];
    const ids = [await waitingIn(shop), await waitingIn(shop), await waitingIn(shop)];
    const answers = await Promise.all(
      [maya, tom, maya, tom].map((member) => {
        const body = { shopId: shop.id, memberId: member.id, isAutoAssign: true };
        return member.api('POST /conversations/assign-pending', { body });
      }),
    );
    expect(answers.reduce((sum, it) => sum + it.data.assigned, 0)).toBe(ids.length);
    for (const id of ids) {
      const { data } = await maya.api('GET /conversations/:id/messages', { params: { id } });
      expect(data.messages.filter((it) => it.activity === 'assigned')).toHaveLength(1);
    }
  });

  it('are given by oneself to oneself, by an admin to anybody of the shop, and to nobody else', async () => {
    const [shop, other] = [await shopWith(both), await shopWith(both)];
    const [maya, tom] = [await shop.member(), await shop.member({ role: 'member' })];
    const stranger = await other.member();
    await waitingIn(other);
    await waitingIn(shop);
    const body = { shopId: shop.id, memberId: tom.id, isAutoAssign: true };
    const code = (promise: Promise<unknown>) =>
      promise.then(() => 'done').catch((error: { code: string }) => error.code);
    const assign = 'POST /conversations/assign-pending';
    expect(await code(tom.api(assign, { body: { ...body, memberId: maya.id } }))).toBe('not_allowed');
    expect(await code(maya.api(assign, { body: { ...body, shopId: other.id } }))).toBe('not_found');
    const strange = { ...body, memberId: stranger.id };
    expect((await maya.api(assign, { body: strange })).data).toEqual({ assigned: 0 });
    expect((await maya.api(assign, { body })).data).toEqual({ assigned: 1 });
  });
});
