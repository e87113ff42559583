import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../../test-kit/do-job.ts';
import { jobsAtRest } from '../../../test-kit/jobs-at-rest.ts';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { chooseMember } from './assign-new.ts';
import { assignNewJob } from './pending.jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const soon = { timeout: 15_000 };

/** A visitor who waits for a person. */
async function waitingIn(shop: TestShop): Promise<string> {
  const id = newId();
  const { api } = await shop.visitor();
  await api('POST /client/api/conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Hello?' } });
  return id;
}

async function shopWith(inboxSettings: object) {
  w.forgetLimits();
  const shop = await w.shop({ isEnableAIAssistant: false, inboxSettings });
  const maya = await shop.member({ name: 'Maya' });
  const tom = await shop.member({ role: 'member', name: 'Tom' });
  return { shop, maya, tom };
}

const ownerOf = async ({ api }: TestMember, id: string) =>
  (await api('GET /conversations/:id', { params: { id } })).data.assigneeId;
const beAway = ({ id, api }: TestMember, enableAwayMode: boolean) =>
  api('POST /members/update', { body: { id, enableAwayMode } });

describe('a conversation that begins to wait for a person', () => {
  it('is given to members in turn, with a line in the thread, and stays whose it is', async () => {
    const { shop, maya, tom } = await shopWith({ isAutoAssignment: true, isAssignSequentially: true });
    const owners: (string | null)[] = [];
    for (let round = 0; round < 4; round += 1) {
      const id = await waitingIn(shop);
      await expect.poll(() => ownerOf(maya, id), soon).not.toBeNull();
      owners.push(await ownerOf(maya, id));
      const { data } = await maya.api('GET /conversations/:id/messages', { params: { id } });
      expect(data.messages.at(-1)).toMatchObject({ kind: 'activity', activity: 'assigned' });
      // What was finished says nothing about whose turn it is.
      if (round === 0) await maya.api('POST /conversations/:id/resolve', { params: { id } });
    }
    expect(owners).toEqual([owners[0], owners[1], owners[0], owners[1]]);
    expect(new Set(owners)).toEqual(new Set([maya.id, tom.id]));
  });

  it('is given to whoever has least to do where members do not take turns', async () => {
    const { shop, maya, tom } = await shopWith({ isAutoAssignment: true });
    const busy = await waitingIn(shop);
    await expect.poll(() => ownerOf(maya, busy), soon).not.toBeNull();
    await maya.api('POST /conversations/:id/assign', { params: { id: busy }, body: { memberId: maya.id } });
    for (const finish of [true, false]) {
      const id = await waitingIn(shop);
      await expect.poll(() => ownerOf(maya, id), soon).toBe(tom.id);
      if (finish) await tom.api('POST /conversations/:id/resolve', { params: { id } });
    }
  });

  it('is given to nobody who is away, and to nobody at all unless the shop wants it', async () => {
    const { shop, maya, tom } = await shopWith({ isAutoAssignment: true, isAssignSequentially: true });
    await beAway(maya, true);
    for (let round = 0; round < 2; round += 1) {
      const id = await waitingIn(shop);
      await expect.poll(() => ownerOf(tom, id), soon).toBe(tom.id);
    }
    const quiet = await shopWith({ isAssignSequentially: true });
    const id = await waitingIn(quiet.shop);
    const { data } = await quiet.maya.api('GET /conversations/counts');
    expect(data.unassigned).toBe(1);
    expect(await ownerOf(quiet.maya, id)).toBeNull();
  });

  it('is given to nobody who is not there, where only those who are there count, and to who comes once they do', async () => {
    const { shop, maya } = await shopWith({ isAutoAssignment: true, isAssignOnlyOnlineMembers: true });
    const overnight = [await waitingIn(shop), await waitingIn(shop)];
    for (const id of overnight) expect(await ownerOf(maya, id)).toBeNull();
    const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
    const ready = Promise.withResolvers<void>();
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: maya.token, since: null }));
    socket.onmessage = (it) => String(it.data).includes('"ready"') && ready.resolve();
    await ready.promise;
    for (const id of overnight) await expect.poll(() => ownerOf(maya, id), soon).toBe(maya.id);
    const third = await waitingIn(shop);
    await expect.poll(() => ownerOf(maya, third), soon).toBe(maya.id);
    socket.close();
  });
});

describe('who waited while nobody could be given anything', () => {
  /** Nobody of the team may be given anything; one waits. */
  async function nobodyFree(inboxSettings: object) {
    const stage = await shopWith({ isAutoAssignment: true, ...inboxSettings });
    for (const it of [stage.maya, stage.tom]) await beAway(it, true);
    return { ...stage, waiting: await waitingIn(stage.shop) };
  }

  it('goes to a member who comes back, whichever other switches are on', async () => {
    const { maya, tom, waiting } = await nobodyFree({});
    expect(await ownerOf(maya, waiting)).toBeNull();
    await beAway(tom, false);
    await expect.poll(() => ownerOf(maya, waiting), soon).toBe(tom.id);
  });

  it('goes to a member who is given a seat again', async () => {
    const { shop, maya, tom } = await shopWith({ isAutoAssignment: true });
    await w.services.db.updateTable('shops').set({ plan: 'pro' }).where('id', '=', shop.id).execute();
    await beAway(maya, true);
    const seat = (active: boolean) => maya.api('PUT /members/:id', { params: { id: tom.id }, body: { active } });
    await seat(false);
    const waiting = await waitingIn(shop);
    await seat(true);
    await expect.poll(() => ownerOf(maya, waiting), soon).toBe(tom.id);
  });

  it('goes to a member once the settings give conversations, or allow more of them', async () => {
    const { shop, maya, tom } = await shopWith({});
    await beAway(maya, true);
    const waiting = [await waitingIn(shop), await waitingIn(shop)];
    const save = (inboxSettings: object) =>
      maya.api('POST /settings/widget/:id', { params: { id: shop.id }, body: { inboxSettings } });
    const owners = () => Promise.all(waiting.map((id) => ownerOf(maya, id)));
    await save({ isAutoAssignment: true, assignmentCapacity: 1 });
    await expect.poll(owners, soon).toEqual([tom.id, null]);
    await save({ assignmentCapacity: 2 });
    await expect.poll(owners, soon).toEqual([tom.id, tom.id]);
  });
});

describe('where nobody is given more than so many', () => {
  const settings = { isAutoAssignment: true, assignmentCapacity: 2 };
  const openOf = async ({ api, id }: TestMember) =>
    (await api('GET /conversations', { query: { assignee: id, limit: 100 } })).data.conversations.length;

  it('who waits longest is given to whoever has room again, and never to who has none', async () => {
    const { shop, maya, tom } = await shopWith(settings);
    const ids: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      ids.push(await waitingIn(shop));
      await expect.poll(async () => (await openOf(maya)) + (await openOf(tom)), soon).toBe(at + 1);
    }
    const waiting = [await waitingIn(shop), await waitingIn(shop)];
    const [first = '', second = ''] = waiting;
    expect([await openOf(maya), await openOf(tom)]).toEqual([2, 2]);

    const toms = (await Promise.all(ids.map(async (id) => ({ id, of: await ownerOf(maya, id) })))).filter(
      (it) => it.of === tom.id,
    );
    const [one, two] = toms.map((it) => ({ params: { id: it.id } }));
    if (!one || !two) return expect.unreachable();
    await tom.api('POST /conversations/:id/resolve', one);
    await expect.poll(() => ownerOf(tom, first), soon).toBe(tom.id);
    expect(await ownerOf(maya, second)).toBeNull();
    await tom.api('POST /conversations/:id/snooze', { ...two, body: { until: 'reply' } });
    await expect.poll(() => ownerOf(tom, second), soon).toBe(tom.id);
    expect([await openOf(maya), await openOf(tom)]).toEqual([2, 2]);
  });

  it('who waits longest is given first, although room is made only while the next one is looked at', async () => {
    const { shop, maya, tom } = await shopWith({ ...settings, assignmentCapacity: 1 });
    for (const it of [maya, tom]) await beAway(it, true);
    const [first, second] = [await waitingIn(shop), await waitingIn(shop)];
    await jobsAtRest(w.services.db, soon.timeout, [assignNewJob]);
    await w.services.db
      .updateTable('members')
      .set({ enable_away_mode: false })
      .where('shop_id', '=', shop.id)
      .where('id', '=', tom.id)
      .execute();
    await doJob(w.services, assignNewJob, { shopId: shop.id, conversationId: second, turn: 1 });
    expect([await ownerOf(maya, first), await ownerOf(maya, second)]).toEqual([tom.id, null]);
  });

  it('a member takes and is handed what they like', async () => {
    const { shop, maya } = await shopWith({ ...settings, assignmentCapacity: 1 });
    for (let at = 0; at < 3; at += 1) {
      const params = { id: await waitingIn(shop) };
      await maya.api('POST /conversations/:id/assign', { params, body: { memberId: maya.id } });
    }
    expect(await openOf(maya)).toBe(3);
  });

  it('who comes back is given what they have room for', async () => {
    const both = { isAssignSequentially: true, isAssignOnlyOnlineMembers: true };
    const { shop, maya } = await shopWith({ ...settings, ...both, assignmentCapacity: 3 });
    for (let at = 0; at < 5; at += 1) await waitingIn(shop);
    const body = { shopId: shop.id, memberId: maya.id, isAutoAssign: true };
    expect((await maya.api('POST /conversations/assign-pending', { body })).data.assigned).toBe(3);
    expect((await maya.api('POST /conversations/assign-pending', { body })).data.assigned).toBe(0);
    expect(await openOf(maya)).toBe(3);
  });
});

it('whoever is chosen is one of those who may be, and nobody has waited longer or has less to do', () => {
  const one = fc.record({ id: fc.uuid(), open: fc.nat(5), givenAt: fc.nat(5) });
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: (it) => it.id }), fc.boolean(), (candidates, sequentially) => {
      const chosen = candidates.find((it) => it.id === chooseMember(candidates, sequentially));
      expect(chosen === undefined).toBe(candidates.length === 0);
      const of = sequentially ? 'givenAt' : 'open';
      for (const it of candidates) expect(it[of]).toBeGreaterThanOrEqual(chosen?.[of] ?? 0);
    }),
  );
});
