import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, type TestServer, testServer } from '../../../test-kit/test-server.ts';

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
