import type { PassingEvent } from '@chatty/contract/live';
import type { StaffStatus } from '@chatty/contract/team';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverOpen } from '../../test-kit/never-open.ts';
import { createTokens } from '../../platform/auth/access-token.ts';
import { type TestMember, type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await testServer();
  other = await testServer({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** A tab that is open: what it was told of the team, latest last. */
async function openTab(at: TestServer, token: string) {
  const told: StaffStatus[] = [];
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const socket = new WebSocket(`${at.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token, since: null }));
  socket.onclose = () => gone.resolve();
  socket.onmessage = (it) => {
    const frame = JSON.parse(String(it.data)) as { t: string } & PassingEvent;
    if (frame.t === 'ready') ready.resolve();
    if (frame.type === 'staff.status') told.push(frame.payload);
  };
  await ready.promise;
  return {
    told,
    seesThere: (id: string) => told.at(-1)?.isOnline[id]?.status,
    async close() {
      socket.close();
      await gone.promise;
    },
  };
}

const statusOf = async (it: TestMember) => (await it.api('GET /members/status')).data;

async function team(): Promise<{ shop: TestShop; maya: TestMember; tom: TestMember }> {
  const shop = await one.shop();
  return { shop, maya: await shop.member(), tom: await shop.member({ role: 'member' }) };
}

describe('the staff status', () => {
  it('names everybody of the team, and is told to the screens of all processes when somebody comes or goes', async () => {
    const { shop, maya, tom } = await team();
    const here = await openTab(one, maya.token);
    await expect.poll(() => here.seesThere(maya.id)).toBe(true);
    const there = await openTab(other, tom.token);
    for (const tab of [here, there]) await expect.poll(() => tab.seesThere(tom.id)).toBe(true);
    expect(await statusOf(maya)).toMatchObject({
      shopId: shop.id,
      isOnline: {
        [maya.id]: { status: true, enableAwayMode: false },
        [tom.id]: { status: true, enableAwayMode: false },
      },
    });
    await there.close();
    await expect.poll(() => here.seesThere(tom.id), { timeout: 10_000 }).toBe(false);
    expect(here.seesThere(maya.id)).toBe(true);
    await here.close();
  });

  it('does not flicker for a second tab that closes, nor for one that is reloaded', async () => {
    const { maya, tom } = await team();
    const looking = await openTab(one, tom.token);
    const [first, second] = [await openTab(one, maya.token), await openTab(one, maya.token)];
    await expect.poll(() => looking.seesThere(maya.id)).toBe(true);
    const before = looking.told.length;
    await second.close();
    await first.close();
    const reloaded = await openTab(one, maya.token);
    await maya.api('POST /members/update', { body: { id: maya.id, enableAwayMode: true } });
    await expect.poll(() => looking.told.at(-1)?.isOnline[maya.id]?.enableAwayMode).toBe(true);
    // What was told since then is the one change after it.
    expect(looking.told.slice(before).map((it) => it.isOnline[maya.id])).toEqual([
      { status: true, enableAwayMode: true },
    ]);
    await reloaded.close();
    await looking.close();
  });

  it('tells away mode to the screens of all processes', async () => {
    const { maya, tom } = await team();
    const [here, there] = [await openTab(one, maya.token), await openTab(other, tom.token)];
    await maya.api('POST /members/update', { body: { id: tom.id, enableAwayMode: true } });
    for (const tab of [here, there]) {
      await expect.poll(() => tab.told.at(-1)?.isOnline[tom.id]).toEqual({ status: true, enableAwayMode: true });
    }
    await here.close();
    await there.close();
  });

  it('holds nobody of a process that stops, at once', async () => {
    const { maya, tom } = await team();
    const stopping = await testServer({ beside: one });
    const here = await openTab(one, maya.token);
    await openTab(stopping, tom.token);
    await expect.poll(() => here.seesThere(tom.id)).toBe(true);
    await stopping.close();
    await expect.poll(() => here.seesThere(tom.id)).toBe(false);
    expect(Object.values((await statusOf(maya)).isOnline).filter((it) => it.status)).toHaveLength(1);
    await here.close();
  });

  it('holds nobody of a process that has crashed, as soon as another notices', async () => {
    const { shop, maya, tom } = await team();
    const here = await openTab(one, maya.token);
    const { db } = one.services;
    // What a process leaves behind that ended without a word a minute ago.
    const crashed = newId();
    const beat_at = new Date(Date.now() - 60_000);
    const remains = { shop_id: shop.id, member_id: tom.id, process_id: crashed };
    await db.insertInto('processes').values({ id: crashed, beat_at: new Date() }).execute();
    await db.insertInto('staff_sockets').values(remains).execute();
    await maya.api('POST /members/update', { body: { id: maya.id, enableAwayMode: true } });
    await expect.poll(() => here.seesThere(tom.id)).toBe(true);
    await db.updateTable('processes').set({ beat_at }).where('id', '=', crashed).execute();
    expect((await statusOf(maya)).isOnline[tom.id]?.status).toBe(false);
    const newcomer = await testServer({ beside: one });
    await expect.poll(() => here.seesThere(tom.id)).toBe(false);
    expect(await db.selectFrom('staff_sockets').selectAll().where('process_id', '=', crashed).execute()).toEqual([]);
    await newcomer.close();
    await here.close();
  });

  it('says when somebody was last there', async () => {
    const { maya } = await team();
    expect((await statusOf(maya)).lastActive).toBeNull();
    const tab = await openTab(one, maya.token);
    await expect.poll(() => tab.seesThere(maya.id)).toBe(true);
    await tab.close();
    const closed = Date.now();
    const offline = async () => Object.values((await statusOf(maya)).isOnline).every((it) => !it.status);
    await expect.poll(offline, { timeout: 10_000 }).toBe(true);
    const { lastActive } = await statusOf(maya);
    expect(Math.abs(Date.parse(lastActive ?? '') - closed)).toBeLessThan(10_000);
  });

  it('does not take the provider’s staff, in the owner’s name, for the owner', async () => {
    const { shop, maya, tom } = await team();
    const tokens = createTokens(one.services.config.APP_SECRET, () => new Date());
    const { token } = await tokens.issue({
      type: 'member',
      from: Date.now(),
      authId: maya.authId,
      shopID: shop.id,
      shopId: shop.id,
      memberId: maya.id,
      isAdmin: true,
      isCrmLogin: true,
    });
    const [staff, looking] = [await openTab(one, token), await openTab(one, tom.token)];
    await expect.poll(() => looking.seesThere(tom.id)).toBe(true);
    expect(looking.seesThere(maya.id)).toBe(false);
    await staff.close();
    await looking.close();
  });

  it('decides with away mode whether somebody can be expected to answer', async () => {
    const shop = await one.shop(neverOpen);
    const maya = await shop.member();
    const isOnline = async () => {
      const answer = await fetch(`${one.origin}/client/api/boot?shop=${shop.domain}`);
      const { data } = (await answer.json()) as { data: { outlook: { online: boolean } } };
      return data.outlook.online;
    };
    expect(await isOnline()).toBe(false);
    const tab = await openTab(other, maya.token);
    await expect.poll(isOnline).toBe(true);
    await maya.api('POST /members/update', { body: { id: maya.id, enableAwayMode: true } });
    await expect.poll(isOnline).toBe(false);
    await tab.close();
  });
});
